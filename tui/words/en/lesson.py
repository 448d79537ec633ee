"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "First steps",
    "guide.lesson": "{n} of {of}",
    "guide.read": "Enter: go on",
    "guide.leave": "Q: leave",
    "guide.play": "your move",
    "guide.not-this": (
        "In a game of your own you could do that. Here, do as the lesson says, to see what comes "
        "of it."
    ),
    "guide.key.on": "go on",
    "guide.key.on.help": "On to the next lesson.",
    "guide.key.leave": "leave",
    "guide.key.leave.help": "Leave the lessons. Nothing of them is kept.",
    "guide.key.open": "first steps",
    "guide.key.open.help": "A few moves of the chosen game, explained one by one.",
    "about.LessonScreen": (
        "A few moves of a game, explained one by one. You press the keys that you would press in "
        "any game. Leave whenever you like: nothing of this is kept."
    ),
}
