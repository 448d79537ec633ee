"""Words of a hint: what the best robot would do."""

from typing import Final

HELP: Final = (
    "Show what the best robot would do with what you know, and how it rates that and up to two "
    "other moves, the next best. “(66% of the time)” after a move: it varies its moves to stay "
    "unpredictable; “(safer)”: another move promises more, but costs more if the others "
    "surprise you; “?”: it barely looked into the move. The robot thinks only briefly: the review "
    "after the game looks more closely and may judge differently. Hints are noted in the saved "
    "game, except while you try out moves in a replay (What if)."
)
"""The help of the key for a hint."""

WORDS: Final = {
    "key.hint": "hint",
    "key.hint.help": HELP,
    "key.close_hint": "close",
    "key.close_hint.help": "Close the hint.",
    "hint.rough": "{worth}; a quick estimate",
    "hint.title": "What the best robot would do",
    "hint.thinking": "Working out a hint",
    "hint.only": "You have only one legal move.",
    "hint.failed": "No hint could be found. Ask again.",
    "hint.share": "{share}%",
    "hint.chance": "({chance}%\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}the\N{NO-BREAK SPACE}time)",
    "hint.safer": "(safer)",
    "hint.unrated": "?",
    "hint.noted": "{who} asked for a hint.",
    "hint.follow": "{key}: follow the hint",
    "key.follow": "play it",
    "key.follow.help": "Play the first move of the hint.",
    "hint.also": "; ",
    "hint.other.next": "the second move listed",
    "hint.other.taken": "the move played",
    "hint.why.ahead": "{percent}% chance of winning; {other}: {instead}%",
    "hint.why.even": "the second move listed is about as good",
}
