"""Words of the card that explains what is on a table."""

from typing import Final

WORDS: Final = {
    "key.what": "info",
    "key.what.help": (
        "Explain anything on the table: move to it with the arrows, Tab or the mouse."
    ),
    "key.rules": "rules",
    "key.rules.help": (
        "Open the rules at the section on what is happening now; {@rules.back:Esc} returns to the "
        "table."
    ),
    "what.ruling": "Rules, section {n}: {title}",
    "cap.arrows": "←→↑↓",
    "what.key.right": "look around",
    "what.key.right.alone": "to the right",
    "what.key.right.help": "Explain the next thing to the right.",
    "what.key.left": "to the left",
    "what.key.left.help": "Explain the next thing to the left.",
    "what.key.up": "up",
    "what.key.up.help": "Explain the next thing above.",
    "what.key.down": "down",
    "what.key.down.help": "Explain the next thing below.",
    "what.key.next": "next",
    "what.key.next.help": "Explain the next thing in reading order.",
    "what.key.previous": "previous",
    "what.key.previous.help": "Explain the previous thing in reading order.",
    "what.key.rules": "read the rule",
    "what.key.rules.help": "Open the rules where this is explained.",
    "what.key.back": "back",
    "what.key.back.help": "Return to the table.",
    "about.WhatScreen": (
        "What each thing on the table is. Go from one to the next, or point with "
        "the mouse. Right-click anything on the table to have it explained at once."
    ),
    "teach.more": "{key}: more",
    "what.review.open": "Chances with all cards known",
    "what.review.open.is": (
        "How the game stood, seen by somebody who knows every card. Nobody at the table could "
        "know that, so no move is judged by it."
    ),
    "what.review.known": "What each move was worth",
    "what.review.known.is": (
        "How good each move was, given what its player knew, best first; {mark} is the one played, "
        "{grades}. The difference is what it cost; ± is the margin of error. If some moves are not "
        "listed, the last line counts those that were weighed."
    ),
    "what.review.why": "Better: why the other move is better",
    "what.review.why.is": (
        "What the better move brings that the one played does not, given what the player knew. A "
        "percentage in brackets says how likely that is. A risk named here is already counted in "
        "the chances of the move."
    ),
    "what.review.came": "Played: what the move led to",
    "what.review.came.is": (
        "What comes of the move that was played, or is likely to come of it, given what the player "
        "knew."
    ),
    "what.review.balance": "Compared: who gains what",
    "what.review.balance.is": (
        "How much more or less everyone has after the better move than after the one played, if "
        "nothing else is played. What others still play can change it: the chances above take that "
        "into account."
    ),
    "what.review.standing": "Standing: how the player stood",
    "what.review.standing.is": (
        "How far ahead or behind the player was when deciding, how much of the game was left, and "
        "whether a hint had been asked for."
    ),
    "what.review.counted": "Costly moves by grade",
    "what.review.counted.is": (
        "Inaccuracy (?!), mistake (?) and blunder (??): a move that lowered the chance of winning "
        "by at least 5, 10 or 20 percentage points. On the timeline a question mark stands before "
        "each mistake and blunder."
    ),
    "what.review.chart": "The chances during this part of the game",
    "what.review.chart.is": (
        "With cards face up, step by step. Click or drag in it to go to a step."
    ),
    "what.review.growing": "The review is being made",
    "what.review.growing.is": (
        "The best robot judges one decision after another, beginning with those that seem to "
        "have cost most."
    ),
}
