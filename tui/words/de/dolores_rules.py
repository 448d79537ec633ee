"""The rules of Dolorès, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "Worum es geht",
        (
            text(
                "Ein spanisches Handelsschiff liegt zerschellt unter den Klippen, und ihr gehört "
                "zu denen, die das falsche Leuchtfeuer entzündet haben. Immer zu zweit teilt ihr "
                "auf, was das Meer anspült, bis der Sonnenaufgang die Miliz bringt. Was ihr "
                "einander versprecht, ist so viel wert, wie es eben wert ist.",
            ),
            text(
                "Am Ende zählen nur deine *besten* und deine *ärmsten* Sammlungen, nichts "
                "dazwischen.",
            ),
        ),
    ),
    Section(
        "Auf dem Tisch",
        (
            item(
                "*70 Waren* in sieben Sorten: Waffen, Wein, Schmuck, Stoffe, Porzellan, "
                "Musikinstrumente (Musik), Goldbarren. Jede Sorte hat zehn Karten: sieben vom "
                "Wert 1, zwei vom Wert 2, eine vom Wert 3.",
            ),
            item(
                "*10 Flaschenpostkarten*, jede mit eigener Wirkung. Eine davon ist der "
                "Sonnenaufgang.",
            ),
            text(
                "Waren einer Sorte vor einem Spieler bilden eine *Sammlung*. Alles Gewonnene liegt "
                "offen.",
            ),
        ),
    ),
    Section(
        "Vor der ersten Verteilung",
        (
            text(
                "Der Sonnenaufgang liegt beiseite. Vier der neun anderen Flaschenpostkarten kommen "
                "ungesehen aus dem Spiel, die übrigen fünf werden mit den Waren gemischt. Fünfzehn "
                "dieser Karten werden mit dem Sonnenaufgang noch einmal gemischt und kommen ganz "
                "nach unten. Der Stapel hat also 76 Karten, und der Sonnenaufgang ist eine der "
                "letzten sechzehn.",
            ),
            item("Zu zweit beginnt jeder mit *4* Karten."),
            item("Zu dritt mit *3*."),
            item("Zu viert mit *2*."),
            ruling(
                "Zu zweit ist die Wette immer unter den vier Karten, die aus dem Spiel kommen.",
            ),
            ruling(
                "In der einfachen Partie ist der Sonnenaufgang die einzige Flaschenpost, und der "
                "Stapel hat 71 Karten.",
            ),
            ruling(
                "Ein Diebstahl unter den Startkarten wirkt, sobald alle liegen. Der erste Geber "
                "ist Platz 1, oder irgendjemand, wenn ihr den Zufall entscheiden lasst.",
            ),
        ),
    ),
    Section(
        "Eine Verteilung",
        (
            text(
                "Eine Verteilung spielen immer der *Kartengeber*, kurz Geber, und sein linker "
                "*Nachbar*. Vier Karten werden aufgedeckt: die ersten beiden auf der Seite des "
                "Nachbarn, die nächsten beiden auf der Seite des Gebers. Dann wird geredet: Sagt "
                "an, was ihr wollt, es bindet niemanden.",
            ),
            text(
                "Bei *Do – Lo – Rès* zeigen beide im selben Moment eine Geste: *Frieden* (offene "
                "Hand), *Kampf* (Faust) oder die *erste Wahl*, kurz *Wahl* (Daumen hoch). Wenn "
                "alles verteilt ist, wird der Nachbar zum nächsten Geber.",
            ),
            ruling(
                "In einem Gespräch darf jeder der beiden neunmal ansagen.",
            ),
        ),
    ),
    Section(
        "Wer was bekommt",
        (
            item(
                "*Frieden und Frieden:* Jeder nimmt die Karten seiner Seite.",
            ),
            item(
                "*Kampf und Frieden:* Der Kampf nimmt alles.",
            ),
            item("*Kampf und Kampf:* Alles ist verloren."),
            item(
                "*Wahl und Frieden:* Die Wahl sucht sich eine beliebige Karte aus; dann nimmt der "
                "Frieden, was auf seiner eigenen Seite noch liegt, und der Rest ist verloren.",
            ),
            item(
                "*Wahl und Kampf:* Die Wahl sucht sich eine Karte aus, der Kampf nimmt alle "
                "anderen.",
            ),
            item(
                "*Wahl und Wahl:* Alles ist verloren, und dann nennen beide geheim eine ihrer "
                "eigenen Sammlungen, die ebenfalls verloren ist.",
            ),
            ruling(
                "Wer dann keine Sammlung hat, nennt auch keine.",
            ),
        ),
    ),
    Section(
        "Die Flaschenpost",
        (
            text(
                "Eine gewonnene Flaschenpost liegt offen vor dem, dem sie gehört, und darf von da "
                "an gespielt werden, auch in Verteilungen anderer. Danach wird sie abgeworfen; "
                "bleibt sie bis zum Ende liegen, ist sie nichts wert.",
            ),
            item(
                "*Zerbrochene Laterne,* bevor die Karten aufgedeckt werden: Sie liegen verdeckt, "
                "bis sie gewonnen oder verloren sind. Nur wer die Laterne gespielt hat, sieht sie "
                "und sagt über jede, was er will.",
            ),
            item(
                "*Ausguck,* im Moment, in dem der Sonnenaufgang kommt: Er wird zu einer Karte wie "
                "jede andere, nur ohne Wert.",
            ),
            item(
                "*Diebstahl* wirkt sofort: Nimm jemand anderem eine beliebige Warenkarte weg.",
            ),
            item(
                "*Ebbe:* Die Karten der Verteilung werden abgeworfen, vier neue kommen.",
            ),
            item(
                "*Strudel:* Leg die Karten neu hin, auf jeder Seite so viele wie zuvor.",
            ),
            item(
                "*Konvoi:* Auf jede Seite kommt eine Karte mehr.",
            ),
            item(
                "*List:* Wähle in deiner eigenen Verteilung zwei Gesten; behalte eine davon, wenn "
                "du die deines Gegenübers gesehen hast.",
            ),
            item(
                "*Durcheinander,* wenn die Gesten gezeigt sind: Sie gelten nicht, und um dieselben "
                "Karten wird neu gewählt.",
            ),
            item(
                "*Wette,* in einer Verteilung zweier anderer: Errate beide Gesten. Liegst du "
                "richtig, nimmst du dir vor allen anderen, welche Karten du willst.",
            ),
            item("*Sonnenaufgang:* Die Partie ist zu Ende."),
        ),
    ),
    Section(
        "Mehr zur Flaschenpost",
        (
            ruling(
                "Vor den Gesten wird reihum, vom Geber an, gefragt, wer Konvoi, Ebbe oder Strudel "
                "hat. Wird eine Karte gespielt, werden alle neu gefragt; haben alle nacheinander "
                "verzichtet, werden die Gesten gewählt. Im Stapel müssen die nötigen Karten noch "
                "liegen.",
            ),
            ruling(
                "Karten, die in einer Verteilung im Dunkeln später dazukommen, liegen ebenfalls "
                "verdeckt. Wer unter ihnen wählt, wählt blind, außer er hat sie sich angesehen.",
            ),
            ruling(
                "Über jede Karte unter der Zerbrochenen Laterne darf nur einmal etwas gesagt "
                "werden. Mit der letzten Karte, oder sobald der Spieler der Laterne verzichtet, "
                "ist damit Schluss.",
            ),
            ruling(
                "Nach einem Durcheinander wirkt eine schon gespielte List oder Wette noch einmal: "
                "Zwei Gesten werden neu gewählt, die Wette wird neu abgeschlossen.",
            ),
            ruling(
                "Das Durcheinander kommt erst, wenn bei einer List eine Geste behalten ist. Neu "
                "beginnen dann nur Gespräch und Gesten: Konvoi, Ebbe und Strudel kommen bei "
                "diesen Karten nicht mehr zum Zug.",
            ),
            ruling(
                "Eine gewonnene Wette geht vor: Die beiden anderen verteilen, was übrig bleibt.",
            ),
            ruling(
                "Der Diebstahl wirkt, wenn alle Karten der Verteilung vergeben sind. Hat sonst "
                "niemand Waren, wird er abgeworfen.",
            ),
        ),
    ),
    Section(
        "Sonnenaufgang und Punkte",
        (
            text(
                "Sobald der Sonnenaufgang kommt, ist die Partie zu Ende; die laufende Verteilung "
                "wird nicht mehr gespielt.",
            ),
            ruling(
                "Das gilt für jede gezogene Karte: auch bei Konvoi und Ebbe und verdeckt unter "
                "der Zerbrochenen Laterne beendet der Sonnenaufgang die Partie.",
            ),
            ruling(
                "Hält ein Ausguck den Sonnenaufgang auf, geht die Partie weiter, bis der Stapel "
                "keine vier Karten mehr für eine neue Verteilung hergibt.",
            ),
            text(
                "Eine Sammlung ist die *Summe ihrer Werte* wert, nicht die Zahl ihrer Karten. Du "
                "bekommst Punkte für deine höchste und deine niedrigste Sammlung. Bei Gleichstand "
                "oben oder unten zählen alle gleichen. Sind alle deine Sammlungen gleich viel "
                "wert, zählen sie *doppelt*.",
            ),
            example(
                "Sammlungen von 2, 2, 4, 5 und 6: 6 + 2 + 2 = *10*.\n"
                "Mit einem mehr: 2, 2, 4, 6 und 6: 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 und 3: (3 + 3 + 3) × 2 = *18*.\n"
                "Eine einzige 5: *10*. Gar keine: *0*.",
            ),
            text(
                "Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.",
            ),
        ),
    ),
    Section(
        "An diesem Tisch",
        (
            item(
                "Mit *F, K, W* (oder *P, C, E*) wählst du Frieden, Kampf, Wahl; mit *Eingabe* "
                "legst du dich fest. Niemand sieht es, bevor alle gewählt haben. *A* sagt an, *T* "
                "(oder *R*) wählt mit einer List zwei Gesten.",
            ),
            item(
                "Flaschenpost und Karten wählst du mit ihrer *Nummer* oder mit der Maus; *N* "
                "lehnt sofort ab. Die Einstellungen können dir die Fragen in Verteilungen "
                "ersparen, die nicht deine sind.",
            ),
            item(
                "Die Tabelle neben den Karten sagt, wie sich für jedes Gestenpaar die Punkte der "
                "beiden ändern würden; wo für sie kein Platz ist, zeigt *O* sie.",
            ),
            item(
                "▲ markiert die Sammlungen, die als höchste zählen, ▼ die, die als niedrigste "
                "zählen. Neben den beiden steht, wie oft jeder Wort gehalten und wie oft er jede "
                "Geste gezeigt hat.",
            ),
        ),
    ),
)
