"""Words about robots, those of other packages above all."""

from typing import Final

WORDS: Final = {
    "start.robot-misnamed": (
        "Der Roboter „{robot}“ ist nicht verwendbar: Sein Name ist vergeben oder besteht nicht nur "
        "aus Kleinbuchstaben, Ziffern, Punkten und Strichen."
    ),
    "start.robot-broken": "Der Roboter „{robot}“ lässt sich nicht laden ({detail}).",
    "start.robot-no-robot": (
        "„{robot}“ liefert weder einen Roboter noch Roboter nach Spielen ({detail})."
    ),
    "start.robot-missing": "Für dieses Spiel gibt es keinen Roboter „{robot}“.",
    "start.robot-failed": "Der Roboter „{robot}“ hat versagt ({detail}).",
    "start.robot-illegal": "Der Roboter „{robot}“ will, was die Regeln verbieten ({detail}).",
    "start.robot-silent": "Der Roboter „{robot}“ antwortet nicht.",
    "play.stands-in": "{why} Für {who} entscheidet ein Roboter der Stufe „{level}“.",
    "remark.dolores.broken.hot": "Das merke ich mir.",
    "remark.dolores.broken.cool": "Schade. Es hätte für zwei gereicht.",
    "remark.dalmuti.revolution.hot": "Jetzt dreht sich das Rad!",
    "remark.dalmuti.revolution.cool": "Ausnahmsweise zahlt niemand.",
    "remark.dalmuti.untaxed.hot": "Keine Steuer? Das werden wir sehen.",
    "remark.dalmuti.untaxed.cool": "Na gut, es geht auch ohne.",
    "remark.dolce-vita.missed.hot": "Um einen einzigen Punkt! Na warte.",
    "remark.dolce-vita.missed.cool": "So knapp. Gut gespielt.",
}
