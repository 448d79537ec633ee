"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "Analyse",
    "key.review.help": (
        "Die Analyse zeigen oder verbergen: die Gewinnchancen aller Spieler im Lauf der Partie, "
        "was bei jeder Entscheidung möglich war, und die teuren Züge. Der beste Roboter beurteilt "
        "jeden Zug nach dem, was der Spieler wusste."
    ),
    "key.review.hide": "Tisch",
    "key.review.hide.help": "Wieder den ganzen Tisch und den Verlauf zeigen.",
    "review.coming": "Teure Züge stehen hier, sobald sie gefunden sind.",
    "review.counted.blunder": "{n} {n:Patzer|Patzer}",
    "review.counted.mistake": "{n} {n:Fehler|Fehler}",
    "review.counted.inaccuracy": "{n} {n:Ungenauigkeit|Ungenauigkeiten}",
    "review.growing.starts": "Die Analyse beginnt …",
    "review.growing": "{n} von {of} {of:Entscheidung|Entscheidungen} beurteilt",
    "review.growing.chances": "Entscheidungen beurteilt; die Chancen folgen",
    "review.growing.soon": "{judged}, fertig in weniger als einer Minute",
    "review.growing.minutes": "{judged}, noch etwa {n} {n:Minute|Minuten}",
    "review.stopped": "Analyse nicht zu Ende; weiter mit {@replay.review:A}",
    "review.unusable": (
        "Die Analyse neben dieser Partie ist beschädigt oder von einer anderen Version. Sie wird "
        "neu erstellt."
    ),
    "review.unkept": "Die Analyse lässt sich nicht aufbewahren. {why}",
    "review.none": "Kein teurer Zug von {who}.",
    "review.none.others": "{@replay.any_mistake:K}: die teuren Züge der anderen.",
    "review.again.any": "Das war der letzte: zurück zum ersten.",
    "review.again": ("Das war der letzte: zurück zum teuersten."),
    "review.only": "Es gibt keinen anderen.",
    "review.again.yet": "Bisher kein weiterer teurer Zug: zurück zum ersten.",
    "review.whose": "Dieser teure Zug ist von {who}; du siehst die Partie jetzt aus dieser Sicht.",
    "review.lesser": "{@replay.grade:G} zeigt auch weniger teure Züge.",
    "review.still": "Die Analyse läuft noch.",
    "review.none.mistake": "Kein Fehler und kein Patzer von {who}.",
    "review.none.mistake.any": "Keine Fehler und keine Patzer.",
    "review.none.blunder": "Kein Patzer von {who}.",
    "review.none.blunder.any": "Keine Patzer.",
    "review.others": "{n} {n:weiterer|weitere}: {share} %",
    "review.rest": "{n} andere zusammen: {share} %",
    "review.none.own-yet": "Bisher kein teurer Zug von {who}.",
    "review.none.yet": "Bisher keine teuren Züge gefunden.",
    "review.none.rests": "Die Analyse ist nicht fertig: {@replay.review:A} setzt sie fort.",
    "review.cost": "{grade} {loss}",
    "review.loss.brief": "−{share} %",
    "review.loss": "−{share} ±{margin} %",
    "review.grade.inaccuracy": "Ungenauigkeit",
    "review.grade.mistake": "Fehler",
    "review.grade.blunder": "Patzer",
    "review.better": "{done}; besser: {best}",
    "review.instead": "In der Partie: {done}; besser: {best}",
    "review.instead.why": "Gespielt: {done}. Der bessere Zug: {why}",
    "review.instead.rest": "[{@replay.review:A}]",
    "review.here": "besser: {best}",
    "review.chances": "Gewinnchancen",
    "review.open": "Bei offenen Karten",
    "review.aside": "Bei offenen Karten",
    "review.known": "Aus Sicht von {who}",
    "review.more": "{n} {n:weiterer|weitere}: bis {worth}",
    "review.more.good": "{n} {n:weiterer|weitere} ({good} ebenso gut): bis {worth}",
    "review.more.worse": "{n} {n:weiterer|weitere}, auf den ersten Blick schlechter",
    "review.worth": "Chancen je Zug",
    "review.which.short": "Nr. {n} von {of} nach Kosten",
    "review.which": "teurer Zug {n} von {of}",
    "review.why": "Besser: {why}",
    "review.balance.found": (
        "{done}, verglichen mit dem gespielten Zug, nach jetzigem Stand: {gains}"
    ),
    "review.balance": (
        "Der bessere Zug bringt gegenüber dem gespielten, nach jetzigem Stand: {gains}"
    ),
    "review.standing": "Stand: {standing}",
    "review.as-good": "auch {done} wäre etwa ebenso gut",
    "review.came": "Gespielt: {came}",
    "review.came.dolce-vita.ties": (
        "Gleichstand mit {who} in Spalte {column}: Nach jetzigem Stand fallen beide "
        "heraus und nehmen dort nichts"
    ),
    "review.came.dolce-vita.tied": (
        "{who} zieht in Spalte {column} wohl gleich: Beide fallen heraus"
    ),
    "review.came.dolce-vita.empty": (
        "in Spalte {column} bleibt wohl nichts für dich: Andere nehmen vor dir"
    ),
    "review.came.dolce-vita.empty.theirs": (
        "in Spalte {column} bleibt wohl nichts für {mover}: Andere nehmen vorher"
    ),
    "review.came.dolce-vita.worse": (
        "du musst nach jetzigem Stand in Spalte {column} {object:acc} nehmen und {back:acc} "
        "dafür zurückgeben{whence}: Du verlierst {less}"
    ),
    "review.came.dolce-vita.worse.theirs": (
        "{mover} muss nach jetzigem Stand in Spalte {column} {object:acc} nehmen und {back:acc} "
        "dafür zurückgeben{whence}: ein Verlust von {less}"
    ),
    "review.came.dolce-vita.left-worse": (
        "andere lassen dir in Spalte {column} wohl nur {object:acc}: Du musst dafür "
        "{back:acc}{whence} zurückgeben und verlierst {less}"
    ),
    "review.came.dolce-vita.left-worse.theirs": (
        "andere lassen in Spalte {column} wohl nur {object:acc} übrig: {mover} muss dafür "
        "{back:acc}{whence} zurückgeben und verliert {less}"
    ),
    "review.came.dolce-vita.unless-more": (
        "andere lassen dir in Spalte {column} wohl nur {object:acc}, wenn du dort nicht "
        "nachlegst: Du musst dafür {back:acc}{whence} zurückgeben und verlierst {less}"
    ),
    "review.came.dolce-vita.unless-more.theirs": (
        "andere lassen in Spalte {column} wohl nur {object:acc} übrig, wenn {mover} dort "
        "nicht nachlegt: {mover} muss dafür {back:acc}{whence} zurückgeben und verliert "
        "{less}"
    ),
    "review.came.dolce-vita.already": (
        "sichert in Spalte {column} nur, was du nach jetzigem Stand schon bekommst: {object:acc}"
    ),
    "review.came.dolce-vita.already.theirs": (
        "sichert in Spalte {column} nur, was {mover} nach jetzigem Stand schon bekommt: "
        "{object:acc}"
    ),
    "review.came.dolce-vita.instead": (
        "ändert in Spalte {column} die Reihenfolge: Du bekommst dort {object:acc} und nicht "
        "{back:acc}"
    ),
    "review.came.dolce-vita.instead.theirs": (
        "ändert in Spalte {column} die Reihenfolge: {mover} bekommt dort {object:acc} und nicht "
        "{back:acc}"
    ),
    "review.came.dolce-vita.outbid": (
        "{owner} zieht in Spalte {column} wohl an dir vorbei, nimmt {lost:acc} und lässt dir "
        "{object:acc}"
    ),
    "review.came.dolce-vita.outbid.theirs": (
        "{owner} zieht in Spalte {column} wohl an {mover} vorbei, nimmt {lost:acc} und lässt "
        "{object:acc} übrig"
    ),
    "review.came.dolce-vita.outbid-both": (
        "{owner} und {who} ziehen in Spalte {column} wohl an dir vorbei: {owner} nimmt "
        "{lost:acc}, und dir bleibt {object}"
    ),
    "review.came.dolce-vita.outbid-both.theirs": (
        "{owner} und {who} ziehen in Spalte {column} wohl an {mover} vorbei: {owner} nimmt "
        "{lost:acc}, und übrig bleibt {object}"
    ),
    "review.came.dolce-vita.outbid-behind": (
        "{who} zieht in Spalte {column} wohl vorbei: {owner} nimmt dann {lost:acc}, und dir "
        "bleibt {object}"
    ),
    "review.came.dolce-vita.outbid-behind.theirs": (
        "{who} zieht in Spalte {column} wohl vorbei: {owner} nimmt dann {lost:acc}, und "
        "übrig bleibt {object}"
    ),
    "review.came.dolce-vita.anyway": "das bekommst du dort auch ohne diesen Zug",
    "review.came.dolce-vita.anyway.theirs": "das bekommt {mover} dort auch ohne diesen Zug",
    "review.came.dolce-vita.relieves": (
        "ohne diesen Zug müsste {who} es nehmen und {back:acc} dafür zurückgeben{whence}"
    ),
    "review.came.dolce-vita.left": ("andere lassen dir in Spalte {column} wohl nur {object:acc}"),
    "review.came.dolce-vita.left.theirs": (
        "andere lassen {mover} in Spalte {column} wohl nur {object:acc}"
    ),
    "review.came.dolce-vita.brings": "bringt dir nur {object:acc} in Spalte {column}",
    "review.came.dolce-vita.brings.theirs": "bringt {mover} nur {object:acc} in Spalte {column}",
    "review.came.dolce-vita.swaps": (
        "bringt dir in Spalte {column} nur {object:acc} im Tausch gegen {back:acc}{whence}"
    ),
    "review.came.dolce-vita.swaps.theirs": (
        "bringt {mover} in Spalte {column} nur {object:acc} im Tausch gegen {back:acc}{whence}"
    ),
    "review.came.dolce-vita.lets": "{who} nimmt dann wohl {object:acc} in Spalte {column}",
    "review.came.dolce-vita.enriches": (
        "{who} nimmt dann wohl {object:acc} in Spalte {column} und hat am Ende der Runde {amount} "
        "mehr als nach dem besseren Zug"
    ),
    "review.came.dolce-vita.enriches-first": (
        "{who} nimmt dann wohl {object:acc} in Spalte {column}, hat am Ende der Runde {amount} "
        "mehr als nach dem besseren Zug und liegt dann vorn"
    ),
    "review.came.dolce-vita.itself": "der Zug selbst bringt dir {object:acc} in Spalte {column}",
    "review.came.dolce-vita.itself.theirs": (
        "der Zug selbst bringt {mover} {object:acc} in Spalte {column}"
    ),
    "review.came.dalmuti.jesters-later": (
        "verbraucht {number:einen Narren, der|beide Narren, die} dir zu einem späteren Stich "
        "verhelfen {number:kann|können}"
    ),
    "review.came.dalmuti.jesters-later.theirs": (
        "verbraucht {number:einen Narren, der|beide Narren, die} {mover} zu einem späteren "
        "Stich verhelfen {number:kann|können}"
    ),
    "review.came.dalmuti.jesters-with": (
        "verbraucht {jesters:einen Narren, der|beide Narren, die} später einen Stich gewinnen "
        "{jesters:kann|können}, zum Beispiel mit {cards:dat}"
    ),
    "review.came.dalmuti.jesters-alone": (
        "allein {jesters:zählt ein Narr|zählen zwei Narren} nur 13; mit {cards:dat} sind es "
        "{together}, genug für einen späteren Stich"
    ),
    "review.came.dalmuti.splits": (
        "reißt deine {cards:acc} auseinander: {rest} {left:bleibt|bleiben} übrig"
    ),
    "review.came.dalmuti.splits.theirs": (
        "reißt die {cards:acc} auseinander: {rest} {left:bleibt|bleiben} übrig"
    ),
    "review.came.dalmuti.beaten": (
        "wird meist unterboten: {who} gewinnt den Stich, am ehesten mit {cards:dat}"
    ),
    "review.came.dalmuti.beaten-surely": (
        "wird unterboten: {who} gewinnt den Stich mit {cards:dat}"
    ),
    "review.came.dalmuti.beaten-by": "wird meist unterboten, am ehesten mit {cards:dat}",
    "review.came.dalmuti.beaten-only": "wird meist mit {cards:dat} unterboten",
    "review.came.dalmuti.left": (
        "verbraucht früh bessere Karten; im Blatt bleiben solche, die schwerer loszuwerden sind: "
        "{cards}"
    ),
    "review.came.dalmuti.stuck": (
        "{who} kann dann vor dir fertig sein, während du noch {cards:acc} hast"
    ),
    "review.came.dalmuti.stuck.theirs": (
        "{who} kann dann fertig sein, während {mover} noch {cards:acc} hat"
    ),
    "review.came.dalmuti.stuck-led": (
        "{who} kommt später womöglich ans Ausspielen und ist vor dir fertig, während du "
        "noch {cards:acc} hast"
    ),
    "review.came.dalmuti.stuck-led.theirs": (
        "{who} kommt später womöglich ans Ausspielen und ist früher fertig, während "
        "{mover} noch {cards:acc} hat"
    ),
    "review.came.dalmuti.stuck-never": (
        "{who} ist womöglich fertig, bevor du wieder ausspielst, und du hast noch {cards:acc}"
    ),
    "review.came.dalmuti.stuck-never.theirs": (
        "{who} ist womöglich fertig, bevor {mover} wieder ausspielt, und {mover} hat "
        "noch {cards:acc}"
    ),
    "review.came.dalmuti.spends": "verbraucht {cards:acc}; das kann dir später fehlen",
    "review.came.dalmuti.spends.theirs": "verbraucht {cards:acc}; das kann später fehlen",
    "review.came.dalmuti.spends-later": (
        "mit {cards:dat} ließe sich später ein Stich gewinnen{kind}"
    ),
    "review.came.dalmuti.out-ahead": (
        "{who} spielt dann meist {number:die letzte Karte|die letzten Karten} und ist vor dir "
        "fertig"
    ),
    "review.came.dalmuti.out-ahead.theirs": (
        "{who} spielt dann meist {number:die letzte Karte|die letzten Karten} und ist vor {mover} "
        "fertig"
    ),
    "review.came.dalmuti.leads-next": "den nächsten Stich beginnt dann meist {who}",
    "review.came.dalmuti.lets": "{who} gewinnt dann meist den Stich und spielt aus",
    "review.came.dalmuti.lets-out": "{who} gewinnt dann meist den Stich und ist fertig",
    "review.came.dalmuti.lets-out-last": (
        "{who} gewinnt dann meist den Stich und ist fertig, und dir bleibt meist der letzte Platz"
    ),
    "review.came.dalmuti.lets-out-last.theirs": (
        "{who} gewinnt dann meist den Stich und ist fertig, und für {mover} bleibt meist "
        "der letzte Platz"
    ),
    "review.came.dalmuti.lets-few": (
        "{who} gewinnt dann meist den Stich, hat danach nur noch {number} {number:Karte|Karten} "
        "und spielt aus"
    ),
    "review.came.dalmuti.others": (
        "jemand anders gewinnt den Stich, am ehesten {who}, und spielt dann aus"
    ),
    "review.came.dalmuti.others-out": (
        "jemand anders gewinnt den Stich, am ehesten {who}, und ist damit fertig"
    ),
    "review.came.dalmuti.others-few": (
        "jemand anders gewinnt den Stich, am ehesten {who}, hat danach nur noch {number} "
        "{number:Karte|Karten} und spielt aus"
    ),
    "review.came.dalmuti.gives-jester": "gibt einen Narren weg",
    "review.came.dalmuti.gives-part": (
        "deine {cards} gehen ohnehin in einem Stich weg; nur einige davon zu geben, spart keinen"
    ),
    "review.came.dalmuti.gives-part.theirs": (
        "die {cards} gehen ohnehin in einem Stich weg; nur einige davon zu geben, spart keinen"
    ),
    "review.came.dalmuti.gives-good": "gibt {who} bessere Karten: {cards:acc}",
    "review.came.dalmuti.pays": (
        "{who} bekommt {number:deine beste Karte|deine zwei besten Karten}"
    ),
    "review.came.dalmuti.pays.theirs": (
        "{who} bekommt {number:die beste Karte|die zwei besten Karten} von {mover}"
    ),
    "review.came.dalmuti.forgoes": (
        "verhindert die Steuer: {who} behält {number:die beste Karte|die zwei besten Karten}, "
        "die du bekommen hättest"
    ),
    "review.came.dalmuti.forgoes.theirs": (
        "verhindert die Steuer: {who} behält {number:die beste Karte|die zwei besten Karten}, "
        "die {mover} bekommen hätte"
    ),
    "review.came.dalmuti.taxed": (
        "die Steuer wird gezahlt: {who} bekommt die zwei besten Karten von {giver}"
    ),
    "review.came.dalmuti.shows": "zeigt allen, dass du beide Narren hast",
    "review.came.dalmuti.shows.theirs": "zeigt allen, dass {mover} beide Narren hat",
    "review.came.dolores.hopes": (
        "wenn {who} {gesture} zeigt, ist deine Chance zu gewinnen {chance} %"
    ),
    "review.came.dolores.hopes.theirs": (
        "wenn {who} {gesture} zeigt, ist die Chance von {mover} zu gewinnen {chance} %"
    ),
    "review.came.dolores.trick-keeps": "behält dort „{held}“",
    "review.came.dolores.ends-less": (
        "bringt dir jetzt zwar {you} statt {otherwise} {instead:Punkt|Punkte}{by}, am Ende hast du "
        "damit aber im Schnitt nur {end} statt {less} Punkte"
    ),
    "review.came.dolores.ends-less.theirs": (
        "bringt {mover} jetzt zwar {you} statt {otherwise} {instead:Punkt|Punkte}{by}, am Ende hat "
        "{mover} damit aber im Schnitt nur {end} statt {less} Punkte"
    ),
    "review.came.dolores.now": (
        "bringt dir jetzt zwar {you} statt {otherwise} {instead:Punkt|Punkte}, verschlechtert aber "
        "deine späteren Aussichten"
    ),
    "review.came.dolores.now.theirs": (
        "bringt {mover} jetzt zwar {you} statt {otherwise} {instead:Punkt|Punkte}, verschlechtert "
        "aber die späteren Aussichten von {mover}"
    ),
    "review.came.dolores.now-last": (
        "bringt dir zwar {you} statt {otherwise} {instead:Punkt|Punkte}, aber es ist die letzte "
        "Verteilung: {who} hat dann {total}, du {own}"
    ),
    "review.came.dolores.now-last.theirs": (
        "bringt {mover} zwar {you} statt {otherwise} {instead:Punkt|Punkte}, aber es ist die "
        "letzte Verteilung: {who} hat dann {total}, {mover} {own}"
    ),
    "review.came.dolores.now-leaves": (
        "für {who} heißt das jetzt zwar {them} statt {otherwise} {instead:Punkt|Punkte}, es "
        "verschlechtert aber deine späteren Aussichten"
    ),
    "review.came.dolores.now-leaves.theirs": (
        "für {who} heißt das jetzt zwar {them} statt {otherwise} {instead:Punkt|Punkte}, es "
        "verschlechtert aber die späteren Aussichten von {mover}"
    ),
    "review.came.dolores.outcome": (
        "wenn {who} {gesture} zeigt{picks}, {ends}: du {you} {points:Punkt|Punkte}{by}, {who} "
        "{them}"
    ),
    "review.came.dolores.outcome.theirs": (
        "wenn {who} {gesture} zeigt{picks}, {ends}: {mover} {you} {points:Punkt|Punkte}{by}, {who} "
        "{them}"
    ),
    "review.came.dolores.outcome-undone": (
        "wenn {who} {gesture} zeigt{picks}, {ends}: du {you} {points:Punkt|Punkte}{by}, {who} "
        "{them}, außer du spielst deinen Wirrwarr"
    ),
    "review.came.dolores.outcome-undone.theirs": (
        "wenn {who} {gesture} zeigt{picks}, {ends}: {mover} {you} {points:Punkt|Punkte}{by}, {who} "
        "{them}, außer {mover} spielt den Wirrwarr"
    ),
    "review.came.dolores.outcome.too": (
        "; wenn {who} {gesture} zeigt{picks}: du {you} {points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome.too.theirs": (
        "; wenn {who} {gesture} zeigt{picks}: {mover} {you} {points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone.too": (
        "; wenn {who} {gesture} zeigt{picks}: du {you} {points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone.too.theirs": (
        "; wenn {who} {gesture} zeigt{picks}: {mover} {you} {points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "review.came.dolores.course": "wenn {who} {gesture} zeigt{picks}, {ends}",
    "review.came.dolores.last": "am Ende hast du dann {own} {own:Punkt|Punkte}, {who} {total}",
    "review.came.dolores.last.theirs": (
        "am Ende hat {mover} dann {own} {own:Punkt|Punkte}, {who} {total}"
    ),
    "review.came.dolores.feeds": "hebt bei {who} {goods} von {before} auf {after}",
    "review.came.dolores.forfeits": "bei dir {goods} im Wert von {worth}",
    "review.came.dolores.forfeits.theirs": "bei {mover} {goods} im Wert von {worth}",
    "review.came.dolores.chances": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; deine Chance zu gewinnen ist dann {chance} %"
    ),
    "review.came.dolores.chances.theirs": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; die Chance von {mover} zu gewinnen ist "
        "dann {chance} %"
    ),
    "review.came.dolores.chances-undone": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; deine Chance zu gewinnen ist dann "
        "{chance} %, außer du spielst deinen Wirrwarr"
    ),
    "review.came.dolores.chances-undone.theirs": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; die Chance von {mover} zu gewinnen ist "
        "dann {chance} %, außer {mover} spielt den Wirrwarr"
    ),
    "review.came.dolores.chances.too": "; wenn {who} {gesture} zeigt: {chance} %",
    "review.came.dolores.chances-undone.too": "; wenn {who} {gesture} zeigt: {chance} %",
    "review.came.dolores.opens": (
        "{goods} wird deine niedrigste Sammlung: kostet dich {points} {points:Punkt|Punkte}"
    ),
    "review.came.dolores.opens.theirs": (
        "{goods} wird die niedrigste Sammlung von {mover}: kostet {points} {points:Punkt|Punkte}"
    ),
    "review.came.dolores.outgrows": (
        "hebt {goods} über deine anderen höchsten Sammlungen, die dann nicht mehr als höchste "
        "zählen: kostet dich {points} {points:Punkt|Punkte}"
    ),
    "review.came.dolores.outgrows.theirs": (
        "hebt {goods} über die anderen höchsten Sammlungen, die dann nicht mehr als höchste "
        "zählen: kostet {mover} {points} {points:Punkt|Punkte}"
    ),
    "review.came.dolores.lifts": (
        "mit mehr {goods} zählt diese Sammlung nicht mehr als niedrigste: kostet dich {points} "
        "{points:Punkt|Punkte}"
    ),
    "review.came.dolores.lifts.theirs": (
        "mit mehr {goods} zählt diese Sammlung nicht mehr als niedrigste: kostet {mover} {points} "
        "{points:Punkt|Punkte}"
    ),
    "review.came.dolores.provokes": (
        "{who} zeigt dann eher {gesture} ({percent} % statt {before} %)"
    ),
    "review.came.dolores.unlikely": "diese Wette geht in {percent} von 100 Fällen auf",
    "review.came.dolores.points": "bringt dir sofort nur {points} {points:Punkt|Punkte}",
    "review.came.dolores.points.theirs": "bringt {mover} sofort nur {points} {points:Punkt|Punkte}",
    "review.came.dolores.nothing": "bringt dir sofort keinen Punkt",
    "review.came.dolores.nothing.theirs": "bringt {mover} sofort keinen Punkt",
    "review.came.dolores.costs": "kostet dich sofort {points} {points:Punkt|Punkte}",
    "review.came.dolores.costs.theirs": "kostet {mover} sofort {points} {points:Punkt|Punkte}",
    "review.came.dolores.you": "du {you} {points:Punkt|Punkte}",
    "review.came.dolores.you.theirs": "{mover} {you} {points:Punkt|Punkte}",
    "review.came.dolores.them": "{who} {them} {theirs:Punkt|Punkte}{with}",
    "review.came.dolores.robbed": (
        "{who} bekommt den Diebstahl und kann dir {card} stehlen: du {you} "
        "{points:Punkt|Punkte}, {who} {them}"
    ),
    "review.came.dolores.robbed.theirs": (
        "{who} bekommt den Diebstahl und kann {card} von {mover} stehlen: {mover} {you} "
        "{points:Punkt|Punkte}, {who} {them}"
    ),
    "review.came.dolores.robs-other": (
        "{who} bekommt den Diebstahl und kann {card} von {owner} stehlen: {who} {them} "
        "{theirs:Punkt|Punkte}"
    ),
    "review.came.dolores.grows": "hebt {goods} von {before} auf {after}",
    "review.came.dolores.gives-up": "gibt Karten im Wert von {worth} auf",
    "review.came.dolores.ends": "beendet die Partie, während {who} führt",
    "review.came.dolores.delays": "die Partie geht weiter, obwohl du führst",
    "review.came.dolores.delays.theirs": "die Partie geht weiter, obwohl {mover} führt",
    "review.costliest": "Teuerste Züge {arrow} bessere",
    "review.costliest.how": (
        "Schrittnummer und {@replay.go:Eingabe} oder Klick: dorthin; {@replay.mistake:J} "
        "geht von einem zum nächsten."
    ),
    "review.mistakes": "Teure Züge",
    "review.all": "Alle",
    "review.least.inaccuracy": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} und {@replay.learn:T} führen zu allen teuren "
        "Zügen."
    ),
    "review.least.mistake": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} und {@replay.learn:T} führen zu Fehlern und "
        "Patzern."
    ),
    "review.least.blunder": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} und {@replay.learn:T} führen nur zu Patzern."
    ),
    "key.better": "verbessern",
    "key.better.help": (
        "Statt des teuren Zuges den besseren spielen, die Aussichten danach sehen und von dort "
        "aus weiterspielen. Der Spielstand ändert sich nicht, außer du hältst dort mit "
        "{@what_if.vary:Y} fest, was du probiert hast."
    ),
    "key.mistake": "teurer Zug",
    "key.mistake.next": "nächster",
    "key.mistake.help": (
        "Zum Schritt vor dem teuersten Zug des Spielers gehen, aus dessen Sicht du schaust (bei "
        "offenen Karten: egal von wem), von dort zum nächstteuersten, nach dem letzten wieder zum "
        "ersten."
    ),
    "key.mistake.any": "von allen",
    "key.mistake.any.alone": "teurer Zug, egal von wem",
    "key.mistake.any.help": (
        "Zum Schritt vor dem nächsten teuren Zug gehen, egal von wem, in der Reihenfolge der "
        "Partie, und die Partie aus der Sicht dieses Spielers zeigen."
    ),
    "key.grade": "filtern",
    "key.grade.help": (
        "Wählen, zu welchen teuren Zügen {@replay.mistake:J}, {@replay.any_mistake:K} und "
        "{@replay.learn:T} gehen: zu allen, zu Fehlern und Patzern oder nur zu Patzern. "
        "Ungenauigkeit, Fehler, Patzer: mindestens 5, 10 oder 20 Prozentpunkte Gewinnchance "
        "verloren; ± ist die Fehlerspanne."
    ),
    "key.lines": "Linien",
    "key.lines.help": "Im Diagramm die Chancen aller Spieler zeigen oder nur die von zweien.",
    "outlook.first": "Dein 1. Zug",
    "outlook.later": "Dein späterer Zug",
    "outlook.better": "{who} besser: {here}, in der Partie {there} ({what}, {how})",
    "outlook.better.short": "{who} besser: {here}, Partie: {there} ({how})",
    "outlook.better.bare": "{who} besser: {here}, Partie: {there}",
    "outlook.worse": "{who} schlechter: {here}, in der Partie {there} ({what}, {how})",
    "outlook.worse.short": "{who} schlechter: {here}, Partie: {there} ({how})",
    "outlook.worse.bare": "{who} schlechter: {here}, Partie: {there}",
    "outlook.alike": "{who}: etwa {here}, wie in der Partie ({what}, {how})",
    "outlook.alike.short": "{who}: etwa {here}, wie in der Partie ({how})",
    "outlook.alike.bare": "{who}: etwa {here}, wie in der Partie",
    "outlook.ended": "{who} hier {here}; in der Partie {there}",
    "outlook.ended.same": "{who} hier {here}, wie in der Partie",
    "outlook.ended.all": "hier {here}; in der Partie {there}",
    "outlook.ended.all.same": "hier {here}, wie in der Partie",
    "outlook.place": "Platz {n}",
    "outlook.place.shared": "geteilter Platz {n}",
    "outlook.end": "Ergebnis",
    "outlook.chance": "nur ein Verlauf von vielen",
    "outlook.same": ("diesmal für {who} dasselbe Ergebnis, nur ein Verlauf von vielen"),
    "outlook.contrary": "Anders als erwartet",
    "outlook.alone": "Ab hier spielen die Roboter vielleicht anders als in der Partie.",
    "outlook.open": "bei offenen Karten, Zufall inbegriffen",
    "outlook.known": "nach dem, was {who} wusste",
    "outlook.looking": "Die Aussichten hier und in der gespielten Partie werden berechnet …",
    "outlook.unknown": "Die Aussichten lassen sich hier nicht berechnen.",
}
