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
    "remark.dolores.broken.hot.0": "Das merke ich mir.",
    "remark.dolores.broken.hot.1": "So viel also zu deinem Wort.",
    "remark.dolores.broken.cool.0": "Schade. Es hätte für zwei gereicht.",
    "remark.dolores.broken.cool.1": "Das hattest du anders gesagt.",
    "remark.dolores.doubted.hot.0": (
        "Du hast schon einmal dein Wort gebrochen. Das habe ich nicht vergessen."
    ),
    "remark.dolores.doubted.hot.1": "Hast du wirklich gedacht, dass ich dir glaube?",
    "remark.dolores.doubted.cool.0": "Mein Vertrauen musst du dir erst wieder verdienen.",
    "remark.dolores.doubted.cool.1": "Diesmal war es dein Ernst. Woher sollte ich das wissen?",
    "remark.dolores.shared.hot.0": "Siehst du? Es geht doch.",
    "remark.dolores.shared.hot.1": "Das machen wir noch mal!",
    "remark.dolores.shared.cool.0": "Mit dir teile ich gern.",
    "remark.dolores.shared.cool.1": "Ein Wort ist ein Wort. Danke.",
    "remark.dalmuti.revolution.hot.0": "Jetzt dreht sich das Rad!",
    "remark.dalmuti.revolution.hot.1": "Heute gibt es keine Steuern!",
    "remark.dalmuti.revolution.cool.0": "Ausnahmsweise zahlt niemand.",
    "remark.dalmuti.revolution.cool.1": "Jeder soll behalten, was er hat.",
    "remark.dalmuti.untaxed.hot.0": "Keine Steuer? Das werden wir sehen.",
    "remark.dalmuti.untaxed.hot.1": "Freut euch nicht zu früh.",
    "remark.dalmuti.untaxed.cool.0": "Na gut, es geht auch ohne.",
    "remark.dalmuti.untaxed.cool.1": "Dann eben nicht.",
    "remark.dalmuti.throne.hot.0": "Platz da, der Thron gehört mir!",
    "remark.dalmuti.throne.hot.1": "Verneigt euch!",
    "remark.dalmuti.throne.cool.0": "Ich will milde regieren.",
    "remark.dalmuti.throne.cool.1": "Von hier oben hat man eine schöne Aussicht.",
    "remark.dalmuti.fallen.hot.0": "Den Thron hole ich mir zurück!",
    "remark.dalmuti.fallen.hot.1": "Das letzte Wort ist noch nicht gesprochen.",
    "remark.dalmuti.fallen.cool.0": "Schön war’s, solange es dauerte.",
    "remark.dalmuti.fallen.cool.1": "Dann regiere jetzt du.",
    "remark.dolce-vita.missed.hot.0": "Um einen einzigen Punkt! Das war meins.",
    "remark.dolce-vita.missed.hot.1": "Ein Punkt! Das hast du mit Absicht gemacht.",
    "remark.dolce-vita.missed.cool.0": "So knapp. Gut gespielt.",
    "remark.dolce-vita.missed.cool.1": "Ein Punkt. So ist das Leben.",
    "remark.dolce-vita.spoilt.hot.0": "Diesen Tausch wollte ich nicht!",
    "remark.dolce-vita.spoilt.hot.1": "Was ich hatte, war viel mehr wert!",
    "remark.dolce-vita.spoilt.cool.0": "Wie gewonnen, so zerronnen.",
    "remark.dolce-vita.spoilt.cool.1": "Schade. Ich hing daran.",
}
