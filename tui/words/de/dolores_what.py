"""What can be asked about at a table of Dolorès: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dolores.goods": "{kind} {n}",
    "what.dolores.goods.is": (
        "Wer die Karte gewinnt, legt sie in seine Sammlung ({kind}), und dort zählt sie {n}. Jede "
        "Sorte hat zehn Karten: sieben vom Wert 1, zwei vom Wert 2, eine vom Wert 3."
    ),
    "what.dolores.bottle-81": "Zerbrochene Laterne",
    "what.dolores.bottle-81.is": (
        "Bevor die Karten ausgelegt werden: Sie liegen verdeckt, bis sie gewonnen oder verloren "
        "sind. Nur wer die Laterne spielt, sieht sie und sagt darüber, was er will, wahr oder "
        "falsch."
    ),
    "what.dolores.bottle-82": "Ausguck",
    "what.dolores.bottle-82.is": (
        "Sobald der Sonnenaufgang kommt, kann der Ausguck ihn aufhalten: Die Partie geht weiter, "
        "bis der Stapel nicht mehr reicht. Wer den Ausguck dann behält, lässt die Partie enden."
    ),
    "what.dolores.bottle-83": "Diebstahl",
    "what.dolores.bottle-83.is": (
        "Wirkt, sobald die Karten der Verteilung vergeben sind: Wer ihn bekommt, nimmt einem "
        "Mitspieler eine beliebige Warenkarte weg. Hat sonst niemand Waren, wird er abgeworfen."
    ),
    "what.dolores.bottle-84": "Ebbe",
    "what.dolores.bottle-84.is": (
        "Vor den Gesten: Die Karten der Verteilung werden abgeworfen, vier neue kommen. Dafür "
        "braucht es vier Karten im Stapel."
    ),
    "what.dolores.bottle-85": "Strudel",
    "what.dolores.bottle-85.is": (
        "Vor den Gesten: Wer ihn spielt, legt die Karten neu hin. Auf jeder Seite bleiben es so "
        "viele wie zuvor."
    ),
    "what.dolores.bottle-86": "Konvoi",
    "what.dolores.bottle-86.is": (
        "Vor den Gesten: Auf jede Seite kommt eine Karte mehr. Dafür braucht es zwei Karten im "
        "Stapel."
    ),
    "what.dolores.bottle-87": "List",
    "what.dolores.bottle-87.is": (
        "In deiner eigenen Verteilung wählst du zwei verschiedene Gesten. Eine davon behältst "
        "du, wenn du die deines Gegenübers gesehen hast."
    ),
    "what.dolores.bottle-88": "Wirrwarr",
    "what.dolores.bottle-88.is": (
        "Wenn die Gesten gezeigt sind: Wer ihn spielt, verwirft sie. Beide wählen für dieselben "
        "Karten noch einmal."
    ),
    "what.dolores.bottle-89": "Wette",
    "what.dolores.bottle-89.is": (
        "Wenn zwei andere an der Reihe sind, sagst du ihre beiden Gesten voraus. Stimmen beide, "
        "nimmst du dir vor allen anderen die Karten, die du willst."
    ),
    "what.dolores.bottle-90": "Sonnenaufgang",
    "what.dolores.bottle-90.is": (
        "Sobald er gezogen wird, ist die Partie zu Ende, es sei denn, ein Ausguck hält ihn auf. "
        "Die laufende Verteilung wird nicht mehr gespielt."
    ),
    "what.dolores.dark": "Eine verdeckte Karte",
    "what.dolores.dark.is": (
        "Unter der Zerbrochenen Laterne ausgelegt: Nur wer die Laterne gespielt hat, sieht sie. "
        "Sie bleibt verdeckt, bis sie gewonnen oder verloren ist."
    ),
    "what.dolores.claim": "Was über sie gesagt wird",
    "what.dolores.claim.is": (
        "Was der Spieler, der die Laterne gespielt hat, über diese Karte sagt, ob wahr oder "
        "falsch. {check} oder {cross} zeigt dem, der die Karte sieht, ob es stimmt."
    ),
    "what.dolores.fate": "Wohin sie ging",
    "what.dolores.fate.is": (
        "Wer diese Karte bekommen hat, oder dass sie verloren ist. Das entscheiden die beiden "
        "Gesten."
    ),
    "what.dolores.share": "Frieden",
    "what.dolores.share.is": (
        "Die offene Hand: Zeigen beide Frieden, nimmt jeder seine Seite. Gegen Kampf gibt es "
        "nichts, nach einer Wahl das, was auf der eigenen Seite noch liegt."
    ),
    "what.dolores.fight": "Kampf",
    "what.dolores.fight.is": (
        "Die Faust: Sie nimmt gegen Frieden alles, gegen Wahl alles, was übrig bleibt. Zweimal "
        "Kampf: Alle Karten sind verloren."
    ),
    "what.dolores.dodge": "Wahl",
    "what.dolores.dodge.is": (
        "Daumen hoch: Wer ihn zeigt, nimmt von einer der beiden Seiten zuerst eine Karte. "
        "Zweimal Wahl: Alle Karten sind verloren, dazu für jeden eine Sammlung."
    ),
    "what.dolores.secret": "Eine geheime Geste",
    "what.dolores.secret.is": (
        "{mark} heißt: gewählt, aber noch nicht gezeigt; {waits} heißt: noch nicht gewählt. "
        "Beide Gesten werden im selben Moment gezeigt, bei Do, Lo, Rès."
    ),
    "what.dolores.two": "Zwei Gesten",
    "what.dolores.two.is": (
        "Mit einer List gewählt. Eine davon bleibt, wenn die Geste des Gegenübers zu sehen ist."
    ),
    "what.dolores.outcomes": "Was jedes Gestenpaar bringt",
    "what.dolores.outcomes.is": (
        "Um wie viel sich beide Punktzahlen ändern würden. Die erste Zahl gilt für den, dessen "
        "Gesten links stehen, die zweite für den anderen. Angenommen ist: Wer „Wahl“ zeigt, nimmt "
        "die Karte, die ihm am meisten bringt; bei zweimal Wahl wirft jeder die Sammlung ab, ohne "
        "die ihm die meisten Punkte bleiben. Entscheidet sich jemand anders, ändern sich die "
        "Zahlen. Was ein Diebstahl nimmt, ist nicht dabei. Ein Fragezeichen: Verdeckte Karten "
        "entscheiden."
    ),
    "what.dolores.donor": "Geber",
    "what.dolores.donor.is": (
        "Der Geber und sein linker Nachbar verteilen diese Karten; wer sonst mitspielt, schaut zu. "
        "Die letzten beiden aufgedeckten Karten liegen auf der Seite des Gebers."
    ),
    "what.dolores.neighbour": "Nachbar",
    "what.dolores.neighbour.is": (
        "Verteilt diese Karten mit dem Geber; wer sonst mitspielt, schaut zu. Die ersten beiden "
        "aufgedeckten Karten liegen auf seiner Seite."
    ),
    "what.dolores.announced": "Eine Ansage",
    "what.dolores.announced.is": (
        "Die Geste, die dieser Spieler angeblich zeigen will. Sie bindet ihn nicht, aber man "
        "merkt sich, ob er Wort hält; von mehreren Ansagen zählt nur die letzte."
    ),
    "what.dolores.record": "Was man von einem Spieler weiß",
    "what.dolores.record.is": (
        "Wie oft er Wort gehalten hat, dann wie oft er jede Geste gezeigt hat: {letters}. Eine "
        "Ansage bindet niemanden."
    ),
    "what.dolores.shore": "Der Strand",
    "what.dolores.shore.is": (
        "Die Linie zwischen den beiden Seiten. Darüber und darunter liegen die Karten dieser "
        "Verteilung."
    ),
    "what.dolores.looker": "Die Laterne",
    "what.dolores.looker.is": (
        "Die Karten dieser Verteilung liegen verdeckt, und nur dieser Spieler sieht sie. Was er "
        "sagt, kann wahr oder falsch sein."
    ),
    "what.dolores.bet": "Eine Wette",
    "what.dolores.bet.is": (
        "Ein Zuschauer hat beide Gesten vorausgesagt. Stimmen beide, nimmt er sich vor allen "
        "anderen, welche Karten er will."
    ),
    "what.dolores.deck": "Stapel und Ablage",
    "what.dolores.deck.is": (
        "Karten im Stapel: {left}. Der Sonnenaufgang ist eine seiner letzten {last}."
    ),
    "what.dolores.odds": "Wie nah der Sonnenaufgang ist",
    "what.dolores.odds.is": (
        "Er ist eine der letzten {last} Karten des Stapels; sobald er gezogen wird, ist die Partie "
        "zu Ende, wenn ihn kein Ausguck aufhält. {near}"
    ),
    "what.dolores.odds.near": (
        "Er kann eine von {places} Karten sein; die nächste Verteilung deckt davon {soon} auf."
    ),
    "what.dolores.odds.far": (
        "Er kann eine von {places} Karten sein; die nächste Verteilung deckt keine davon auf."
    ),
    "what.dolores.odds.past": "Er ist schon gezogen.",
    "what.dolores.where": "Verteilung",
    "what.dolores.where.is": (
        "{one} und {two} verteilen vier Karten; wer sonst mitspielt, schaut zu. Danach wird der "
        "Nachbar zum nächsten Geber."
    ),
    "what.dolores.seat": "{who}: {n}",
    "what.dolores.seat.is": (
        "Dieses Zeichen und diese Farbe stehen überall für {who}; {turn} zeigt, wer wählen muss. "
        "Nach jeder Verteilung wird der Nachbar zum Geber."
    ),
    "what.dolores.loot": "Beute",
    "what.dolores.loot.is": (
        "Was alle gewonnen haben, in Sammlungen nach Sorten. Alles liegt offen."
    ),
    "what.dolores.collection": "{kind} von {who}: Wert {worth}",
    "what.dolores.collection.is": (
        "Die Sammlung ist so viel wert wie ihre Karten zusammen. {counts} Eine zweite Zahl, in "
        "Klammern oder darunter, ist die Zahl der Karten."
    ),
    "what.dolores.counts.high": "Diese Sammlung zählt jetzt als höchste.",
    "what.dolores.counts.low": "Diese Sammlung zählt jetzt als niedrigste.",
    "what.dolores.counts.both": (
        "Diese Sammlung ist zugleich die höchste und die niedrigste und zählt doppelt."
    ),
    "what.dolores.counts.empty": (
        "Ohne Karte ist es keine Sammlung, also auch nicht die niedrigste."
    ),
    "what.dolores.counts.none": (
        "Diese Sammlung zählt jetzt nicht, nur die höchste und die niedrigste."
    ),
    "what.dolores.kind": "{kind}",
    "what.dolores.kind.is": (
        "Eine von sieben Sorten; eine Sammlung ist so viel wert wie ihre Karten zusammen. {high} "
        "markiert die höchsten Sammlungen, {low} die niedrigsten, {high}{low} oder {both} beides: "
        "Nur diese zählen."
    ),
    "what.dolores.bottles": "Flaschenpost",
    "what.dolores.bottles.is": (
        "Eine gewonnene Flaschenpost liegt offen und darf zu dem Zeitpunkt gespielt werden, den "
        "sie nennt, meist auch in Verteilungen anderer; nur der Diebstahl wirkt sofort und bleibt "
        "nicht liegen. Wird sie nie gespielt, ist sie nichts wert."
    ),
    "what.dolores.score": "Punkte von {who}: {n}",
    "what.dolores.score.is": (
        "Die höchste Sammlung und die niedrigste; bei Gleichstand zählen alle gleichen. Sind "
        "alle gleich viel wert, zählen sie doppelt."
    ),
    "what.dolores.scoring": "Punkte",
    "what.dolores.scoring.is": (
        "Die höchste Sammlung und die niedrigste; bei Gleichstand zählen alle gleichen. Sind "
        "alle gleich viel wert, zählen sie doppelt."
    ),
    "what.dolores.deal": "Die erste Beute",
    "what.dolores.deal.is": (
        "Alle beginnen mit einigen Karten, die offen liegen bleiben. Waren einer Sorte bilden "
        "eine Sammlung."
    ),
    "what.dolores.lanterne": "Vor dem Auslegen",
    "what.dolores.lanterne.is": (
        "Wer die Zerbrochene Laterne hat, darf sie jetzt spielen: Die Karten dieser Verteilung "
        "liegen dann verdeckt. Nur er selbst sieht sie."
    ),
    "what.dolores.draw": "Die Karten werden aufgedeckt",
    "what.dolores.draw.is": (
        "Zwei Karten für die Seite des Nachbarn, dann zwei für die des Gebers. Ist der "
        "Sonnenaufgang dabei, endet die Partie, es sei denn, ein Ausguck hält ihn auf."
    ),
    "what.dolores.guetteur": "Der Sonnenaufgang ist gezogen",
    "what.dolores.guetteur.is": (
        "Wer jetzt den Ausguck spielt, hält den Sonnenaufgang auf, und die Partie geht weiter, bis "
        "der Stapel nicht mehr reicht. Sonst ist sie sofort zu Ende."
    ),
    "what.dolores.claims": "Über verdeckte Karten reden",
    "what.dolores.claims.is": (
        "Wer die Laterne gespielt hat, sagt einmal über jede Karte, was er will, wahr oder "
        "falsch. Sonst sieht sie niemand."
    ),
    "what.dolores.window": "Vor den Gesten",
    "what.dolores.window.is": (
        "Wer Konvoi, Ebbe oder Strudel hat, darf die Karte jetzt spielen. Danach werden alle neu "
        "gefragt."
    ),
    "what.dolores.gestures": "Die Gesten",
    "what.dolores.gestures.is": (
        "Beide wählen geheim und zeigen im selben Moment: Frieden, Kampf oder Wahl. Am Tisch "
        "steht in der Tabelle, was jedes Paar bringt, außer wo verdeckte Karten entscheiden (?)."
    ),
    "what.dolores.betting": "Deine Wette",
    "what.dolores.betting.is": (
        "Sag beide Gesten voraus, oder wette nicht. Stimmen beide, nimmst du dir vor allen "
        "anderen die Karten, die du willst; wer wettet, verbraucht die Wette in jedem Fall."
    ),
    "what.dolores.reveal": "Do, Lo, Rès",
    "what.dolores.reveal.is": (
        "Beide zeigen ihre Geste im selben Moment. Das Paar entscheidet, wer die Karten bekommt."
    ),
    "what.dolores.keep": "Zwei Gesten, eine bleibt",
    "what.dolores.keep.is": (
        "Mit einer List wurden zwei Gesten gewählt. Jetzt ist die des Gegenübers zu sehen, und "
        "eine der beiden bleibt."
    ),
    "what.dolores.embrouille": "Nach den Gesten",
    "what.dolores.embrouille.is": (
        "Wer den Wirrwarr hat, darf die Gesten jetzt verwerfen. Dann wird für dieselben Karten "
        "noch einmal gewählt."
    ),
    "what.dolores.take": "Eine gewonnene Wette",
    "what.dolores.take.is": (
        "Beide Gesten stimmen: Wer gewettet hat, nimmt sich zuerst, was er will. Die beiden "
        "anderen verteilen den Rest."
    ),
    "what.dolores.pick": "Die erste Wahl",
    "what.dolores.pick.is": (
        "Wer die Wahl hat, nimmt von einer der beiden Seiten eine Karte. Wer kämpft, bekommt den "
        "ganzen Rest; wer Frieden zeigt, bekommt, was auf seiner Seite noch liegt."
    ),
    "what.dolores.settle": "Wer was bekommt",
    "what.dolores.settle.is": "Die beiden Gesten entscheiden. Was niemand bekommt, ist verloren.",
    "what.dolores.name": "Zweimal Wahl",
    "what.dolores.name.is": (
        "Alle Karten sind verloren, und beide geben geheim eine ihrer eigenen Sammlungen auf. "
        "Nur die höchste und die niedrigste zählen."
    ),
    "what.dolores.discard": "Zweimal Wahl",
    "what.dolores.discard.is": (
        "Beide verlieren die Sammlung, die sie genannt haben, ganz. Wer keine hat, verliert keine."
    ),
    "what.dolores.theft": "Ein Diebstahl",
    "what.dolores.theft.is": (
        "Der Dieb nimmt einem Mitspieler eine beliebige Warenkarte weg. Der Diebstahl wirkt, "
        "sobald er gewonnen ist."
    ),
    "what.dolores.lapse": "Nichts zu stehlen",
    "what.dolores.lapse.is": "Sonst hat niemand Waren: Der Diebstahl wird abgeworfen.",
    "what.dolores.hand-on": "Die nächste Verteilung",
    "what.dolores.hand-on.is": (
        "Der Nachbar wird zum nächsten Geber. Mit ihm verteilt dann sein eigener linker Nachbar."
    ),
    "what.dolores.over": "Die Partie ist zu Ende",
    "what.dolores.over.is": (
        "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg."
    ),
    "what.dolores.doubled": "Alle gleich viel wert",
    "what.dolores.doubled.is": (
        "Alle Sammlungen von {who} sind gleich viel wert: Sie zählen doppelt. Eine einzige "
        "Sammlung auch."
    ),
    "what.review.why.dolores": "Besserer Zug: warum er besser ist",
    "what.review.why.dolores.is": (
        "Was der bessere Zug bringt und der gespielte nicht, nach dem, was der Spieler wusste. Die "
        "Prozente hinter einer Geste sagen, wie wahrscheinlich sie war: wie oft der Roboter sie an "
        "der Stelle des anderen zeigen würde, berichtigt um dessen bisherige Gesten und Ansagen. "
        "Ein Risiko, das hier steht, ist in den Chancen des Zuges schon enthalten."
    ),
}
