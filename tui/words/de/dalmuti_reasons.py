"""Why a move of Der Große Dalmuti is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dalmuti.out": "dein Blatt ist danach leer: Du bist fertig",
    "hint.why.dalmuti.out.theirs": "die Hand ist danach leer: {mover} ist fertig",
    "hint.why.dalmuti.unbeatable": "das kann niemand unterbieten",
    "hint.why.dalmuti.wins": "gewinnt den Stich in etwa {tenths} von 10 Fällen",
    "hint.why.dalmuti.wins-more": (
        "gewinnt den Stich in etwa {tenths} von 10 Fällen, der gespielte Zug nur in {instead}"
    ),
    "hint.why.dalmuti.surely": "gewinnt fast sicher den Stich",
    "hint.why.dalmuti.sheds": (
        "so wirst du deine {number:schlechteste Karte|schlechtesten Karten} los"
    ),
    "hint.why.dalmuti.sheds.theirs": (
        "so wird {mover} die {number:schlechteste Karte|schlechtesten Karten} los"
    ),
    "hint.why.dalmuti.keeps-jester": (
        "so behältst du {number:deinen Narren|deine Narren} für einen besseren Stich"
    ),
    "hint.why.dalmuti.keeps-jester.theirs": (
        "so behält {mover} {number:den Narren|die Narren} für einen besseren Stich"
    ),
    "hint.why.dalmuti.keeps-group": "so bleiben {cards} zusammen",
    "hint.why.dalmuti.alone": (
        "so wirst du einzelne Karten los, für die du sonst je einen eigenen Stich brauchst"
    ),
    "hint.why.dalmuti.alone.theirs": (
        "so wird {mover} einzelne Karten los, für die sonst je ein eigener Stich nötig ist"
    ),
    "hint.why.dalmuti.whole": (
        "gibt {cards:acc} weg, mehr davon hast du nicht: ein Stich weniger zu spielen"
    ),
    "hint.why.dalmuti.whole.theirs": (
        "gibt {cards:acc} weg, alle, die {mover} davon hat: ein Stich weniger zu spielen"
    ),
    "hint.why.dalmuti.unbeatable-leads": (
        "niemand kann das unterbieten: Du spielst danach aus, zum Beispiel {cards:acc}"
    ),
    "hint.why.dalmuti.unbeatable-leads.theirs": (
        "niemand kann das unterbieten: {mover} spielt danach aus, zum Beispiel {cards:acc}"
    ),
    "hint.why.dalmuti.surely-leads": (
        "gewinnt fast sicher den Stich: Du spielst danach aus, zum Beispiel {cards:acc}"
    ),
    "hint.why.dalmuti.surely-leads.theirs": (
        "gewinnt fast sicher den Stich: {mover} spielt danach aus, zum Beispiel {cards:acc}"
    ),
    "hint.why.dalmuti.unbeatable-usually": (
        "niemand kann das unterbieten: Du spielst danach aus, meist {cards:acc}"
    ),
    "hint.why.dalmuti.unbeatable-usually.theirs": (
        "niemand kann das unterbieten: {mover} spielt danach aus, meist {cards:acc}"
    ),
    "hint.why.dalmuti.unbeatable-next": "niemand kann das unterbieten: Du spielst danach aus",
    "hint.why.dalmuti.unbeatable-next.theirs": (
        "niemand kann das unterbieten: {mover} spielt danach aus"
    ),
    "hint.why.dalmuti.surely-usually": (
        "gewinnt fast sicher den Stich: Du spielst danach aus, meist {cards:acc}"
    ),
    "hint.why.dalmuti.surely-usually.theirs": (
        "gewinnt fast sicher den Stich: {mover} spielt danach aus, meist {cards:acc}"
    ),
    "hint.why.dalmuti.surely-next": "gewinnt fast sicher den Stich: Du spielst danach aus",
    "hint.why.dalmuti.surely-next.theirs": (
        "gewinnt fast sicher den Stich: {mover} spielt danach aus"
    ),
    "hint.why.dalmuti.wins-leads": (
        "gewinnt meist den Stich: Du spielst danach aus, zum Beispiel {cards:acc}"
    ),
    "hint.why.dalmuti.wins-leads.theirs": (
        "gewinnt meist den Stich: {mover} spielt danach aus, zum Beispiel {cards:acc}"
    ),
    "hint.why.dalmuti.later.theirs": (
        "so behält {mover} {cards:acc}, gut für einen späteren Stich{kind}"
    ),
    "hint.why.dalmuti.later": "so behältst du {cards:acc}, gut für einen späteren Stich{kind}",
    "hint.why.dalmuti.later-with.theirs": (
        "so behält {mover} {cards:acc}, mit {jesters:einem Narren|beiden Narren} genug für einen "
        "späteren Stich"
    ),
    "hint.why.dalmuti.later-with": (
        "so behältst du {cards:acc}, mit {jesters:einem Narren|beiden Narren} genug für einen "
        "späteren Stich"
    ),
    "hint.why.dalmuti.again": (
        "{cards} {number:bleibt|bleiben} auf der Hand und {number:kann|können} diesen Stich noch "
        "gewinnen"
    ),
    "hint.why.dalmuti.again-back": (
        "auch unterboten kannst du diesen Stich mit {cards:dat} zurückgewinnen"
    ),
    "hint.why.dalmuti.again-back.theirs": (
        "auch unterboten kann {mover} diesen Stich mit {cards:dat} zurückgewinnen"
    ),
    "hint.why.dalmuti.again-some": (
        "auch unterboten kannst du diesen Stich mit besseren Karten zurückgewinnen, am "
        "ehesten mit {cards:dat}"
    ),
    "hint.why.dalmuti.again-some.theirs": (
        "auch unterboten kann {mover} diesen Stich mit besseren Karten zurückgewinnen, am "
        "ehesten mit {cards:dat}"
    ),
    "hint.why.dalmuti.again-with": (
        "auch unterboten kannst du diesen Stich zurückgewinnen, am ehesten mit {cards:dat} "
        "und {jesters:einem Narren|beiden Narren}"
    ),
    "hint.why.dalmuti.again-with.theirs": (
        "auch unterboten kann {mover} diesen Stich zurückgewinnen, am ehesten mit "
        "{cards:dat} und {jesters:einem Narren|beiden Narren}"
    ),
    "hint.why.dalmuti.again-out": (
        "so behältst du {cards:acc}, genug, um diesen Stich noch zu gewinnen: Danach spielst du "
        "den Rest aus und bist fertig"
    ),
    "hint.why.dalmuti.again-out.theirs": (
        "so behält {mover} {cards:acc}, genug, um diesen Stich noch zu gewinnen: Danach spielt "
        "{mover} den Rest aus und ist fertig"
    ),
    "hint.why.dalmuti.either.theirs": (
        "so behält {mover} {cards:acc}, genug für diesen Stich oder einen späteren"
    ),
    "hint.why.dalmuti.either": (
        "so behältst du {cards:acc}, genug für diesen Stich oder einen späteren"
    ),
    "hint.why.dalmuti.ends": (
        "so behältst du {cards:acc}: Damit und mit {jesters:dem Narren|beiden Narren} kannst du "
        "fertig werden"
    ),
    "hint.why.dalmuti.ends.theirs": (
        "so behält {mover} {cards:acc}: Damit und mit {jesters:dem Narren|beiden Narren} kann "
        "{mover} fertig werden"
    ),
    "hint.why.dalmuti.saved": "spart {cards:acc} für einen späteren Stich auf{kind}",
    "hint.why.dalmuti.win-back.theirs": (
        "so behält {mover} {cards:acc}, um später wieder zum Ausspielen zu kommen{kind}"
    ),
    "hint.why.dalmuti.win-back": (
        "so behältst du {cards:acc}, um später wieder zum Ausspielen zu kommen{kind}"
    ),
    "hint.why.dalmuti.rest.theirs": (
        "so behält {mover} noch {cards:acc}, gut für einen späteren Stich{kind}"
    ),
    "hint.why.dalmuti.rest": "so behältst du noch {cards:acc}, gut für einen späteren Stich{kind}",
    "hint.why.dalmuti.unloads": (
        "so bist du {cards:acc} los: Sonst geht das meist nur, wenn du selbst ausspielst"
    ),
    "hint.why.dalmuti.unloads.theirs": (
        "so ist {mover} {cards:acc} los: Sonst geht das meist nur, wenn {mover} selbst ausspielt"
    ),
    "hint.why.dalmuti.cheaper": (
        "gewinnt den Stich auch, in etwa {tenths} von 10 Fällen, mit schlechteren Karten"
    ),
    "hint.why.dalmuti.no-taxes": "verhindert die Steuer: Kein Diener gibt seine besten Karten ab",
    "hint.why.dalmuti.turns": (
        "kehrt die Rangordnung um, und niemand zahlt Steuer: Du wirst Großer Dalmuti und "
        "spielst aus"
    ),
    "hint.why.dalmuti.turns.theirs": (
        "kehrt die Rangordnung um, und niemand zahlt Steuer: {mover} wird Großer Dalmuti und "
        "spielt aus"
    ),
    "hint.why.dalmuti.at-once-worst": (
        "so gehen deine schlechtesten Karten, {cards}, in einem einzigen Stich weg"
    ),
    "hint.why.dalmuti.at-once-worst.theirs": (
        "so gehen die schlechtesten Karten von {mover}, {cards}, in einem einzigen Stich weg"
    ),
    "hint.why.dalmuti.at-once": "so gehen {cards} in einem einzigen Stich weg",
    "hint.why.dalmuti.at-once-wins": (
        "so gehen {cards} in einem einzigen Stich weg, und meist gewinnst du ihn und spielst "
        "danach aus"
    ),
    "hint.why.dalmuti.at-once-wins.theirs": (
        "so gehen {cards} in einem einzigen Stich weg, und meist gewinnt {mover} ihn und spielt "
        "danach aus"
    ),
    "hint.why.dalmuti.gone": (
        "selbst wenn dann jemand anderes den Stich gewinnt, am ehesten mit {cards:dat}, hast du "
        "danach weniger Karten"
    ),
    "hint.why.dalmuti.gone.theirs": (
        "selbst wenn dann jemand anderes den Stich gewinnt, am ehesten mit {cards:dat}, hat "
        "{mover} danach weniger Karten"
    ),
    "hint.why.dalmuti.gone-led": (
        "selbst wenn dann jemand anderes den Stich gewinnt, am ehesten mit {cards:dat}, bist "
        "du Karten los, die du sonst kaum loswirst, außer beim Ausspielen"
    ),
    "hint.why.dalmuti.gone-led.theirs": (
        "selbst wenn dann jemand anderes den Stich gewinnt, am ehesten mit {cards:dat}, ist "
        "{mover} Karten los, die sonst kaum weggehen, außer beim Ausspielen"
    ),
    "hint.why.dalmuti.goes-too": "anders als beim Passen wirst du dabei auch {cards:acc} los",
    "hint.why.dalmuti.goes-too.theirs": (
        "anders als beim Passen wird {mover} dabei auch {cards:acc} los"
    ),
    "hint.why.dalmuti.both-lose": "dieser Stich geht meist verloren, wie auch nach {other:dat}",
    "hint.why.dalmuti.less-left": (
        "den Stich gewinnt meist ohnehin {who}, aber du bist {cards:acc} los"
    ),
    "hint.why.dalmuti.less-left.theirs": (
        "den Stich gewinnt meist ohnehin {who}, aber {mover} ist {cards:acc} los"
    ),
    "hint.why.dalmuti.lost-worse": (
        "verliert den Stich meist auch, behält aber {number:eine bessere Karte|bessere Karten}: "
        "{cards}"
    ),
    "hint.why.dalmuti.keeps-lead": (
        "danach gewinnst du meist jeden Stich bis zu deiner letzten Karte"
    ),
    "hint.why.dalmuti.keeps-lead.theirs": (
        "danach gewinnt {mover} meist jeden Stich bis zur letzten Karte"
    ),
    "hint.why.dalmuti.lasts": (
        "gewinnt fast sicher den Stich: Dann spielst du {number:deine letzte Karte|deine "
        "letzten Karten} aus, {cards:acc}, und bist fertig"
    ),
    "hint.why.dalmuti.lasts.theirs": (
        "gewinnt fast sicher den Stich: Dann spielt {mover} die {number:letzte Karte|letzten "
        "Karten} aus, {cards:acc}, und ist fertig"
    ),
    "hint.why.dalmuti.lasts-unbeatable": (
        "niemand kann das unterbieten: Dann spielst du {number:deine letzte Karte|deine letzten "
        "Karten} aus, {cards:acc}, und bist fertig"
    ),
    "hint.why.dalmuti.lasts-unbeatable.theirs": (
        "niemand kann das unterbieten: Dann spielt {mover} die {number:letzte Karte|letzten "
        "Karten} aus, {cards:acc}, und ist fertig"
    ),
    "hint.why.dalmuti.lasts-wins": (
        "gewinnt meist den Stich: Dann spielst du {number:deine letzte Karte|deine letzten "
        "Karten} aus, {cards:acc}, und bist fertig"
    ),
    "hint.why.dalmuti.lasts-wins.theirs": (
        "gewinnt meist den Stich: Dann spielt {mover} die {number:letzte Karte|letzten "
        "Karten} aus, {cards:acc}, und ist fertig"
    ),
    "hint.why.dalmuti.leads-anyway": (
        "{who} ist mit diesem Stich meist fertig: Dann spielst du ohnehin aus"
    ),
    "hint.why.dalmuti.leads-anyway.theirs": (
        "{who} ist mit diesem Stich meist fertig: Dann spielt {mover} ohnehin aus"
    ),
    "hint.why.dalmuti.blocks": (
        "hindert {who} meist daran, in diesem Stich mit {number:der letzten Karte|den letzten "
        "Karten} fertig zu werden"
    ),
    "hint.why.dalmuti.blocks-surely": (
        "hindert {who} daran, in diesem Stich fertig zu werden: {number:Eine Karte reicht|So "
        "wenige Karten reichen} dafür nicht"
    ),
    "hint.why.dalmuti.blocks-always": "hindert {who} daran, in diesem Stich fertig zu werden",
    "hint.why.dalmuti.unmatched": "in etwa {tenths} von 10 Fällen kann das niemand unterbieten",
    "hint.why.dalmuti.too-few": ("niemand sonst hat noch {number} Karten"),
    "hint.why.dalmuti.none-better": ("alle besseren Karten sind gespielt oder auf deiner Hand"),
    "hint.why.dalmuti.none-better.theirs": (
        "alle besseren Karten sind gespielt oder auf der Hand von {mover}"
    ),
    "hint.why.dalmuti.too-few-better": (
        "niemand sonst kann noch {number} gleiche Karten von besserem Rang haben, auch mit Narren "
        "nicht"
    ),
    "hint.why.dalmuti.rival-passes": "nur {who} könnte das meist unterbieten, passt dann aber eher",
    "hint.why.dalmuti.not-worth": "dieser Stich ist {cards:acc} nicht wert",
    "hint.why.dalmuti.place": "bringt im Schnitt einen besseren Platz",
    "hint.why.dalmuti.before": "so bist du in mehr Fällen früher fertig als {who}",
    "hint.why.dalmuti.before.theirs": "so ist {mover} in mehr Fällen früher fertig als {who}",
    "hint.why.dalmuti.before.too": ", {who}",
    "hint.why.dalmuti.before.last": " und {who}",
    "hint.why.dalmuti.before-mostly": (
        "du wirst dann höchstwahrscheinlich vor {who} fertig statt danach"
    ),
    "hint.why.dalmuti.before-mostly.theirs": (
        "{mover} wird dann höchstwahrscheinlich vor {who} fertig statt danach"
    ),
    "hint.why.dalmuti.before-all": "so bist du öfter vor allen übrigen fertig",
    "hint.why.dalmuti.before-all.theirs": ("so ist {mover} öfter vor allen übrigen fertig"),
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
    "review.came.dalmuti.beaten": ("den Stich gewinnt meist {who}, am ehesten mit {cards:dat}"),
    "review.came.dalmuti.beaten-surely": ("den Stich gewinnt {who} mit {cards:dat}"),
    "review.came.dalmuti.beaten-out": (
        "den Stich gewinnt meist {who} mit {cards:dat} und ist fertig"
    ),
    "review.came.dalmuti.beaten-out-surely": (
        "den Stich gewinnt {who} mit {cards:dat} und ist fertig"
    ),
    "review.came.dalmuti.beaten-by": (
        "den Stich gewinnt meist jemand anderes, am ehesten mit {cards:dat}"
    ),
    "review.came.dalmuti.beaten-only": "den Stich gewinnt meist jemand anderes mit {cards:dat}",
    "review.came.dalmuti.left": (
        "verbraucht früh bessere Karten; im Blatt bleiben solche, die schwerer loszuwerden sind: "
        "{cards}"
    ),
    "review.came.dalmuti.stuck": (
        "{who} {likely:ist dann wohl|kann dann} vor dir fertig{likely:| sein}, während du noch "
        "mindestens {cards:acc} hast"
    ),
    "review.came.dalmuti.stuck.theirs": (
        "{who} {likely:ist dann wohl|kann dann} früher fertig{likely:| sein}, während {mover} noch "
        "mindestens {cards:acc} hat"
    ),
    "review.came.dalmuti.stuck-led": (
        "{who} kommt später {likely:höchstwahrscheinlich|womöglich} zum Ausspielen und ist vor dir "
        "fertig, während du noch mindestens {cards:acc} hast"
    ),
    "review.came.dalmuti.stuck-led.theirs": (
        "{who} kommt später {likely:höchstwahrscheinlich|womöglich} zum Ausspielen und ist früher "
        "fertig, während {mover} noch mindestens {cards:acc} hat"
    ),
    "review.came.dalmuti.stuck-never": (
        "{who} ist {likely:höchstwahrscheinlich|womöglich} fertig, bevor du wieder ausspielst, und "
        "du hast noch mindestens {cards:acc}"
    ),
    "review.came.dalmuti.stuck-never.theirs": (
        "{who} ist {likely:höchstwahrscheinlich|womöglich} fertig, bevor {mover} wieder ausspielt, "
        "und {mover} hat noch mindestens {cards:acc}"
    ),
    "review.came.dalmuti.spends": "verbraucht {cards:acc}; das kann dir später fehlen",
    "review.came.dalmuti.spends.theirs": "verbraucht {cards:acc}; das kann später fehlen",
    "review.came.dalmuti.spends-last": (
        "verbraucht {cards:acc}; um wieder zum Ausspielen zu kommen, bleibt dann nichts Besseres "
        "als {then}"
    ),
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
}
