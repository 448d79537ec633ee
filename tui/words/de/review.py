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
    "review.here": "besser: {best}",
    "review.known": "nach damaligem Wissen",
    "review.why": "Tipp: {why}",
    "review.decides": "{who} entscheidet",
    "review.mistakes": "Fehler",
    "review.least.inaccuracy": "{@replay.mistake:J} und {@replay.any_mistake:K} führen zu allen "
    "Fehlern.",
    "review.least.mistake": "{@replay.mistake:J} und {@replay.any_mistake:K} führen zu Fehlern und "
    "Patzern.",
    "review.least.blunder": (
        "{@replay.mistake:J} und {@replay.any_mistake:K} führen nur zu Patzern."
    ),
    "key.better": "besserer Zug",
    "key.better.help": (
        "Stattdessen den besseren Zug spielen und von dort aus weiterspielen. Der Spielstand "
        "ändert sich nicht."
    ),
    "key.mistake": "nächster Fehler",
    "key.mistake.help": (
        "Zum Schritt vor dem nächsten Fehler des Spielers gehen, aus dessen Sicht du schaust; bei "
        "offenen Karten zum nächsten Fehler irgendeines Spielers."
    ),
    "key.mistake.any": "Fehler aller",
    "key.mistake.any.help": (
        "Zum Schritt vor dem nächsten Fehler irgendeines Spielers gehen und die Partie aus dessen "
        "Sicht zeigen."
    ),
    "key.grade": "welche Fehler",
    "key.grade.help": (
        "Zu allen Fehlern gehen, zu Fehlern und Patzern oder nur zu Patzern. "
        "Ungenauigkeit, Fehler, Patzer: mindestens 5, 10 oder 20 % verloren; ± ist die "
        "Fehlerspanne."
    ),
    "key.lines": "Linien",
    "key.lines.help": "Im Diagramm die Aussichten aller zeigen oder nur die von zweien.",
}
