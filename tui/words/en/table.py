"""Words of the tables: what the three games share on the screen."""

from typing import Final

WORDS: Final = {
    "table.chronicle": "Log",
    "table.won": "{who} wins with {score}",
    "table.shared": "{who} tie for the win with {score}",
    "table.dead": "{key} does nothing here. {@everywhere.help:?} lists the keys that work now.",
    "table.not-now": "{key} ({deed}) is not possible now.",
    "table.pause": "{@play.go_on:Enter} to continue",
    "play.bot-failed": "A robot did not answer. Press {@play.retry:R} to try again.",
    "key.commit": "play",
    "key.commit.help": "Play what you have selected.",
    "key.cancel.no": "no",
    "key.cancel.no.help": "Clear your choice: the answer is no.",
    "key.cancel": "clear",
    "key.cancel.help": "Clear your selection without playing it.",
    "key.take_back": "undo",
    "key.take_back.help.dalmuti": (
        "Undo your last move: at a table, until another person moves, a robot plays cards or "
        "cards change hands; while you try out moves in a replay (What if), always."
    ),
    "key.take_back.help.dolores": (
        "Undo your last move: at a table, until another person moves, or gestures or hidden "
        "cards are shown; while you try out moves in a replay (What if), always."
    ),
    "key.take_back.help": (
        "Undo your last move: at a table, until another person moves or somebody (a robot, too) "
        "shows a card that was hidden; while you try out moves in a replay (What if), always."
    ),
    "key.take_back.not-now.dalmuti": (
        "You cannot undo now: you have not moved, or since then another person has moved, a robot "
        "has played cards or cards have changed hands."
    ),
    "key.take_back.not-now.dolores": (
        "You cannot undo now: you have not moved, or another person has moved, or gestures or "
        "hidden cards have been shown since."
    ),
    "key.take_back.not-now": (
        "You cannot undo now: you have not moved, another person has moved since, or somebody (a "
        "robot, too) has shown a hidden card."
    ),
    "key.skip": "skip",
    "key.skip.help": "Skip the rest of what is being shown.",
    "key.fast_forward": "to your turn",
    "key.fast_forward.to-end": "to the end",
    "key.fast_forward.to-pause": "to the pause",
    "key.fast_forward.help": (
        "Skip ahead to the next decision by a person, to the pause after a round or hand, or to "
        "the end."
    ),
    "key.go_on": "continue",
    "key.go_on.help": (
        "Let the game go on: after a round or hand, and in What if after a move you tried."
    ),
    "key.retry": "try again",
    "key.retry.not-now": "{@play.retry:R} only works when something has failed.",
    "key.retry.help": "Try again.",
    "key.result": "result",
    "key.result.help": "Show how the game ended.",
    "key.done_looking": "done",
    "key.done_looking.help": "Cover your cards, then hand the keyboard over.",
    "key.to_board": "to the table",
    "key.to_board.help": "Return from the log to the table.",
    "key.chronicle": "log",
    "key.chronicle.help": "Go to the log to scroll it; the same key returns to the table.",
    "key.speed": "speed",
    "key.speed.help": "Change the game’s speed: slow, normal, fast, instant, then slow again.",
    "key.leave": "leave",
    "key.leave.help": "Leave the table. Your game is already saved.",
    "key.replay": "replay",
    "key.replay.help": "Step through the game move by move.",
    "key.again": "play again",
    "key.again.help": "Start a new game with the same players and options.",
    "key.home": "home",
    "key.home.help": "Go to the home screen.",
    "key.table": "table",
    "key.table.help": "Show the final table.",
    "key.scroll.up": "scroll back",
    "key.scroll.up.help": "Scroll up a line.",
    "key.scroll.down": "scroll",
    "key.scroll.down.help": "Scroll down a line.",
    "key.scroll.pageup": "page up",
    "key.scroll.pageup.help": "Scroll up a page.",
    "key.scroll.pagedown": "page down",
    "key.scroll.pagedown.help": "Scroll down a page.",
    "cap.pages": "PgUp/PgDn",
    "curtain.pass": "Hand the keyboard to {who}.",
    "curtain.alone": "The next screen is for {who} only. Everyone else, please look away.",
    "curtain.ready": "{who}, press {key} when nobody else is looking.",
    "curtain.everybody": "Everyone may look",
    "cap.curtain": "V",
    "key.curtain": "it’s me",
    "key.curtain.help": "Show your own cards.",
}
