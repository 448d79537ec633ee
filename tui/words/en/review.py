"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "review",
    "key.review.help": (
        "Show or hide the review: each player’s chances during the game, what could be played at "
        "each decision, and the mistakes. The best robot judges each decision by what the player "
        "knew at the time."
    ),
    "key.review.hide": "table",
    "key.review.hide.help": "Show the whole table and the log again.",
    "review.coming": "Mistakes appear here as soon as they are found.",
    "review.counted.blunder": "{n} {n:blunder|blunders}",
    "review.counted.mistake": "{n} {n:mistake|mistakes}",
    "review.counted.inaccuracy": "{n} {n:inaccuracy|inaccuracies}",
    "review.growing": "{share}% done",
    "review.growing.soon": "{share}% done, less than a minute left",
    "review.growing.minutes": "{share}% done, about {n} {n:minute|minutes} left",
    "review.stopped": "interrupted; press {@replay.review:A} to continue",
    "review.unusable": "The review saved with this game is unusable. It is computed again.",
    "review.unkept": "The review cannot be saved. {why}",
    "review.none": "No mistakes.",
    "review.none.yet": "No mistakes found so far.",
    "review.loss": "−{share} ±{margin}%",
    "review.grade.inaccuracy": "inaccuracy",
    "review.grade.mistake": "mistake",
    "review.grade.blunder": "blunder",
    "review.better": "{done}; better: {best}",
    "review.instead": "In the game: {done}; better: {best}",
    "review.here": "better: {best}",
    "review.chances": "Chances of winning",
    "review.open": "All cards known",
    "review.known": "What {who} knew",
    "review.worth": "chances by move",
    "review.which": "mistake {n} of {of}",
    "review.why": "Hint: {why}",
    "review.mistakes": "Mistakes",
    "review.least.inaccuracy": "{@replay.mistake:J} and {@replay.any_mistake:K} go to every "
    "mistake.",
    "review.least.mistake": "{@replay.mistake:J} and {@replay.any_mistake:K} go to mistakes and "
    "blunders.",
    "review.least.blunder": "{@replay.mistake:J} and {@replay.any_mistake:K} go to blunders only.",
    "key.better": "play better",
    "key.better.help": (
        "Play the better move in place of the mistake, see what the chances are then, and play "
        "on from there. The saved game does not change."
    ),
    "key.mistake": "next mistake",
    "key.mistake.help": (
        "Go to the step before the next mistake of the player whose view you see, in the order of "
        "the game; after the last, to the first. When all hands are visible, of any player."
    ),
    "key.mistake.any": "anyone’s",
    "key.mistake.any.help": (
        "Go to the step before the next mistake of any player, in the order of the game, seen by "
        "that player."
    ),
    "key.grade": "which mistakes",
    "key.grade.help": (
        "Go to all mistakes, to mistakes and blunders, or to blunders only. "
        "Inaccuracy, mistake, blunder: a loss of at least 5, 10 or 20%; ± is the margin of error."
    ),
    "key.lines": "lines of the chart",
    "key.lines.help": "Show the chances of all players in the chart, or of two.",
    "outlook.whole": ("{what}, all cards known: {who} {here} here, {there} in the game as played"),
    "outlook.short": "{what}, all cards known: {who} {here}, as played {there}",
    "outlook.whole.alike": (
        "{what}, all cards known: {who} about {here} here, as in the game as played"
    ),
    "outlook.short.alike": ("{what}, all cards known: {who} about {here}, here and as played"),
    "outlook.looking": "Working out the chances, here and in the game as played…",
    "outlook.unknown": "The chances here cannot be worked out.",
}
