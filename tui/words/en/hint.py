"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "hint",
    "key.hint.help": (
        "See what the best robot would do with what you know, and what it expects of it. The save "
        "notes that you asked."
    ),
    "key.put_away": "close the hint",
    "key.put_away.help": "Put the hint away.",
    "hint.title": "What “hard” would do",
    "hint.thinking": "“hard” is thinking",
    "hint.only": "There is nothing else to do.",
    "hint.failed": "No hint came.",
    "hint.share": "{share}%",
    "hint.chance": "play {chance}%",
    "hint.noted": "{who} has taken a hint.",
}
