"""Words of the deal of the day."""

from typing import Final

WORDS: Final = {
    "daily.title": "Partie des Tages",
    "daily.place": "Platz {place} von {n}",
    "daily.hints": "{n} {n:Tipp|Tipps}",
    "daily.robots": "Roboter an deiner Stelle: Platz {robots}",
    "daily.robot": "{place}\N{NO-BREAK SPACE}von\N{NO-BREAK SPACE}{n} ({level})",
    "daily.run": "{n} Tage in Folge",
    "daily.to-play": "heute noch zu spielen",
    "daily.going-on": "begonnen, noch nicht zu Ende",
    "daily.terms": (
        "{players}, Roboter der Stufe {level}, heute für alle dieselben Karten. Jede Partie "
        "lässt sich nur einmal spielen."
    ),
    "daily.earlier": "Frühere Tage",
    "daily.copied": "Drei Zeilen kopiert: Füge sie ein, wo du magst.",
    "daily.key.copy": "Ergebnis kopieren",
    "daily.key.copy.help": (
        "Das Ergebnis in drei Zeilen kopieren, um es zu zeigen. Sie verraten nichts von den Karten."
    ),
    "daily.key.open": "Partie des Tages",
    "daily.key.open.help": "Die Partie des Tages des gewählten Spiels öffnen.",
    "daily.home": "Partie des Tages: {game}",
    "goals.new": "{n:Zusatzziel|Zusatzziele} erreicht",
    "goals.next": "Nächstes Zusatzziel",
    "about.TodayScreen": (
        "Jeden Tag eine Partie für jedes Spiel, mit denselben Karten für alle. Mit Eingabe spielst "
        "du sie, setzt sie fort oder spielst sie nach, wenn sie zu Ende ist. Dein Ergebnis steht "
        "neben den Plätzen von Robotern an deiner Stelle und neben deinen früheren Ergebnissen. In "
        "den Einstellungen lässt sich das abschalten."
    ),
    "cli.today": (
        "die Partie des Tages von SPIEL spielen; ohne SPIEL, oder wenn sie schon gespielt "
        "wurde, die Ergebnisse zum Weitergeben zeigen"
    ),
    "cli.today.usage": "%(prog)s [SPIEL]",
    "cli.today.to-play": (
        "{game}: Partie des Tages noch offen. Spielen mit: ludotheque today {name}"
    ),
    "cli.today.going-on": ("{game}: heute schon begonnen. Weiter mit: ludotheque today {name}"),
}
