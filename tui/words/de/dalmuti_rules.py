"""The rules of Der Große Dalmuti, told anew. House rulings are those of the project's rule list."""

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
                "Runde, und je weiter oben man sitzt, desto freundlicher ist die Welt.",
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
            ),
            item(
                "1 Dalmuti, 2 Erzbischof, 3 Hofmarschall, 4 Baronin, 5 Äbtissin, 6 Ritter",
            ),
            item(
                "7 Näherin, 8 Steinmetz, 9 Köchin, 10 Schafhirtin, 11 Bergmann, 12 Tagelöhner",
            ),
            text(
                "Ein *Narr*, der mit anderen Karten zusammen gespielt wird, nimmt deren Rang an. "
                "Für sich allein ist er eine 13 und damit schlechter als jeder Tagelöhner.",
            ),
            ruling(
                "Zwei Narren, die ohne andere Karte gespielt werden, sind zwei Karten vom Rang 13.",
            ),
        ),
    ),
    Section(
        "Die Plätze",
        (
            text(
                "Für die erste Runde ziehen alle eine Karte: Die beste macht ihren Besitzer zum "
                "Großen Dalmuti, die nächstbeste zum Kleinen Dalmuti, der links von ihm sitzt. "
                "Die beiden Letzten sind der Kleine Diener und der Große Diener, und alle "
                "dazwischen sind das Volk.",
            ),
            ruling(
                "Der Narr ist beim Ziehen die schlechteste Karte. Bei gleichen Karten werden alle "
                "gezogenen zurückgelegt, und die Betroffenen ziehen um ihre Plätze noch "
                "einmal.",
            ),
            text(
                "Hier sitzen alle *in dieser Reihenfolge im Uhrzeigersinn*: die bessere Hälfte "
                "über dem Tisch, die anderen zurück darunter. Krone, Toga, Zylinder und "
                "Wollmützen zeigen, wer wer ist.",
            ),
            example(
                "Gezogen: Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide und Diana ziehen noch einmal: eine 5 und einen Narren.\n"
                "Reihenfolge: *Sandra, Anton, Christian, Amide, Diana*.",
            ),
        ),
    ),
    Section(
        "Austeilen, Steuer und Revolution",
        (
            text(
                "Der Große Diener mischt, teilt aus und räumt die Stiche weg. Alle Karten werden "
                "einzeln ausgeteilt, beginnend beim Großen Dalmuti. Manche bekommen dabei eine "
                "Karte mehr als andere.",
            ),
            item(
                "*Steuer.* Der Große Dalmuti gibt dem Großen Diener zwei beliebige Karten und "
                "bekommt dessen zwei beste. Ebenso machen es der Kleine Dalmuti und der Kleine "
                "Diener.",
            ),
            item(
                "*Revolution.* Wer beide Narren ausgeteilt bekommt, darf sie ausrufen: In dieser "
                "Runde zahlt niemand Steuer. Ist es der Große Diener, so ist es ein *Großer "
                "Aufstand*: Zusätzlich kehrt sich die ganze Rangordnung um, und jeder tauscht den "
                "Platz mit seinem Gegenüber.",
            ),
            ruling(
                "Der Dalmuti wählt seine Gabe, bevor er die Karten des Dieners sieht. Unter den "
                "besten Karten zählen Narren als die schlechtesten.",
            ),
            ruling(
                "Ein Dalmuti mit beiden Narren ruft entweder eine Revolution aus oder wählt seine "
                "Gabe. Ist die Gabe gewählt, ist es für die Revolution zu spät.",
            ),
            ruling(
                "Niemand erfährt, wer eine Revolution hätte ausrufen können und es nicht getan "
                "hat. Was gegeben wurde, wissen nur die beiden Beteiligten.",
            ),
            ruling(
                "Die Regeln, die dem Kartenspiel beiliegen, verlangen beim Kleinen Dalmuti nur "
                "*eine* Karte, die Regeln hier *zwei*. Mit der Option „Steuer des Kleinen "
                "Dalmuti“ lässt sich das für eine neue Partie ändern.",
            ),
        ),
    ),
    Section(
        "Das Spiel",
        (
            text(
                "Der Große Dalmuti spielt zum ersten Stich beliebig viele Karten eines Rangs aus. "
                "Im Uhrzeigersinn unterbieten die anderen mit *ebenso vielen* Karten eines "
                "*besseren* Rangs, oder sie passen.",
            ),
            text(
                "Wer gepasst hat, darf wieder spielen, wenn er das nächste Mal an der Reihe ist. "
                "Der Stich ist zu Ende, wenn alle anderen nacheinander gepasst haben; wer zuletzt "
                "gespielt hat, spielt zum nächsten Stich aus.",
            ),
            text(
                "Wer seine letzte Karte gespielt hat, ist *fertig*. Unterbietet sie niemand, "
                "spielt der Nächste zur Linken aus, der noch Karten hat.",
            ),
            ruling(
                "Wer ausspielt, darf nicht passen.",
            ),
            example(
                "Sandra spielt vier Bergleute (11) aus. Alle passen, und sie spielt wieder aus.\n"
                "Wer fünf Köchinnen (9) hat, darf *vier* davon darauf spielen, nicht fünf.",
            ),
            example(
                "Sandra spielt 3 × 12 aus, Anton spielt 3 × 10, Christian passt, Amide spielt 3 × "
                "8, Diana passt.\n"
                "Sandra spielt 3 × 6: zwei Ritter und einen *Narren*. Anton und Christian "
                "passen.\n"
                "Amide spielt 3 × 5, alle passen: Amide spielt aus.",
            ),
            example(
                "Amide spielt eine Köchin (9) aus, Sandra spielt einen Steinmetz (8), Anton einen "
                "Erzbischof (2).\n"
                "Christian hat einen Narren, aber nichts, womit er ihn spielen könnte: Er passt, "
                "wie alle anderen. Anton spielt aus.",
            ),
        ),
    ),
    Section(
        "Runde und Partie",
        (
            text(
                "Eine Runde ist zu Ende, wenn nur noch einer Karten hat. In der Reihenfolge, in "
                "der sie fertig geworden sind, nehmen alle ihre *neuen Plätze* ein: Der Erste ist "
                "der nächste Große Dalmuti, der Übriggebliebene der nächste Große Diener.",
            ),
            text(
                "Wer fertig wird, bekommt so viele *Punkte*, wie noch Mitspieler Karten haben.",
            ),
            ruling(
                "Eine Partie dauert 1 bis 20 Runden, normalerweise fünf. Die meisten Punkte "
                "gewinnen; bei gleich vielen Punkten wird der Sieg geteilt.",
            ),
        ),
    ),
    Section(
        "Optionen",
        (
            item(
                "*Erste Runde ohne Steuer.* Nur der Große Diener kann dann eine Revolution "
                "ausrufen: den Großen Aufstand.",
            ),
            item(
                "*Kleines Deck.* Zu viert ohne 11er und 12er, zu fünft ohne 12er.",
            ),
            item(
                "*Menschenfreund-Punkte.* Ein Punkt mehr für den Großen Dalmuti, wenn sich der "
                "Große Diener in dieser Runde verbessert, und ebenso für den Kleinen Dalmuti mit "
                "dem Kleinen Diener.",
            ),
            item(
                "*Geberfehler.* Ab und zu wird eine Karte offen ausgeteilt. Der Große Dalmuti "
                "entscheidet: Sie geht an den, für den sie bestimmt war, oder an den Großen "
                "Diener, und der andere bekommt eine neue.",
            ),
            ruling(
                "Zu einem Geberfehler kommt es in etwa einer von zehn Runden.",
            ),
            ruling(
                "Nach einem Großen Aufstand gelten die Menschenfreund-Punkte nach der neuen "
                "Rangordnung.",
            ),
        ),
    ),
    Section(
        "An diesem Tisch",
        (
            item(
                "Tippe die *Zahl* eines Rangs (für die 10 erst 1, dann 0), gehe mit den "
                "Pfeiltasten *links* und *rechts* hin oder klicke ihn an. *Eingabe* spielt, was "
                "angezeigt wird, *Esc* verwirft es.",
            ),
            item(
                "Beim Ausspielen ändern *auf* und *ab* die Anzahl. *J* legt einen Narren dazu "
                "oder nimmt ihn zurück. *P* passt.",
            ),
            item(
                "Bei der Steuer gibt *auf* eine Karte vom Rang unter dem Cursor, und *ab* behält "
                "sie.",
            ),
            item(
                "Wenn du nichts spielen kannst, passt du, ohne gefragt zu werden. In den "
                "Einstellungen lässt sich das ändern.",
            ),
        ),
    ),
)
