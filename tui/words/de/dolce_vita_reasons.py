"""Why a move of Dolce Vita is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dolce-vita.takes": ("nimmt nach jetzigem Stand {object:acc} in Spalte {column}"),
    "hint.why.dolce-vita.takes-from": (
        "holt nach jetzigem Stand {object:acc} in Spalte {column}, vor {owner}"
    ),
    "hint.why.dolce-vita.wins": "nimmt {object:acc} in Spalte {column}",
    "hint.why.dolce-vita.wins-from": "holt {object:acc} in Spalte {column} vor {owner}",
    "hint.why.dolce-vita.unless": (
        "Risiko (schon eingerechnet): {who} kann dort vorbeiziehen, etwa mit einer {card}"
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
        "Risiko (schon eingerechnet): Du fällst heraus und gehst leer aus, wenn {who} mit einer "
        "{card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-tied.theirs": (
        "Risiko (schon eingerechnet): {mover} fällt heraus und geht leer aus, wenn {who} mit einer "
        "{card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-tied.next": (
        "außerdem fällst du heraus und gehst leer aus, wenn {who} mit einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-tied.next.theirs": (
        "außerdem fällt {mover} heraus und geht leer aus, wenn {who} mit einer {card} gleichzieht"
    ),
    "hint.why.dolce-vita.unless-tied.too": " oder {who} mit einer {card}",
    "hint.why.dolce-vita.frees": (
        "löst auch für {who} den Gleichstand: {who} bekommt dann {object:acc}"
    ),
    "hint.why.dolce-vita.frees-forced": (
        "löst auch für {who} den Gleichstand: {who} muss dann {back:acc}{whence} gegen "
        "{object:that} tauschen"
    ),
    "hint.why.dolce-vita.unless-lifted": (
        "Risiko (schon eingerechnet): Zwei Spieler vor dir hätten dieselbe Summe und fielen "
        "heraus, wenn {who} dort etwa eine {card} legt"
    ),
    "hint.why.dolce-vita.unless-lifted.theirs": (
        "Risiko (schon eingerechnet): Zwei Spieler vor {mover} hätten dieselbe Summe und "
        "fielen heraus, wenn {who} dort etwa eine {card} legt"
    ),
    "hint.why.dolce-vita.unless-lifted.next": (
        "außerdem hätten zwei Spieler vor dir dieselbe Summe und fielen heraus, wenn {who} dort "
        "etwa eine {card} legt"
    ),
    "hint.why.dolce-vita.unless-lifted.next.theirs": (
        "außerdem hätten zwei Spieler vor {mover} dieselbe Summe und fielen heraus, wenn {who} "
        "dort etwa eine {card} legt"
    ),
    "hint.why.dolce-vita.unless-lifted.too": " oder {who} eine {card}",
    "hint.why.dolce-vita.holds": (
        "hält {object:acc} in Spalte {column} besser als {other}: Von den {of} Karten, die "
        "andere noch legen können, {few:wäre|wären} dort {few} gefährlich (durch eine höhere "
        "oder gleiche Summe), nach {other:dat} {many}"
    ),
    "hint.why.dolce-vita.holds-tied": (
        "in Spalte {column} kostet dich nur ein Gleichstand {object:acc}: Von den {of} Karten, die "
        "andere noch legen können, {few:zöge|zögen} dort {few} gleich, nach {other:dat} {many}"
    ),
    "hint.why.dolce-vita.holds-tied.theirs": (
        "in Spalte {column} kostet {mover} nur ein Gleichstand {object:acc}: Von den {of} Karten, "
        "die andere noch legen können, {few:zöge|zögen} dort {few} gleich, nach {other:dat} {many}"
    ),
    "hint.why.dolce-vita.behind-gets": (
        "eine höhere Summe eines anderen ließe dir dort {object:acc}"
    ),
    "hint.why.dolce-vita.behind-gets.theirs": (
        "eine höhere Summe eines anderen ließe {mover} dort {object:acc}"
    ),
    "hint.why.dolce-vita.secures": (
        "sichert {object:acc} in Spalte {column}: Keine der {of} Karten, die andere dort noch "
        "legen können, gefährdet das für sich allein, nach {other:dat} aber "
        "{many} davon"
    ),
    "hint.why.dolce-vita.lower": (
        "eine {card} wäre dort schwächer: Von den {of} Karten, die andere noch legen können, "
        "{many:zöge|zögen} dann {many} statt {few} vorbei oder gleich"
    ),
    "hint.why.dolce-vita.returns": "dafür gibst du {back:acc} zurück{whence}",
    "hint.why.dolce-vita.returns.theirs": "dafür gibt {mover} {back:acc} zurück{whence}",
    "hint.why.dolce-vita.price": (
        "Preis (schon eingerechnet): Du tauschst nach jetzigem Stand in Spalte {column} "
        "{back:acc}{whence} gegen {object:that}"
    ),
    "hint.why.dolce-vita.price.theirs": (
        "Preis (schon eingerechnet): {mover} tauscht nach jetzigem Stand in Spalte {column} "
        "{back:acc}{whence} gegen {object:that}"
    ),
    "hint.why.dolce-vita.else": "ohne diesen Zug bekommst du dort {object:acc}",
    "hint.why.dolce-vita.else.theirs": "ohne diesen Zug bekommt {mover} dort {object:acc}",
    "hint.why.dolce-vita.else-forced": (
        "ohne diesen Zug musst du dort {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.else-forced.theirs": (
        "ohne diesen Zug muss {mover} dort {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.still": "du bekommst dann {object:acc}",
    "hint.why.dolce-vita.still.theirs": "{mover} bekommt dann {object:acc}",
    "hint.why.dolce-vita.swapped": "du bekommst dann nur {object:acc} für {back:that}{whence}",
    "hint.why.dolce-vita.swapped.theirs": (
        "{mover} bekommt dann nur {object:acc} für {back:that}{whence}"
    ),
    "hint.why.dolce-vita.forced": "du musst dann {back:acc}{whence} gegen {object:that} tauschen",
    "hint.why.dolce-vita.forced.theirs": (
        "{mover} muss dann {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.defends": "verteidigt {object:acc} in Spalte {column}",
    "hint.why.dolce-vita.would-pass": (
        "{who} könnte dann dort vorbeiziehen, etwa mit einer {card}"
    ),
    "hint.why.dolce-vita.would-pass.too": ", oder {who} mit einer {card}",
    "hint.why.dolce-vita.would-tie": (
        "du fielst dann heraus und gingst leer aus, wenn {who} mit einer {card} gleichzöge"
    ),
    "hint.why.dolce-vita.would-tie.theirs": (
        "{mover} fiele dann heraus und ginge leer aus, wenn {who} mit einer {card} gleichzöge"
    ),
    "hint.why.dolce-vita.would-tie.too": " oder {who} mit einer {card}",
    "hint.why.dolce-vita.expects": (
        "kann in Spalte {column} {object:acc} bringen, wenn Karten anderer dort die Reihenfolge "
        "ändern"
    ),
    "hint.why.dolce-vita.lies": (
        "was von dir in Spalte {column} liegt, kann dann {object:acc} holen, wenn Karten "
        "anderer dort die Reihenfolge ändern"
    ),
    "hint.why.dolce-vita.lies.theirs": (
        "was von {mover} in Spalte {column} liegt, kann dann {object:acc} holen, wenn "
        "Karten anderer dort die Reihenfolge ändern"
    ),
    "hint.why.dolce-vita.until-then": "bringt nach jetzigem Stand {object:acc}",
    "hint.why.dolce-vita.ties-it-away": (
        "liegt nach jetzigem Stand dort gleichauf mit {who} und bringt {who} so um {object:acc}"
    ),
    "hint.why.dolce-vita.ties-until-then": "liegt nach jetzigem Stand dort gleichauf mit {who}",
    "hint.why.dolce-vita.plans": (
        "deine {card} kann dann in Spalte {column} {object:acc} bringen, je nachdem, was andere "
        "dort legen"
    ),
    "hint.why.dolce-vita.plans.theirs": (
        "die {card} von {mover} kann dann in Spalte {column} {object:acc} bringen, je nachdem, was "
        "andere dort legen"
    ),
    "hint.why.dolce-vita.saves": (
        "spart deine {card} für Spalte {column} auf, wo sie {object:acc} bringen kann"
    ),
    "hint.why.dolce-vita.saves.theirs": (
        "spart die {card} für Spalte {column} auf, wo sie {object:acc} bringen kann"
    ),
    "hint.why.dolce-vita.waits": (
        "wartet mit deiner {card}: In Spalte {column} kann sie {object:acc} auch später bringen, "
        "wenn andere weniger Karten haben, um darauf zu antworten"
    ),
    "hint.why.dolce-vita.waits.theirs": (
        "wartet mit der {card}: In Spalte {column} kann sie {object:acc} auch später bringen, "
        "wenn andere weniger Karten haben, um darauf zu antworten"
    ),
    "hint.why.dolce-vita.spares": (
        "erspart dir, in Spalte {column} {back:acc}{whence} gegen {object:that} tauschen zu "
        "müssen, wenn {who} dort eine {answer} legt"
    ),
    "hint.why.dolce-vita.spares.theirs": (
        "erspart {mover}, in Spalte {column} {back:acc}{whence} gegen {object:that} tauschen zu "
        "müssen, wenn {who} dort eine {answer} legt"
    ),
    "hint.why.dolce-vita.escapes": (
        "zieht in Spalte {column} mit {who} gleich: Beide fallen heraus, und du musst dort nach "
        "jetzigem Stand nicht mehr {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.escapes.theirs": (
        "zieht in Spalte {column} mit {who} gleich: Beide fallen heraus, und {mover} muss dort "
        "nach jetzigem Stand nicht mehr {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.strikes": (
        "zieht in Spalte {column} mit {who} gleich: Beide fallen heraus; ohne diesen Zug bekäme "
        "{who} nach jetzigem Stand {object:acc}"
    ),
    "hint.why.dolce-vita.only-tie": "mit diesem Zug ist es dann nur ein Gleichstand",
    "hint.why.dolce-vita.spoils": "{who} bekommt dann {object:acc} in Spalte {column} wohl nicht",
    "hint.why.dolce-vita.forces": (
        "nach jetzigem Stand muss {who} {back:acc} für {object:that} in Spalte {column} zurückgeben"
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
        "nach {other:dat} musst du dort meist {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.mostly-forced.theirs": (
        "nach {other:dat} muss {mover} dort meist {back:acc}{whence} gegen {object:that} tauschen"
    ),
    "hint.why.dolce-vita.spares-mostly": (
        "erspart dir, in Spalte {column} {back:acc}{whence} gegen {object:that} tauschen zu "
        "müssen, wie es nach {other:dat} meist kommt"
    ),
    "hint.why.dolce-vita.spares-mostly.theirs": (
        "erspart {mover}, in Spalte {column} {back:acc}{whence} gegen {object:that} tauschen zu "
        "müssen, wie es nach {other:dat} meist kommt"
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
    "hint.why.dolce-vita.above-all": (
        "vor allem, weil du dann öfter {object:acc} in Spalte {column} bekommst"
    ),
    "hint.why.dolce-vita.above-all.theirs": (
        "vor allem, weil {mover} dann öfter {object:acc} in Spalte {column} bekommt"
    ),
    "hint.why.dolce-vita.in-all": (
        "alles in allem hast du am Ende der Runde im Mittel etwa {amount} mehr als nach {other:dat}"
    ),
    "hint.why.dolce-vita.in-all.theirs": (
        "alles in allem hat {mover} am Ende der Runde im Mittel etwa {amount} mehr als nach "
        "{other:dat}"
    ),
    "hint.why.dolce-vita.in-all-poorer": (
        "alles in allem hat {who} am Ende der Runde im Mittel etwa {amount} weniger als nach "
        "{other:dat}"
    ),
    "hint.why.dolce-vita.poorer": (
        "{who} hat am Ende der Runde im Mittel etwa {amount} weniger als nach {other:dat}"
    ),
    "hint.why.dolce-vita.forced-rarely": (
        "vor allem, weil du dann seltener {back:acc}{whence} gegen {object:that} in Spalte "
        "{column} tauschen musst"
    ),
    "hint.why.dolce-vita.forced-rarely.theirs": (
        "vor allem, weil {mover} dann seltener {back:acc}{whence} gegen {object:that} in Spalte "
        "{column} tauschen muss"
    ),
    "hint.why.dolce-vita.forced-oftener": (
        "vor allem, weil {who} dann öfter {back:acc}{whence} gegen {object:that} in Spalte "
        "{column} tauschen muss"
    ),
    "hint.why.dolce-vita.rarely": (
        "vor allem, weil {who} dann seltener {object:acc} in Spalte {column} bekommt"
    ),
    "hint.why.dolce-vita.adds-there": (
        "um das doch zu bekommen, muss {who} dort eine Karte nachlegen, die dann anderswo fehlt"
    ),
    "hint.why.dolce-vita.tied-there": "nach {other:dat} zieht dort oft {who} mit dir gleich",
    "hint.why.dolce-vita.tied-there.theirs": (
        "nach {other:dat} zieht dort oft {who} mit {mover} gleich"
    ),
    "hint.why.dolce-vita.used-there": (
        "nach {other:dat} wird die {card} meist für Spalte {column} gebraucht"
    ),
    "hint.why.dolce-vita.goes-there": "nach {other:dat} bekommt das meist {who}",
    "hint.why.dolce-vita.richer": (
        "du hast am Ende der Runde wohl {amount} mehr als nach {other:dat}"
    ),
    "hint.why.dolce-vita.richer.theirs": (
        "{mover} hat am Ende der Runde {amount} mehr als nach {other:dat}"
    ),
    "review.came.dolce-vita.ties": (
        "Gleichstand mit {who} in Spalte {column}: Nach jetzigem Stand fallen beide "
        "heraus und nehmen dort nichts"
    ),
    "review.came.dolce-vita.tied": (
        "{who} zieht in Spalte {column} wohl gleich: Beide fallen heraus"
    ),
    "review.came.dolce-vita.empty": (
        "in Spalte {column} bleibt wohl nichts für dich: Andere greifen vorher zu"
    ),
    "review.came.dolce-vita.empty.theirs": (
        "in Spalte {column} bleibt wohl nichts für {mover}: Andere greifen vorher zu"
    ),
    "review.came.dolce-vita.worse": (
        "du musst nach jetzigem Stand in Spalte {column} {object:acc} nehmen und {back:that} "
        "dafür zurückgeben{whence}: Du verlierst {less}"
    ),
    "review.came.dolce-vita.worse.theirs": (
        "{mover} muss nach jetzigem Stand in Spalte {column} {object:acc} nehmen und {back:that} "
        "dafür zurückgeben{whence}: ein Verlust von {less}"
    ),
    "review.came.dolce-vita.left-worse": (
        "andere lassen dir in Spalte {column} wohl nur {object:acc}: Du musst dafür "
        "{back:that}{whence} zurückgeben und verlierst {less}"
    ),
    "review.came.dolce-vita.left-worse.theirs": (
        "andere lassen in Spalte {column} wohl nur {object:acc} übrig: {mover} muss dafür "
        "{back:that}{whence} zurückgeben und verliert {less}"
    ),
    "review.came.dolce-vita.unless-more": (
        "andere lassen dir in Spalte {column} wohl nur {object:acc}, wenn du dort nicht "
        "nachlegst: Du musst dafür {back:that}{whence} zurückgeben und verlierst {less}"
    ),
    "review.came.dolce-vita.unless-more.theirs": (
        "andere lassen in Spalte {column} wohl nur {object:acc} übrig, wenn {mover} dort nicht "
        "nachlegt: {mover} muss dafür {back:that}{whence} zurückgeben und verliert {less}"
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
        "{lost:acc} und lässt dir {object:acc}"
    ),
    "review.came.dolce-vita.outbid-both.theirs": (
        "{owner} und {who} ziehen in Spalte {column} wohl an {mover} vorbei: {owner} nimmt "
        "{lost:acc} und lässt {object:acc} übrig"
    ),
    "review.came.dolce-vita.outbid-behind": (
        "{who} zieht in Spalte {column} wohl vorbei: {owner} nimmt dann {lost:acc} und "
        "lässt dir {object:acc}"
    ),
    "review.came.dolce-vita.outbid-behind.theirs": (
        "{who} zieht in Spalte {column} wohl vorbei: {owner} nimmt dann {lost:acc} und "
        "lässt {object:acc} übrig"
    ),
    "review.came.dolce-vita.anyway": "das bekommst du dort auch ohne diesen Zug",
    "review.came.dolce-vita.anyway.theirs": "das bekommt {mover} dort auch ohne diesen Zug",
    "review.came.dolce-vita.relieves": (
        "ohne diesen Zug müsste {who} es nehmen und {back:acc} dafür zurückgeben{whence}"
    ),
    "review.came.dolce-vita.once": "dazu kommt es, sobald {who} dort noch eine Karte legt",
    "review.came.dolce-vita.for-now": (
        "holt {object:acc} in Spalte {column}, aber nur nach jetzigem Stand"
    ),
    "review.came.dolce-vita.mostly-forced": (
        "meist gibst du dort am Ende {back:acc}{whence} gegen {object:that} zurück"
    ),
    "review.came.dolce-vita.mostly-forced.theirs": (
        "meist gibt {mover} dort am Ende {back:acc}{whence} gegen {object:that} zurück"
    ),
    "review.came.dolce-vita.left": ("andere lassen dir in Spalte {column} wohl nur {object:acc}"),
    "review.came.dolce-vita.left.theirs": (
        "andere lassen {mover} in Spalte {column} wohl nur {object:acc}"
    ),
    "review.came.dolce-vita.brings": "bringt dir nur {object:acc} in Spalte {column}",
    "review.came.dolce-vita.brings.theirs": "bringt {mover} nur {object:acc} in Spalte {column}",
    "review.came.dolce-vita.swaps": (
        "bringt dir in Spalte {column} nur {object:acc} im Tausch gegen {back:that}{whence}"
    ),
    "review.came.dolce-vita.swaps.theirs": (
        "bringt {mover} in Spalte {column} nur {object:acc} im Tausch gegen {back:that}{whence}"
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
    "review.came.dolce-vita.idle": "ändert nach jetzigem Stand nichts in Spalte {column}",
    "review.came.dolce-vita.overtakes": (
        "nach jetzigem Stand bekommst du {object:acc} in Spalte {column}, doch das nimmt wohl noch "
        "{who} und hat am Ende der Runde {amount} mehr als nach dem besseren Zug"
    ),
    "review.came.dolce-vita.overtakes.theirs": (
        "nach jetzigem Stand bekommt {mover} {object:acc} in Spalte {column}, doch das nimmt wohl "
        "noch {who} und hat am Ende der Runde {amount} mehr als nach dem besseren Zug"
    ),
    "review.came.dolce-vita.overtakes-first": (
        "nach jetzigem Stand bekommst du {object:acc} in Spalte {column}, doch das nimmt wohl noch "
        "{who}, hat am Ende der Runde {amount} mehr als nach dem besseren Zug und liegt dann vorn"
    ),
    "review.came.dolce-vita.overtakes-first.theirs": (
        "nach jetzigem Stand bekommt {mover} {object:acc} in Spalte {column}, doch das nimmt wohl "
        "noch {who}, hat am Ende der Runde {amount} mehr als nach dem besseren Zug und liegt dann "
        "vorn"
    ),
    "review.came.dolce-vita.itself": "der Zug selbst bringt dir {object:acc} in Spalte {column}",
    "review.came.dolce-vita.itself.theirs": (
        "der Zug selbst bringt {mover} {object:acc} in Spalte {column}"
    ),
}
