"""Words of learning from mistakes."""

from typing import Final

WORDS: Final = {
    "learn.title.robot": "Learn from {who}’s costly moves",
    "learn.title": "Learn from your costly moves",
    "learn.which": "costliest: {n} of {of}; step {step}",
    "learn.solved": "{n} solved",
    "learn.ask": "{who}: {grade} ({loss}). Find the best move.",
    "learn.ask.played": ("{who}: {grade} ({loss}), played: {done}. Find the best move."),
    "learn.right": "Good: {done}, {worth}. In the game: {taken}.",
    "learn.played": "Same as in the game: {done}. Try another move.",
    "learn.worse": "{done}, {worth}: not as good as the best move. Try another one.",
    "learn.worst": "{done}, {worth}: even worse than the move played. Try another one.",
    "learn.closer": (
        "Better than in the game, but not the best: {done}, {worth}. Try another move."
    ),
    "learn.came": "Your move: {came}",
    "learn.chance": "{share} chance of winning",
    "learn.unweighed": "{done} is not one of the best moves. Try another one.",
    "learn.illegal": "That move is not possible here.",
    "learn.shown": "What was best, and what was played:",
    "learn.nothing": "No other reviewed game has a costly move of yours.",
    "learn.next": "next position",
    "learn.next.help": "Go to the next costly move.",
    "learn.done": (
        "All done, {n} {n:position|positions}: {solved} solved ({first} on the first try), {shown} "
        "shown."
    ),
    "learn.skipped": (
        "That was the last of {n} {n:position|positions}: {solved} solved ({first} on the first "
        "try), {shown} shown, {skipped} skipped."
    ),
    "learn.restart": "start again",
    "learn.restart.help": "Go back to the first position and start again.",
    "learn.show": "show",
    "learn.show.help": "Show the better move, and what each move was worth.",
    "learn.play_on": "play on",
    "learn.play_on.help": ("Play the better move and go on from this position in What if."),
    "learn.again": "try again",
    "learn.again.help": "Try the same position again.",
    "learn.skip": "skip",
    "learn.skip.help": "Leave this costly move for later and go to the next.",
    "learn.back": "previous",
    "learn.back.help": "Go back to the previous costly move.",
    "learn.everywhere": "all games",
    "learn.everywhere.help": (
        "Continue with the costly moves of all saved games that have a review, inaccuracies "
        "included."
    ),
    "learn.leave": "close",
    "learn.leave.help": "Return to where you came from. What you solved is remembered.",
    "key.learn": "learn",
    "key.learn.help": (
        "Try to find better moves in place of the costly ones ({@replay.grade:G} chooses which): "
        "first for the one shown, then for the costliest not solved yet."
    ),
    "about.LearnScreen": (
        "The positions in which you (or the robot you were looking at) lost the most: first the "
        "one you came from, then those not solved yet, the costliest first. Play a move as you "
        "would in a game: you are told whether it is better and what comes of it, and can try "
        "again. What you have solved is remembered with the saved game."
    ),
}
