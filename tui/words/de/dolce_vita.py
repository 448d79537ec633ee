"""The words of Dolce Vita. Categories: 1 house to 7 holiday, 8 money."""

from typing import Final

WORDS: Final = {
    "dv.name.1": "Haus",
    "dv.name.1:acc": "das Haus",
    "dv.name.1:that": "das",
    "dv.name.2": "Auto",
    "dv.name.2:acc": "das Auto",
    "dv.name.2:that": "das",
    "dv.name.3": "Boot",
    "dv.name.3:acc": "das Boot",
    "dv.name.3:that": "das",
    "dv.name.4": "Pferd",
    "dv.name.4:acc": "das Pferd",
    "dv.name.4:that": "das",
    "dv.name.5": "Schmuck",
    "dv.name.5:acc": "den Schmuck",
    "dv.name.5:that": "den",
    "dv.name.6": "Uhr",
    "dv.name.6:acc": "die Uhr",
    "dv.name.6:that": "die",
    "dv.name.7": "Urlaub",
    "dv.name.7:acc": "den Urlaub",
    "dv.name.7:that": "den",
    "dv.name.8": "Geld",
    "dv.name.8:acc": "eine Geldkarte",
    "dv.object": "{name}\N{NO-BREAK SPACE}{worth}",
    "dv.object:acc": "{name:acc} zu {worth}",
    "dv.object:that": "{name:that} zu {worth}",
    "dv.short.1": "Ha",
    "dv.short.2": "Au",
    "dv.short.3": "Bo",
    "dv.short.4": "Pf",
    "dv.short.5": "Sc",
    "dv.short.6": "Uh",
    "dv.short.7": "Ul",
    "dv.round": "Runde {round} von {rounds}",
    "dv.begins": "{who} beginnt",
    "dv.dealing": "die Luxuskarten werden ausgelegt",
    "dv.asked.place": "{who}, lege eine Karte",
    "dv.asked.wait": "{who} legt eine Karte",
    "dv.asked.award": "Spalte {column} wird ausgewertet",
    "dv.asked.gather": "alle nehmen ihre Karten zurück",
    "dv.asked.over": "die Partie ist zu Ende",
    "dv.fortunes": "Vermögen",
    "dv.sum": "Σ",
    "dv.hand": "Hand",
    "dv.missing.card": "Wähle eine Zahlenkarte ({cards}).",
    "dv.missing.column": "Wähle zuerst eine Spalte (A–G).",
    "key.dv.card": "Karte",
    "key.dv.card.help": "Die Zahlenkarte wählen, die du legen willst.",
    "key.dv.column": "Spalte",
    "key.dv.column.help": "Die Spalte wählen, unter die sie kommt.",
    "key.dv.place": "legen",
    "key.dv.place.help": "Die gewählte Zahlenkarte unter die gewählte Spalte legen.",
    "key.dv.left": "Spalte links",
    "key.dv.left.help": "Die Spalte links von der gewählten wählen; ist keine gewählt, dann G.",
    "key.dv.right": "Spalte rechts",
    "key.dv.right.help": "Die Spalte rechts von der gewählten wählen; ist keine gewählt, dann A.",
    "key.dv.lower": "niedrigere Karte",
    "key.dv.lower.help": "Die nächstniedrigere Karte auf deiner Hand wählen.",
    "key.dv.higher": "höhere Karte",
    "key.dv.higher.help": "Die nächsthöhere Karte auf deiner Hand wählen.",
    "dv.button": "{key}: legen",
    "dv.choose": "Wähle eine Zahlenkarte ({cards}) und eine Spalte (A–G).",
    "dv.choose.column": "{card} unter welche Spalte? (A–G)",
    "dv.choose.card": "Spalte {column}: welche Zahlenkarte? ({cards})",
    "dv.place": "{card} unter {column}?",
    "dv.would.take": "Nach jetzigem Stand bekommst du {object:acc}",
    "dv.would.replace": "Nach jetzigem Stand gibst du {old:acc} ab und bekommst {object:that}",
    "dv.would.nothing": "Nach jetzigem Stand bleibt für dich nichts übrig",
    "dv.would.tie": "Gleichstand mit {who}: Beide fallen heraus",
    "dv.would.ties": "Gleichstand mit {who}: Alle fallen heraus",
    "dv.would.dump": "Leere Spalte: nichts zu holen",
    "dv.tell.deal": "63 Luxuskarten in 7 Spalten",
    "dv.tell.round": "Runde {round}",
    "dv.tell.place": "{who} legt {card} unter {column}",
    "dv.tell.column": "Spalte {column}",
    "dv.tell.take": "{who} nimmt {object:acc}",
    "dv.tell.exchange": "{who} nimmt {object:acc} statt bisher {old}",
    "dv.tell.with": "{who} (mit {n})",
    "dv.tell.nothing": "{who} geht leer aus",
    "dv.tell.struck": "{who} sind gleichauf und fallen heraus",
    "dv.tell.tied": "{who} sind mit {n} gleichauf und fallen heraus",
    "dv.tell.rotate": "keine Karte: Die unterste Luxuskarte kommt nach oben",
    "dv.tell.stays": "die Spalte bleibt so",
    "dv.tell.both": "{first}; {second}",
    "dv.tell.empty": "nichts da",
    "dv.chart": "Vermögen im Lauf der Runden (×100.000)",
    "illegal.dolce-vita.placing": "Es werden noch Karten gelegt.",
    "illegal.dolce-vita.no-such-place": "Diese Karte oder Spalte gibt es nicht.",
    "illegal.dolce-vita.card-not-in-hand": "Die {card} hast du nicht mehr auf der Hand.",
    "illegal.dolce-vita.not-this-column": "Eine andere Spalte ist an der Reihe.",
    "illegal.dolce-vita.round-not-over": "Die Runde ist noch nicht zu Ende.",
    "illegal.dolce-vita.dealt-already": "Die Luxuskarten liegen schon aus.",
    "illegal.dolce-vita.impossible-deal": "Diese Luxuskarten können so nicht ausgelegt werden.",
    "option.dolce-vita.hundreds": "Geldkarten zu 100.000 (von 17)",
    "option.dolce-vita.first": "Startspieler",
    "option.dolce-vita.first.seat-1": "Sitzplatz 1",
    "option.dolce-vita.first.random": "zufällig",
    "game.dolce-vita": "Dolce Vita",
    "help.table.dolce-vita": (
        "Steht unter einer Spalte „4+3=7“, sind das zwei Karten und ihre Summe; wo der Platz "
        "fehlt, steht „=7“ für die Summe mehrerer Karten."
    ),
    # The lesson
    "guide.dv.columns": (
        "Sieben Spalten, A bis G, voller Häuser, Autos, Boote, Pferde, Schmuck, Uhren, Urlaub; 700 "
        "heißt 700.000. Das größte Vermögen gewinnt. In jeder Runde legst du fünf Karten unter die "
        "Spalten. Dann nimmt in jeder Spalte die höchste Summe die unterste Luxuskarte, die "
        "nächste die darüber."
    ),
    "guide.dv.first": (
        "Du bist Spieler {me}. In A liegt ganz unten das Haus zu 700.000. Drücke *5*, dann *A*: "
        "Die Zeile unter deinen Karten sagt, was das nach jetzigem Stand bringen würde. Mit "
        "*{@dolce-vita.commit:Eingabe}* legst du die Karte, mit *{@dolce-vita.cancel:Esc}* "
        "würdest du sie wieder abwählen."
    ),
    "guide.dv.tie": (
        "In B gibt es ein Pferd zu 600.000, und eine 4 liegt schon dort. Drücke *4* und *B* und "
        "lies: Bei Gleichstand fallen alle Beteiligten heraus. Drücke für B also lieber *6* und "
        "dann *{@dolce-vita.commit:Eingabe}*."
    ),
    "guide.dv.alone": (
        "In G ist noch niemand, und ganz unten liegt eine Geldkarte zu 200.000. Wer allein "
        "ist, holt sie schon mit einer 1. Drücke *1*, *G*, *{@dolce-vita.commit:Eingabe}*."
    ),
    "guide.dv.signs": (
        "Sieh dir die Zeichen an. Neben einer Luxuskarte steht das Zeichen dessen, der sie nach "
        "jetzigem Stand bekäme; deines ist {me}. In D sind zwei Summen gleich: Sie stehen zwischen "
        "~\N{NO-BREAK SPACE}~ und gewinnen nichts."
    ),
    "guide.dv.sum": (
        "Deine Karten unter derselben Spalte werden zusammengezählt. Verstärke deine 5 in A: "
        "Drücke *2*, *A*, *{@dolce-vita.commit:Eingabe}*; zusammen sind das 7."
    ),
    "guide.dv.struck": (
        "Sieh dir D an: zwei 5er, die herausfallen, wenn nichts mehr dazukommt. Dann wäre deine 3 "
        "dort die höchste, und unten liegt Schmuck zu 700.000. Drücke *3*, *D*, "
        "*{@dolce-vita.commit:Eingabe}*."
    ),
    "guide.dv.award": (
        "Alle haben fünf Karten gelegt und behalten eine. Jetzt werden die Spalten von links nach "
        "rechts ausgewertet. Drücke *{@dolce-vita.commit:Eingabe}* und beobachte A."
    ),
    "guide.dv.column-a": (
        "Deine 7 hat das Haus geholt, die 3 das Auto darüber, die 2 das Boot. Unter „Vermögen“ "
        "steht in deiner Zeile beim Haus jetzt eine 7: 700.000; {leads} zeigt das größte Vermögen "
        "an. Als Nächstes kommt B, wo zwei 4er gleichauf liegen."
    ),
    "guide.dv.column-b": (
        "Die 4er sind herausgefallen und zurück auf der Hand, und deine 6 hat das Pferd geholt. "
        "Als Nächstes kommt C, wo nur Spieler {other} eine Karte liegen hat – und er besitzt schon "
        "ein Auto. Das + neben seinem Zeichen heißt: Das neue ist mehr wert."
    ),
    "guide.dv.column-c": (
        "Von jeder Sorte kannst du nur ein Luxusgut besitzen, Geld dagegen beliebig viel. Das "
        "neue Auto bleibt, ob besser oder schlechter, und das alte kommt oben auf C. Eine "
        "Luxuskarte kann dich also auch etwas kosten."
    ),
    "guide.dv.column-d": (
        "Beide 5er sind herausgefallen, und deine 3 hat den Schmuck zu 700.000 geholt. Noch drei "
        "Spalten, dann endet die Runde, und zur nächsten nehmen alle ihre sechs Karten wieder "
        "auf die Hand. Legt niemand etwas unter eine Spalte, kommt ihre unterste Luxuskarte nach "
        "oben."
    ),
    "guide.dv.end": (
        "Das war eine Runde: 2.200.000 für dich, geschrieben als 22. Zu dritt spielt man sechs "
        "Runden (zu viert vier, zu fünft fünf); dann gewinnt das größte Vermögen, bei Gleichstand "
        "wird der Sieg geteilt. *?* (oder *F1*) erklärt jederzeit alle Tasten."
    ),
    # Hints and the review
    "hint.worth.dolce-vita": "Chance, die Partie zu gewinnen",
    "dv.given": "{object} (von {who} zurückgegeben)",
    "dv.won-first": " (bis dahin wohl in Spalte {column} gewonnen)",
    "dv.standing.ahead": ("du liegst {amount} vor {who}, in Runde {n} von {of}"),
    "dv.standing.ahead.theirs": ("{mover} liegt {amount} vor {who}, in Runde {n} von {of}"),
    "dv.standing.behind": ("du liegst {amount} hinter {who}, in Runde {n} von {of}"),
    "dv.standing.behind.theirs": ("{mover} liegt {amount} hinter {who}, in Runde {n} von {of}"),
    "dv.standing.level": ("du liegst gleichauf mit {who}, in Runde {n} von {of}"),
    "dv.standing.level.theirs": ("{mover} liegt gleichauf mit {who}, in Runde {n} von {of}"),
    "dv.standing.last.ahead": ("letzte Runde; nach jetzigem Stand endest du {amount} vor {who}"),
    "dv.standing.last.ahead.theirs": (
        "letzte Runde; nach jetzigem Stand endet {mover} {amount} vor {who}"
    ),
    "dv.standing.last.behind": (
        "letzte Runde; nach jetzigem Stand endest du {amount} hinter {who}"
    ),
    "dv.standing.last.behind.theirs": (
        "letzte Runde; nach jetzigem Stand endet {mover} {amount} hinter {who}"
    ),
    "dv.standing.last.level": "letzte Runde; nach jetzigem Stand endest du gleichauf mit {who}",
    "dv.standing.last.level.theirs": (
        "letzte Runde; nach jetzigem Stand endet {mover} gleichauf mit {who}"
    ),
    "dv.could.place": "{card} unter Spalte {column}",
    "dv.could.place.brief": "{card} unter {column}",
    # Line by line
    "dv.plain.columns": (
        "Die Spalten von unten nach oben, mit dem, was in dieser Runde weggehen kann:"
    ),
    "dv.plain.more": "{n} weitere darüber",
    "dv.plain.column": "{column}: {things}",
    "dv.plain.bids": "{column}; Karten: {bids}",
    "dv.plain.bid": "{who}\N{NO-BREAK SPACE}{cards}",
    "dv.plain.nothing": "noch nichts",
    "dv.plain.fortune": "{who}: {owned}; {sum} insgesamt",
    "dv.plain.fortunes": "Vermögen: {fortunes}",
    "dv.plain.hand": "Deine Karten: {cards}.",
    "dv.plain.how": (
        "Tippe eine Karte und eine Spalte, zum Beispiel 3 C. Mit einem Fragezeichen, 3 C?, "
        "erfährst du erst, was das bringen würde; C allein sagt, was dort liegt."
    ),
    "outlook.end.dolce-vita": "Runde {n}",
    "review.unit.dolce-vita": "Gewinnchancen, in %",
    "review.open.dolce-vita": "Schnelle Schätzung",
    "outlook.open.dolce-vita": "schnelle Schätzung",
    "what.review.open.dolce-vita": "Chancen der Stellung",
    "what.review.open.dolce-vita.is": (
        "Geschätzt: Gleich gute Spieler spielen die Runde viele Male schnell zu Ende. Züge "
        "werden nach einer längeren Suche beurteilt."
    ),
    # The bundled examples
    "sample.dv-e1": "Gleiche Summen fallen heraus",
    "sample.dv-e1.about": (
        "In der ersten Spalte haben Rossa und Gialla beide 3: Sie nehmen ihre Karten zurück. Verde "
        "holt mit der 4 den Schmuck, Blu mit der 1 das Haus darüber."
    ),
    "sample.dv-e2": "Wer die höchste Summe hat, nimmt zuerst",
    "sample.dv-e2.about": (
        "In der letzten Spalte liegt Rossa vor Gialla und Gialla vor Verde: die Uhr, dann zweimal "
        "100.000, von unten nach oben."
    ),
    "sample.dv-e3": "Das neue Auto verdrängt das alte",
    "sample.dv-e3.about": (
        "Verde besitzt das Auto zu 400.000 und gewinnt das zu 700.000: Das alte kommt oben auf "
        "diese Spalte."
    ),
    "option.dolce-vita.hundreds.help": (
        "Wie viele der 17 Geldkarten 100.000 wert sind; die anderen sind 200.000 wert."
    ),
    "option.dolce-vita.first.help": (
        "Wer die erste Runde beginnt: Sitzplatz 1 oder ein zufälliger."
    ),
}
