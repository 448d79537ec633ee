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
    "start.robot-illegal": (
        "Der Roboter „{robot}“ will einen Zug, den die Regeln verbieten ({detail})."
    ),
    "start.robot-silent": "Der Roboter „{robot}“ antwortet nicht.",
    "play.stands-in": "{why} Für {who} entscheidet ein Roboter der Stufe „{level}“.",
    "remark.dolores.broken.hot": "Das merke ich mir.",
    "remark.dolores.broken.cool": "Schade. Es hätte für zwei gereicht.",
    "remark.dolores.shared.hot": "Siehst du? Es geht doch.",
    "remark.dolores.shared.cool": "Mit dir teile ich gern.",
    "remark.dalmuti.revolution.hot": "Jetzt dreht sich das Rad!",
    "remark.dalmuti.revolution.cool": "Ausnahmsweise zahlt niemand.",
    "remark.dalmuti.untaxed.hot": "Keine Steuer? Das werden wir sehen.",
    "remark.dalmuti.untaxed.cool": "Na gut, es geht auch ohne.",
    "remark.dalmuti.throne.hot": "Platz da, der Thron gehört mir!",
    "remark.dalmuti.throne.cool": "Ich will milde regieren.",
    "remark.dalmuti.fallen.hot": "Den Thron hole ich mir zurück!",
    "remark.dalmuti.fallen.cool": "Schön war’s, solange es dauerte.",
    "remark.dolce-vita.missed.hot": "Um einen einzigen Punkt! Na warte.",
    "remark.dolce-vita.missed.cool": "So knapp. Gut gespielt.",
    "remark.dolce-vita.spoilt.hot": "Diesen Tausch wollte ich nicht!",
    "remark.dolce-vita.spoilt.cool": "Wie gewonnen, so zerronnen.",
}
