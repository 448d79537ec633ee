"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "Tipp",
    "key.hint.help": (
        "Sehen, was der beste Roboter mit deinem Wissen tun würde und was er sich davon "
        "verspricht. Er überlegt nur kurz: Die Analyse nach der Partie prüft genauer und kann "
        "anders urteilen. Steht „52 von 100 Mal“ dahinter, spielt er nicht immer denselben Zug, "
        "damit ihn niemand durchschaut; „weniger riskant“ heißt: Ein anderer Zug verspricht mehr, "
        "kostet aber mehr, wenn es anders kommt. Jeder Tipp wird im Spielstand vermerkt, außer "
        "wenn du in „Was wäre, wenn?“ Züge ausprobierst."
    ),
    "key.close_hint": "schließen",
    "key.close_hint.help": "Den Tipp wieder schließen.",
    "hint.rough": "{worth}; schnell geschätzt",
    "hint.title": "Tipp des besten Roboters",
    "hint.thinking": "Der beste Roboter denkt nach",
    "hint.only": "Etwas anderes ist nicht möglich.",
    "hint.failed": "Es kam kein Tipp. Frag noch einmal.",
    "hint.share": "{share} %",
    "hint.chance": "(der Roboter: {chance}\N{NO-BREAK SPACE}von\N{NO-BREAK SPACE}100 Mal)",
    "hint.safer": "(weniger riskant)",
    "hint.noted": "{who} hat sich einen Tipp geholt.",
    "hint.follow": "{key}: so spielen",
    "key.follow": "so spielen",
    "key.follow.help": "Den ersten Zug des Tipps spielen.",
    "hint.also": "; ",
    "hint.other.next": "der zweitbeste Zug",
    "hint.other.next:dat": "dem zweitbesten Zug",
    "hint.other.taken": "dein Zug",
    "hint.other.taken.theirs": "der gespielte Zug",
    "hint.other.taken:dat": "deinem Zug",
    "hint.other.taken.theirs:dat": "dem gespielten Zug",
    "hint.why.ahead": (
        "bringt die beste Chance zu gewinnen: {percent} %, mit {other:dat} {instead} %"
    ),
    "hint.why.even": "der zweitbeste Zug ist etwa ebenso gut",
    "hint.why.dolce-vita.takes": ("nimmt nach jetzigem Stand {object:acc} in Spalte {column}"),
    "hint.why.dolce-vita.takes-from": (
        "holt nach jetzigem Stand {object:acc} in Spalte {column}, vor {owner}"
    ),
    "hint.why.dolce-vita.wins": "nimmt {object:acc} in Spalte {column}",
    "hint.why.dolce-vita.wins-from": "holt {object:acc} in Spalte {column} vor {owner}",
    "hint.why.dolce-vita.unless": (
        "Risiko (schon eingerechnet): {who} zieht dort vorbei, etwa mit einer {card}"
    ),
    "hint.why.dolce-vita.unless-all": (
        "Risiko (schon eingerechnet): Dort kann jeder der anderen vorbeiziehen"
    ),
    "hint.why.dolce-vita.ties-too": "nach einem Gleichstand nichts",
    "hint.why.dolce-vita.unless.too": ", oder {who} mit einer {card}",
    "hint.why.dolce-vita.unless.next": (
        "außerdem kann {who} dort vorbeiziehen, etwa mit einer {card}"
    ),
    "hint.why.dolce-vita.unless-tied": (
        "Risiko (schon eingerechnet): Beide fallen heraus und gehen leer aus, wenn {who} mit "
        "einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-tied.next": (
        "außerdem fallen beide heraus und gehen leer aus, wenn {who} mit einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-tied.too": " oder {who} mit einer {card}",
    "hint.why.dolce-vita.frees": ("beendet auch für {who} den Gleichstand: {object:acc} für {who}"),
    "hint.why.dolce-vita.unless-lifted": (
        "Risiko (schon eingerechnet): Zwei vor dir fallen heraus, wenn {who} dort mit einer "
        "{card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-lifted.theirs": (
        "Risiko (schon eingerechnet): Zwei vor {mover} fallen heraus, wenn {who} dort mit "
        "einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-lifted.next": (
        "außerdem fallen zwei vor dir heraus, wenn {who} dort mit einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-lifted.next.theirs": (
        "außerdem fallen zwei vor {mover} heraus, wenn {who} dort mit einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-lifted.too": " oder {who} mit einer {card}",
    "hint.why.dolce-vita.holds": (
        "hält {object:acc} in Spalte {column} besser als {other}: Von den {of} Karten, "
        "die andere noch legen können, {few:wäre|wären} dort {few} gefährlich (durch "
        "eine höhere oder gleiche Summe) statt {many}"
    ),
    "hint.why.dolce-vita.secures": (
        "sichert {object:acc} in Spalte {column}: Keine der {of} Karten, die andere dort noch "
        "legen können, kostet allein etwas, nach {other:dat} aber {many} davon"
    ),
    "hint.why.dolce-vita.lower": (
        "eine {card} wäre dort schwächer: {many} statt {few} der {of} Karten, die andere "
        "noch legen können, {many:käme|kämen} vorbei oder gleichauf"
    ),
    "hint.why.dolce-vita.returns": "dafür gibst du {back:acc} zurück{whence}",
    "hint.why.dolce-vita.returns.theirs": "dafür gibt {mover} {back:acc} zurück{whence}",
    "hint.why.dolce-vita.else": "ohne diesen Zug bekommst du dort {object:acc}",
    "hint.why.dolce-vita.else.theirs": "ohne diesen Zug bekommt {mover} dort {object:acc}",
    "hint.why.dolce-vita.else-forced": (
        "ohne diesen Zug musst du dort {back:acc}{whence} gegen {object:acc} tauschen"
    ),
    "hint.why.dolce-vita.else-forced.theirs": (
        "ohne diesen Zug muss {mover} dort {back:acc}{whence} gegen {object:acc} tauschen"
    ),
    "hint.why.dolce-vita.still": "du bekommst dann {object:acc}",
    "hint.why.dolce-vita.still.theirs": "{mover} bekommt dann {object:acc}",
    "hint.why.dolce-vita.swapped": "du bekommst dann {object:acc} für {back:acc}{whence}",
    "hint.why.dolce-vita.swapped.theirs": (
        "{mover} bekommt dann {object:acc} für {back:acc}{whence}"
    ),
    "hint.why.dolce-vita.forced": "du musst dann {back:acc}{whence} gegen {object:acc} tauschen",
    "hint.why.dolce-vita.forced.theirs": (
        "{mover} muss dann {back:acc}{whence} gegen {object:acc} tauschen"
    ),
    "hint.why.dolce-vita.defends": "verteidigt {object:acc} in Spalte {column}",
    "hint.why.dolce-vita.would-pass": ("{who} kann dort sonst vorbeiziehen, etwa mit einer {card}"),
    "hint.why.dolce-vita.would-pass.too": ", oder {who} mit einer {card}",
    "hint.why.dolce-vita.would-tie": (
        "beide fallen sonst heraus und gehen leer aus, wenn {who} mit einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.would-tie.too": " oder {who} mit einer {card}",
    "hint.why.dolce-vita.expects": (
        "kann in Spalte {column} {object:acc} bringen, wenn andere dort noch Karten dazulegen"
    ),
    "hint.why.dolce-vita.until-then": "bringt nach jetzigem Stand {object:acc}",
    "hint.why.dolce-vita.ties-until-then": "liegt nach jetzigem Stand dort gleichauf mit {who}",
    "hint.why.dolce-vita.plans": ("deine {card} kann dann in Spalte {column} {object:acc} bringen"),
    "hint.why.dolce-vita.plans.theirs": (
        "die {card} von {mover} kann dann in Spalte {column} {object:acc} bringen"
    ),
    "hint.why.dolce-vita.saves": (
        "spart deine {card} für Spalte {column} auf, wo sie {object:acc} bringen kann"
    ),
    "hint.why.dolce-vita.saves.theirs": (
        "spart die {card} für Spalte {column} auf, wo sie {object:acc} bringen kann"
    ),
    "hint.why.dolce-vita.spares": (
        "erspart dir, in Spalte {column} {back:acc}{whence} gegen {object:acc} tauschen zu "
        "müssen, wenn {who} dort eine {answer} legt"
    ),
    "hint.why.dolce-vita.spares.theirs": (
        "erspart {mover}, in Spalte {column} {back:acc}{whence} gegen {object:acc} tauschen zu "
        "müssen, wenn {who} dort eine {answer} legt"
    ),
    "hint.why.dolce-vita.strikes": (
        "zieht in Spalte {column} mit {who} gleich: Beide fallen heraus, und {who} bekommt nach "
        "jetzigem Stand {object:acc} nicht"
    ),
    "hint.why.dolce-vita.only-tie": "mit diesem Zug ist es dann nur ein Gleichstand",
    "hint.why.dolce-vita.spoils": "{who} bekommt dann {object:acc} in Spalte {column} wohl nicht",
    "hint.why.dolce-vita.forces": (
        "nach jetzigem Stand muss {who} {back:acc} für {object:acc} in Spalte {column} zurückgeben"
    ),
    "hint.why.dolce-vita.denies": (
        "{who} hat am Ende der Runde wohl {amount} weniger als nach {other:dat}"
    ),
    "hint.why.dolce-vita.keeps": "spart deine {card} auf, die {other} verbraucht",
    "hint.why.dolce-vita.keeps.theirs": "spart die {card} auf, die {other} verbraucht",
    "hint.why.dolce-vita.keeps-for": (
        "deine {card} bleibt auf der Hand und holt dann meist {object:acc} in Spalte {column}"
    ),
    "hint.why.dolce-vita.keeps-for.theirs": (
        "die {card} bleibt auf der Hand und holt dann meist {object:acc} in Spalte {column}"
    ),
    "hint.why.dolce-vita.adds": (
        "deine {card} bleibt auf der Hand: In Spalte {column} dazugelegt, sichert sie dann meist "
        "{object:acc}"
    ),
    "hint.why.dolce-vita.adds.theirs": (
        "die {card} bleibt auf der Hand: In Spalte {column} dazugelegt, sichert sie dann meist "
        "{object:acc}"
    ),
    "hint.why.dolce-vita.needs": (
        "behält deine {card}: Du brauchst sie für {object:acc} in Spalte {column}, wenn {who} dort "
        "eine {answer} legt"
    ),
    "hint.why.dolce-vita.needs.theirs": (
        "behält die {card}: {mover} braucht sie für {object:acc} in Spalte {column}, wenn {who} "
        "dort eine {answer} legt"
    ),
    "hint.why.dolce-vita.mostly": (
        "bringt meist {object:acc} in Spalte {column}, weit öfter als {other}"
    ),
    "hint.why.dolce-vita.mostly-money": (
        "bringt meist {object:acc} in Spalte {column}, weit öfter als {other}; Geld muss man nie "
        "zurückgeben"
    ),
    "hint.why.dolce-vita.mostly-forced": (
        "nach {other:dat} musst du dort meist {back:acc}{whence} gegen {object:acc} tauschen"
    ),
    "hint.why.dolce-vita.mostly-forced.theirs": (
        "nach {other:dat} muss {mover} dort meist {back:acc}{whence} gegen {object:acc} tauschen"
    ),
    "hint.why.dolce-vita.spares-mostly": (
        "erspart dir, in Spalte {column} {back:acc}{whence} gegen {object:acc} tauschen zu "
        "müssen, wie es nach {other:dat} meist kommt"
    ),
    "hint.why.dolce-vita.spares-mostly.theirs": (
        "erspart {mover}, in Spalte {column} {back:acc}{whence} gegen {object:acc} tauschen "
        "zu müssen, wie es nach {other:dat} meist kommt"
    ),
    "hint.why.dolce-vita.ties-later": (
        "deine {card} kann dann in Spalte {column} mit {who} gleichziehen: Beide fallen "
        "heraus, und {who} bekommt {object:acc} nicht"
    ),
    "hint.why.dolce-vita.ties-later.theirs": (
        "die {card} von {mover} kann dann in Spalte {column} mit {who} gleichziehen: "
        "Beide fallen heraus, und {who} bekommt {object:acc} nicht"
    ),
    "hint.why.dolce-vita.ties-later-two": (
        "deine {card} und deine {second} können dann in Spalte {column} mit {who} "
        "gleichziehen: Beide fallen heraus, und {who} bekommt {object:acc} nicht"
    ),
    "hint.why.dolce-vita.ties-later-two.theirs": (
        "die {card} und die {second} von {mover} können dann in Spalte {column} mit "
        "{who} gleichziehen: Beide fallen heraus, und {who} bekommt {object:acc} nicht"
    ),
    "hint.why.dolce-vita.average": (
        "du hast am Ende der Runde im Mittel etwa {amount} mehr als nach {other:dat}"
    ),
    "hint.why.dolce-vita.average.theirs": (
        "{mover} hat am Ende der Runde im Mittel etwa {amount} mehr als nach {other:dat}"
    ),
    "hint.why.dolce-vita.richer": (
        "du hast am Ende der Runde wohl {amount} mehr als nach {other:dat}"
    ),
    "hint.why.dolce-vita.richer.theirs": (
        "{mover} hat am Ende der Runde {amount} mehr als nach {other:dat}"
    ),
    "hint.why.dalmuti.out": "dein Blatt ist danach leer: Du bist fertig",
    "hint.why.dalmuti.out.theirs": "die Hand ist danach leer: {mover} ist fertig",
    "hint.why.dalmuti.unbeatable": "das kann niemand unterbieten",
    "hint.why.dalmuti.wins": "gewinnt den Stich in etwa {tenths} von 10 Fällen",
    "hint.why.dalmuti.wins-more": (
        "gewinnt den Stich in etwa {tenths} von 10 Fällen, der gespielte Zug nur in {instead}"
    ),
    "hint.why.dalmuti.surely": "gewinnt fast sicher den Stich",
    "hint.why.dalmuti.sheds": (
        "so {number:geht deine schlechteste Karte|gehen deine schlechtesten Karten} weg"
    ),
    "hint.why.dalmuti.sheds.theirs": (
        "so {number:geht die schlechteste Karte|gehen die schlechtesten Karten} weg"
    ),
    "hint.why.dalmuti.keeps-jester": (
        "behält {number:deinen Narren|deine Narren} für einen besseren Stich"
    ),
    "hint.why.dalmuti.keeps-jester.theirs": (
        "behält {number:den Narren|die Narren} für einen besseren Stich"
    ),
    "hint.why.dalmuti.keeps-group": "hält {cards:acc} zusammen",
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
    "hint.why.dalmuti.later": "behält {cards:acc}, gut für einen späteren Stich{kind}",
    "hint.why.dalmuti.later-with": (
        "behält {cards:acc}, mit {jesters:einem Narren|beiden Narren} genug für einen späteren "
        "Stich"
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
        "behält {cards:acc}, genug, um diesen Stich noch zu gewinnen: Danach spielst du den Rest "
        "aus und bist fertig"
    ),
    "hint.why.dalmuti.again-out.theirs": (
        "behält {cards:acc}, genug, um diesen Stich noch zu gewinnen: Danach spielt {mover} den "
        "Rest aus und ist fertig"
    ),
    "hint.why.dalmuti.either": ("behält {cards:acc}, genug für diesen Stich oder einen späteren"),
    "hint.why.dalmuti.ends": (
        "behält {cards:acc}: Damit und mit {jesters:dem Narren|beiden Narren} kannst du fertig "
        "werden"
    ),
    "hint.why.dalmuti.ends.theirs": (
        "behält {cards:acc}: Damit und mit {jesters:dem Narren|beiden Narren} kann {mover} fertig "
        "werden"
    ),
    "hint.why.dalmuti.saved": "spart {cards:acc} für einen späteren Stich auf{kind}",
    "hint.why.dalmuti.rest": "behält noch {cards:acc}, gut für einen späteren Stich{kind}",
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
        "das hilft auch, wenn jemand sie unterbietet, am ehesten mit {cards:dat}"
    ),
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
    "hint.why.dalmuti.unmatched": "in etwa {tenths} von 10 Fällen kann das niemand unterbieten",
    "hint.why.dalmuti.rival-passes": "nur {who} könnte das meist unterbieten, passt dann aber eher",
    "hint.why.dalmuti.not-worth": "dieser Stich ist {cards:acc} nicht wert",
    "hint.why.dalmuti.place": "bringt im Schnitt einen besseren Platz",
    "hint.why.dalmuti.before": "du wirst öfter früher fertig als {who}",
    "hint.why.dalmuti.before.theirs": ("{mover} wird öfter früher fertig als {who}"),
    "hint.why.dalmuti.before.too": ", {who}",
    "hint.why.dalmuti.before.last": " und {who}",
    "hint.why.dalmuti.before-all": "du wirst öfter vor allen fertig, die noch Karten haben",
    "hint.why.dalmuti.before-all.theirs": (
        "{mover} wird öfter vor allen fertig, die noch Karten haben"
    ),
    "hint.why.dolores.expects": "vermutlich zeigt {who} {gesture} ({percent} %)",
    "hint.why.dolores.persuades": "{who} zeigt dann eher {gesture} ({percent} % statt {before} %)",
    "hint.why.dolores.whatever": ("bringt bessere Chancen als {other}, was auch immer {who} zeigt"),
    "hint.why.dolores.outcome": (
        "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}: du {you} "
        "{points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "hint.why.dolores.outcome.theirs": (
        "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}: {mover} {you} "
        "{points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "hint.why.dolores.course": "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}",
    "hint.why.dolores.last": (
        "es ist die letzte Verteilung: Am Ende hast du {own} {own:Punkt|Punkte}, {who} {total}"
    ),
    "hint.why.dolores.last.theirs": (
        "es ist die letzte Verteilung: Am Ende hat {mover} {own} {own:Punkt|Punkte}, {who} {total}"
    ),
    "hint.why.dolores.else-even": "sonst sind beide Züge etwa gleich gut",
    "hint.why.dolores.else-better": "auch sonst ist der Zug besser",
    "hint.why.dolores.else-worse": (
        "sonst ist der Zug schlechter, verliert aber weniger, als er hier gewinnt"
    ),
    "hint.why.dolores.else-worse-if": (
        "wenn {who} {gesture} zeigt ({percent} %), ist der Zug schlechter, verliert aber "
        "weniger, als er hier gewinnt"
    ),
    "hint.why.dolores.picks": (
        "wenn {who} {gesture} zeigt, nimmt man besser {card:acc} als die Karte, mit der die "
        "Tabelle rechnet: du {you} {points:Punkt|Punkte}, {who} {them}"
    ),
    "hint.why.dolores.picks.theirs": (
        "wenn {who} {gesture} zeigt, nimmt man besser {card:acc} als die Karte, mit der die "
        "Tabelle rechnet: {mover} {you} {points:Punkt|Punkte}, {who} {them}"
    ),
    "hint.why.dolores.chances": (
        "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}; deine Chance zu "
        "gewinnen ist dann {chance} %"
    ),
    "hint.why.dolores.chances.theirs": (
        "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}; die Chance von {mover} "
        "zu gewinnen ist dann {chance} %"
    ),
    "hint.why.dolores.chances.too": (
        "; wenn {who} {gesture} zeigt ({percent} %{because}): {chance} %"
    ),
    "hint.why.dolores.outcome.too": (
        "; wenn {who} {gesture} zeigt ({percent} %{because}){picks}: du {you} "
        "{points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "hint.why.dolores.outcome.too.theirs": (
        "; wenn {who} {gesture} zeigt ({percent} %{because}){picks}: {mover} {you} "
        "{points:Punkt|Punkte}{by}, {who} {them}"
    ),
    "hint.why.dolores.denies": (
        "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}: {who} {them} statt "
        "{otherwise} {instead:Punkt|Punkte}"
    ),
    "hint.why.dolores.denies.too": (
        "; wenn {who} {gesture} zeigt ({percent} %{because}){picks}: {who} {them} statt "
        "{otherwise} {instead:Punkt|Punkte}"
    ),
    "hint.why.dolores.higher": (
        "deine höchste Sammlung, {goods}, steigt: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.higher.theirs": (
        "die höchste Sammlung von {mover}, {goods}, steigt: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.top": "{goods} wird deine höchste Sammlung: +{points} {points:Punkt|Punkte}",
    "hint.why.dolores.top.theirs": (
        "{goods} wird die höchste Sammlung von {mover}: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.lowest": (
        "deine niedrigste Sammlung, {goods}, steigt: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.lowest.theirs": (
        "die niedrigste Sammlung von {mover}, {goods}, steigt: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.lowest-then": (
        "{goods} ist dann deine niedrigste Sammlung: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.lowest-then.theirs": (
        "{goods} ist dann die niedrigste Sammlung von {mover}: +{points} {points:Punkt|Punkte}"
    ),
    "hint.why.dolores.highs": (
        "{goods} zählen dann zusammen als höchste, {sum} {sum:Punkt|Punkte}; insgesamt du +{points}"
    ),
    "hint.why.dolores.highs.theirs": (
        "{goods} zählen dann zusammen als höchste, {sum} {sum:Punkt|Punkte}; insgesamt {mover} "
        "+{points}"
    ),
    "hint.why.dolores.lows": (
        "{goods} zählen dann zusammen als niedrigste, {sum} {sum:Punkt|Punkte}; insgesamt du "
        "+{points}"
    ),
    "hint.why.dolores.lows.theirs": (
        "{goods} zählen dann zusammen als niedrigste, {sum} {sum:Punkt|Punkte}; insgesamt {mover} "
        "+{points}"
    ),
    "hint.why.dolores.level": (
        "{goods} sind dann gleichauf und zählen doppelt, {sum} {sum:Punkt|Punkte}; insgesamt du "
        "+{points}"
    ),
    "hint.why.dolores.level.theirs": (
        "{goods} sind dann gleichauf und zählen doppelt, {sum} {sum:Punkt|Punkte}; insgesamt "
        "{mover} +{points}"
    ),
    "hint.why.dolores.steals": (
        "mit dem Diebstahl kannst du dann {card} von {who} stehlen: du {you} "
        "{points:Punkt|Punkte}, {who} {them}"
    ),
    "hint.why.dolores.steals.theirs": (
        "mit dem Diebstahl kann {mover} dann {card} von {who} stehlen: {mover} {you} "
        "{points:Punkt|Punkte}, {who} {them}"
    ),
    "hint.why.dolores.bottle": "zahlt sich später aus: {can}",
    "hint.why.dolores.grows": "zahlt sich später aus: hebt {goods} von {before} auf {after}",
    "hint.why.dolores.gives-up": "behält mehr für später: gibt nur Karten im Wert von {worth} auf",
    "hint.why.dolores.likely": "diese Wette geht in {percent} von 100 Fällen auf",
    "hint.why.dolores.shows": "{who} zeigt {gesture} ({percent} %{because})",
    "hint.why.dolores.prize": (
        "geht sie auf, bringt sie dir vielleicht {prize}: {you} {points:Punkt|Punkte}{by}"
    ),
    "hint.why.dolores.prize.theirs": (
        "geht sie auf, bringt sie {mover} vielleicht {prize}: {you} {points:Punkt|Punkte}{by}"
    ),
    "hint.why.dolores.spends": "gewonnen oder verloren, die Wette ist verbraucht",
    "hint.why.dolores.saves": "so bleibt die Flasche für einen besseren Moment",
    "hint.why.dolores.leads": "beendet die Partie, solange du führst",
    "hint.why.dolores.leads.theirs": "beendet die Partie, solange {mover} führt",
    "hint.why.dolores.behind": "wäre die Partie jetzt zu Ende, würdest du nicht gewinnen",
    "hint.why.dolores.behind.theirs": "wäre die Partie jetzt zu Ende, würde {mover} nicht gewinnen",
    "hint.why.dolores.points": "bringt dir sofort {points} {points:Punkt|Punkte}",
    "hint.why.dolores.points.theirs": "bringt {mover} sofort {points} {points:Punkt|Punkte}",
    "hint.why.dolores.free": "kostet dich keinen Punkt",
    "hint.why.dolores.free.theirs": "kostet {mover} keinen Punkt",
    "hint.why.dolores.spares": "kostet dich nur {points} {points:Punkt|Punkte}",
    "hint.why.dolores.spares.theirs": "kostet {mover} nur {points} {points:Punkt|Punkte}",
    "hint.why.dolores.robs": "kostet {who} {points} {points:Punkt|Punkte}",
    "hint.why.dolores.hopes": (
        "wenn {who} {gesture} zeigt ({percent} %), ist deine Chance zu gewinnen {chance} %"
    ),
    "hint.why.dolores.trick-keeps": "behält dort „{held}“",
    "hint.why.dolores.hopes.theirs": (
        "wenn {who} {gesture} zeigt ({percent} %), ist die Chance von {mover} zu gewinnen {chance} "
        "%"
    ),
    "hint.why.dolores.ends-both": (
        "am Ende hast du dann im Schnitt {end} statt {less} Punkte, {who} {rival} statt {before}"
    ),
    "hint.why.dolores.ends-both.theirs": (
        "am Ende hat {mover} dann im Schnitt {end} statt {less} Punkte, {who} {rival} statt "
        "{before}"
    ),
    "hint.why.dolores.ends-own": "am Ende hast du dann im Schnitt {end} statt {less} Punkte",
    "hint.why.dolores.ends-own.theirs": (
        "am Ende hat {mover} dann im Schnitt {end} statt {less} Punkte"
    ),
    "hint.why.dolores.ends-rival": (
        "am Ende hat {who} dann im Schnitt {rival} statt {before} Punkte"
    ),
    "hint.why.dolores.owns": (
        "zahlt sich später aus: deine Karten sind dann zusammen {own} statt {less} wert"
    ),
    "hint.why.dolores.owns.theirs": (
        "zahlt sich später aus: die Karten von {mover} sind dann zusammen {own} statt {less} wert"
    ),
    "hint.why.dolores.owns-rival": (
        "zahlt sich später aus: die Karten von {who} sind dann zusammen {rival} statt {before} wert"
    ),
    "hint.why.dolores.you": "du {you} {points:Punkt|Punkte}",
    "hint.why.dolores.you.theirs": "{mover} {you} {points:Punkt|Punkte}",
    "hint.why.dolores.them": "{who} {them} {theirs:Punkt|Punkte}{with}",
    "hint.why.dolores.least": "gibt die Sammlung auf, deren Verlust dich jetzt am wenigsten kostet",
    "hint.why.dolores.costless": (
        "gibt eine Sammlung auf, die weder höchste noch niedrigste ist: Du verlierst keinen Punkt"
    ),
    "hint.why.dolores.costless.theirs": (
        "gibt eine Sammlung auf, die weder höchste noch niedrigste ist: {mover} verliert keinen "
        "Punkt"
    ),
    "hint.why.dolores.least.theirs": (
        "gibt die Sammlung auf, deren Verlust {mover} jetzt am wenigsten kostet"
    ),
}
