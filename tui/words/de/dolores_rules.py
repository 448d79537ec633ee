"""The rules of Dolorès, told anew; behind each piece the rulings and options it tells."""

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
                "einander versprecht, ist genau so viel wert, wie ihr daraus macht.",
                "DO9 DO10 DO13",
            ),
            text(
                "Am Ende zählen nur deine *höchsten* und deine *niedrigsten* Sammlungen, "
                "nichts dazwischen (§8).",
                "DO22",
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
                "DO1",
            ),
            item(
                "*10 Flaschenpost-Karten*, jede mit eigener Wirkung (§6). Eine davon ist der "
                "Sonnenaufgang.",
                "DO2",
            ),
            text(
                "Waren einer Sorte vor einem Spieler bilden eine *Sammlung*. Alles Gewonnene "
                "liegt offen.",
                "DO5",
            ),
        ),
    ),
    Section(
        "Vorbereitung",
        (
            text(
                "Legt den Sonnenaufgang beiseite. Vier der neun anderen Flaschenpost-Karten "
                "kommen ungesehen aus dem Spiel, die übrigen fünf werden mit den Waren gemischt. "
                "Fünfzehn dieser Karten werden mit dem Sonnenaufgang noch einmal gemischt und "
                "kommen ganz nach unten. Der Stapel hat also 76 Karten, und der Sonnenaufgang ist "
                "eine der letzten sechzehn.",
                "DO3",
            ),
            text(
                "Danach bekommt jeder einige Karten, die offen liegen bleiben:",
                "DO5",
            ),
            item(
                "Zu zweit beginnt jeder mit *4* Karten.",
                "DO5",
            ),
            item(
                "Zu dritt mit *3*.",
                "DO5",
            ),
            item(
                "Zu viert mit *2*.",
                "DO5",
            ),
            text(
                "Zu zweit ist die Wette immer unter den vier Karten, die aus dem Spiel genommen "
                "werden.",
                "DO3",
            ),
            text(
                "In der einfachen Partie ist der Sonnenaufgang die einzige Flaschenpost, und der "
                "Stapel hat 71 Karten. Das lässt sich für eine neue Partie wählen.",
                "DO4 simple",
            ),
            ruling(
                "Ein Diebstahl unter den Startkarten wirkt, sobald alle ausgeteilt sind.",
                "DO6",
            ),
            ruling(
                "Erster Geber ist, wer auf Sitzplatz 1 sitzt. Für eine neue Partie könnt ihr ihn "
                "auch auslosen lassen.",
                "DO7 first",
            ),
        ),
    ),
    Section(
        "Eine Verteilung",
        (
            text(
                "Eine Verteilung spielen immer der *Kartengeber*, kurz Geber, und sein linker "
                "*Nachbar*; wer sonst mitspielt, schaut zu. Vier Karten werden aufgedeckt: die "
                "ersten beiden auf der Seite des Nachbarn, die nächsten beiden auf der Seite des "
                "Gebers.",
                "DO9",
            ),
            text(
                "Dann reden die beiden: Jeder kann ansagen, was er will; es bindet niemanden.",
                "DO13",
            ),
            text(
                "Bei *Do – Lo – Rès* zeigen beide im selben Moment eine Geste: *Frieden* (offene "
                "Hand), *Kampf* (Faust) oder *Erste Wahl*, kurz *Wahl* (Daumen hoch). Was sie "
                "bringen: §5.",
                "DO14 DO15 DO18",
            ),
            text(
                "Wenn alles verteilt ist, wird der Nachbar zum nächsten Geber.",
                "DO21",
            ),
            ruling(
                "In einem Gespräch darf jeder der beiden bis zu neunmal ansagen. Nur die letzte "
                "Ansage wird mit der Geste verglichen. Wer noch nicht gewählt hat, darf auch dann "
                "noch ansagen, wenn der andere schon geheim gewählt hat.",
                "DO13",
            ),
        ),
    ),
    Section(
        "Wer was bekommt",
        (
            item(
                "*Frieden und Frieden:* Jeder nimmt die Karten seiner Seite.",
                "DO18",
            ),
            item(
                "*Kampf und Frieden:* Wer kämpft, nimmt alles.",
                "DO18",
            ),
            item(
                "*Kampf und Kampf:* Alle Karten sind verloren.",
                "DO18",
            ),
            item(
                "*Wahl und Frieden:* Wer die Wahl hat, sucht sich von einer der beiden Seiten "
                "eine Karte aus; dann nimmt der andere, was auf seiner eigenen Seite noch liegt, "
                "und der Rest ist verloren.",
                "DO18",
            ),
            item(
                "*Wahl und Kampf:* Wer die Wahl hat, sucht sich eine Karte aus; wer kämpft, nimmt "
                "alle anderen.",
                "DO18",
            ),
            item(
                "*Wahl und Wahl:* Alle Karten sind verloren, und jeder wählt geheim eine "
                "seiner eigenen Sammlungen, die ebenfalls verloren ist.",
                "DO18",
            ),
            ruling(
                "Wer dann keine Sammlung hat, verliert auch keine.",
                "DO18",
            ),
        ),
    ),
    Section(
        "Die Flaschenpost",
        (
            text(
                "Eine gewonnene Flaschenpost liegt offen vor dir. Von da an darfst du sie "
                "spielen, auch in Verteilungen anderer; danach wird sie abgeworfen. Wird sie "
                "nie gespielt, ist sie nichts wert.",
                "DO19",
            ),
            item(
                "*Zerbrochene Laterne,* bevor die Karten ausgelegt werden: Sie liegen verdeckt, "
                "bis sie gewonnen oder verloren sind. Nur wer die Laterne gespielt hat, sieht die "
                "Karten und sagt über jede, was er will, ob wahr oder falsch, oder auch nichts.",
                "DO8 DO11",
            ),
            item(
                "*Ausguck,* in dem Moment, in dem der Sonnenaufgang kommt: Der Sonnenaufgang wird "
                "zu einer Karte wie jede andere, nur ohne Wert.",
                "DO10",
            ),
            item(
                "*Diebstahl* wirkt, sobald die Karten der Verteilung vergeben sind: Nimm einem "
                "Mitspieler eine beliebige Warenkarte weg.",
                "DO20",
            ),
            item(
                "*Ebbe,* vor den Gesten: Die Karten der Verteilung werden abgeworfen, vier neue "
                "kommen.",
                "DO12",
            ),
            item(
                "*Strudel,* vor den Gesten: Leg die Karten neu hin, auf jeder Seite so viele wie "
                "zuvor.",
                "DO12",
            ),
            item(
                "*Konvoi,* vor den Gesten: Auf jede Seite kommt eine Karte mehr.",
                "DO12",
            ),
            item(
                "*List:* Wähle in einer Verteilung, an der du beteiligt bist, zwei verschiedene "
                "Gesten; behalte eine davon, nachdem du die deines Gegenübers gesehen hast.",
                "DO14 DO15",
            ),
            item(
                "*Wirrwarr,* wenn die Gesten gezeigt sind: Sie gelten nicht, und für "
                "dieselben Karten wählen beide noch einmal.",
                "DO16",
            ),
            item(
                "*Wette,* wenn zwei andere an der Reihe sind: Sag ihre beiden Gesten voraus. "
                "Stimmen beide, nimmst du dir vor allen anderen die Karten, die du willst.",
                "DO14 DO17",
            ),
            item(
                "*Sonnenaufgang:* Die Partie ist zu Ende (§8).",
                "DO10",
            ),
        ),
    ),
    Section(
        "Mehr zur Flaschenpost",
        (
            text(
                "Die Zerbrochene Laterne darf jeder am Tisch spielen, der sie hat, und zwar für "
                "die Verteilung, die gerade ansteht.",
                "DO8",
            ),
            ruling(
                "Karten, die bei einer solchen Verteilung später dazukommen, liegen ebenfalls "
                "verdeckt. Wer unter ihnen wählt, wählt blind, es sei denn, er selbst hat sie "
                "sich angesehen.",
                "DO11",
            ),
            ruling(
                "Über jede Karte unter der Zerbrochenen Laterne darf nur einmal etwas gesagt "
                "werden. Schluss ist, wenn zu jeder etwas gesagt ist oder wenn der, der sie "
                "sieht, nichts mehr sagen will; nach einem Konvoi geht es mit den neuen Karten "
                "weiter.",
                "DO11",
            ),
            ruling(
                "Vor den Gesten wird reihum, vom Geber an, gefragt, wer Konvoi, Ebbe oder Strudel "
                "hat. Wird eine Karte gespielt, werden alle noch einmal gefragt; haben alle "
                "nacheinander verzichtet, folgen die Gesten.",
                "DO12",
            ),
            ruling(
                "Ein Konvoi braucht zwei Karten im Stapel, eine Ebbe vier.",
                "DO12",
            ),
            text(
                "Eine Ebbe bringt auch nach einem Konvoi nur vier Karten.",
                "DO12",
            ),
            ruling(
                "Nach einem Wirrwarr wirkt eine schon gespielte List oder Wette noch einmal: "
                "Es werden noch einmal zwei Gesten gewählt, oder es wird noch einmal gewettet.",
                "DO16",
            ),
            ruling(
                "Der Wirrwarr kommt erst, wenn bei einer List feststeht, welche Geste "
                "bleibt. Neu beginnen dann nur Gespräch und Gesten: Konvoi, Ebbe und Strudel "
                "kommen bei diesen Karten nicht mehr zum Zug.",
                "DO15 DO16",
            ),
            text(
                "Eine gewonnene Wette geht vor: Die beiden anderen verteilen, was übrig bleibt "
                "(§5).",
                "DO17",
            ),
            ruling(
                "Der Diebstahl wirkt, wenn alle Karten der Verteilung vergeben sind. Hat sonst "
                "niemand Waren, wird er abgeworfen.",
                "DO20",
            ),
        ),
    ),
    Section(
        "Sonnenaufgang und Punkte",
        (
            text(
                "Sobald der Sonnenaufgang kommt, ist die Partie zu Ende. Die laufende Verteilung "
                "wird nicht mehr gespielt, und niemand bekommt ihre Karten.",
                "DO10",
            ),
            text(
                "Das gilt für jede gezogene Karte: Auch bei Konvoi und Ebbe und verdeckt unter "
                "der Zerbrochenen Laterne beendet der Sonnenaufgang die Partie.",
                "DO10",
            ),
            text(
                "Hält ein Ausguck den Sonnenaufgang auf, geht die Partie weiter, bis der Stapel "
                "keine vier Karten mehr für eine neue Verteilung hergibt.",
                "DO10",
            ),
            text(
                "Eine Sammlung ist so viel wert wie *ihre Karten zusammen*; ihre Zahl zählt nicht. "
                "Du bekommst Punkte für deine höchste und für deine niedrigste Sammlung. Bei "
                "Gleichstand oben oder unten zählen alle gleichen. Sind alle deine Sammlungen "
                "gleich viel wert, zählen sie *doppelt*.",
                "DO22",
            ),
            example(
                "Sammlungen von 2, 2, 4, 5 und 6: 6 + 2 + 2 = *10*.\n"
                "Wäre die 5 eine 6, also 2, 2, 4, 6 und 6: 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 und 3 sind die höchsten und zugleich die niedrigsten: (3 + 3 + 3) × 2 = "
                "*18*.\n"
                "Eine einzige 5 ebenso: *10*. Gar keine: *0*.",
                "DO22",
                "do-e1 do-e2 do-e3 do-e4 do-e5",
            ),
            text(
                "Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.",
                "DO23",
            ),
        ),
    ),
    Section(
        "An diesem Tisch",
        (
            item(
                "Mit *F, K, W* wählst du Frieden, Kampf, Wahl; mit *Eingabe* "
                "legst du dich fest. Niemand sieht es, bevor alle gewählt haben. *A* sagt an, *T* "
                "(wie Trick) wählt mit einer List zwei Gesten.",
            ),
            item(
                "Flaschenpost und Karten wählst du mit ihrer *Nummer* oder mit der Maus, die Karte "
                "für einen Diebstahl mit den *Pfeiltasten* oder mit der Maus; fragt dich das "
                "Programm, ob du Flaschenpost spielst, lehnst du mit *N* ab. In den "
                "Einstellungen kannst du diese Frage für Verteilungen abstellen, an denen du nicht "
                "beteiligt bist.",
            ),
            item(
                "Die Tabelle neben den Karten sagt, wie sich für jedes Gestenpaar die Punkte der "
                "beiden ändern würden; wo für sie kein Platz ist, zeigt *O* sie. "
                "Bei Wahl ist angenommen, dass der Wählende die Karte nimmt, die ihm selbst am "
                "meisten bringt, und bei zweimal Wahl, dass jeder abwirft, was ihm die meisten "
                "Punkte lässt; wer anders wählt, ändert die Zahlen.",
            ),
            item(
                "↑ markiert die Sammlungen, die als höchste zählen, ↓ die, die als niedrigste "
                "zählen, ↑↓ (bei wenig Platz ↕) die, auf die beides zutrifft. Neben Geber und "
                "Nachbar steht, wie oft jeder Wort gehalten und wie oft er jede Geste gezeigt hat.",
            ),
            item(
                "*U* nimmt deinen letzten Zug zurück, solange kein anderer Mensch gezogen hat und "
                "weder Gesten noch verdeckte Karten gezeigt wurden. *L* führt zum "
                "Verlauf und zurück, *?* erklärt die Tasten, die gerade gelten. Gespeichert wird "
                "nach jedem Zug.",
            ),
        ),
    ),
)
