"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "Tutorial",
    "guide.lesson": "{n} of {of}",
    "guide.read": "{@lesson.go_on:Enter}: continue",
    "guide.leave": "{key}: leave",
    "guide.play": "your move",
    "guide.watch": "watch the table",
    "guide.not-this": "Allowed, but the tutorial needs another move: {move}.",
    "guide.dead": "{key} does nothing here. Use the keys in bold below.",
    "guide.read-first": "Press {@lesson.go_on:Enter} to read on. {key} does nothing here.",
    "guide.done": (
        "Those are the basics. *{@lesson.first_game:Enter}* begins a game against novice "
        "robots; in that game, *{@play.hint:H}* gives a hint and *{@play.memo:M}* shows "
        "this tutorial again. *{@lesson.next_guide:N}*: the tutorial of {game}."
    ),
    "guide.done.only": (
        "Those are the basics. *{@lesson.first_game:Enter}* begins a game against novice "
        "robots; in that game, *{@play.hint:H}* gives a hint and *{@play.memo:M}* shows "
        "this tutorial again."
    ),
    "guide.first": "{@lesson.first_game:Enter}: play",
    "guide.key.first": "play a game",
    "guide.key.first.help": "Start a game with novice robots.",
    "guide.key.next": "next tutorial",
    "guide.key.next.help": "Go to the tutorial of the next game.",
    "table.helped": (
        "Novice robots · *{@play.hint:H}* suggests a move · *{@play.memo:M}* shows the tutorial"
    ),
    "key.memo": "tutorial",
    "key.memo.help": "Read the text of the tutorial again.",
    "key.memo.not-now": (
        "The tutorial’s text can be reread only in the game that follows it. You can start "
        "the tutorial itself from the home screen."
    ),
    "memo.elsewhere": (
        "These pages describe the tutorial’s table; the cards at your table are different."
    ),
    "guide.key.on": "continue",
    "guide.key.on.help": "Go on to the next page of the tutorial.",
    "guide.key.leave": "leave",
    "guide.key.leave.help": "Leave the tutorial. Unlike a game, it is not saved.",
    "guide.left": "You can start the tutorial again from the home screen ({@home.learn:O}).",
    "guide.key.open": "tutorial",
    "guide.key.open.help": "Play a few moves of the chosen game, explained one by one.",
    "about.LessonScreen": (
        "A few moves of a game, explained one by one, with the same keys as in any game. "
        "Leave whenever you like; unlike a game, it is not saved."
    ),
    "about.MemoScreen": "The text of the tutorial, to reread.",
}
