"""The words of Dolorès. Types: 1 weapons to 7 gold; bottles: 81 Lanterne brisée to 90 Aube;
gestures: 1 Partage, 2 Conflit, 4 Esquive; sides: 0 the donor's, 1 the neighbour's."""

from typing import Final

from tui.words.de.hint import HELP

WORDS: Final = {
    "do.kind.1": "Waffen",
    "do.kind.2": "Wein",
    "do.kind.3": "Schmuck",
    "do.kind.4": "Stoffe",
    "do.kind.5": "Porzellan",
    "do.kind.6": "Musik",
    "do.kind.7": "Gold",
    "do.letters.1": "Wa",
    "do.letters.2": "We",
    "do.letters.3": "Sc",
    "do.letters.4": "St",
    "do.letters.5": "Po",
    "do.letters.6": "Mu",
    "do.letters.7": "Go",
    "do.bottle": "Flasche",
    "do.bottles": "Flaschen",
    "do.bottle.81": "Zerbrochene Laterne",
    "do.bottle.82": "Ausguck",
    "do.bottle.83": "Diebstahl",
    "do.bottle.84": "Ebbe",
    "do.bottle.85": "Strudel",
    "do.bottle.86": "Konvoi",
    "do.bottle.87": "List",
    "do.bottle.88": "Wirrwarr",
    "do.bottle.89": "Wette",
    "do.bottle.90": "Sonnenaufgang",
    "do.bottle.short.81": "Laterne",
    "do.bottle.short.82": "Ausguck",
    "do.bottle.short.83": "Diebstahl",
    "do.bottle.short.84": "Ebbe",
    "do.bottle.short.85": "Strudel",
    "do.bottle.short.86": "Konvoi",
    "do.bottle.short.87": "List",
    "do.bottle.short.88": "Wirrwarr",
    "do.bottle.short.89": "Wette",
    "do.bottle.short.90": "Sonne",
    "do.bottle.brief.81": "Lat",
    "do.bottle.brief.82": "Aus",
    "do.bottle.brief.83": "Die",
    "do.bottle.brief.84": "Ebb",
    "do.bottle.brief.85": "Str",
    "do.bottle.brief.86": "Kon",
    "do.bottle.brief.87": "Lis",
    "do.bottle.brief.88": "Wir",
    "do.bottle.brief.89": "Wet",
    "do.bottle.brief.90": "Son",
    "do.face-down": "verdeckt",
    "do.cards.dark": "{n} verdeckte",
    "do.lost": "weg",
    "do.gesture.1": "Frieden",
    "do.gesture.2": "Kampf",
    "do.gesture.4": "Wahl",
    "do.shows.1": "Frieden",
    "do.shows.2": "Kampf",
    "do.shows.4": "Wahl",
    "do.show.1": "Frieden",
    "do.show.2": "Kampf",
    "do.show.4": "Wahl",
    "do.say.1": "Frieden!",
    "do.say.2": "Kampf!",
    "do.say.4": "Erste Wahl!",
    "do.either": "{one} oder {two}",
    "do.side.0": "Geber",
    "do.side.1": "Nachbar",
    "do.word": "Wort gehalten: {kept} von {n}",
    "do.shore": "der Strand",
    "do.looker": "{who} hat die Laterne",
    "do.bet.shown": "{who} wettet: {one}, {two}",
    "do.count.1": "Do",
    "do.count.2": "Lo",
    "do.count.3": "Rès",
    "do.outcomes": "Was jedes Gestenpaar bringt {one} {two}",
    "do.mostly": "vor allem ",
    "do.mostly.0": " ({mostly}Sammlung {goods})",
    "do.mostly.1": " ({mostly}{goods}, eine neue niedrigste Sammlung)",
    "do.mostly.2": (
        " ({mostly}{goods}, dann allein die höchste Sammlung; "
        "{n:die Sammlung|die Sammlungen} {then} {n:zählt|zählen} nicht mehr als höchste)"
    ),
    "do.mostly.3": " ({mostly}{goods}, keine der niedrigsten mehr)",
    "do.mostly.4": " ({mostly}{goods}, die höchste Sammlung)",
    "do.mostly.5": " ({mostly}{goods}, jetzt die höchste Sammlung)",
    "do.mostly.6": " ({mostly}{goods}, die niedrigste Sammlung)",
    "do.mostly.7": " ({goods} zählen zusammen als höchste: {sum} {sum:Punkt|Punkte})",
    "do.mostly.8": " ({goods} zählen zusammen als niedrigste: {sum} {sum:Punkt|Punkte})",
    "do.mostly.9": " ({goods} sind gleichauf und zählen doppelt: {sum} {sum:Punkt|Punkte})",
    "do.without.0": " (wohl aufgegeben: {goods})",
    "do.without.7": (
        " (wohl aufgegeben: {goods}; {then} zählen dann zusammen als höchste: {sum} "
        "{sum:Punkt|Punkte})"
    ),
    "do.without.8": (
        " (wohl aufgegeben: {goods}; {then} zählen dann zusammen als niedrigste: {sum} "
        "{sum:Punkt|Punkte})"
    ),
    "do.without.8.alone": (
        " (wohl aufgegeben: {goods}; dann die niedrigste: {then}, {sum} {sum:Punkt|Punkte})"
    ),
    "do.without.9": (
        " (wohl aufgegeben: {goods}; {then} sind dann gleichauf und zählen doppelt: {sum} "
        "{sum:Punkt|Punkte})"
    ),
    "do.without.9.alone": (
        " (wohl aufgegeben: {goods}; dann höchste und niedrigste zugleich: {then}, doppelt gezählt "
        "{sum} {sum:Punkt|Punkte})"
    ),
    "do.some-card": "eine Karte",
    "do.picks": " und {card:acc} nimmt",
    "do.for-later": "{card} (für später, nicht für Punkte sofort)",
    "do.gets": "{card:acc}",
    "do.with": " (bekommt dabei {cards})",
    "do.can.81": "nur wer die Zerbrochene Laterne spielt, sieht die Karten einer Verteilung",
    "do.can.82": "der Ausguck kann den Sonnenaufgang aufhalten",
    "do.can.83": "der Diebstahl nimmt einem Mitspieler eine Karte weg",
    "do.can.84": "die Ebbe kann die Karten einer Verteilung ersetzen",
    "do.can.85": "der Strudel kann die Karten einer Verteilung neu hinlegen",
    "do.can.86": "der Konvoi kann einer Verteilung zwei Karten hinzufügen",
    "do.can.87": "wer die List spielt, wählt die Geste erst nach der anderen",
    "do.can.88": "der Wirrwarr kann beide Gesten einer Verteilung verwerfen",
    "do.can.89": "die Wette kann Karten aus der Verteilung zweier anderer bringen",
    "do.against.1": "Frieden",
    "do.against.2": "Kampf",
    "do.against.4": "Wahl",
    "do.because.0": "",
    "do.because.1": "; angesagt",
    "do.because.2": "; angesagt, Wort gehalten: {times} von {of} Mal",
    "do.because.3": "; eine Geste, mit der {who} nie schlechter fährt als mit den anderen",
    "do.because.4": "; gegen {against} wäre das für {who} am besten",
    "do.because.5": "; gegen {against} hätte {who} damit die besten Chancen",
    "do.because.6": "; die Geste mit den besten Chancen für {who} gegen jede andere",
    "do.because.7": "; bisher die übliche Geste von {who}",
    "do.ends.1.1": "nehmen beide ihre Seite",
    "do.ends.1.2": "nimmt {who} alle Karten",
    "do.ends.1.4": "behältst du den Rest deiner Seite",
    "do.ends.1.4.theirs": "behält {mover} den Rest der eigenen Seite",
    "do.ends.2.1": "nimmst du alle Karten",
    "do.ends.2.1.theirs": "nimmt {mover} alle Karten",
    "do.ends.2.2": "werden alle Karten abgeworfen",
    "do.ends.2.4": "nimmst du alle anderen",
    "do.ends.2.4.theirs": "nimmt {mover} alle anderen",
    "do.ends.4.1": "nimmst du {card}, und {who} behält den Rest der eigenen Seite",
    "do.ends.4.1.theirs": "nimmt {mover} {card}, und {who} behält den Rest der eigenen Seite",
    "do.ends.4.2": "nimmst du {card} und {who} alle anderen",
    "do.ends.4.2.theirs": "nimmt {mover} {card} und {who} alle anderen",
    "do.ends.4.4": "werden alle Karten abgeworfen, und ihr gebt je eine Sammlung auf",
    "do.ends.4.4.theirs": "werden alle Karten abgeworfen, und beide geben je eine Sammlung auf",
    "do.standing.ahead": (
        "du liegst {n} {n:Punkt|Punkte} vor {who}, noch {left} {left:Karte|Karten} im Stapel"
    ),
    "do.standing.ahead.theirs": (
        "{mover} liegt {n} {n:Punkt|Punkte} vor {who}, noch {left} {left:Karte|Karten} im Stapel"
    ),
    "do.standing.behind": (
        "du liegst {n} {n:Punkt|Punkte} hinter {who}, noch {left} {left:Karte|Karten} im Stapel"
    ),
    "do.standing.behind.theirs": (
        "{mover} liegt {n} {n:Punkt|Punkte} hinter {who}, noch {left} {left:Karte|Karten} im Stapel"
    ),
    "do.standing.level": (
        "du liegst gleichauf mit {who}, noch {left} {left:Karte|Karten} im Stapel"
    ),
    "do.standing.level.theirs": (
        "{mover} liegt gleichauf mit {who}, noch {left} {left:Karte|Karten} im Stapel"
    ),
    "do.contrary": "{who} zeigt {gesture} statt {expected} ({percent} %)",
    "do.contrary.bet": "Die Wette ging verloren",
    "do.contrary.told": (
        "{who} zeigt {gesture}; die Begründung ging von {expected} aus ({percent} %)"
    ),
    "do.otherwise": "{who} zeigt hier {gesture}, in der Partie {played}",
    "do.otherwise.likely": (
        "{who} zeigt hier {gesture}, in der Partie {played} (erwartet: {percent} %)"
    ),
    "do.deck": "Stapel {left}, Ablage {lost}",
    "do.dawn.not-yet": "Sonne frühestens nach {n} Karten",
    "do.dawn.possible": "Sonne: Risiko {n} von {of}",
    "do.dawn.certain": "{dawn} steht bevor",
    "do.dawn.over": "Sonnenaufgang aufgehalten",
    "do.loot": "Beute",
    "do.score": "Punkte",
    "do.points": "{n} {n:Punkt|Punkte}",
    "do.chart": "Die Punkte von Verteilung zu Verteilung",
    "do.end.dawn": "Die Sonne ist aufgegangen.",
    "do.end.deck-short": "Der Stapel reicht nicht mehr für eine Verteilung.",
    "do.sharers": "{one} und {two}",
    "do.chapter": "Verteilung {n}: {one} und {two}",
    "do.chapter.brief": "Verteilung {n}",
    "do.where.deal": "vor der ersten Verteilung",
    "do.where.end": "nach der letzten Verteilung",
    "do.asked.over": "die Partie ist zu Ende",
    "do.asked.lanterne": "{who}, die Laterne?",
    "do.asked.guetteur": "{who}, die Sonne aufhalten?",
    "do.asked.claims": "{who}, was sagst du?",
    "do.asked.bottles": "{who}, eine Flaschenpost?",
    "do.asked.gestures": "{who}, deine Geste?",
    "do.asked.talk": "{who}, sagst du etwas?",
    "do.asked.bet": "{who}, wettest du?",
    "do.asked.keep": "{who}, welche behältst du?",
    "do.asked.embrouille": "{who}, die Gesten verwerfen?",
    "do.asked.take": "{who}, deine Wette ist gewonnen",
    "do.asked.pick": "{who}, nimm eine Karte",
    "do.asked.name": "{who}, was wirfst du ab?",
    "do.asked.theft": "{who}, stiehl eine Karte",
    "do.both": "beide",
    "do.waits.lanterne": "{who} überlegt: Flasche?",
    "do.waits.guetteur": "{who} darf die Sonne aufhalten",
    "do.waits.claims": "{who} schaut die Karten an",
    "do.waits.bottles": "{who} überlegt: Flasche?",
    "do.waits.gestures": "{who} {n:wählt|wählen} geheim",
    "do.waits.keep": "{who} behält eine der beiden Gesten",
    "do.waits.embrouille": "{who} darf die Gesten verwerfen",
    "do.waits.take": "{who} hat die Wette gewonnen",
    "do.waits.pick": "{who} nimmt eine Karte",
    "do.waits.name": "{who} {n:wählt|wählen} eine Sammlung",
    "do.waits.theft": "{who} stiehlt eine Karte",
    "do.dealer.deal": "die Ladung wird gemischt",
    "do.dealer.draw": "Karten werden aufgedeckt",
    "do.dealer.reveal": "die Gesten stehen fest",
    "do.dealer.settle": "die Karten werden verteilt",
    "do.dealer.discard": "die Sammlungen werden abgeworfen",
    "do.dealer.lapse": "es gibt nichts zu stehlen",
    "do.dealer.hand-on": "der Geber wechselt",
    "do.button": "{key}: {what}",
    "do.button.choose": "wählen",
    "do.button.keep": "behalten",
    "do.button.bet": "wetten",
    "do.button.no-bet": "nicht wetten",
    "do.button.play": "spielen",
    "do.button.let-dawn": "die Sonne aufgehen lassen",
    "do.button.let-dawn.short": "aufgehen lassen",
    "do.button.not-now": "jetzt nicht",
    "do.button.take": "nehmen",
    "do.button.take-none": "nichts nehmen",
    "do.button.name": "abwerfen",
    "do.button.steal": "stehlen",
    "do.button.say": "sagen",
    "do.button.no-more": "nichts mehr sagen",
    "do.button.no-more.short": "fertig",
    "do.button.no-word": "nichts sagen",
    "do.button.talk": "ansagen",
    "do.button.trick": "zwei (List)",
    "do.choose.gesture": "Wähle geheim deine Geste.",
    "do.choose.say": "Was sagst du {who} an? Es bindet dich nicht.",
    "do.choose.both": (
        "Wähle zwei Gesten; eine davon behältst du, wenn du die deines Gegenübers gesehen hast."
    ),
    "do.choose.keep": "Welche deiner beiden Gesten behältst du?",
    "do.choose.bet": (
        "Was wird {who} zeigen? Stimmen beide Gesten, nimmst du dir die Karten, die du willst."
    ),
    "do.choose.bottle": "Vor den Gesten eine Flaschenpost spielen?",
    "do.choose.one": "Jetzt spielen oder behalten?",
    "do.choose.lookout": "Sonnenaufgang aufhalten? Behältst du den Ausguck, endet die Partie.",
    "do.choose.lay": ("Strudel: Welche Karten wechseln die Seite? Nummern, je Seite gleich viele."),
    "do.choose.lay-more": ("Wähle noch ebenso viele auf der anderen Seite."),
    "do.choose.take": "Welche Karten? 1–{n}, so viele du willst.",
    "do.choose.pick": "Welche Karte? 1–{n}.",
    "do.choose.name": ("Zweimal Wahl kostet jeden eine ganze Sammlung. Welche wirfst du ab?"),
    "do.choose.steal": "Welche Karte stiehlst du? Pfeiltasten oder Maus.",
    "do.choose.claim": "Die Karte ist: {truth}. Als was gibst du sie aus? Lügen ist erlaubt.",
    "do.preview.gesture": (
        "{gesture} bringt dir gegen Frieden von {who} {a}, gegen Kampf {b}, gegen "
        "Wahl\N{NO-BREAK SPACE}{c}."
    ),
    "do.preview.say": "Du sagst zu {who}: {words}",
    "do.preview.bet": "Du wettest: {one} {first}, {two} {second}.",
    "do.preview.let-dawn": "Du lässt die Sonne aufgehen: Die Partie ist sofort zu Ende.",
    "do.preview.keep": "{gesture}? Gegen {who} ({theirs}): {change}",
    "do.preview.lay": "{one}: {mine}. {two}: {theirs}.",
    "do.preview.take": "Du nimmst {cards}: {change}",
    "do.preview.pick": "{card}: {change} für dich, {theirs} für {who}",
    "do.preview.name.same": "Ohne {kind} hast du ebenso viele Punkte wie jetzt: {after}.",
    "do.preview.name": "Ohne {kind} hast du {after} statt {before} Punkte ({change}).",
    "do.preview.steal": "{card} von {who}: {change} für dich, {theirs} für den anderen",
    "do.preview.claim": "Du sagst: {words}; in Wahrheit: {truth}.",
    "do.does.81": (
        "Mit der Zerbrochenen Laterne lägen die Karten dieser Verteilung verdeckt; nur du würdest "
        "sie sehen."
    ),
    "do.does.82": (
        "Der Ausguck würde den Sonnenaufgang aufhalten; es ginge weiter, solange der Stapel reicht."
    ),
    "do.does.84": "Die Ebbe würde diese Karten durch vier neue ersetzen.",
    "do.does.85": (
        "Mit dem Strudel würdest du diese Karten neu hinlegen, auf jeder Seite so viele wie jetzt."
    ),
    "do.does.86": "Der Konvoi würde zwei Karten hinzufügen, auf jeder Seite eine.",
    "do.does.88": (
        "Der Wirrwarr würde die Gesten verwerfen: Beide würden noch einmal wählen, für dieselben "
        "Karten."
    ),
    "do.missing.gesture": "Wähle zuerst eine Geste.",
    "do.missing.second": "Wähle noch eine zweite Geste.",
    "do.missing.say": "Wähle, was du sagst, oder {@dolores.decline:N} für nichts.",
    "do.missing.bet": ("Sag voraus, welche Geste beide zeigen, zuerst der Geber."),
    "do.missing.bottle": "Wähle zuerst eine Flasche, oder {@dolores.decline:N} für keine.",
    "do.missing.take": "Wähle zuerst Karten, oder {@dolores.decline:N} für keine.",
    "do.no-number": "Eine Nummer {n} gibt es hier nicht.",
    "do.missing.pick": "Wähle zuerst eine Karte.",
    "do.missing.name": "Wähle zuerst eine Sammlung.",
    "do.missing.steal": "Wähle zuerst eine Karte.",
    "do.missing.claim": "Wähle zuerst, was du sagst.",
    "do.said-enough": "Du hast genug gesagt.",
    "do.said-already": "Zu dieser Karte hast du schon etwas gesagt.",
    "do.no-trick": "Du hast keine List.",
    "do.not-committed": "Diese Geste hast du nicht gezeigt.",
    "do.tell.sharing": "Verteilung {n}",
    "do.tell.deal": "Die erste Beute",
    "do.tell.short": "Der Stapel reicht nicht mehr für eine Verteilung",
    "do.tell.dawn": "{dawn}! Die Partie ist zu Ende",
    "do.tell.dawn-held": "{dawn} wird aufgedeckt",
    "do.tell.lets-dawn": "{who} lässt die Sonne aufgehen",
    "do.tell.play": "{who} spielt „{bottle}“",
    "do.tell.holds": (
        "{who} spielt „{bottle}“: Der Sonnenaufgang ist wertlos, und es geht weiter, solange der "
        "Stapel reicht"
    ),
    "do.tell.no-bet": "{who} wettet nicht",
    "do.tell.claim": "{who}, Karte {n} bei {owner}: {words}",
    "do.tell.claim.own": "{who}, Karte {n} auf der eigenen Seite: {words}",
    "do.tell.true": "(stimmt)",
    "do.tell.truth": "(in Wahrheit {cards})",
    "do.tell.were": "(es waren {cards})",
    "do.tell.all-true": "(alles wahr)",
    "do.tell.untrue": "(gelogen: {lies}; in Wahrheit {n:lag|lagen} dort {cards})",
    "do.tell.all-untrue": "(alles gelogen; in Wahrheit lagen dort {cards})",
    "do.tell.elsewhere": "(an {n:anderer Stelle|anderen Stellen}: {cards})",
    "do.tell.had-said": "{who} hatte gesagt: {cards}",
    "do.tell.say": "{who}: {words}",
    "do.tell.commit": "{who} hat gewählt {sign}: {gesture}",
    "do.tell.bet": "{who} wettet: {one}, {two}\N{NO-BREAK SPACE}{sign}",
    "do.tell.bets": "{who} hat sich für oder gegen eine Wette entschieden {sign}",
    "do.tell.chosen": "{who} hat gewählt {sign}",
    "do.tell.count": "Do · Lo · Rès!",
    "do.tell.shows": "{who} zeigt {gesture}",
    "do.tell.show": "{who} zeigen beide {gesture}",
    "do.tell.kept": "{who} hat Wort gehalten",
    "do.tell.broke": "{who} hat nicht Wort gehalten",
    "do.tell.bet-shown": "{who} hatte gewettet: {one}, {two}",
    "do.tell.bet-none": "{who} hatte nicht gewettet",
    "do.tell.bet-won": "(gewonnen)",
    "do.tell.bet-lost": "(verloren)",
    "do.tell.keep": "{who} behält nach der List {gesture}",
    "do.tell.takes": "{who} nimmt {cards}",
    "do.tell.scores": "(Punkte: {changes})",
    "do.tell.scored": "(Punkte\N{NO-BREAK SPACE}{change})",
    "do.tell.takes-none": "{who} nimmt nichts",
    "do.tell.lost": "verloren: {cards}",
    "do.tell.name": "{who} {sign} wirft {kind} ab",
    "do.tell.gives-up": "{who} wirft {kind} im Wert von\N{NO-BREAK SPACE}{worth} ab",
    "do.tell.steal": "{who} stiehlt {card} von {victim}",
    "do.tell.lapse": "es gibt nichts zu stehlen: „{bottle}“ wird abgeworfen",
    "cap.do.1": "F",
    "cap.do.2": "K",
    "cap.do.4": "W",
    "cap.do.talk": "A",
    "cap.do.trick": "T",
    "cap.do.no": "N",
    "key.do.share": "Frieden",
    "key.do.share.help": "Frieden wählen: die offene Hand.",
    "key.do.fight": "Kampf",
    "key.do.fight.help": "Kampf wählen: die Faust.",
    "key.do.dodge": "Wahl",
    "key.do.dodge.help": "Erste Wahl zeigen: Daumen hoch.",
    "key.do.talk": "ansagen",
    "key.do.talk.help": "Eine Geste ansagen, bevor du wählst. Es bindet niemanden.",
    "key.do.trick": "List",
    "key.do.trick.help": (
        "Zwei Gesten wählen, wenn du die Flaschenpost List hast, und später eine behalten."
    ),
    "key.do.bottle": "Flasche",
    "key.do.bottle.help": "Die Flaschenpost wählen, die gespielt wird.",
    "key.do.card": "Karte",
    "key.do.card.help": "Eine Karte der Verteilung wählen.",
    "key.do.kind": "Sorte",
    "key.do.kind.help": "Eine Warensorte wählen oder sagen.",
    "key.do.own": "Sammlung",
    "key.do.own.help": "Eine deiner Sammlungen wählen.",
    "key.do.value": "Wert",
    "key.do.value.help": "Den Wert der gewählten Sorte tippen: Erst 7, dann 3 ist Gold 3.",
    "key.do.told": "Flaschenpost",
    "key.do.told.help": "Wählen, als welche Flaschenpost du die Karte ausgibst.",
    "key.do.decline": "nein",
    "key.do.decline.help": "Nichts mehr spielen oder sagen und weitermachen.",
    "key.do.outcomes": "Folgen",
    "key.do.outcomes.help": "Zeigen, was jedes Gestenpaar bringen würde, anstelle der Karten.",
    "key.do.claim.card": "Karte",
    "key.do.claim.card.help": "Die verdeckte Karte wählen, über die du sprichst.",
    "key.do.claim.face": "Wert",
    "key.do.claim.face.help": (
        "Wählen, was du von ihr sagst: den nächsten Wert oder die nächste Sorte."
    ),
    "key.do.left": "eins nach links",
    "key.do.left.help": "Nach links gehen.",
    "key.do.right": "eins nach rechts",
    "key.do.right.help": "Nach rechts gehen.",
    "key.do.up": "eins nach oben",
    "key.do.up.help": "Nach oben gehen.",
    "key.do.down": "eins nach unten",
    "key.do.down.help": "Nach unten gehen.",
    "settings.bottles": "Dolorès: Flaschen",
    "settings.bottles.always": "immer fragen",
    "settings.bottles.own": "nur eigene Verteilungen",
    "option.dolores.simple": "Einfache Partie",
    "option.dolores.first": "Erster Geber",
    "option.dolores.first.seat-1": "Sitzplatz 1",
    "option.dolores.first.random": "zufällig",
    "illegal.dolores.deck-too-short": "Dafür reicht der Stapel nicht.",
    "illegal.dolores.impossible-deal": "Diese Karten können nicht ausgeteilt werden.",
    "illegal.dolores.impossible-draw": "Diese Karten können jetzt nicht aufgedeckt werden.",
    "illegal.dolores.must-commit": "{seat} ist an der Verteilung beteiligt und muss wählen.",
    "illegal.dolores.no-card-there": "Dort liegt keine Karte.",
    "illegal.dolores.no-card-to-claim": "Zu dieser Karte kann nichts mehr gesagt werden.",
    "illegal.dolores.no-such-card": "Diese Karte gibt es nicht.",
    "illegal.dolores.no-such-collection": "Diese Sammlung hast du nicht.",
    "illegal.dolores.no-such-gesture": "Diese Geste gibt es nicht.",
    "illegal.dolores.no-such-victim": "Dort ist niemand zu bestehlen.",
    "illegal.dolores.not-committed": "Diese Geste war nicht unter den beiden.",
    "illegal.dolores.not-held": "Diese Flaschenpost hast du nicht.",
    "illegal.dolores.not-now": "Das geht gerade nicht.",
    "illegal.dolores.not-owned": "Diese Karte gehört dem anderen nicht.",
    "illegal.dolores.not-this-bottle": "Diese Flaschenpost lässt sich jetzt nicht spielen.",
    "illegal.dolores.only-watching": "{seat} schaut bei dieser Verteilung nur zu.",
    "illegal.dolores.said-enough": "{limit} Ansagen sind genug.",
    "illegal.dolores.sides-keep-size": "Jede Seite behält ihre Anzahl Karten ({size}).",
    "game.dolores": "Dolorès",
    # The lesson
    "guide.do.loot": (
        "Ihr seid Strandpiraten und teilt eine Ladung auf. Karten einer Sorte bilden eine "
        "Sammlung; deine leuchten unten, etwa Waffen: zwei Karten, 3 wert. Am Ende zählen deine "
        "höchste ({high}) und deine niedrigste Sammlung ({low}), bei Gleichstand alle; sind alle "
        "gleich viel wert, doppelt."
    ),
    "guide.do.sides": (
        "Du bist der Geber, links von dir sitzt der Nachbar. Vier Karten sind angespült: zwei auf "
        "deiner Seite, unten, zwei auf seiner. Ihr beide wählt geheim eine Geste und zeigt sie im "
        "selben Moment."
    ),
    "guide.do.gestures": (
        "Zweimal Frieden: Jeder nimmt seine Seite. Kampf nimmt gegen Frieden alles. Die Erste "
        "Wahl, kurz Wahl, nimmt eine beliebige Karte; Kampf bekommt den Rest, Frieden den auf "
        "seiner Seite. Zweimal Kampf oder Wahl: Alles verfällt, bei Wahl gibt jeder eine Sammlung "
        "auf."
    ),
    "guide.do.payoffs": (
        "Die hervorgehobene Tabelle sagt es voraus: links deine Geste, oben die des anderen. In "
        "jedem Feld steht zuerst, wie sich deine Punkte ändern, dann die des anderen. Kampf gegen "
        "Frieden bringt dir hier +4, dem anderen 0. Bei Wahl ist angenommen: Man nimmt die Karte, "
        "die einem am meisten bringt."
    ),
    "guide.do.announce": (
        "„Frieden!“, sagt dein Gegenüber. Worte binden niemanden, aber man merkt sie sich. Sag "
        "dasselbe: *{@dolores.talk:A}* für ansagen, *{@dolores.gesture(1):F}* für Frieden, dann "
        "*{@dolores.commit:Eingabe}*."
    ),
    "guide.do.share": (
        "Jetzt deine wahre Geste. Drücke nacheinander *{@dolores.gesture(1):F}*, "
        "*{@dolores.gesture(2):K}*, *{@dolores.gesture(4):W}* und lies, was jede bringen würde; in "
        "der Tabelle steht zuerst, wie sich deine Punkte ändern, dann die des anderen. Dann halte "
        "Wort: *{@dolores.gesture(1):F}*, *{@dolores.commit:Eingabe}*."
    ),
    "guide.do.shared": (
        "Zweimal Frieden, und jeder hat zwei Karten genommen: Gold 3 und Wein 1 für dich. Jetzt "
        "wird der Nachbar zum Geber; sein Nachbar ist, wer links von ihm sitzt, und du schaust zu."
    ),
    "guide.do.record": (
        "Neben Geber und Nachbar steht, wie oft sie Wort gehalten haben, dann ihre bisherigen "
        "Gesten: F1 K0 W0 heißt einmal Frieden, kein Kampf, keine Wahl. Merk dir, wer lügt."
    ),
    "guide.do.fought": (
        "Der Nachbar, {third}, hat „Frieden!“ gesagt, aber Kampf gezeigt, und nimmt alle vier "
        "Karten. Das gebrochene Wort steht jetzt neben dem Namen. Nun bist du dran, diesmal als "
        "Nachbar."
    ),
    "guide.do.dodge": (
        "„Kampf!“, sagt dein Gegenüber. Gegen Kampf bringen weder Frieden noch Kampf etwas; mit "
        "der Wahl nimmst du die beste Karte. (Auch zweimal Wahl brächte dir Punkte: Gibst du den "
        "Wein auf, sind Waffen und Gold höchste und niedrigste zugleich, +4.) Drücke "
        "*{@dolores.gesture(4):W}*, *{@dolores.commit:Eingabe}*."
    ),
    "guide.do.pick": (
        "Du darfst eine Karte von einer der beiden Seiten nehmen; den Rest bekommt, wer kämpft. "
        "Musik\N{NO-BREAK SPACE}2 wäre so viel wert wie dein Wein, deine niedrigste Sammlung: Dann "
        "zählen beide (+2), und der Rest bringt dem anderen nichts. Wähle sie mit *2* oder den "
        "Pfeiltasten, dann *{@dolores.commit:Eingabe}*."
    ),
    "guide.do.score": (
        "Zählen wir nach: {high} markiert deine höchsten Sammlungen, Waffen und Gold mit je 3, "
        "{low} die niedrigsten, Wein und Musik mit je 2. Bei Gleichstand zählen alle: Du hast 10 "
        "Punkte. Eine zweite Zahl, in Klammern oder darunter, ist die Zahl der Karten."
    ),
    "guide.do.end": (
        "So geht es weiter, bis der Sonnenaufgang, eine der letzten sechzehn Karten, die Partie "
        "beendet. Im Stapel stecken noch fünf Flaschenpost-Karten mit eigener Wirkung (der "
        "Ausguck kann sogar den Sonnenaufgang aufhalten); was jede tut, steht in den Regeln "
        "(*{@lesson.rules:F2}*). *{@everywhere.help:?}* (oder *F1*) erklärt alle Tasten."
    ),
    # Hints and the review
    "key.hint.help.dolores": (
        f"{HELP} „Erst … ansagen“ ist eine Ansage vor der Geste, die anderen Züge sind Gesten "
        "ohne Ansage; eine Antwort kann die Zahlen ändern."
    ),
    "hint.worth.dolores": "Chance, die Partie zu gewinnen",
    "do.could.lay": "{bottle}: {cards} auf die Seite von {who}",
    "do.could.say": "erst {words} ansagen",
    "do.could.pick": "{card} (Karte {n}, bei {who})",
    "do.could.claim": "Karte {n} bei {who} als {words} ausgeben",
    "do.could.discard": "{goods} abwerfen",
    "do.brief.discard": "ohne {goods}",
    "do.brief.steal": "{card} von {who}",
    "do.could.steal": "{card} von {who} stehlen",
    # Line by line
    "do.plain.side": "Bei {who} ({role}): {cards}",
    "do.plain.highest": "{n:höchste|eine der höchsten}",
    "do.plain.lowest": "{n:niedrigste|eine der niedrigsten}",
    "do.plain.nothing": "nichts",
    "do.plain.loot": "{who}: {loot}; {points}",
    "do.plain.announce": "{words} ansagen",
    "do.plain.how.secret": (
        "Tippe eine Nummer oder Anfangsbuchstaben: f, k, w für Frieden, Kampf, Wahl; mit der "
        "List wählt f k zwei Gesten."
    ),
    "do.plain.how.talk": (
        "Alle dürfen zuhören. Tippe eine Nummer oder einen Anfangsbuchstaben: f, k, w sagt "
        "Frieden, Kampf, Wahl an; oder nein, um nichts zu sagen."
    ),
    "do.plain.card": "{n}. {card}, bei {who}",
    "do.plain.how.gesture": (
        "Tippe eine Nummer oder Anfangsbuchstaben: f, k, w für Frieden, Kampf, Wahl; a f sagt "
        "Frieden an; mit der List wählt f k zwei Gesten."
    ),
    "do.plain.how.bet": (
        "Tippe eine Nummer oder die Anfangsbuchstaben zweier Gesten, die des Gebers zuerst, zum "
        "Beispiel f k; oder nein."
    ),
    "do.plain.how.claim": (
        "Nur du siehst die Karten. Sag über jede, was du willst, wahr oder falsch: 2 gold 3. "
        "Oder nein, um nichts mehr zu sagen."
    ),
    "do.plain.how.take": (
        "Tippe die Nummern der Karten, die du nimmst, zum Beispiel 1 3, oder nein für keine."
    ),
    "do.plain.how.number": "Tippe eine der Nummern.",
    "outlook.end.dolores": "Verteilung {n}",
    "review.unit.dolores": "Gewinnchancen, in %",
    # The bundled examples
    "sample.do-e1": "2, 2, 4, 5 und 6 bringen 10",
    "sample.do-e1.about": (
        "Bei Yann ist die höchste Sammlung 6 wert, die beiden niedrigsten je 2. Die 4 und die 5 "
        "zählen nicht."
    ),
    "sample.do-e2": "2, 2, 4, 6 und 6 bringen 16",
    "sample.do-e2.about": (
        "Mit einem Goldbarren mehr als Yann hat Maëlle zwei höchste Sammlungen: Beide zählen."
    ),
    "sample.do-e3": "3, 3 und 3 bringen 18",
    "sample.do-e3.about": (
        "Bei Gaël sind alle Sammlungen gleich viel wert: Sie sind die höchsten und die "
        "niedrigsten und zählen doppelt."
    ),
    "sample.do-e4": "Eine einzige 5 bringt 10",
    "sample.do-e4.about": "Rozenn hat nur eine Sammlung: Sie ist die höchste und die niedrigste.",
    "sample.do-e5": "Ohne Sammlung gibt es 0",
    "sample.do-e5.about": (
        "In der ersten Verteilung zeigen beide Erste Wahl, und Maëlle verliert ihre einzige "
        "Sammlung."
    ),
    "option.dolores.first.help": ("Wer als Erster gibt: Sitzplatz 1 oder ein ausgeloster."),
    "option.dolores.simple.help": (
        "Zum Kennenlernen: keine Flaschenpost im Stapel außer dem Sonnenaufgang."
    ),
}
