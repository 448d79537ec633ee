"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "Erste Schritte",
    "guide.lesson": "{n} von {of}",
    "guide.read": "Eingabe: weiter",
    "guide.leave": "Q: beenden",
    "guide.play": "du bist dran",
    "guide.not-this": (
        "In einer eigenen Partie könntest du das. Tu hier, was die Lektion sagt, um zu sehen, was "
        "daraus wird."
    ),
    "guide.key.on": "weiter",
    "guide.key.on.help": "Zur nächsten Lektion gehen.",
    "guide.key.leave": "beenden",
    "guide.key.leave.help": "Die Lektionen beenden. Nichts davon wird gespeichert.",
    "guide.key.open": "erste Schritte",
    "guide.key.open.help": (
        "Ein paar Züge des gewählten Spiels spielen, einer nach dem anderen erklärt."
    ),
    "about.LessonScreen": (
        "Ein paar Züge eines Spiels, einer nach dem anderen erklärt. Du drückst dieselben Tasten "
        "wie in jeder Partie. Hör auf, wann du willst: Nichts davon wird gespeichert."
    ),
}
