"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "review",
    "key.review.help": (
        "Show or hide the review: each player’s chances during the game, what could be played at "
        "each decision, and the costly moves. The best robot judges each decision by what the "
        "player knew at the time."
    ),
    "key.review.resume": "finish review",
    "key.review.resume.help": "Continue the review, which is not finished.",
    "key.review.hide": "table",
    "key.review.hide.help": "Show the whole table and the log again.",
    "review.coming": "Costly moves appear here as soon as they are found.",
    "review.counted.blunder": "{n} {n:blunder|blunders}",
    "review.counted.mistake": "{n} {n:mistake|mistakes}",
    "review.counted.inaccuracy": "{n} {n:inaccuracy|inaccuracies}",
    "review.growing.resumes": "Resuming the review…",
    "review.growing.starts": "Starting the review…",
    "review.growing": "{n} of {of} {of:decision|decisions} judged",
    "review.growing.chances": "decisions judged; working out the chances",
    "review.growing.soon": "{judged}, less than a minute left",
    "review.growing.minutes": "{judged}, about {n} {n:minute|minutes} left",
    "review.stopped": "review not finished; press {@replay.review:A} to continue it",
    "review.unusable": (
        "The review saved with this game is damaged or from another version; it is being redone."
    ),
    "review.unkept": "The review cannot be saved. {why}",
    "review.none": "No costly moves by {who}.",
    "review.none.others": "{@replay.any_mistake:K} goes to others’ costly moves.",
    "review.again.any": "That was the last one: back to the first.",
    "review.again": ("That was the last one: back to the costliest."),
    "review.only": "There are no others.",
    "review.again.yet": "No more found so far: back to the first.",
    "review.whose": "This costly move was made by {who}, whose view you see now.",
    "review.lesser": "{@replay.grade:G} adds less costly moves.",
    "review.still": "The review is still running.",
    "review.none.mistake": "{who} made no mistake or blunder.",
    "review.none.mistake.any": "No mistakes or blunders.",
    "review.none.blunder": "{who} made no blunder.",
    "review.none.blunder.any": "No blunders.",
    "review.others": "{n} more: {share}%",
    "review.rest": "{n} others together: {share}%",
    "review.none.own-yet": "No costly moves by {who} found so far.",
    "review.none.yet": "No costly moves found so far.",
    "review.none.rests": "The review is not finished: {@replay.review:A} continues it.",
    "review.cost": "{grade} {loss}",
    "review.loss.brief": "−{share}%",
    "review.loss": "−{share} ±{margin} percentage points",
    "review.grade.inaccuracy": "inaccuracy",
    "review.grade.mistake": "mistake",
    "review.grade.blunder": "blunder",
    "review.better": "{done}; better: {best}",
    "review.instead": "In the game: {done}; better: {best}",
    "review.instead.why": "Played: {done}. The better move: {why}",
    "review.instead.key": "{@replay.review:A} explains why",
    "review.instead.rest": "[more: {@replay.review:A}]",
    "review.instead.rest.short": "[{@replay.review:A}]",
    "review.here": "better: {best}",
    "review.chances": "Chances of winning",
    "review.open": "With cards face up",
    "review.known": "As {who} saw it",
    "review.more": "{n} {n:other|others}: at most {worth}",
    "review.more.good": "{n} {n:other|others} ({good} as good as the best): at most {worth}",
    "review.more.range": "{n} {n:other|others}: {least} to {worth}",
    "review.more.worse": "{n} {n:other|others} that looked worse",
    "review.worth": "chances by move",
    "review.which.short": "costliest: {n} of {of}",
    "review.which": "costliest moves: {n} of {of}",
    "review.why": "Better: {why}",
    "review.balance.found": "{done}, compared with the move played, as things stand: {gains}",
    "review.balance": "The better move, compared with the one played, as things stand: {gains}",
    "review.standing": "Standing: {standing}",
    "review.hinted": (
        "{who} asked for a hint before this move. What it advised is not kept; hints look less "
        "closely than the review."
    ),
    "review.many-good": (
        "{n} other moves are about as good: what matters is avoiding the move played"
    ),
    "review.as-good": "about as good: {done}",
    "review.came": "Move played: {came}",
    "review.costliest": "Costly moves {arrow} better",
    "review.costliest.more": "{n} more",
    "review.costliest.how": (
        "A step number and {@replay.go:Enter}, or a click, goes there; "
        "{@replay.mistake:J} goes from one to the next."
    ),
    "review.mistakes": "Costly moves",
    "review.all": "All players",
    "review.all.brief": "All",
    "review.least.inaccuracy": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} and {@replay.learn:T} go to every costly "
        "move."
    ),
    "review.least.same": "Nothing to filter: all costly moves found are of the same grade.",
    "review.least.mistake": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} and {@replay.learn:T} go to mistakes and "
        "blunders."
    ),
    "review.least.blunder": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} and {@replay.learn:T} go to blunders only."
    ),
    "key.better": "play better move",
    "key.better.help": (
        "Play the better move in place of the costly one, see what may be expected then, and play "
        "on from there. The saved game does not change unless you press {@what_if.vary:Y} there to "
        "add what you tried."
    ),
    "key.mistake": "costly move",
    "key.mistake.next": "next",
    "key.mistake.help": (
        "Go to the step before the costliest move of the player whose view you see, or "
        "of anybody when all hands are visible; from there to the next costliest, and "
        "from the last back to the first."
    ),
    "key.mistake.any": "anyone’s costly move",
    "key.mistake.any.alone": "anyone’s costly move",
    "key.mistake.any.help": (
        "Go to the step before the next costly move of any player, in the order of the game, and "
        "see it through that player’s eyes."
    ),
    "key.grade": "filter",
    "key.grade.help": (
        "Choose which costly moves {@replay.mistake:J}, {@replay.any_mistake:K} and "
        "{@replay.learn:T} go to: all, mistakes and blunders, or blunders only. An inaccuracy "
        "(?!), mistake (?) or blunder (??) lowers the chance of winning by at least 5, 10 or 20 "
        "percentage points; ± is the margin of error."
    ),
    "key.lines": "lines of the chart",
    "key.lines.help": (
        "Show everyone’s chances in the chart, or only those of the player whose view you see and "
        "of the best of the others."
    ),
    "outlook.first": "Tried move",
    "outlook.later": "Later move",
    "outlook.better": "{who}: better, {here} instead of {there} ({what}, {how})",
    "outlook.better.short": "{who}: better, {here} instead of {there} ({how})",
    "outlook.better.bare": "{who}: better, {here} instead of {there}",
    "outlook.worse": "{who}: worse, {here} instead of {there} ({what}, {how})",
    "outlook.worse.short": "{who}: worse, {here} instead of {there} ({how})",
    "outlook.worse.bare": "{who}: worse, {here} instead of {there}",
    "outlook.alike": "{who}: about {here}, as in the game ({what}, {how})",
    "outlook.alike.short": "{who}: about {here}, as in the game ({how})",
    "outlook.alike.bare": "{who}: about {here}, as in the game",
    "outlook.ended": "{who}: {here} here; {there} in the game",
    "outlook.ended.same": "{who}: {here} here, as in the game",
    "outlook.ended.all": "here {here}; in the game {there}",
    "outlook.ended.all.same": "here {here}, as in the game",
    "outlook.place": "place {n}",
    "outlook.place.shared": "shared place {n}",
    "outlook.end": "Result",
    "outlook.chance": "just one of many ways it could have gone",
    "outlook.same": "this time the same result for {who}: just one way it could have gone",
    "outlook.contrary": "Not as expected",
    "outlook.alone": ("From here on, the robots may play differently."),
    "outlook.open": "with all cards known, luck included",
    "outlook.known": "given what {who} knew",
    "outlook.looking": "Working out the chances here and in the game…",
    "outlook.unknown": "The chances here cannot be worked out.",
}
