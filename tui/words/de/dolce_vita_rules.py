"""The rules of Dolce Vita, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "Worum es geht",
        (
            text(
                "Auf dem Tisch liegen sieben Spalten voller schöner Dinge: Häuser, Boote, Schmuck "
                "und hin und wieder ein Bündel Geld. Runde um Runde bietest du mit denselben "
                "sechs Karten darum. Wer nach der letzten Runde das größte *Vermögen* hat, "
                "gewinnt.",
                "DV15",
            ),
        ),
    ),
    Section(
        "Auf dem Tisch",
        (
            item(
                "*49 Luxusgüter.* Sieben Sorten: Haus, Auto, Boot, Pferd, Schmuck, Uhr, Urlaub. "
                "Von jeder gibt es sieben Karten, von 100.000 bis 700.000 in Schritten von "
                "100.000.",
                "DV1",
            ),
            item(
                "*17 Geldkarten* zu 100.000 oder 200.000.",
                "DV1",
            ),
            item(
                "*Sechs Zahlenkarten* für jeden, von 1 bis 6, in der eigenen Farbe.",
                "DV2",
            ),
            text(
                "Luxusgüter und Geldkarten heißen hier zusammen Luxuskarten. 63 der 66 werden "
                "offen in sieben Spalten zu je neun Karten ausgelegt, A bis G. Die unterste Karte "
                "einer Spalte geht immer als nächste weg.",
                "DV3",
            ),
            ruling(
                "Neun Geldkarten sind 100.000 wert, acht 200.000. Für eine neue Partie lässt sich "
                "eine andere Aufteilung wählen.",
                "DV1 hundreds",
            ),
            ruling(
                "Die drei übrigen Luxuskarten bekommt niemand zu sehen. Die Zahlenkarten auf der "
                "Hand sind für alle offen.",
                "DV2 DV3",
            ),
        ),
    ),
    Section(
        "Die Runden",
        (
            item(
                "Zu dritt: *sechs* Runden.",
                "DV4",
            ),
            item(
                "Zu viert: *vier* Runden.",
                "DV4",
            ),
            item(
                "Zu fünft: *fünf* Runden.",
                "DV4",
            ),
            text(
                "Eine Runde hat zwei Hälften: Erst legen alle ihre Karten (§4), dann werden die "
                "Spalten eine nach der anderen ausgewertet (§5). Der nächste Spieler im "
                "Uhrzeigersinn beginnt die nächste Runde.",
                "DV5 DV6 DV8",
            ),
            ruling(
                "Wer auf Sitzplatz 1 sitzt, beginnt die erste Runde. Für eine neue Partie kannst "
                "du den Startspieler auch auslosen lassen.",
                "DV5 first",
            ),
        ),
    ),
    Section(
        "Karten legen",
        (
            text(
                "Im Uhrzeigersinn legt jeder *eine* Zahlenkarte offen unter eine Spalte, immer "
                "reihum, bis alle nur noch eine einzige Karte haben. So legt in jeder Runde jeder "
                "fünf Karten. Du kannst alles unter einer Spalte anhäufen oder fast überall dabei "
                "sein.",
                "DV6",
            ),
            ruling(
                "Auch unter eine Spalte, in der keine Luxuskarte mehr liegt, darfst du noch "
                "Karten legen. Zu holen gibt es dort nichts, aber du wirst eine Karte los.",
                "DV7",
            ),
        ),
    ),
    Section(
        "Die Spalten auswerten",
        (
            text(
                "Die Spalten werden von links nach rechts ausgewertet, von A bis G, jede auf "
                "dieselbe Weise:",
                "DV8",
            ),
            item(
                "Die Karten eines jeden werden *zusammengezählt*. Wer dort keine Karte hat, ist "
                "nicht dabei.",
                "DV8",
            ),
            item(
                "Bei *Gleichstand* fallen alle Beteiligten heraus: Sie nehmen ihre Karten für "
                "die nächste Runde zurück, und die anderen werden gewertet, als wären sie "
                "nicht dabei.",
                "DV9",
            ),
            item(
                "Die höchste Summe nimmt die *unterste* Luxuskarte, die nächsthöhere die, die "
                "dann ganz unten liegt, und so weiter der Reihe nach.",
                "DV10",
            ),
            item(
                "Hat niemand eine Karte unter die Spalte gelegt, so kommt die unterste Luxuskarte "
                "ganz nach oben.",
                "DV11",
            ),
            ruling(
                "Drei oder mehr gleiche Summen fallen ebenso heraus wie zwei. Bleibt dann niemand "
                "übrig, so bleibt die Spalte, wie sie ist.",
                "DV9 DV11",
            ),
            ruling(
                "Wer in einer Spalte keine Luxuskarte mehr vorfindet, geht leer aus.",
                "DV10",
            ),
            example(
                "Rossa 3, Gialla 3, Verde 4, Blu 1. Unten liegt Schmuck zu 200.000, darüber ein "
                "Haus zu 300.000.\n"
                "Rossa und Gialla haben gleich viel: Beide fallen heraus.\n"
                "Verde hat am meisten und nimmt den *Schmuck*.\n"
                "Blu nimmt mit einer bloßen 1 das *Haus*, das mehr wert ist.",
                "DV9 DV10",
                "dv-e1",
            ),
            example(
                "Rossa 6, Gialla 4, Verde 2. Von unten: Uhr 400.000, Geld 100.000 und 100.000.\n"
                "Rossa nimmt die *Uhr*, danach nehmen Gialla und Verde je *100.000*.",
                "DV10",
                "dv-e2",
            ),
        ),
    ),
    Section(
        "Von jeder Sorte nur eins",
        (
            text(
                "Du kannst nur ein Luxusgut jeder Sorte besitzen. Nimmst du ein zweites, so "
                "*musst* du tauschen, ob es sich lohnt oder nicht: Das neue bleibt, das alte "
                "kommt oben auf die Spalte, aus der das neue stammt.",
                "DV12",
            ),
            text(
                "Geld wird nie getauscht; davon kannst du beliebig viel haben.",
                "DV13",
            ),
            ruling(
                "Das alte Luxusgut kommt sofort zurück, bevor in dieser Spalte der Nächste nimmt "
                "(§5). In einer kurzen Spalte kann es so gleich an jemand anderen gehen.",
                "DV12",
            ),
            example(
                "Du besitzt das Auto zu 400.000 und gewinnst das Auto zu 700.000.\n"
                "Das zu 700.000 gehört dir, das zu 400.000 kommt oben auf diese Spalte: "
                "*+300.000*.",
                "DV12",
                "dv-e3",
            ),
            example(
                "Du besitzt das Boot zu 600.000, und an dich fällt das Boot zu 200.000.\n"
                "Du musst es nehmen: *−400.000*. Der Tisch zeigt das rot an, bevor du die Karte "
                "legst.",
                "DV12",
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
                "DV14 DV15",
            ),
            ruling(
                "Bei gleicher Summe wird der Sieg geteilt.",
                "DV15",
            ),
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
                "bekäme, mit + oder −, wo ein erzwungener Tausch Gewinn oder Verlust bringt. Was "
                "du ausgewählt hast, ist schon mitgerechnet, bevor du es legst.",
            ),
            item(
                "Gleiche Summen sind durchgestrichen und stehen zwischen ~\N{NO-BREAK SPACE}~. "
                "Wo der Platz fehlt, steht =7 für die Summe mehrerer Karten.",
            ),
            item(
                "⚑ vor einer Summe zeigt das größte Vermögen an.",
            ),
            item(
                "*U* nimmt deinen letzten Zug zurück, solange kein anderer Mensch gezogen hat. "
                "*L* führt zum Verlauf und zurück, *?* erklärt die Tasten, die gerade gelten. "
                "Gespeichert wird nach jedem Zug.",
            ),
        ),
    ),
)
