"""Words about robots of other packages, and about one that stands in."""

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
    "robots.introduced": "{robots:Der Roboter am Tisch:|Die Roboter am Tisch:}",
}
