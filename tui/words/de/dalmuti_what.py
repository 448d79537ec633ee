"""What can be asked about at a table of Der Große Dalmuti: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dalmuti.rank": "{card}, Rang {n}",
    "what.dalmuti.rank.is": (
        "Unterbietet gleich viele Karten mit einer höheren Zahl: Je kleiner, desto besser. "
        "Im ganzen Deck gibt es diese Karte {n}-mal."
    ),
    "what.dalmuti.jester": "Narr",
    "what.dalmuti.jester.is": (
        "Mit anderen Karten gespielt, nimmt er deren Rang an. Für sich allein ist er eine 13, "
        "schlechter als jeder Tagelöhner."
    ),
    "what.dalmuti.unseen": "Eine Karte, die du nicht siehst",
    "what.dalmuti.unseen.is": (
        "Bei der Steuer gibt jeder, bevor er sieht, was er bekommt. Welche Karten es sind, "
        "wissen nur die beiden Beteiligten."
    ),
    "what.dalmuti.fits": "Wie du sie spielen kannst",
    "what.dalmuti.fits.is": (
        "{check} unterbietet den Stich, + mit einem Narren, {dot} gar nicht. Eine Zahl sagt, wie "
        "viele du hast oder gewählt hast."
    ),
    "what.dalmuti.greater-dalmuti": "Großer Dalmuti",
    "what.dalmuti.greater-dalmuti.is": (
        "Der Erste in der Rangordnung; er spielt zum ersten Stich aus. Er gibt dem Großen Diener "
        "zwei beliebige Karten und bekommt dessen zwei beste."
    ),
    "what.dalmuti.lesser-dalmuti": "Kleiner Dalmuti",
    "what.dalmuti.lesser-dalmuti.is": (
        "Der Zweite in der Rangordnung. Er gibt dem Kleinen Diener {tax:eine beliebige "
        "Karte|zwei beliebige Karten} und bekommt {tax:dessen beste|dessen zwei beste}."
    ),
    "what.dalmuti.merchant": "Volk",
    "what.dalmuti.merchant.is": (
        "In der Mitte der Rangordnung. Das Volk zahlt keine Steuer und bekommt keine."
    ),
    "what.dalmuti.lesser-peon": "Kleiner Diener",
    "what.dalmuti.lesser-peon.is": (
        "Der Vorletzte in der Rangordnung. Er gibt dem Kleinen Dalmuti {tax:seine beste "
        "Karte|seine zwei besten Karten} und bekommt ebenso viele, ohne sie zu wählen."
    ),
    "what.dalmuti.greater-peon": "Großer Diener",
    "what.dalmuti.greater-peon.is": (
        "Der Letzte in der Rangordnung, auf dem Hocker. Er gibt dem Großen Dalmuti seine zwei "
        "besten Karten und bekommt zwei; mit beiden Narren darf er die ganze Rangordnung "
        "umkehren."
    ),
    "what.dalmuti.seat": "{who}",
    "what.dalmuti.seat.is": (
        "Dieses Zeichen und diese Farbe stehen überall für {who}; {turn} zeigt, wer am Zug ist. "
        "Im Uhrzeigersinn sitzt ihr vom höchsten zum niedrigsten Rang."
    ),
    "what.dalmuti.cards": "Karten auf der Hand: {n}",
    "what.dalmuti.cards.is": (
        "So viele hat {who} noch. Wer sie zuerst los ist, sitzt in der nächsten Runde am höchsten."
    ),
    "what.dalmuti.out": "Fertig",
    "what.dalmuti.out.is": (
        "{who} hat die letzte Karte gespielt. Die Reihenfolge, in der alle fertig werden, ist "
        "die Rangordnung der nächsten Runde."
    ),
    "what.dalmuti.move": "Der letzte Zug",
    "what.dalmuti.move.is": (
        "Was {who} in diesem Stich zuletzt getan hat. Wer gepasst hat, darf wieder spielen, wenn "
        "er das nächste Mal an der Reihe ist."
    ),
    "what.dalmuti.turn": "Wer dran ist",
    "what.dalmuti.turn.is": (
        "„ist dran“: {who} muss die Karten auf dem Tisch unterbieten oder passen. „spielt aus“: "
        "{who} beginnt den Stich."
    ),
    "what.dalmuti.choosing": "Vor dem ersten Stich",
    "what.dalmuti.choosing.is": (
        "„wählt“: {who} überlegt noch. Großer und Kleiner Dalmuti wählen, welche Karten sie geben."
    ),
    "what.dalmuti.drawn": "Die gezogene Karte",
    "what.dalmuti.drawn.is": (
        "Was {who} um den Platz gezogen hat; wer die beste Karte zieht, wird Großer Dalmuti. = "
        "heißt Gleichstand: Dann wird noch einmal gezogen."
    ),
    "what.dalmuti.risen": "Was die Runde brachte",
    "what.dalmuti.risen.is": (
        "Der Pfeil zeigt, um wie viele Plätze es für {who} aufwärts ({up}) oder abwärts ({down}) "
        "ging; dahinter die Punkte. Wer früher fertig war, sitzt nun höher."
    ),
    "what.dalmuti.pile": "Der Stich",
    "what.dalmuti.pile.is": (
        "Das gilt es zu unterbieten: mit ebenso vielen Karten eines besseren Rangs. Haben alle "
        "anderen nacheinander gepasst, spielt aus, wer zuletzt gespielt hat."
    ),
    "what.dalmuti.exchange": "Die Steuer",
    "what.dalmuti.exchange.is": (
        "Was gegeben und was bekommen wird; nur die beiden Beteiligten sehen es. Narren zählen "
        "hier als die schlechtesten Karten: Der Diener behält sie."
    ),
    "what.dalmuti.points": "Punkte",
    "what.dalmuti.points.is": (
        "Wer fertig wird, bekommt so viele Punkte, wie noch Mitspieler Karten haben. Nach der "
        "letzten Runde gewinnt, wer die meisten hat."
    ),
    "what.dalmuti.score": "{who}: {points} {points:Punkt|Punkte}",
    "what.dalmuti.score.is": (
        "Die Summe aller Runden bisher; {star} steht bei der höchsten. Nach der letzten Runde "
        "gewinnt, wer die meisten Punkte hat."
    ),
    "what.dalmuti.hands": "Punkte je Runde",
    "what.dalmuti.hands.is": (
        "Was die letzten Runden gebracht haben; darüber steht die Nummer der Runde. Wer als "
        "Letzter übrig bleibt, bekommt nichts, außer Menschenfreund-Punkten."
    ),
    "what.dalmuti.leader": "In Führung",
    "what.dalmuti.leader.is": (
        "{star} zeigt, wer die meisten Punkte hat. Bei Gleichstand wird die Führung geteilt, am "
        "Ende auch der Sieg."
    ),
    "what.dalmuti.draw": "Auslosung der Plätze",
    "what.dalmuti.draw.is": (
        "Alle ziehen eine Karte: Wer die beste zieht, wird Großer Dalmuti, wer die schlechteste "
        "zieht, Großer Diener. Bei Gleichstand werden diese Plätze noch einmal ausgelost."
    ),
    "what.dalmuti.deal": "Das Austeilen",
    "what.dalmuti.deal.is": (
        "Alle Karten werden einzeln ausgeteilt, im Uhrzeigersinn ab dem Großen Dalmuti. Manche "
        "bekommen eine mehr als andere."
    ),
    "what.dalmuti.send": "Ein Geberfehler",
    "what.dalmuti.send.is": (
        "Eine Karte wurde versehentlich offen ausgeteilt: Der Große Dalmuti gibt sie dem, für "
        "den sie bestimmt war, oder dem Großen Diener. Dann bekommt der andere dafür eine neue."
    ),
    "what.dalmuti.gift": "Wähle deine Gabe",
    "what.dalmuti.gift.is": (
        "Gib, welche Karten du willst; du bekommst die besten des Dieners, falls niemand mehr "
        "eine Revolution ausruft. Du wählst, bevor du sie siehst: Behalte, was zusammenpasst."
    ),
    "what.dalmuti.tax": "Die Steuer",
    "what.dalmuti.tax.is": (
        "Großer und Kleiner Dalmuti geben beliebige Karten und bekommen ebenso viele, die besten "
        "ihres Dieners. Welche es sind, wissen nur die Beteiligten."
    ),
    "what.dalmuti.revolution": "Beide Narren",
    "what.dalmuti.revolution.is": (
        "Eine Revolution: In dieser Runde zahlt niemand Steuer. Ruft der Große Diener sie aus, "
        "kehrt sich auch die ganze Rangordnung um: Der Letzte wird Erster."
    ),
    "what.dalmuti.lead": "Ausspielen",
    "what.dalmuti.lead.is": (
        "Wer ausspielt, legt beliebig viele Karten eines Rangs und darf nicht passen. Die "
        "anderen brauchen ebenso viele eines besseren Rangs."
    ),
    "what.dalmuti.beat": "Unterbieten oder passen",
    "what.dalmuti.beat.is": (
        "Du brauchst ebenso viele Karten einer kleineren Zahl. Passen darfst du auch, wenn du "
        "spielen könntest; beim nächsten Mal darfst du wieder spielen."
    ),
    "what.dalmuti.sweep": "Der Stich ist zu Ende",
    "what.dalmuti.sweep.is": (
        "Alle anderen haben nacheinander gepasst. Wer zuletzt gespielt hat, spielt aus; ist er "
        "fertig, dann der Nächste zu seiner Linken, der noch Karten hat."
    ),
    "what.dalmuti.count": "Die Runde ist zu Ende",
    "what.dalmuti.count.is": (
        "Nur einer hat noch Karten. Wer früher fertig war, sitzt höher: Der Erste wird Großer "
        "Dalmuti, der Letzte Großer Diener."
    ),
    "what.dalmuti.over": "Die Partie ist zu Ende",
    "what.dalmuti.over.is": (
        "Die Punkte aller Runden werden zusammengezählt. Wer die meisten hat, gewinnt; bei "
        "Gleichstand wird der Sieg geteilt."
    ),
    "what.dalmuti.where": "Runde und Stich",
    "what.dalmuti.where.is": (
        "Eine Runde dauert, bis nur noch ein Spieler Karten hat; ein Stich, bis alle anderen "
        "gepasst haben. Runden in dieser Partie: {hands}."
    ),
    "what.dalmuti.greater": "Großer Aufstand",
    "what.dalmuti.greater.is": (
        "Der Große Diener hatte beide Narren: Die ganze Rangordnung kehrt sich um, der Letzte "
        "wird Erster. In dieser Runde zahlt niemand Steuer."
    ),
    "what.review.known.dalmuti": "Was jeder Zug wert war",
    "what.review.known.dalmuti.is": (
        "Auf welchen Platz in der Runde jeder Zug im Schnitt führte (1 ist der beste), nach dem, "
        "was sein Spieler damals wusste, der beste zuerst; {mark} ist der gespielte, {grades}. "
        "Der Abstand zum besten ist, was er gekostet hat; ± ist die Fehlerspanne. "
        " Sind nicht alle Züge aufgeführt, zählt die letzte Zeile die übrigen, die "
        "beurteilt wurden. Mit Menschenfreund-Punkten zählt ein Punkt wie ein Platz."
    ),
    "what.review.why.dalmuti": "Besserer Zug: warum er besser ist",
    "what.review.why.dalmuti.is": (
        "Was der bessere Zug bringt und der gespielte nicht, nach dem, was der Spieler wusste. "
        "Was dabei noch schiefgehen kann, steckt schon in dem Platz, den er im Schnitt bringt."
    ),
    "what.review.counted.dalmuti": "Teure Züge nach Stufe",
    "what.review.counted.dalmuti.is": (
        "Ungenauigkeit (?!), Fehler (?) und Patzer (??): ein Zug, der den Platz in der Runde im "
        "Schnitt um mindestens {inaccuracy}, {mistake} oder {blunder} verschlechtert hat. Auf "
        "der Zeitleiste steht vor jedem Fehler und jedem Patzer ein einfaches Fragezeichen."
    ),
}
