"""Words of the card that explains what is on a table."""

from typing import Final

WORDS: Final = {
    "key.what": "Info",
    "key.what.help": ("Alles auf dem Tisch erklären: mit Pfeiltasten, Tab oder Maus."),
    "key.rules": "Regeln",
    "key.rules.help": (
        "Die Regeln bei dem Abschnitt öffnen, um den es gerade geht; {@rules.back:Esc} führt "
        "zurück."
    ),
    "what.ruling": "Regeln, Abschnitt {n}: {title}",
    "cap.arrows": "←→↑↓",
    "what.key.right": "umsehen",
    "what.key.right.alone": "nach rechts",
    "what.key.right.help": "Das nächste Feld rechts erklären.",
    "what.key.left": "nach links",
    "what.key.left.help": "Das nächste Feld links erklären.",
    "what.key.up": "nach oben",
    "what.key.up.help": "Das nächste Feld darüber erklären.",
    "what.key.down": "nach unten",
    "what.key.down.help": "Das nächste Feld darunter erklären.",
    "what.key.next": "weiter",
    "what.key.next.help": "Das nächste Feld in Leserichtung erklären.",
    "what.key.previous": "zurück",
    "what.key.previous.help": "Das vorige Feld in Leserichtung erklären.",
    "what.key.rules": "in den Regeln lesen",
    "what.key.rules.help": ("Die Regeln an der Stelle öffnen, die das Gezeigte erklärt."),
    "what.key.back": "zurück",
    "what.key.back.help": "Zum Tisch zurückkehren.",
    "about.WhatScreen": (
        "Erklärt alles, was auf dem Tisch liegt. Geh von Feld zu Feld, oder zeig mit der "
        "Maus darauf; ein Rechtsklick erklärt sofort, worauf du zeigst."
    ),
    "teach.more": "{key}: mehr",
    "what.review.open": "Chancen bei offenen Karten",
    "what.review.open.is": (
        "Wie die Partie stand, gesehen von jemandem, der jede Karte kennt. Am Tisch konnte das "
        "niemand wissen, deshalb ist das nicht der Maßstab für die Züge."
    ),
    "what.review.known": "Was jeder Zug wert war",
    "what.review.known.is": (
        "Die Chancen jedes Zuges nach dem, was sein Spieler damals wusste, der beste zuerst; "
        "{mark} ist der gespielte, {grades}. Der Abstand zum besten ist, was er gekostet "
        "hat; ± ist die Fehlerspanne. Sind nicht alle Züge aufgeführt, zählt die letzte "
        "Zeile die übrigen, die beurteilt wurden."
    ),
    "what.review.why": "Besserer Zug: warum er besser ist",
    "what.review.why.is": (
        "Was der bessere Zug bringt und der gespielte nicht, nach dem, was der Spieler wusste. "
        "Prozente in Klammern sagen, wie wahrscheinlich das ist. Ein Risiko, das hier steht, ist "
        "in den Chancen des Zuges schon enthalten."
    ),
    "what.review.came": "Gespielt: wozu der Zug führt",
    "what.review.came.is": (
        "Was aus dem gespielten Zug wird oder wahrscheinlich wird, nach dem, was der Spieler "
        "wusste."
    ),
    "what.review.balance": "Gegenüber dem gespielten Zug: wer was gewinnt",
    "what.review.balance.is": (
        "Um wie viel jeder nach dem besseren Zug mehr oder weniger hat als nach dem gespielten, "
        "wenn sonst nichts mehr gelegt wird. Was andere noch legen, kann das ändern: Die Chancen "
        "oben berücksichtigen es."
    ),
    "what.review.standing": "Stand: wie es um den Spieler stand",
    "what.review.standing.is": (
        "Wie weit der Spieler vorn oder zurück lag, als er sich entschied, wie viel von der "
        "Partie noch kam und ob es einen Tipp gab."
    ),
    "what.review.counted": "Teure Züge nach Stufe",
    "what.review.counted.is": (
        "Ungenauigkeit (?!), Fehler (?) und Patzer (??): ein Zug, der mindestens 5, 10 oder 20 "
        "Prozentpunkte gekostet hat. Auf der Zeitleiste steht ein Fragezeichen vor jedem Fehler "
        "und Patzer."
    ),
    "what.review.chart": "Die Chancen in diesem Teil der Partie",
    "what.review.chart.is": (
        "Bei offenen Karten, Schritt für Schritt. Ein Klick oder Ziehen führt zu einem Schritt."
    ),
    "what.review.growing": "Die Analyse läuft",
    "what.review.growing.is": (
        "Der beste Roboter beurteilt eine Entscheidung nach der anderen, zuerst die, die am "
        "meisten gekostet zu haben scheinen."
    ),
}
