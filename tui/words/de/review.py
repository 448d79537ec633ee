"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "Analyse",
    "key.review.help": (
        "Sehen, wie sich die Aussichten aller im Lauf der Partie verändert haben und welche "
        "Entscheidungen am meisten gekostet haben. Der beste Roboter beurteilt jede nach dem, was "
        "der Spieler wusste."
    ),
    "review.title": "Analyse",
    "review.everybody": "die Entscheidungen aller",
    "review.growing": "{share} % fertig",
    "review.stopped": "abgebrochen; zum Fortsetzen die Analyse noch einmal öffnen",
    "review.unusable": "Die Analyse neben dieser Partie ist unbrauchbar. Sie wird neu erstellt.",
    "review.unkept": "Die Analyse lässt sich nicht aufbewahren. {why}",
    "review.heads": "Die teuersten Entscheidungen",
    "review.none": "Keine Entscheidung hat viel gekostet.",
    "review.none-yet": "Die Entscheidungen werden noch beurteilt …",
    "review.cost": "−{share} %",
    "review.better": "{done}; besser: {best}",
    "review.here": "besser: {best}",
    "review.leave": "zum Nachspielen",
    "review.leave.help": "Zum Nachspielen der Partie zurückkehren.",
    "review.seat": "wessen",
    "review.seat.help": (
        "Nur die Entscheidungen des nächsten Spielers zeigen, am Ende wieder die aller."
    ),
    "about.ReviewScreen": (
        "Was jeder im Lauf der Partie erwarten konnte, und die teuersten Entscheidungen: was "
        "gespielt wurde, was besser gewesen wäre und wie viel es gekostet hat. Der beste Roboter "
        "spielt jede Entscheidung nach dem durch, was der Spieler damals wusste. Gerechnet wird "
        "im Hintergrund, und das Ergebnis liegt neben dem Spielstand."
    ),
}
