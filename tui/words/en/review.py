"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "review",
    "key.review.help": (
        "Show how each player’s chances changed during the game, and which decisions cost most. A "
        "hard robot judges each decision by what the player knew at the time."
    ),
    "review.title": "Review",
    "review.everybody": "everyone’s decisions",
    "review.growing": "{share}% done",
    "review.stopped": "interrupted; open the review again to continue",
    "review.unusable": "The review saved with this game is unusable. It is computed again.",
    "review.unkept": "The review cannot be saved. {why}",
    "review.heads": "Costliest decisions",
    "review.none": "No costly decisions.",
    "review.none-yet": "Analysing the decisions…",
    "review.cost": "−{share}%",
    "review.better": "{done}; better: {best}",
    "review.here": "better: {best}",
    "review.leave": "back to replay",
    "review.leave.help": "Return to the replay of the game.",
    "review.seat": "player",
    "review.seat.help": "Show only the next player’s decisions, then everyone’s again.",
    "about.ReviewScreen": (
        "Each player’s chances during the game, and the costliest decisions: what was played, what "
        "would have been better, and what it cost. A hard robot judges each decision by what the "
        "player knew at the time. The review is worked out in the background and stored next to "
        "the saved game."
    ),
}
