"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "Premiers pas",
    "guide.lesson": "{n} sur {of}",
    "guide.read": "Entrée : continuer",
    "guide.leave": "Q : sortir",
    "guide.play": "à vous",
    "guide.not-this": (
        "Dans une vraie partie, vous le pourriez. Ici, suivez la leçon, pour voir ce qui en "
        "résulte."
    ),
    "guide.key.on": "continuer",
    "guide.key.on.help": "Passer à la leçon suivante.",
    "guide.key.leave": "sortir",
    "guide.key.leave.help": "Quitter les leçons. Rien n’en est enregistré.",
    "guide.key.open": "premiers pas",
    "guide.key.open.help": "Apprendre le jeu choisi en quelques coups, expliqués un par un.",
    "about.LessonScreen": (
        "Quelques coups d’un jeu, expliqués un par un. Les touches sont celles de toutes les "
        "parties. Partez quand vous voulez : rien n’en est enregistré."
    ),
}
