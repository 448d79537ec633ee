"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "Analyse",
    "key.review.help": (
        "Die Analyse zeigen oder verbergen: die Gewinnchancen aller Spieler im Lauf der Partie, "
        "was bei jeder Entscheidung möglich war, und die teuren Züge. Der beste Roboter beurteilt "
        "jeden Zug nach dem, was der Spieler wusste."
    ),
    "key.review.resume": "Analyse fortsetzen",
    "key.review.resume.help": "Die Analyse fortsetzen, die noch nicht fertig ist.",
    "key.review.hide": "Tisch",
    "key.review.hide.help": "Wieder den ganzen Tisch und den Verlauf zeigen.",
    "review.coming": "Teure Züge stehen hier, sobald sie gefunden sind.",
    "review.counted.blunder": "{n} {n:Patzer|Patzer}",
    "review.counted.mistake": "{n} {n:Fehler|Fehler}",
    "review.counted.inaccuracy": "{n} {n:Ungenauigkeit|Ungenauigkeiten}",
    "review.growing.resumes": "Die Analyse wird fortgesetzt …",
    "review.growing.starts": "Die Analyse beginnt …",
    "review.growing": "{n} von {of} {of:Entscheidung|Entscheidungen} beurteilt",
    "review.growing.chances": "Entscheidungen beurteilt; die Chancen folgen",
    "review.growing.soon": "{judged}, fertig in weniger als einer Minute",
    "review.growing.minutes": "{judged}, noch etwa {n} {n:Minute|Minuten}",
    "review.stopped": "Analyse nicht zu Ende; weiter mit {@replay.review:A}",
    "review.unusable": (
        "Die Analyse neben dieser Partie ist beschädigt oder von einer anderen Version. Sie wird "
        "neu erstellt."
    ),
    "review.unkept": "Die Analyse lässt sich nicht aufbewahren. {why}",
    "review.none": "Kein teurer Zug von {who}.",
    "review.none.others": "{@replay.any_mistake:K}: die teuren Züge der anderen.",
    "review.again.any": "Das war der letzte: zurück zum ersten.",
    "review.again": ("Das war der letzte: zurück zum teuersten."),
    "review.only": "Es gibt keinen anderen.",
    "review.again.yet": "Bisher kein weiterer teurer Zug: zurück zum ersten.",
    "review.whose": "Dieser teure Zug ist von {who}; du siehst die Partie jetzt aus dieser Sicht.",
    "review.lesser": "{@replay.grade:G} zeigt auch weniger teure Züge.",
    "review.still": "Die Analyse läuft noch.",
    "review.none.mistake": "Kein Fehler und kein Patzer von {who}.",
    "review.none.mistake.any": "Keine Fehler und keine Patzer.",
    "review.none.blunder": "Kein Patzer von {who}.",
    "review.none.blunder.any": "Keine Patzer.",
    "review.others": "{n} {n:weiterer|weitere}: {share} %",
    "review.rest": "{n} andere zusammen: {share} %",
    "review.none.own-yet": "Bisher kein teurer Zug von {who}.",
    "review.none.yet": "Bisher keine teuren Züge gefunden.",
    "review.none.rests": "Die Analyse ist nicht fertig: {@replay.review:A} setzt sie fort.",
    "review.cost": "{grade} {loss}",
    "review.loss.brief": "−{share} %",
    "review.loss": "−{share} ±{margin} Prozentpunkte",
    "review.grade.inaccuracy": "Ungenauigkeit",
    "review.grade.mistake": "Fehler",
    "review.grade.blunder": "Patzer",
    "review.better": "{done}; besser: {best}",
    "review.instead": "In der Partie: {done}; besser: {best}",
    "review.instead.why": "Gespielt: {done}. Der bessere Zug: {why}",
    "review.instead.key": "{@replay.review:A} erklärt, warum",
    "review.instead.rest": "[mehr: {@replay.review:A}]",
    "review.instead.rest.short": "[{@replay.review:A}]",
    "review.here": "besser: {best}",
    "review.chances": "Gewinnchancen",
    "review.open": "Bei offenen Karten",
    "review.known": "Aus Sicht von {who}",
    "review.more": "{n} {n:weiterer|weitere}: bis {worth}",
    "review.more.good": "{n} {n:weiterer|weitere} ({good} ebenso gut): bis {worth}",
    "review.more.range": "{n} {n:weiterer|weitere}: {least} bis {worth}",
    "review.more.worse": "{n} {n:weiterer|weitere}, auf den ersten Blick schlechter",
    "review.worth": "Chancen je Zug",
    "review.which.short": "Nr. {n} von {of} nach Kosten",
    "review.which": "teurer Zug {n} von {of} nach Kosten",
    "review.why": "Besserer Zug: {why}",
    "review.balance.found": (
        "{done}, verglichen mit dem gespielten Zug, nach jetzigem Stand: {gains}"
    ),
    "review.balance": (
        "Der bessere Zug bringt gegenüber dem gespielten, nach jetzigem Stand: {gains}"
    ),
    "review.hinted": (
        "{who} hatte sich zu diesem Zug einen Tipp geholt. Was er riet, ist nicht vermerkt; ein "
        "Tipp prüft weniger genau als die Analyse."
    ),
    "review.standing": "Stand: {standing}",
    "review.many-good": (
        "{n} andere Züge sind etwa ebenso gut: Es kommt nur darauf an, den gespielten zu vermeiden"
    ),
    "review.as-good": "etwa ebenso gut: {done}",
    "review.came": "Gespielter Zug: {came}",
    "review.costliest": "Teuerste Züge {arrow} bessere",
    "review.costliest.more": "{n} {n:weiterer|weitere}",
    "review.costliest.how": (
        "Schrittnummer und {@replay.go:Eingabe} oder ein Klick führt dorthin; "
        "{@replay.mistake:J} springt zum nächsten."
    ),
    "review.mistakes": "Teure Züge",
    "review.all": "Alle",
    "review.all.brief": "Alle",
    "review.least.inaccuracy": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} und {@replay.learn:T} führen zu allen teuren "
        "Zügen."
    ),
    "review.least.same": "Nichts zu filtern: Alle gefundenen teuren Züge gehören zur selben Stufe.",
    "review.least.mistake": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} und {@replay.learn:T} führen zu Fehlern und "
        "Patzern."
    ),
    "review.least.blunder": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} und {@replay.learn:T} führen nur zu Patzern."
    ),
    "key.better": "verbessern",
    "key.better.help": (
        "Statt des teuren Zuges den besseren spielen, die Aussichten danach sehen und von dort "
        "aus weiterspielen. Der Spielstand ändert sich nicht, außer du hältst dort mit "
        "{@what_if.vary:Y} fest, was du probiert hast."
    ),
    "key.mistake": "teurer Zug",
    "key.mistake.next": "nächster",
    "key.mistake.help": (
        "Zum Schritt vor dem teuersten Zug des Spielers gehen, aus dessen Sicht du schaust (bei "
        "offenen Karten: egal von wem), von dort zum nächstteuersten, nach dem letzten wieder zum "
        "ersten."
    ),
    "key.mistake.any": "von allen",
    "key.mistake.any.alone": "teurer Zug, egal von wem",
    "key.mistake.any.help": (
        "Zum Schritt vor dem nächsten teuren Zug gehen, egal von wem, in der Reihenfolge der "
        "Partie, und die Partie aus der Sicht dieses Spielers zeigen."
    ),
    "key.grade": "filtern",
    "key.grade.help": (
        "Wählen, zu welchen teuren Zügen {@replay.mistake:J}, {@replay.any_mistake:K} und "
        "{@replay.learn:T} gehen: zu allen, zu Fehlern und Patzern oder nur zu Patzern. "
        "Ungenauigkeit (?!), Fehler (?), Patzer (??): mindestens 5, 10 oder 20 Prozentpunkte "
        "Gewinnchance verloren; ± ist die Fehlerspanne."
    ),
    "key.lines": "Linien",
    "key.lines.help": "Im Diagramm die Chancen aller Spieler zeigen oder nur die von zweien.",
    "outlook.first": "Probezug",
    "outlook.later": "Dein späterer Zug",
    "outlook.better": "{who} besser: {here} statt {there} ({what}, {how})",
    "outlook.better.short": "{who} besser: {here} statt {there} ({how})",
    "outlook.better.bare": "{who} besser: {here} statt {there}",
    "outlook.worse": "{who} schlechter: {here} statt {there} ({what}, {how})",
    "outlook.worse.short": "{who} schlechter: {here} statt {there} ({how})",
    "outlook.worse.bare": "{who} schlechter: {here} statt {there}",
    "outlook.alike": "{who}: etwa {here}, wie in der Partie ({what}, {how})",
    "outlook.alike.short": "{who}: etwa {here}, wie in der Partie ({how})",
    "outlook.alike.bare": "{who}: etwa {here}, wie in der Partie",
    "outlook.ended": "{who} hier {here}; in der Partie {there}",
    "outlook.ended.same": "{who} hier {here}, wie in der Partie",
    "outlook.ended.all": "hier {here}; in der Partie {there}",
    "outlook.ended.all.same": "hier {here}, wie in der Partie",
    "outlook.place": "Platz {n}",
    "outlook.place.shared": "geteilter Platz {n}",
    "outlook.end": "Ergebnis",
    "outlook.chance": "nur ein Verlauf von vielen",
    "outlook.same": ("diesmal für {who} dasselbe Ergebnis, nur ein Verlauf von vielen"),
    "outlook.contrary": "Anders als erwartet",
    "outlook.alone": "Ab hier spielen die Roboter vielleicht anders als in der Partie.",
    "outlook.open": "bei offenen Karten, Zufall inbegriffen",
    "outlook.known": "nach dem, was {who} wusste",
    "outlook.looking": "Die Aussichten hier und in der gespielten Partie werden berechnet …",
    "outlook.unknown": "Die Aussichten lassen sich hier nicht berechnen.",
}
