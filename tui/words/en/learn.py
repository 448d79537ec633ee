"""Words of learning from mistakes."""

from typing import Final

WORDS: Final = {
    "learn.title": "Learn from your costly moves",
    "learn.which": "{n} of {of}, the costliest first; step {step}",
    "learn.solved": "{n} solved",
    "learn.ask": "{who}: {grade} ({loss}). Find a better move.",
    "learn.right": "{done} is right: {worth}. In the game: {taken}.",
    "learn.played": "{done} is what was played. Try another move.",
    "learn.worse": "{done} ({worth}) is not as good as the best move. Try another move.",
    "learn.closer": "{done} ({worth}) is better than what was played, but there is better still.",
    "learn.chance": "{share} chance of winning",
    "learn.unweighed": "{done} is not one of the best moves. Try another one.",
    "learn.illegal": "That move is not possible here.",
    "learn.shown": "What was best, and what was played:",
    "learn.nothing": "No other of your saved games with a review has a costly move.",
    "learn.next": "next position",
    "learn.next.help": "Go to the next costly move.",
    "learn.done": (
        "All done, {n} {n:position|positions}: {solved} solved ({first} at the first try), "
        "{shown} shown."
    ),
    "learn.restart": "start again",
    "learn.restart.help": "Go back to the first position and start again.",
    "learn.show": "show",
    "learn.show.help": "Show the better move, and what each move was worth.",
    "learn.play_on": "play on",
    "learn.play_on.help": ("Play the better move and go on from this position in a What if."),
    "learn.again": "try again",
    "learn.again.help": "Try the same position again.",
    "learn.skip": "skip",
    "learn.skip.help": "Leave this costly move for later and go to the next.",
    "learn.back": "previous",
    "learn.back.help": "Go back to the previous costly move.",
    "learn.everywhere": "all games",
    "learn.everywhere.help": (
        "Continue with the costly moves of all saved games that have a review."
    ),
    "learn.leave": "close",
    "learn.leave.help": "Return to where you came from. What you solved is remembered.",
    "key.learn": "learn",
    "key.learn.help": (
        "Try to find the better move where most was lost, position by position, the costliest "
        "move first."
    ),
    "about.LearnScreen": (
        "The positions of your games where most was lost, the costliest first. Play a move as "
        "in a game: you are told what it was worth, and can try again. What you have solved is "
        "remembered with the saved game."
    ),
}
