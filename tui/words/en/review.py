"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "review",
    "key.review.help": (
        "See how everybody’s prospects changed over the game, and which decisions cost most. The "
        "best robot judges each from what its player knew."
    ),
    "review.title": "Review",
    "review.everybody": "everybody’s decisions",
    "review.growing": "{share} % done",
    "review.stopped": "stopped half-way; open the review again to go on",
    "review.unusable": "The review kept beside this game cannot be used. It is made anew.",
    "review.unkept": "The review cannot be kept. {why}",
    "review.heads": "The decisions that cost most",
    "review.none": "No decision cost much.",
    "review.none-yet": "The decisions are being judged …",
    "review.cost": "−{share} %",
    "review.better": "{done}; better {best}",
    "review.here": "better {best}",
    "review.seat": "whose",
    "review.seat.help": "Show the decisions of the next player alone, then of everybody again.",
    "about.ReviewScreen": (
        "What each player could expect over the game, and the decisions that cost most: what was "
        "done, what would have been better, and how much it gave away. The best robot plays each "
        "decision through from what its player knew then. It is computed in the background and "
        "kept beside the save."
    ),
}
