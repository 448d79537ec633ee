"""The words of Der Große Dalmuti. Ranks: 1 Dalmuti to 12 Tagelöhner, 13 Narr; the names are those
of the German deck."""

from typing import Final

WORDS: Final = {
    "da.name.1": "Dalmuti",
    "da.name.2": "Erzbischof",
    "da.name.3": "Hofmarschall",
    "da.name.4": "Baronin",
    "da.name.5": "Äbtissin",
    "da.name.6": "Ritter",
    "da.name.7": "Näherin",
    "da.name.8": "Steinmetz",
    "da.name.9": "Köchin",
    "da.name.10": "Schafhirtin",
    "da.name.11": "Bergmann",
    "da.name.12": "Tagelöhner",
    "da.name.13": "Narr",
    "da.name.13:acc": "Narren",
    "da.name.13:dat": "Narren",
    "da.short.1": "Dalmuti",
    "da.short.2": "Erzb.",
    "da.short.3": "Hofm.",
    "da.short.4": "Baronin",
    "da.short.5": "Äbtiss.",
    "da.short.6": "Ritter",
    "da.short.7": "Näherin",
    "da.short.8": "Steinm.",
    "da.short.9": "Köchin",
    "da.short.10": "Schafh.",
    "da.short.11": "Bergm.",
    "da.short.12": "Tagel.",
    "da.short.13": "Narr",
    "da.one.1": "der Dalmuti",
    "da.one.1:acc": "den Dalmuti",
    "da.one.1:dat": "dem Dalmuti",
    "da.one.2": "ein Erzbischof",
    "da.one.2:acc": "einen Erzbischof",
    "da.one.2:dat": "einem Erzbischof",
    "da.one.3": "ein Hofmarschall",
    "da.one.3:acc": "einen Hofmarschall",
    "da.one.3:dat": "einem Hofmarschall",
    "da.one.4": "eine Baronin",
    "da.one.4:dat": "einer Baronin",
    "da.one.5": "eine Äbtissin",
    "da.one.5:dat": "einer Äbtissin",
    "da.one.6": "ein Ritter",
    "da.one.6:acc": "einen Ritter",
    "da.one.6:dat": "einem Ritter",
    "da.one.7": "eine Näherin",
    "da.one.7:dat": "einer Näherin",
    "da.one.8": "ein Steinmetz",
    "da.one.8:acc": "einen Steinmetz",
    "da.one.8:dat": "einem Steinmetz",
    "da.one.9": "eine Köchin",
    "da.one.9:dat": "einer Köchin",
    "da.one.10": "eine Schafhirtin",
    "da.one.10:dat": "einer Schafhirtin",
    "da.one.11": "ein Bergmann",
    "da.one.11:acc": "einen Bergmann",
    "da.one.11:dat": "einem Bergmann",
    "da.one.12": "ein Tagelöhner",
    "da.one.12:acc": "einen Tagelöhner",
    "da.one.12:dat": "einem Tagelöhner",
    "da.one.13": "ein Narr",
    "da.one.13:acc": "einen Narren",
    "da.one.13:dat": "einem Narren",
    "da.many.1": "Dalmutis",
    "da.many.2": "Erzbischöfe",
    "da.many.2:dat": "Erzbischöfen",
    "da.many.3": "Hofmarschälle",
    "da.many.3:dat": "Hofmarschällen",
    "da.many.4": "Baroninnen",
    "da.many.5": "Äbtissinnen",
    "da.many.6": "Ritter",
    "da.many.6:dat": "Rittern",
    "da.many.7": "Näherinnen",
    "da.many.8": "Steinmetze",
    "da.many.8:dat": "Steinmetzen",
    "da.many.9": "Köchinnen",
    "da.many.10": "Schafhirtinnen",
    "da.many.11": "Bergleute",
    "da.many.11:dat": "Bergleuten",
    "da.many.12": "Tagelöhner",
    "da.many.12:dat": "Tagelöhnern",
    "da.many.13": "Narren",
    "da.number.2": "zwei",
    "da.number.3": "drei",
    "da.number.4": "vier",
    "da.number.5": "fünf",
    "da.number.6": "sechs",
    "da.number.7": "sieben",
    "da.number.8": "acht",
    "da.number.9": "neun",
    "da.number.10": "zehn",
    "da.number.11": "elf",
    "da.number.12": "zwölf",
    "da.number.13": "dreizehn",
    "da.number.14": "vierzehn",
    "da.some": "{number} {cards}",
    "da.ranked": "{cards}\N{NO-BREAK SPACE}({rank})",
    "da.with.1": "{cards}, darunter ein Narr",
    "da.with.1:acc": "{cards}, darunter einen Narren",
    "da.with.1:dat": "{cards}, darunter einem Narren",
    "da.with.2": "{cards}, darunter zwei Narren",
    "help.table.dalmuti": (
        "Unter deinem Blatt: {check} unterbietet den Stich, +J nur mit einem Narren; + steht unter "
        "Narren, die dabei helfen, {dot} unter allen anderen."
    ),
    "da.jester": "J",
    "da.nth.1": "1.",
    "da.nth.2": "2.",
    "da.nth.3": "3.",
    "da.nth.4": "4.",
    "da.nth.5": "5.",
    "da.nth.6": "6.",
    "da.nth.7": "7.",
    "da.nth.8": "8.",
    "da.nth.9": "9.",
    "da.nth.10": "10.",
    "da.nth.11": "11.",
    "da.nth.12": "12.",
    "da.place": "{nth}\N{NO-BREAK SPACE}Platz",
    "da.title.greater-dalmuti": "Großer Dalmuti",
    "da.title.lesser-dalmuti": "Kleiner Dalmuti",
    "da.title.merchant": "Volk",
    "da.title.lesser-peon": "Kleiner Diener",
    "da.title.greater-peon": "Großer Diener",
    "da.title.greater-dalmuti.short": "Gr. Dalm.",
    "da.title.lesser-dalmuti.short": "Kl. Dalm.",
    "da.title.merchant.short": "Volk",
    "da.title.lesser-peon.short": "Kl. Diener",
    "da.title.greater-peon.short": "Gr. Diener",
    "da.title.greater-dalmuti.tiny": "Gr. Da.",
    "da.title.lesser-dalmuti.tiny": "Kl. Da.",
    "da.title.merchant.tiny": "Volk",
    "da.title.lesser-peon.tiny": "Kl. Di.",
    "da.title.greater-peon.tiny": "Gr. Di.",
    "da.hand": "Runde {hand} von {hands}",
    "da.trick": "Stich {trick}",
    "da.status.lead": "spielt aus",
    "da.status.turn": "ist dran",
    "da.status.led": "spielt {play} aus",
    "da.status.pass": "passt",
    "da.status.chooses": "wählt",
    "da.status.chosen": "hat gewählt",
    "da.status.points": "{n} {n:Punkt|Punkte}",
    "da.status.called": "Revolution!",
    "da.asked.draw": "alle ziehen eine Karte",
    "da.asked.deal": "gleich wird ausgeteilt",
    "da.asked.send": "{who}, wer bekommt die Karte?",
    "da.asked.send.wait": "{who} entscheidet über die Karte",
    "da.asked.gift": "{who}, wähle deine Gabe",
    "da.asked.gift.wait": "{who} wählen ihre Gaben",
    "da.asked.gift.wait.one": "{who} wählt eine Gabe",
    "da.asked.revolution": "{who}, eine Revolution?",
    "da.asked.collect": "die Runde beginnt",
    "da.asked.lead": "{who}, du spielst aus",
    "da.asked.lead.wait": "{who} spielt aus",
    "da.asked.beat": "{who}, unterbietest du {play}?",
    "da.asked.beat.wait": "{who} ist dran, {play} zu unterbieten",
    "da.forced": "Nichts auf deiner Hand unterbietet {play:acc}",
    "da.asked.sweep": "{who} spielt nun aus",
    "da.asked.score": "die Runde ist zu Ende",
    "da.asked.over": "die Partie ist zu Ende",
    "da.mine": "Blatt",
    "da.mine.tax": "Steuer: {gave} gegeben, {received} bekommen",
    "da.cards": "{n} {n:Karte|Karten}",
    "da.out": "Fertig in dieser Runde: {place}.",
    "da.felt.draw": "Wer die beste Karte zieht, wird Großer Dalmuti.",
    "da.felt.again": "Bei gleicher Karte (=) wird neu gezogen.",
    "da.felt.drawn": "Die Plätze sind ausgelost.",
    "da.felt.seats": "Runde {hand} ist vorbei. Neue Reihenfolge:",
    "da.felt.becomes": "{who} wird {title}",
    "da.felt.stays": "{who} bleibt {title}",
    "da.felt.slip": "offen ausgeteilt, bestimmt für {who}",
    "da.felt.sent": "sie geht an {who}",
    "da.felt.tax": "{dalmuti} und {peon}: je {cards}",
    "da.felt.taxes": "Die Steuer",
    "da.felt.called": "{who} hat beide Narren: Revolution!",
    "da.felt.greater": "Die ganze Rangordnung kehrt sich um.",
    "da.felt.give": "du gibst ab",
    "da.felt.receive": "du bekommst",
    "da.felt.gave": "du hast gegeben",
    "da.felt.received": "du hast bekommen",
    "da.felt.exchanged": "{cards:acc}",
    "da.felt.to": "für {who}",
    "da.felt.from": "von {who}",
    "da.felt.play": "{who}: {play}",
    "da.felt.before": "davor: {plays}",
    "da.felt.free": "beliebig viele Karten eines Rangs",
    "da.felt.swept": "{who} spielt nun aus",
    "da.felt.left": "{who} bleibt mit {cards} übrig",
    "da.felt.over": "Die Partie ist zu Ende",
    "da.choose.lead": "Du spielst aus: Wähle einen Rang",
    "da.choose.beat": "Wähle, was du spielst",
    "da.choose.pass": "Du kannst das nicht unterbieten",
    "da.choose.gift": "{n:Wähle die Karte|Wähle die Karten} für {who}: {given} von {n}",
    "da.choose.gift.ready": "{cards:acc} für {who}?",
    "da.choose.revolution": "Du hast beide Narren. Eine Revolution, damit niemand Steuer zahlt?",
    "da.choose.revolution.greater": (
        "Beide Narren: Großer Aufstand? Die Rangordnung kehrt sich um, keine Steuer."
    ),
    "da.choose.send": (
        "Wer bekommt sie ({card})? Ist es der Große Diener, bekommt {who} eine andere."
    ),
    "da.choose.pass.again": "Passen, obwohl du spielen könntest?",
    "da.play": "{play}?",
    "da.call": ("Revolution ausrufen, damit niemand Steuer zahlt?"),
    "da.call.greater": "Den Großen Aufstand ausrufen? Du wirst Erster, und es gibt keine Steuer.",
    "da.button.play": "{key}: spielen",
    "da.button.give": "{key}: geben",
    "da.button.confirm": "{key}: ja",
    "da.button.pass": "{@dalmuti.pass:P}: passen",
    "da.button.revolution": "{@dalmuti.revolution:R}: Revolution",
    "da.button.decline": "{@dalmuti.decline:N}: verzichten",
    "da.button.decline.picked": "{key}: verzichten",
    "da.button.meant": "1: {who}, wie bestimmt",
    "da.button.peon": "2: {who}",
    "da.remark.no-rank": "Du hast keine Karte vom Rang {rank}.",
    "da.remark.rank": "Rang 10, 11 oder 12? Tippe 0, 1 oder 2.",
    "da.remark.not-better": "{rank} unterbietet {top} nicht.",
    "da.remark.too-few": "Rang {rank}: So viele hast du nicht, es müssen {n} sein.",
    "da.remark.count": "Es {n:liegt|liegen} {n} {n:Karte|Karten} da: Spiele ebenso viele.",
    "da.remark.no-jester": "Hier lässt sich kein Narr dazulegen.",
    "da.remark.needs-jester": "Ohne den Narren fehlt eine Karte.",
    "da.remark.lacks-jester": "Du hast {n:keinen Narren|keine zwei Narren}.",
    "da.remark.jester-later": "Wähle zuerst einen Rang, dann den Narren dazu.",
    "da.remark.pass": "Du kannst das nicht unterbieten: Passe mit {@dalmuti.pass:P}.",
    "da.remark.nothing": "Wähle zuerst Karten.",
    "da.remark.unanswered": "Wähle zuerst eine Antwort.",
    "da.remark.missing": "Es {n:fehlt|fehlen} noch {n} {n:Karte|Karten}.",
    "da.remark.not-given": "Du gibst keine Karte vom Rang {rank}.",
    "da.remark.all-given": "Mehr Karten vom Rang {rank} kannst du nicht geben.",
    "da.points": "Punkte",
    "da.points.total": "Summe",
    "da.chart": "Punkte im Lauf der Runden",
    "da.scene.won": "{who} gewinnt den Stich: {plays}",
    "da.scene.points": "{place}: {who}, +{n}",
    "da.contrary": "{who} schlägt das mit {cards:dat}",
    "da.tell.draw": "Die Auslosung der Plätze",
    "da.tell.draw.rule": "Die kleinste Zahl bekommt den besten Platz",
    "da.tell.again": "{who} {n:zieht|ziehen} noch einmal",
    "da.tell.drawn": "{who} {rank}",
    "da.tell.order": "Reihenfolge: {who}",
    "da.tell.hand": "Runde {hand}",
    "da.tell.deal": "die Karten werden ausgeteilt",
    "da.tell.show": "offen ausgeteilt: {card}, bestimmt für {who}",
    "da.tell.send": "{who} schickt die Karte an {to}",
    "da.tell.leave": "{who} lässt die Karte an {to} gehen",
    "da.tell.gift": "{who} hat eine Gabe gewählt: {cards:acc}",
    "da.tell.some-gift": "{who} hat eine Gabe gewählt",
    "da.tell.revolution": "{who} ruft eine Revolution aus: keine Steuer!",
    "da.tell.greater": (
        "{who} ruft den Großen Aufstand aus: Die Rangordnung kehrt sich um, und niemand zahlt "
        "Steuer!"
    ),
    "da.tell.decline": "{who} verzichtet auf die Revolution (niemand erfährt davon)",
    "da.tell.untaxed": "Keine Steuer in dieser Runde",
    "da.tell.tax": "{dalmuti} gibt {gift:acc} an {peon}",
    "da.tell.tribute": "{peon} zahlt {tribute:acc} an {dalmuti}",
    "da.tell.taxed": (
        "{peon} zahlt {n:eine Karte|zwei Karten} Steuer an {dalmuti} und bekommt {n:eine "
        "andere|zwei andere}"
    ),
    "da.tell.trick": "Stich {trick}",
    "da.tell.lead": "{who} spielt aus",
    "da.tell.lead.next": "{winner} ist fertig, also spielt {who} aus",
    "da.tell.pass": "{who} passt",
    "da.tell.pass.both": "{who} passen",
    "da.tell.pass.some": "{number} passen",
    "da.tell.pass.all": "alle anderen passen",
    "da.tell.out": "{who} ist fertig: {place}",
    "da.tell.over": "Runde {hand} ist zu Ende",
    "da.tell.philanthropy": "Darin {n:ein Menschenfreund-Punkt|zwei Menschenfreund-Punkte}: {who}",
    "da.tell.beaten": "{who} {n:kann|können} die Partie nicht mehr gewinnen",
    "da.tell.placed": "{who} erreicht den {place}: {n}\N{NO-BREAK SPACE}{points:Punkt|Punkte}",
    "da.tell.points": "{place}: {who}\N{NO-BREAK SPACE} {n}\N{NO-BREAK SPACE}{points:Punkt|Punkte}",
    "key.da.rank": "Rang",
    "key.da.rank.help": (
        "Den Rang mit dieser Zahl wählen; für die 10 erst 1, dann 0 tippen. Bei der Steuer eine "
        "Karte davon für die Gabe auswählen."
    ),
    "key.da.give": "geben",
    "key.da.give.help": "Die gewählten Karten geben.",
    "key.da.whom": "an wen",
    "key.da.whom.help": (
        "Die Karte an den geben, für den sie bestimmt war (1), oder an den Großen Diener (2)."
    ),
    "key.da.left": "nach links",
    "key.da.left.help": "Zum nächsten wählbaren Rang links gehen, oder zur Antwort links.",
    "key.da.right": "wählen",
    "key.da.right.alone": "nach rechts",
    "key.da.right.help": "Zum nächsten wählbaren Rang rechts gehen, oder zur Antwort rechts.",
    "key.da.more": "Anzahl",
    "key.da.more.alone": "eine Karte mehr",
    "key.da.more.help": (
        "Eine Karte mehr spielen. Bei der Steuer eine Karte vom Rang unter dem Cursor für die Gabe "
        "auswählen."
    ),
    "key.da.fewer": "eine Karte weniger",
    "key.da.fewer.help": (
        "Eine Karte weniger spielen. Bei der Steuer eine gewählte Karte vom Rang unter dem Cursor "
        "wieder abwählen."
    ),
    "key.da.jester": "Narr",
    "key.da.jester.help": "Einen Narren zur Auswahl dazulegen oder wieder zurücknehmen.",
    "key.da.pass": "passen",
    "key.da.pass.help": (
        "Nicht unterbieten. Wer ausspielt, darf nicht passen. Geht der Stich weiter, kannst du "
        "darin noch spielen."
    ),
    "key.da.revolution": "Revolution",
    "key.da.revolution.help": (
        "Wählen, mit beiden Narren eine Revolution auszurufen, damit niemand Steuer zahlt; "
        "{@dalmuti.commit:Eingabe} ruft sie aus."
    ),
    "key.da.decline": "verzichten",
    "key.da.decline.help": (
        "Wählen, keine Revolution auszurufen; {@dalmuti.commit:Eingabe} bestätigt. Niemand "
        "erfährt, dass du es gekonnt hättest."
    ),
    "cap.da.number": "↑↓",
    "cap.da.move": "←→",
    "illegal.dalmuti.not-now": "Das geht gerade nicht.",
    "illegal.dalmuti.not-in-hand": "Diese Karten hast du nicht.",
    "illegal.dalmuti.no-such-play": "Diese Karten lassen sich nicht zusammen spielen.",
    "illegal.dalmuti.other-count": (
        "Es {cards:liegt|liegen} {cards} {cards:Karte|Karten} da: Spiele ebenso viele."
    ),
    "illegal.dalmuti.not-better": "Es braucht einen besseren Rang als {rank}.",
    "illegal.dalmuti.leader-must-play": "Wer ausspielt, darf nicht passen.",
    "illegal.dalmuti.gift-size": "Du musst {cards:eine Karte|zwei Karten} geben.",
    "illegal.dalmuti.gift-order": "Bei einer Gabe wird die beste Karte zuerst genannt.",
    "illegal.dalmuti.no-such-rank": "Einen Rang {rank} gibt es nicht.",
    "illegal.dalmuti.not-both-jesters": "Nur wer beide Narren hat, kann eine Revolution ausrufen.",
    "illegal.dalmuti.not-for-that-seat": "Die Karte kann nicht an {seat} gehen.",
    "illegal.dalmuti.still-deciding": "Jemand hat sich noch nicht entschieden.",
    "illegal.dalmuti.impossible-deal": "Diese Karten können nicht ausgeteilt werden.",
    "illegal.dalmuti.impossible-draw": "Diese Karten können nicht gezogen werden.",
    "illegal.dalmuti.impossible-misdeal": "Diese Karte kann nicht offen ausgeteilt worden sein.",
    "option.dalmuti.hands": "Runden der Partie",
    "option.dalmuti.lesser_tax": "Steuer des Kleinen Dalmuti",
    "option.dalmuti.first_hand_revolution": "Erste Runde ohne Steuer",
    "option.dalmuti.short_deck": "Kleines Deck (4 oder 5 Spieler)",
    "option.dalmuti.philanthropy": "Menschenfreund-Punkte",
    "option.dalmuti.misdeal": "Geberfehler",
    "game.dalmuti": "Der Große Dalmuti",
    # The lesson
    "guide.da.seats": (
        "Du bist Spieler {me}. Die Plätze werden ausgelost: Deine 5 war die beste Karte, darum "
        "bist du Großer Dalmuti. Kleine Zahlen sind gut und selten: Die 1 gibt es nur einmal, die "
        "2 zweimal und so weiter."
    ),
    "guide.da.titles": (
        "Ihr sitzt im Uhrzeigersinn, von der besten Karte zur schlechtesten: der Große Dalmuti mit "
        "der Krone, der Kleine Dalmuti, der Kleine Diener und auf dem Hocker der Große Diener. Bei "
        "mehr Spielern sitzt das Volk dazwischen."
    ),
    "guide.da.hand": (
        "Unten liegt dein Blatt, der beste Rang links. Jeder Rang hat einen Namen, von der 1, dem "
        "Dalmuti, bis zur 12, den Tagelöhnern. Wer seine Karten zuerst los ist, wird der nächste "
        "Große Dalmuti; der Letzte wird Großer Diener."
    ),
    "guide.da.revolution": (
        "Wer beide Narren bekommt, darf eine Revolution ausrufen; dann zahlt in dieser Runde "
        "niemand Steuer. Ruft sie der Große Diener aus, kehrt sich auch die ganze Rangordnung "
        "um. Du hast nur einen Narren, *J* (wie Joker), also hat niemand beide: Es gibt Steuern."
    ),
    "guide.da.tax": (
        "Eine Runde beginnt mit der Steuer: Du gibst dem Großen Diener zwei beliebige Karten und "
        "bekommst seine zwei besten. Behalte die 12er, die zusammen gut auszuspielen sind, und "
        "gib die zwei 11er: Tippe *1* *1* und noch einmal *1* *1*, dann "
        "*{@dalmuti.commit:Eingabe}*."
    ),
    "guide.da.taxed": (
        "Für zwei 11er hast du eine 2 und eine 3 bekommen. Ebenso hat der Kleine Dalmuti den "
        "Kleinen Diener besteuert. Jetzt beginnt das Spiel, und der Große Dalmuti spielt aus."
    ),
    "guide.da.lead": (
        "Du spielst aus: beliebig viele Karten eines Rangs. Werde viele schlechte auf einmal los: "
        "Drücke *1* und *2* für die vier 12er, dann *{@dalmuti.commit:Eingabe}*."
    ),
    "guide.da.pass": (
        "Vier 8er unterbieten vier 12er: ebenso viele Karten von besserem Rang. Vier von einem "
        "besseren Rang hast du nicht. Drücke *{@dalmuti.pass:P}*, um zu passen; geht der Stich "
        "weiter, kannst du darin noch spielen. Kannst du nicht unterbieten, passt das Programm "
        "in einer richtigen Partie von selbst für dich."
    ),
    "guide.da.swept": (
        "Drei 5er und ein Narr, der ihren Rang annimmt: Alle anderen haben hintereinander gepasst, "
        "also gewinnen diese vier Karten den Stich. Wer ihn gewinnt, spielt als Nächster aus."
    ),
    "guide.da.beat": (
        "Da liegt eine einzelne 9. Jede einzelne bessere Karte unterbietet sie, wie das {can} "
        "unter deinen Rängen zeigt: Drücke *6*, dann *{@dalmuti.commit:Eingabe}*. Spare dir die 2 "
        "und die 3 auf, deine besten Karten."
    ),
    "guide.da.again": (
        "Eine 5 hat deine 6 unterboten, und zwei haben gepasst. Du darfst im selben Stich noch "
        "einmal spielen: Drücke *3*, *{@dalmuti.commit:Eingabe}*. Vielleicht will niemand eine 1 "
        "oder 2 dafür opfern."
    ),
    "guide.da.jester": (
        "Der Stich gehört dir, also spielst du aus. Drücke *9* für deine drei 9er und "
        "*{@dalmuti.jester:J}*, um den Narren als vierte Karte dazuzulegen (allein ist er eine 13, "
        "die schlechteste Karte), dann *{@dalmuti.commit:Eingabe}*. Vier auf einmal sind schwer zu "
        "unterbieten."
    ),
    "guide.da.end": (
        "Wieder gewonnen. So geht es weiter, bis nur noch einer Karten hat. Wer früher fertig "
        "ist, sitzt in der nächsten Runde höher, und wieder wird Steuer fällig."
    ),
    "guide.da.points": (
        "Jede Runde bringt Punkte, gezählt an ihrem Ende: einen für jeden, der noch Karten hatte, "
        "als man fertig war. Das sind 3, dann 2, dann 1; der Letzte bekommt keinen. Nach fünf "
        "Runden gewinnt, wer die meisten hat. *?* (oder *F1*) erklärt jederzeit die Tasten."
    ),
    # Hints and the review
    "hint.worth.dalmuti": "Platz in der Runde im Schnitt",
    "da.nearly-out": "{who} (noch {n} {n:Karte|Karten})",
    "da.later.over": ", etwa gegen {cards:acc}",
    "da.later.leads": ", wenn du damit ausspielst{then}",
    "da.later.leads.theirs": ", wenn {mover} damit ausspielt{then}",
    "da.later.safe": ", sobald sie niemand mehr unterbieten kann{then}",
    "da.later.then": ": Nach diesem Stich kannst du {cards:acc} ausspielen",
    "da.later.then.theirs": ": Nach diesem Stich kann {mover} {cards:acc} ausspielen",
    "da.later.last": (
        ": Nach diesem Stich kannst du {number:deine letzte Karte|deine letzten Karten} "
        "ausspielen, {cards:acc}, und bist fertig"
    ),
    "da.later.last.theirs": (
        ": Nach diesem Stich kann {mover} die {number:letzte Karte|letzten Karten} ausspielen, "
        "{cards:acc}, und ist fertig"
    ),
    "da.could.pass": "passen",
    "da.could.gift": "{cards:acc} geben",
    "da.could.revolution": "Revolution ausrufen",
    "da.could.decline": "keine Revolution",
    "da.could.send": "die Karte an {who} gehen lassen",
    # Line by line
    "da.plain.seat": "{who}, {title}: {held}, {points}",
    "da.plain.left": "noch {n} {n:Karte|Karten}",
    "da.plain.trick": "{trick}: {moves}",
    "da.plain.hand": "Dein Blatt: {cards}.",
    "da.plain.beat": "Du kannst {plays} spielen.",
    "da.plain.gift.1": "Welche Karte gibst du an {who}?",
    "da.plain.gift.2": "Welche zwei Karten gibst du an {who}?",
    "da.plain.may-call": (
        "Du hast beide Narren: Du kannst stattdessen eine Revolution ausrufen, dann zahlt niemand "
        "Steuer. Tippe revolution."
    ),
    "da.plain.send": "Wer bekommt die Karte? 1: {meant}, wie bestimmt; 2: {peon}.",
    "da.plain.how.send": "Tippe 1 oder 2.",
    "da.plain.how.gift": (
        "Tippe die Ränge der Karten, die du gibst, zum Beispiel 11 12, oder J für einen Narren."
    ),
    "da.plain.how.revolution": "Tippe ja oder nein.",
    "da.plain.how.lead": (
        "Spiele beliebig viele Karten eines Rangs aus: 3x7 heißt drei Karten vom Rang 7; nur "
        "7: alle deine 7; 3x7 (J): drei, darunter ein Narr; nur J: der Narr allein."
    ),
    "da.plain.how.beat": (
        "Tippe einen Zug wie 3x7, mit einem Narren darunter 3x7 (J), oder nur den Rang, oder passe."
    ),
    "da.typed.pass": "passe passen p",
    "da.typed.call": "revolution r",
    "review.whole.dalmuti": "Chancen, die Partie zu gewinnen, in %",
    "review.unit.dalmuti": "Besiegte Gegner (Runde), in %",
    "review.cost.dalmuti": "{grade}, {loss}",
    "review.loss.brief.dalmuti": "{places} {n:Plätze|Plätze}",
    "review.loss.dalmuti": "kostet {places} ±{margin} {n:Plätze|Plätze}",
    "review.more.range.dalmuti": "{n} {n:weiterer|weitere}: {worth} bis {least}",
    "review.more.dalmuti": "{n} {n:weiterer|weitere}: {n:|bestenfalls }{worth}",
    "review.more.good.dalmuti": (
        "{n} {n:weiterer|weitere} ({good} ebenso gut): {n:|bestenfalls }{worth}"
    ),
    "review.chances.dalmuti": "Gesamtsieg",
    "outlook.end.dalmuti": "Runde {n}",
    "outlook.unit.dalmuti": "Platz in der Runde",
    "outlook.mean.better.dalmuti": "im Schnitt {worth}",
    "outlook.mean.worse.dalmuti": "im Schnitt {worth}",
    "outlook.mean.alike.dalmuti": "{worth} im Schnitt",
    "outlook.luck.here.dalmuti": "hier Glück: zu erwarten war {worth}",
    "outlook.luck.there.dalmuti": "in der Partie Glück: zu erwarten war {worth}",
    "outlook.bad-luck.here.dalmuti": "zu erwarten war hier {worth}; nur ein Verlauf von vielen",
    "outlook.bad-luck.there.dalmuti": "zu erwarten war in der Partie {worth}",
    "review.worth.dalmuti": "Platz in der Runde",
    "review.scale.dalmuti": "Platz in der Runde im Schnitt (1 ist der beste)",
    "key.grade.help.dalmuti": (
        "Wählen, zu welchen teuren Zügen {@replay.mistake:J}, {@replay.any_mistake:K} "
        "und {@replay.learn:T} gehen: zu allen, zu Fehlern und Patzern oder nur zu "
        "Patzern. Sie kosten im Schnitt Plätze in der Runde: bei vier Gegnern mindestens "
        "0,2 (Ungenauigkeit), 0,4 (Fehler) oder 0,8 (Patzer), sonst entsprechend; ± ist "
        "die Fehlerspanne."
    ),
    "end.lost.dalmuti": "kostet im Schnitt {places} {n:Plätze|Plätze}",
    # The bundled examples
    "sample.da-e1": "Die Auslosung der Plätze",
    "sample.da-e1.about": (
        "Amide und Diana ziehen beide eine 12 und ziehen noch einmal: eine 5 und einen Narren. "
        "Sandra ist Großer Dalmuti, dann folgen Anton, Christian, Amide und Diana."
    ),
    "sample.da-e2": "Niemand unterbietet",
    "sample.da-e2.about": (
        "Sandra spielt vier 11er aus, alle anderen passen, und sie spielt wieder aus."
    ),
    "sample.da-e3": "Wer passt, darf wieder spielen",
    "sample.da-e3.about": (
        "Drillinge, von den 12ern bis zu den 5ern; ein Narr zählt als 6. Christian passt "
        "dreimal: Solange der Stich weitergeht, kommt er wieder an die Reihe. Amide hat das "
        "letzte Wort."
    ),
    "sample.da-e4": "Ein Narr allein unterbietet nichts",
    "sample.da-e4.about": (
        "Christian hat einen Narren und nichts Besseres als Antons 2: Er muss passen."
    ),
    "sample.da-e5": "Ebenso viele Karten, nicht mehr",
    "sample.da-e5.about": (
        "Anton hat fünf 9er. Auf vier 11er spielt er vier davon; die fünfte Karte behält er."
    ),
    "sample.da-revolution": "Ein Großer Aufstand",
    "sample.da-revolution.about": (
        "Diana, der Große Diener, bekommt beide Narren und ruft den Großen Aufstand aus. "
        "Niemand zahlt Steuer, die Rangordnung kehrt sich um, und Diana spielt als Großer "
        "Dalmuti aus."
    ),
    "sample.da-misdeal": "Eine offen ausgeteilte Karte",
    "sample.da-misdeal.about": (
        "Eine 3, für Christian bestimmt, wird offen ausgeteilt. Sandra schickt sie an Diana, den "
        "Großen Diener, deren beste Karten sie mit der Steuer bekommt. Christian bekommt eine "
        "andere."
    ),
    "option.dalmuti.hands.help": (
        "Je Runde wird einmal ausgeteilt. Die Punkte aller Runden zählen zusammen."
    ),
    "option.dalmuti.lesser_tax.help": (
        "Wie viele Karten Kleiner Dalmuti und Kleiner Diener tauschen (nach den Regeln, die dem "
        "Kartenspiel beiliegen, eine)."
    ),
    "option.dalmuti.first_hand_revolution.help": (
        "In der ersten Runde zahlt niemand Steuer, weil die Plätze da nur ausgelost sind."
    ),
    "option.dalmuti.short_deck.help": "Zu viert fehlen die 11er und die 12er, zu fünft die 12er.",
    "option.dalmuti.philanthropy.help": (
        "Großer und Kleiner Dalmuti bekommen je einen Punkt mehr, wenn sich ihr Diener in dieser "
        "Runde verbessert."
    ),
    "option.dalmuti.misdeal.help": (
        "Ab und zu wird eine Karte offen ausgeteilt; der Große Dalmuti entscheidet, ob ihr "
        "Empfänger oder der Große Diener sie bekommt."
    ),
}
