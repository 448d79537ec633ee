"""Words of the end of a game."""

from typing import Final

WORDS: Final = {
    "end.said": "Last words",
    "end.turn": "Turning point",
    "end.led": "{who} led from start to finish.",
    "end.cost.yours": "Your costliest move",
    "end.cost": "The costliest move",
    "end.cost.none": "You made no costly move.",
    "end.cost.none.any": "Nobody made a costly move.",
    "end.lost": "chance of winning down by {share} percentage points",
    "end.cost.was": "In the game: {done}. Try another move.",
    "end.cost.move": "{done}: {lost}. Better: {best}",
    "end.cost.looking": "the review is looking for it…",
    "end.cost.so-far": "(review not finished)",
    "end.others": "and {n} more",
    "key.try_again": "retry costliest move",
    "key.try_again.help": "Go back to the costliest move and play something else.",
    "key.count": "all at once",
    "key.count.help": "Show the whole result now.",
}
