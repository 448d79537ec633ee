"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "Analyse",
    "key.review.help": (
        "Die Analyse zeigen oder verbergen: die Aussichten aller im Lauf der Partie, was bei jeder "
        "Entscheidung möglich war, und die Fehler. Der beste Roboter beurteilt jede nach dem, was "
        "der Spieler wusste."
    ),
    "key.review.hide": "Tisch",
    "key.review.hide.help": "Wieder den ganzen Tisch und den Verlauf zeigen.",
    "review.coming": "Fehler stehen hier, sobald sie gefunden sind.",
    "review.counted.blunder": "{n} {n:Patzer|Patzer}",
    "review.counted.mistake": "{n} {n:Fehler|Fehler}",
    "review.counted.inaccuracy": "{n} {n:Ungenauigkeit|Ungenauigkeiten}",
    "review.growing": "{share} % fertig",
    "review.growing.soon": "{share} % fertig, noch weniger als eine Minute",
    "review.growing.minutes": "{share} % fertig, noch etwa {n} {n:Minute|Minuten}",
    "review.stopped": "abgebrochen; weiter mit {@replay.review:A}",
    "review.unusable": "Die Analyse neben dieser Partie ist unbrauchbar. Sie wird neu erstellt.",
    "review.unkept": "Die Analyse lässt sich nicht aufbewahren. {why}",
    "review.none": "Aus dieser Sicht keine Fehler gefunden.",
    "review.none.yet": "Bisher keine Fehler gefunden.",
    "review.loss": "−{share} ±{margin} %",
    "review.grade.inaccuracy": "Ungenauigkeit",
    "review.grade.mistake": "Fehler",
    "review.grade.blunder": "Patzer",
    "review.better": "{done}; besser: {best}",
    "review.instead": "In der Partie: {done}; besser: {best}",
    "review.here": "besser: {best}",
    "review.chances": "Gewinnchancen",
    "review.open": "Alle Karten bekannt",
    "review.known": "Was {who} wusste",
    "review.worth": "Chancen je Zug",
    "review.which": "Fehler {n} von {of}",
    "review.why": "Tipp: {why}",
    "review.mistakes": "Fehler",
    "review.least.inaccuracy": "{@replay.mistake:J} und {@replay.any_mistake:K} führen zu allen "
    "Fehlern.",
    "review.least.mistake": "{@replay.mistake:J} und {@replay.any_mistake:K} führen zu Fehlern und "
    "Patzern.",
    "review.least.blunder": (
        "{@replay.mistake:J} und {@replay.any_mistake:K} führen nur zu Patzern."
    ),
    "key.better": "besser machen",
    "key.better.help": (
        "Statt des Fehlers den besseren Zug spielen, die Aussichten danach sehen und von dort aus "
        "weiterspielen. Der Spielstand ändert sich nicht."
    ),
    "key.mistake": "nächster Fehler",
    "key.mistake.help": (
        "Zum Schritt vor dem nächsten Fehler des Spielers gehen, aus dessen Sicht du schaust, in "
        "der Reihenfolge der Partie; nach dem letzten zum ersten. Bei offenen Karten zum nächsten "
        "Fehler irgendeines Spielers."
    ),
    "key.mistake.any": "Fehler aller",
    "key.mistake.any.help": (
        "Zum Schritt vor dem nächsten Fehler irgendeines Spielers gehen, in der Reihenfolge der "
        "Partie, und die Partie aus dessen Sicht zeigen."
    ),
    "key.grade": "welche Fehler",
    "key.grade.help": (
        "Zu allen Fehlern gehen, zu Fehlern und Patzern oder nur zu Patzern. "
        "Ungenauigkeit, Fehler, Patzer: mindestens 5, 10 oder 20 % verloren; ± ist die "
        "Fehlerspanne."
    ),
    "key.lines": "Linien",
    "key.lines.help": "Im Diagramm die Aussichten aller zeigen oder nur die von zweien.",
    "outlook.whole": (
        "{what}, alle Karten bekannt: {who} hier {here}, in der gespielten Partie {there}"
    ),
    "outlook.short": "{what}, alle Karten bekannt: {who} hier {here}, gespielt {there}",
    "outlook.whole.alike": (
        "{what}, alle Karten bekannt: {who} hier etwa {here}, wie in der gespielten Partie"
    ),
    "outlook.short.alike": ("{what}, alle Karten bekannt: {who} hier wie gespielt etwa {here}"),
    "outlook.looking": "Die Aussichten hier und in der gespielten Partie werden berechnet …",
    "outlook.unknown": "Die Aussichten lassen sich hier nicht berechnen.",
}
