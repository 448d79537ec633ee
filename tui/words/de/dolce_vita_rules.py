"""The rules of Dolce Vita, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "Worum es geht",
        (
            text(
                "Auf dem Tisch liegen sieben Spalten mit schönen Dingen: Häuser, Boote, Schmuck "
                "und hin und wieder ein Bündel Geld. Runde um Runde bietest du mit denselben "
                "sechs Karten darum. Wer nach der letzten Runde das größte *Vermögen* hat, "
                "gewinnt.",
            ),
        ),
    ),
    Section(
        "Auf dem Tisch",
        (
            item(
                "*49 Luxusgüter.* Sieben Sorten: Haus, Auto, Boot, Pferd, Schmuck, Uhr, Urlaub. "
                "Von jeder gibt es sieben Karten, eine zu jedem vollen Hunderttausend von 100.000 "
                "bis 700.000.",
            ),
            item(
                "*17 Geldkarten* zu 100.000 oder 200.000.",
            ),
            item(
                "*Sechs Zahlenkarten* für jeden, von 1 bis 6.",
            ),
            text(
                "63 dieser 66 Luxuskarten werden offen in sieben Spalten zu je neun Karten "
                "ausgelegt, A bis G. Die unterste Karte einer Spalte geht immer als nächste weg.",
            ),
            ruling(
                "Neun Geldkarten sind 100.000 wert, acht 200.000. Für eine neue Partie lässt sich "
                "eine andere Aufteilung wählen.",
            ),
            ruling(
                "Die drei übrigen Luxuskarten bekommt niemand zu sehen. Die Zahlenkarten auf der "
                "Hand sind für alle offen.",
            ),
        ),
    ),
    Section(
        "Die Runden",
        (
            item("Zu dritt: *sechs* Runden."),
            item("Zu viert: *vier* Runden."),
            item("Zu fünft: *fünf* Runden."),
            text(
                "Eine Runde hat zwei Hälften: Erst legen alle ihre Karten, dann werden die "
                "Spalten eine nach der anderen ausgewertet. Die nächste Runde beginnt der nächste "
                "Spieler im Uhrzeigersinn.",
            ),
            ruling(
                "Startspieler der ersten Runde ist Platz 1, oder irgendjemand, wenn du den Zufall "
                "entscheiden lässt.",
            ),
        ),
    ),
    Section(
        "Karten legen",
        (
            text(
                "Im Uhrzeigersinn legt jeder *eine* Zahlenkarte offen unter eine Spalte, immer "
                "reihum, bis alle nur noch eine einzige Karte haben. So legt in jeder Runde jeder "
                "fünf Karten. Du kannst alles unter einer Spalte anhäufen oder überall dabei sein.",
            ),
            ruling(
                "Auch unter eine Spalte, in der keine Luxuskarte mehr liegt, darf man noch Karten "
                "legen. Zu holen gibt es dort nichts: Hier wird man eine Karte los.",
            ),
        ),
    ),
    Section(
        "Die Spalten auswerten",
        (
            text(
                "Von A bis G wird jede Spalte in denselben Schritten ausgewertet.",
            ),
            item(
                "Die Karten eines jeden werden *zusammengezählt*. Wer dort keine Karte hat, ist "
                "nicht dabei.",
            ),
            item(
                "Bei *Gleichstand* fallen alle Beteiligten heraus: Sie nehmen ihre Karten zurück, "
                "und die anderen werden gewertet, als wären sie nicht dabei gewesen.",
            ),
            item(
                "Die höchste Summe nimmt die *unterste* Luxuskarte, die nächsthöhere die, die "
                "dann ganz unten liegt, und so weiter der Reihe nach.",
            ),
            item(
                "Hat niemand dort eine Karte gelegt, so kommt die unterste Luxuskarte ganz nach "
                "oben.",
            ),
            ruling(
                "Drei oder mehr gleiche Summen fallen ebenso heraus wie zwei. Fallen alle heraus, "
                "so bleibt die Spalte, wie sie ist.",
            ),
            ruling(
                "Wer in einer Spalte keine Luxuskarte mehr vorfindet, geht leer aus.",
            ),
            example(
                "Rot 3, Gelb 3, Grün 4, Blau 1. Unten liegt Schmuck zu 200.000, darüber ein Haus "
                "zu 300.000.\n"
                "Rot und Gelb haben gleich viel: Beide fallen heraus.\n"
                "Grün hat am meisten und nimmt den *Schmuck*.\n"
                "Blau nimmt mit einer bloßen 1 das *Haus*, das mehr wert ist.",
            ),
            example(
                "Rot 7, Gelb 5, Grün 2. Von unten: Uhr 400.000, Geld 100.000, Geld 100.000.\n"
                "Rot nimmt die *Uhr*, danach nehmen Gelb und Grün je *100.000*.",
            ),
        ),
    ),
    Section(
        "Von jeder Sorte nur eins",
        (
            text(
                "Niemand besitzt zwei Luxusgüter derselben Sorte. Wer ein zweites nimmt, *muss* "
                "tauschen, ob es sich lohnt oder nicht: Das neue bleibt, das alte kommt oben auf "
                "die Spalte, aus der das neue stammt.",
            ),
            text(
                "Geld wird nie getauscht; davon darf man beliebig viel haben.",
            ),
            ruling(
                "Das alte Luxusgut kommt sofort zurück, bevor der nächste Spieler nimmt. In einer "
                "kurzen Spalte kann es so gleich an jemand anderen gehen.",
            ),
            example(
                "Du besitzt das Auto zu 400.000 und gewinnst das Auto zu 700.000.\n"
                "Das zu 700.000 gehört dir, das zu 400.000 kommt oben auf diese Spalte: *+ "
                "300.000*.",
            ),
            example(
                "Du besitzt das Boot zu 600.000, und in der Spalte, die du gewinnst, ist als "
                "Nächstes das Boot zu 200.000 dran.\n"
                "Du musst es nehmen: *− 400.000*. Der Tisch zeigt das rot an, bevor du die Karte "
                "legst.",
            ),
        ),
    ),
    Section(
        "Das Ende",
        (
            text(
                "Nach Spalte G nehmen alle ihre sechs Karten zurück, und die nächste Runde "
                "beginnt. Nach der letzten Runde werden Luxusgüter und Geld zusammengezählt: Die "
                "*höchste Summe* gewinnt.",
            ),
            ruling("Bei gleicher Summe wird der Sieg geteilt."),
        ),
    ),
    Section(
        "An diesem Tisch",
        (
            item(
                "Tippe eine *Zahl* von 1 bis 6 und den *Buchstaben* einer Spalte, in beliebiger "
                "Reihenfolge, dann *Eingabe*; oder klicke die Karte und die Spalte an.",
            ),
            item(
                "Neben den Luxuskarten steht das Zeichen dessen, der sie nach jetzigem Stand "
                "bekäme. Was du ausgewählt hast, ist schon mitgerechnet, bevor du es spielst.",
            ),
            item(
                "Summen, die gleichauf liegen, sind durchgestrichen.",
            ),
        ),
    ),
)
