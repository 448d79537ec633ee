"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "hint",
    "key.hint.help": (
        "Show what a hard robot would do with what you know, and how it rates each move. The saved "
        "game records that you asked."
    ),
    "key.put_away": "close hint",
    "key.put_away.help": "Close the hint.",
    "hint.title": "What a hard robot would do",
    "hint.thinking": "Working out a hint…",
    "hint.only": "You have only one legal move.",
    "hint.failed": "No hint could be found.",
    "hint.share": "{share}%",
    "hint.chance": "play it {chance}% of the time",
    "hint.noted": "{who} asked for a hint.",
}
