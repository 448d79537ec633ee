"""The rules of Der Große Dalmuti, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "Worum es geht",
        (
            text(
                "Eine Ständegesellschaft sitzt um den Tisch, vom *Großen Dalmuti* im besten "
                "Sessel bis hinunter zum *Großen Diener* auf dem Hocker. Alle wollen ihre Karten "
                "loswerden. Je früher dir das gelingt, desto weiter oben sitzt du in der nächsten "
                "Runde, und oben lebt es sich angenehmer.",
                "DA10 DA17",
            ),
        ),
    ),
    Section(
        "Die Karten",
        (
            text(
                "Die Zahl auf einer Karte ist ihr Rang, und *je kleiner, desto besser*. Sie sagt "
                "auch, wie oft es die Karte gibt: die 1 einmal, die 2 zweimal und so weiter bis "
                "zur 12, die es zwölfmal gibt. Mit den beiden Narren sind das 80 Karten.",
                "DA1",
            ),
            item(
                "1 Dalmuti, 2 Erzbischof, 3 Hofmarschall, 4 Baronin, 5 Äbtissin, 6 Ritter",
                "DA1",
            ),
            item(
                "7 Näherin, 8 Steinmetz, 9 Köchin, 10 Schafhirtin, 11 Bergmann, 12 Tagelöhner",
                "DA1",
            ),
            text(
                "Ein *Narr*, der mit anderen Karten zusammen gespielt wird, nimmt deren Rang an. "
                "Für sich allein ist er eine 13 und damit schlechter als jeder Tagelöhner.",
                "DA2",
            ),
            ruling(
                "Zwei Narren, die ohne andere Karte gespielt werden, sind zwei Karten vom Rang 13.",
                "DA2",
            ),
        ),
    ),
    Section(
        "Die Plätze",
        (
            text(
                "Für die erste Runde ziehen alle eine Karte. Wer die beste zieht, wird Großer "
                "Dalmuti, wer die nächstbeste zieht, Kleiner Dalmuti. Die beiden Letzten sind der "
                "Kleine Diener und der Große Diener; alle dazwischen sind das Volk.",
                "DA3",
            ),
            text(
                "Der Narr ist beim Ziehen die schlechteste Karte. Wer gleiche Karten zieht, zieht "
                "noch einmal um die betroffenen Plätze.",
                "DA3",
            ),
            ruling(
                "Vorher kommen alle gezogenen Karten zurück ins Deck.",
                "DA3",
            ),
            text(
                "Alle sitzen *in dieser Reihenfolge im Uhrzeigersinn*: die bessere Hälfte oben am "
                "Tisch, die anderen unten. Krone ♛, Toga §, Zylinder ╩ und Wollmützen ∩ zeigen, "
                "wer wer ist; ebenso die Sitze: Thron ╫, Stuhl h, Hocker ╥.",
                "DA3 DA17",
            ),
            example(
                "Gezogen: Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide und Diana ziehen noch einmal: eine 5 und einen Narren.\n"
                "Reihenfolge: *Sandra, Anton, Christian, Amide, Diana*.",
                "DA3",
                "da-e1",
            ),
        ),
    ),
    Section(
        "Austeilen und Steuer",
        (
            text(
                "Der Große Diener mischt, teilt aus und räumt die Stiche weg. Alle Karten werden "
                "einzeln im Uhrzeigersinn ausgeteilt, beginnend beim Großen Dalmuti. Manche "
                "bekommen dabei eine Karte mehr als andere.",
                "DA4",
            ),
            text(
                "*Steuer.* Dann gibt der Große Dalmuti dem Großen Diener zwei beliebige Karten "
                "und bekommt dessen zwei beste. Narren zählen dabei als die schlechtesten Karten: "
                "Der Diener behält sie.",
                "DA6",
            ),
            text(
                "Ebenso machen es der Kleine Dalmuti und der Kleine Diener. Die Regeln, die dem "
                "Kartenspiel beiliegen, verlangen hier nur *eine* Karte, die Regeln dieses "
                "Programms *zwei*: Du wählst mit der Option „Steuer des Kleinen Dalmuti“ (§8).",
                "DA7 lesser_tax",
            ),
            ruling(
                "Beide Gaben wechseln gleichzeitig den Besitzer: Großer und Kleiner Dalmuti wählen "
                "ihre, bevor sie die Karten des Dieners sehen. Was gegeben wurde, wissen nur die "
                "beiden Beteiligten.",
                "DA6",
            ),
        ),
    ),
    Section(
        "Revolution",
        (
            text(
                "Wer beide Narren ausgeteilt bekommt, darf vor der Steuer eine *Revolution* "
                "ausrufen: In dieser Runde zahlt niemand Steuer.",
                "DA5",
            ),
            text(
                "Ist es der Große Diener, so ist es ein *Großer Aufstand*: Zusätzlich kehrt sich "
                "die ganze Rangordnung um. Der Große Diener wird Großer Dalmuti, der Kleine "
                "Diener wird Kleiner Dalmuti und so weiter.",
                "DA5",
            ),
            ruling(
                "Gefragt wird nur, wer beide Narren hat, und niemand erfährt, wer eine Revolution "
                "hätte ausrufen können und es nicht getan hat.",
                "DA5",
            ),
            ruling(
                "Hat der Große oder der Kleine Dalmuti beide Narren, ruft er entweder eine "
                "Revolution aus oder wählt seine Gabe. Ist die Gabe gewählt, ist es für die "
                "Revolution zu spät.",
                "DA5 DA6",
            ),
            example(
                "Sandra, Anton, Christian, Amide und Diana sitzen in dieser Reihenfolge. Diana, "
                "der Große Diener, bekommt beide Narren und ruft den Großen Aufstand aus.\n"
                "Keine Steuer. Neue Reihenfolge: *Diana, Amide, Christian, Anton, Sandra*. Diana "
                "spielt aus.",
                "DA5 DA8",
                "da-revolution",
            ),
        ),
    ),
    Section(
        "Das Spiel",
        (
            text(
                "Der Große Dalmuti spielt zum ersten Stich beliebig viele Karten eines Rangs aus. "
                "Wer ausspielt, darf nicht passen.",
                "DA8",
            ),
            text(
                "Im Uhrzeigersinn unterbieten die anderen mit *ebenso vielen* Karten eines "
                "*besseren* Rangs, oder sie passen.",
                "DA9",
            ),
            text(
                "Wenn du gepasst hast, darfst du wieder spielen, sobald du das nächste Mal an der "
                "Reihe bist. Der Stich ist zu Ende, wenn alle anderen nacheinander gepasst haben; "
                "wer zuletzt gespielt hat, spielt zum nächsten Stich aus.",
                "DA9",
            ),
            text(
                "Wenn du deine letzte Karte gespielt hast, bist du *fertig*. Unterbietet sie "
                "niemand, spielt der Nächste zu deiner Linken aus, der noch Karten hat.",
                "DA10",
            ),
            example(
                "Sandra spielt vier Bergleute (11) aus. Alle passen, und sie spielt wieder aus.",
                "DA8 DA9",
                "da-e2",
            ),
            example(
                "Wieder liegen vier Bergleute da. Anton, der fünf Köchinnen (9) hat, darf *vier* "
                "davon darauf spielen, nicht fünf.",
                "DA9",
                "da-e5",
            ),
            example(
                "Sandra spielt 3×12 aus, Anton spielt 3×10, Christian passt, Amide spielt "
                "3×8, Diana passt.\n"
                "Sandra spielt 3×6: zwei Ritter und einen *Narren*. Anton und Christian passen.\n"
                "Amide spielt 3×5, alle passen: Amide spielt aus.",
                "DA2 DA9",
                "da-e3",
            ),
            example(
                "Amide spielt eine Köchin (9) aus, Diana passt, Sandra spielt einen Steinmetz "
                "(8), Anton einen Erzbischof (2).\n"
                "Christian hat einen Narren, doch der ist allein nur eine 13 und unterbietet "
                "nichts: Er passt, wie alle anderen. Anton spielt aus.",
                "DA2 DA9",
                "da-e4",
            ),
        ),
    ),
    Section(
        "Runde und Partie",
        (
            text(
                "Eine Runde ist zu Ende, wenn nur noch ein Spieler Karten hat. In der "
                "Reihenfolge, in der sie fertig geworden sind, nehmen alle ihre *neuen Plätze* "
                "ein: Der Erste ist der nächste Große Dalmuti, der Übriggebliebene der nächste "
                "Große Diener. Dann wird neu ausgeteilt.",
                "DA10 DA11",
            ),
            text(
                "Wenn du fertig wirst, bekommst du so viele *Punkte*, wie noch Mitspieler Karten "
                "haben. Der Letzte bekommt nichts.",
                "DA12",
            ),
            ruling(
                "Eine Partie dauert 1 bis 20 Runden, in der Voreinstellung fünf. Wer die "
                "meisten Punkte hat, gewinnt; bei gleich vielen Punkten wird der Sieg geteilt.",
                "DA12 hands",
            ),
        ),
    ),
    Section(
        "Optionen",
        (
            text(
                "Sie werden auf dem Bildschirm „Neue Partie“ gewählt, bevor die Partie beginnt.",
                "hands lesser_tax first_hand_revolution short_deck philanthropy misdeal",
            ),
            item(
                "*Steuer des Kleinen Dalmuti:* zwei Karten (Voreinstellung) oder eine, "
                "nach den Regeln, die dem Kartenspiel beiliegen.",
                "lesser_tax DA7",
            ),
            item(
                "*Erste Runde ohne Steuer:* Eine Revolution kann dann nur der Große Diener "
                "ausrufen, und zwar den Großen Aufstand (§5).",
                "first_hand_revolution DA13",
            ),
            item(
                "*Kleines Deck:* zu viert ohne 11er und 12er (57 Karten), zu fünft ohne 12er (68 "
                "Karten).",
                "short_deck DA14",
            ),
            item(
                "*Menschenfreund-Punkte:* ein Punkt mehr für den Großen Dalmuti, wenn sich der "
                "Große Diener in dieser Runde verbessert, und ebenso für den Kleinen Dalmuti mit "
                "dem Kleinen Diener.",
                "philanthropy DA15",
            ),
            item(
                "*Geberfehler:* Ab und zu wird eine Karte versehentlich offen ausgeteilt. Der "
                "Große Dalmuti entscheidet: Sie geht an den, für den sie bestimmt war, oder an "
                "den Großen Diener; im zweiten Fall bekommt der andere eine neue.",
                "misdeal DA16",
            ),
            ruling(
                "Zu einem Geberfehler kommt es in etwa einer von zehn Runden.",
                "misdeal DA16",
            ),
            ruling(
                "Nach einem Großen Aufstand gelten die Menschenfreund-Punkte nach der neuen "
                "Rangordnung.",
                "philanthropy DA15",
            ),
            example(
                "Eine 3, für Christian bestimmt, wird offen ausgeteilt. Sandra, Großer Dalmuti, "
                "schickt sie an Diana, den Großen Diener: Durch die Steuer kann Sandra sie so "
                "selbst bekommen.\n"
                "Christian bekommt eine andere Karte, und alle haben so viele Karten wie sonst.",
                "misdeal DA16",
                "da-misdeal",
            ),
        ),
    ),
    Section(
        "An diesem Tisch",
        (
            item(
                "Tippe die *Zahl* eines Rangs (für die 10 erst 1, dann 0), geh mit den "
                "Pfeiltasten *nach links* und *nach rechts* zu ihm oder klicke ihn an. *Eingabe* "
                "spielt, was angezeigt wird, *Esc* wählt es ab; ist nichts gewählt, verlässt "
                "*Esc* den Tisch.",
            ),
            item(
                "Beim Ausspielen ändern die Pfeiltasten *nach oben* und *nach unten* die Anzahl. "
                "*J* (wie Joker) legt einen Narren dazu oder nimmt ihn zurück. *P* passt.",
            ),
            item(
                "Bei der Steuer wählt die Pfeiltaste *nach oben* eine Karte vom Rang unter dem "
                "Cursor für die Gabe aus, die *nach unten* nimmt sie zurück.",
            ),
            item(
                "Wenn du nichts spielen kannst, passt du, ohne gefragt zu werden. In den "
                "Einstellungen lässt sich das ändern.",
            ),
            item(
                "⚑ vor einer Summe zeigt die meisten Punkte an.",
            ),
            item(
                "*U* nimmt deinen letzten Zug zurück, solange kein anderer Mensch gezogen und "
                "kein Roboter Karten gespielt hat und keine Karten den Besitzer gewechselt "
                "haben. *L* führt zum Verlauf und zurück, *?* erklärt die Tasten, die gerade "
                "gelten. Gespeichert wird nach jedem Zug.",
            ),
        ),
    ),
)
