"""Why a move of Dolorès is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dolores.expects": "vermutlich zeigt {who} {gesture} ({percent} %)",
    "hint.why.dolores.expects-less": (
        "vermutlich zeigt {who} {gesture} ({percent} %) und bekommt dann {them}; gegen {rather} "
        "von dir bekäme {who} {otherwise} {instead:Punkt|Punkte}"
    ),
    "hint.why.dolores.expects-less.theirs": (
        "vermutlich zeigt {who} {gesture} ({percent} %) und bekommt dann {them}; gegen {rather} "
        "von {mover} bekäme {who} {otherwise} {instead:Punkt|Punkte}"
    ),
    "hint.why.dolores.expects-then": "danach zeigt {who} vermutlich {gesture} ({percent} %)",
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
        "in den anderen Fällen ist der Zug schlechter, verliert aber weniger, als er in diesem "
        "Fall gewinnt"
    ),
    "hint.why.dolores.else-worse-if": (
        "wenn {who} {gesture} zeigt ({percent} %), ist der Zug schlechter, "
        "verliert aber weniger, als er im anderen Fall gewinnt"
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
        "wenn {who} {gesture} zeigt ({percent} %{because}){picks}, {ends}; die Gewinnchance von "
        "{mover} ist dann {chance} %"
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
    "hint.why.dolores.bottle": "zahlt sich später aus ({can})",
    "hint.why.dolores.grows": (
        "das zahlt sich später aus, denn es hebt {goods} von {before} auf {after}"
    ),
    "hint.why.dolores.gives-up": (
        "es bleibt mehr für später: Abgeworfen werden nur Karten im Wert von {worth}"
    ),
    "hint.why.dolores.lone-low": (
        "{goods} ist dann deine einzige niedrigste Sammlung: Die nächste Karte davon zählt sofort"
    ),
    "hint.why.dolores.lone-low.theirs": (
        "{goods} ist dann die einzige niedrigste Sammlung von {mover}: Die nächste Karte davon "
        "zählt sofort"
    ),
    "hint.why.dolores.they-too": (
        "ohnehin wirft auch {who} eine Sammlung ab, bestenfalls für {them} {theirs:Punkt|Punkte}"
    ),
    "hint.why.dolores.likely": "diese Wette sollte in {percent} von 100 Fällen aufgehen",
    "hint.why.dolores.shows": "{who} zeigt wohl {gesture} ({percent} %{because})",
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
        "wenn {who} {gesture} zeigt ({percent} %), ist die Gewinnchance von {mover} {chance} %"
    ),
    "hint.why.dolores.ends-both": (
        "am Ende hast du dann im Schnitt {end} statt {less} Punkte, {who} {rival} statt "
        "{before}{decides}"
    ),
    "hint.why.dolores.ends-both.theirs": (
        "am Ende hat {mover} dann im Schnitt {end} statt {less} Punkte, {who} {rival} statt "
        "{before}{decides}"
    ),
    "do.decides.fewer": " ({who} verliert dabei mehr als du)",
    "do.decides.fewer.theirs": " ({who} verliert dabei mehr als {mover})",
    "do.decides.more": " (du gewinnst dabei mehr als {who})",
    "do.decides.more.theirs": " ({mover} gewinnt dabei mehr als {who})",
    "hint.why.dolores.ends-own": "am Ende hast du dann im Schnitt {end} statt {less} Punkte",
    "hint.why.dolores.ends-own.theirs": (
        "am Ende hat {mover} dann im Schnitt {end} statt {less} Punkte"
    ),
    "hint.why.dolores.ends-rival": (
        "am Ende hat {who} dann im Schnitt {rival} statt {before} Punkte"
    ),
    "hint.why.dolores.owns": (
        "das zahlt sich später aus, denn deine Karten sind dann zusammen {own} statt {less} wert"
    ),
    "hint.why.dolores.owns.theirs": (
        "das zahlt sich später aus, denn die Karten von {mover} sind dann zusammen {own} statt "
        "{less} wert"
    ),
    "hint.why.dolores.owns-rival": (
        "{who} kann später auf weniger aufbauen: Karten im Wert von {rival} statt {before}"
    ),
    "hint.why.dolores.wins-bottle": "du bekommst eine Flasche: {can}",
    "hint.why.dolores.wins-bottle.theirs": "{mover} bekommt eine Flasche: {can}",
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
    "review.came.dolores.hopes": (
        "wenn {who} {gesture} zeigt, ist deine Chance zu gewinnen {chance} %"
    ),
    "review.came.dolores.hopes.theirs": (
        "wenn {who} {gesture} zeigt, ist die Gewinnchance von {mover} {chance} %"
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
    "review.came.dolores.yields-bottle": "{who} bekommt eine Flasche: {can}",
    "review.came.dolores.feeds": "das hebt bei {who} {goods} von {before} auf {after}",
    "review.came.dolores.forfeits": "bei dir {goods} im Wert von {worth}",
    "review.came.dolores.forfeits.theirs": "bei {mover} {goods} im Wert von {worth}",
    "review.came.dolores.chances": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; deine Chance zu gewinnen ist dann {chance} %"
    ),
    "review.came.dolores.chances.theirs": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; die Gewinnchance von {mover} ist "
        "dann {chance} %"
    ),
    "review.came.dolores.chances-undone": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; deine Chance zu gewinnen ist dann "
        "{chance} %, außer du spielst deinen Wirrwarr"
    ),
    "review.came.dolores.chances-undone.theirs": (
        "wenn {who} {gesture} zeigt{picks}, {ends}; die Gewinnchance von {mover} ist "
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
    "review.came.dolores.keeps-bet": "behält die Wette, die am Ende nichts zählt",
    "review.came.dolores.unlikely": "diese Wette sollte in {percent} von 100 Fällen aufgehen",
    "review.came.dolores.points": "bringt dir sofort nur {points} {points:Punkt|Punkte}",
    "review.came.dolores.points.theirs": "bringt {mover} sofort nur {points} {points:Punkt|Punkte}",
    "review.came.dolores.starts": (
        "beginnt noch eine niedrigste Sammlung, {goods}, die dann auch wachsen muss: nur "
        "+{points} {points:Punkt|Punkte}"
    ),
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
    "review.came.dolores.gives-up-most": "gibt die wertvollste Sammlung auf: {worth}",
    "review.came.dolores.gives-up": "gibt Karten im Wert von {worth} auf",
    "review.came.dolores.ends": "beendet die Partie, während {who} führt",
    "review.came.dolores.delays": "die Partie geht weiter, obwohl du führst",
    "review.came.dolores.delays.theirs": "die Partie geht weiter, obwohl {mover} führt",
}
