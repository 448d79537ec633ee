"""Words about robots, those of other packages above all."""

from typing import Final

WORDS: Final = {
    "start.robot-misnamed": (
        "The robot “{robot}” cannot be used: its name is taken, or uses anything but lowercase "
        "letters, digits, dots and hyphens."
    ),
    "start.robot-broken": "The robot “{robot}” cannot be loaded ({detail}).",
    "start.robot-no-robot": "The robot “{robot}” is neither a robot nor robots by game ({detail}).",
    "start.robot-missing": "There is no robot “{robot}” for this game.",
    "start.robot-failed": "The robot “{robot}” failed ({detail}).",
    "start.robot-illegal": "The robot “{robot}” chose an illegal move ({detail}).",
    "start.robot-silent": "The robot “{robot}” does not answer.",
    "play.stands-in": "{why} A robot of level {level} chooses for {who}.",
    "remark.dolores.broken.hot": "I will remember that.",
    "remark.dolores.broken.cool": "What a pity. There was enough for two.",
    "remark.dolores.shared.hot": "You see? It works.",
    "remark.dolores.shared.cool": "A pleasure to share with you.",
    "remark.dalmuti.revolution.hot": "Now the wheel turns!",
    "remark.dalmuti.revolution.cool": "For once, nobody pays.",
    "remark.dalmuti.untaxed.hot": "Not even the taxes? We shall see about that.",
    "remark.dalmuti.untaxed.cool": "Well, I shall manage without.",
    "remark.dalmuti.throne.hot": "Out of my way: the throne is mine!",
    "remark.dalmuti.throne.cool": "I will try to rule gently.",
    "remark.dalmuti.fallen.hot": "I want that seat back!",
    "remark.dalmuti.fallen.cool": "It was good while it lasted.",
    "remark.dolce-vita.missed.hot": "By a single point! Just you wait.",
    "remark.dolce-vita.missed.cool": "So close. Well played.",
    "remark.dolce-vita.spoilt.hot": "I never wanted that exchange!",
    "remark.dolce-vita.spoilt.cool": "Easy come, easy go.",
}
