"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "Tutorial",
    "guide.lesson": "{n} of {of}",
    "guide.read": "Enter: continue",
    "guide.leave": "Q: leave",
    "guide.play": "your move",
    "guide.not-this": "That would be legal, but here please follow the lesson to see what happens.",
    "guide.key.on": "continue",
    "guide.key.on.help": "Go on to the next lesson.",
    "guide.key.leave": "leave",
    "guide.key.leave.help": "Leave the tutorial. Nothing in it is saved.",
    "guide.key.open": "tutorial",
    "guide.key.open.help": "Play a few moves of the chosen game, explained one by one.",
    "about.LessonScreen": (
        "A few moves of a game, explained one by one, with the keys of any game. Leave whenever "
        "you like: nothing here is saved."
    ),
}
