"""What can be asked about at a table of Dolce Vita: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dolce-vita.good": "{object}",
    "what.dolce-vita.good.is": (
        "Diese Karte zählt am Ende {worth}. Von jeder Sorte kannst du nur ein Luxusgut besitzen: "
        "Wer ein zweites nimmt, gibt das alte zurück, ob es sich lohnt oder nicht.{marked}"
    ),
    "what.dolce-vita.marked": " {mark} daneben: {who} nimmt sie nach jetzigem Stand.",
    "what.dolce-vita.marked.gain": (
        " {mark}+ daneben: {who} nimmt sie nach jetzigem Stand und gibt Billigeres zurück."
    ),
    "what.dolce-vita.marked.loss": (
        " {mark}{minus} daneben: {who} muss sie nach jetzigem Stand nehmen und Teureres "
        "zurückgeben."
    ),
    "what.dolce-vita.money": "{object}",
    "what.dolce-vita.money.is": (
        "Geld wird nie getauscht: Du behältst alles, was du gewinnst. Am Ende zählt es {worth}."
    ),
    "what.dolce-vita.mark": "Wer die Karte bekäme",
    "what.dolce-vita.mark.is": (
        "Das Zeichen dessen, der diese Karte beim jetzigen Stand nimmt. + oder {minus} daneben "
        "bedeutet einen erzwungenen Tausch mit Gewinn oder Verlust, ← eine eben zurückgegebene "
        "Karte."
    ),
    "what.dolce-vita.column": "Spalte {column}",
    "what.dolce-vita.column.is": (
        "Die höchste Summe darunter nimmt die unterste Luxuskarte, die nächste die darüber. "
        "Ausgewertet wird von links nach rechts."
    ),
    "what.dolce-vita.empty": "Spalte {column}, leer",
    "what.dolce-vita.empty.is": (
        "Hier darfst du noch Karten legen. Zu holen gibt es nichts, aber du wirst eine Karte los."
    ),
    "what.dolce-vita.bid": "Summe unter {column}: {n}",
    "what.dolce-vita.bid.is": (
        "Was {who} dort gelegt hat, zusammengezählt. Die höchste Summe nimmt zuerst; gleiche "
        "Summen fallen heraus."
    ),
    "what.dolce-vita.struck": "Gleichstand unter {column}",
    "what.dolce-vita.struck.is": (
        "Gleiche Summen, zwischen ~\N{NO-BREAK SPACE}~, fallen heraus: Diese Spieler nehmen ihre "
        "Karten zurück und bekommen hier nichts. Die anderen werden gewertet, als wären diese "
        "Spieler nicht dabei gewesen."
    ),
    "what.dolce-vita.card": "Zahlenkarte {n}",
    "what.dolce-vita.card.is": (
        "Zählt {n} für die Spalte, unter die du sie legst. In jeder Runde legst du fünf von "
        "sechs, nach der Runde bekommst du alle zurück."
    ),
    "what.dolce-vita.hand": "Zahlenkarten auf der Hand",
    "what.dolce-vita.hand.is": (
        "Die Karten auf der Hand von {who}; jeder darf sie sehen. Wer fünf gelegt hat, behält die "
        "letzte; nach einem Gleichstand kommen die Karten für die nächste Runde zurück."
    ),
    "what.dolce-vita.kind": "{kind}",
    "what.dolce-vita.kind.is": (
        "Eine von sieben Sorten; von jeder kannst du nur ein Luxusgut besitzen. Die Zahlen "
        "darunter sind Hunderttausende."
    ),
    "what.dolce-vita.owned": "{kind} von {who}: {worth}",
    "what.dolce-vita.owned.is": (
        "Von jeder Sorte besitzt jeder höchstens ein Luxusgut. Ein zweites ersetzt es, ob es "
        "sich lohnt oder nicht."
    ),
    "what.dolce-vita.cash": "Geld von {who}: {cash}",
    "what.dolce-vita.cash.is": (
        "Geld wird nie getauscht, und davon kann man beliebig viel haben. Am Ende zählt es voll."
    ),
    "what.dolce-vita.fortunes": "Vermögen",
    "what.dolce-vita.fortunes.is": (
        "Was alle besitzen, nach Sorten und in Hunderttausenden, und die Summe. Nach der letzten "
        "Runde gewinnt die höchste Summe."
    ),
    "what.dolce-vita.score": "Vermögen von {who}: {sum}",
    "what.dolce-vita.score.is": (
        "Alle Luxusgüter und das Geld zusammengezählt; {star} steht bei der höchsten Summe. Nach "
        "der letzten Runde gewinnt die höchste Summe; bei Gleichstand wird der Sieg geteilt."
    ),
    "what.dolce-vita.leader": "In Führung",
    "what.dolce-vita.leader.is": (
        "{star} zeigt, wer gerade das größte Vermögen hat. Bei Gleichstand wird die Führung "
        "geteilt, am Ende auch der Sieg."
    ),
    "what.dolce-vita.seat": "{who}",
    "what.dolce-vita.seat.is": (
        "Dieses Zeichen und diese Farbe stehen überall für {who}; {turn} zeigt, wer am Zug ist. "
        "Jede Runde beginnt, wer im Uhrzeigersinn nach dem sitzt, der die vorige begonnen hat."
    ),
    "what.dolce-vita.deal": "Die Luxuskarten",
    "what.dolce-vita.deal.is": (
        "63 der 66 Karten liegen in sieben Spalten zu neun aus. Die unterste einer Spalte ist "
        "immer die nächste."
    ),
    "what.dolce-vita.place": "Karten legen",
    "what.dolce-vita.place.is": (
        "Reihum legt jeder eine Zahlenkarte unter eine Spalte, auch mehrmals unter dieselbe, bis "
        "alle nur noch eine Karte haben."
    ),
    "what.dolce-vita.award": "Die Spalten auswerten",
    "what.dolce-vita.award.is": (
        "Von links nach rechts: Wer die höchste Summe hat, nimmt die unterste Luxuskarte, "
        "der Nächste die darüber. Gleiche Summen fallen heraus."
    ),
    "what.dolce-vita.gather": "Die Runde ist zu Ende",
    "what.dolce-vita.gather.is": (
        "Zur nächsten Runde nehmen alle ihre sechs Zahlenkarten zurück; es beginnt, wer im "
        "Uhrzeigersinn als Nächster sitzt."
    ),
    "what.dolce-vita.over": "Die Partie ist zu Ende",
    "what.dolce-vita.over.is": (
        "Luxusgüter und Geld werden zusammengezählt. Die höchste Summe gewinnt; bei Gleichstand "
        "wird der Sieg geteilt."
    ),
    "what.dolce-vita.where": "Die Runde",
    "what.dolce-vita.where.is": (
        "In einer Runde legt jeder fünf Karten, dann werden die Spalten ausgewertet. Diese "
        "Partie hat {rounds} Runden."
    ),
    "what.dolce-vita.rotated": "Niemand unter {column}",
    "what.dolce-vita.rotated.is": (
        "Niemand hat dort eine Karte gelegt, also kommt die unterste Luxuskarte ganz nach oben. "
        "In der nächsten Runde geht es um die, die jetzt unten liegt."
    ),
}
