"""Why a move of Dolorès is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dolores.expects": "suite la plus probable : {who} {gesture} ({percent} %)",
    "hint.why.dolores.expects-less": (
        "suite la plus probable : {who} {gesture} ({percent} %), ce qui lui rapporte {them} ; "
        "contre {rather} de votre part, ce serait {otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.expects-less.theirs": (
        "suite la plus probable : {who} {gesture} ({percent} %), ce qui lui rapporte {them} ; "
        "contre {rather} de la part de {mover}, ce serait {otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.expects-then": "après cela, {who} {gesture} le plus souvent ({percent} %)",
    "hint.why.dolores.persuades": (
        "après cela, {who} {gesture} plus souvent ({percent} % au lieu de {before} %)"
    ),
    "hint.why.dolores.whatever": (
        "ce coup donne de meilleures chances que {other}, quoi que montre {who}"
    ),
    "hint.why.dolores.outcome": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} : {you} {points:point|points} "
        "pour vous{by}, {them} pour {who}"
    ),
    "hint.why.dolores.outcome.theirs": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} : {you} {points:point|points} "
        "pour {mover}{by}, {them} pour {who}"
    ),
    "hint.why.dolores.course": "si {who} {gesture} ({percent} %{because}){picks}, {ends}",
    "hint.why.dolores.last": (
        "c’est le dernier partage : vous finissez avec {own} {own:point|points}, {who} avec {total}"
    ),
    "hint.why.dolores.last.theirs": (
        "c’est le dernier partage : {mover} finit avec {own} {own:point|points}, {who} avec {total}"
    ),
    "hint.why.dolores.else-even": "sinon, les deux coups se valent à peu près",
    "hint.why.dolores.else-better": "sinon, c’est aussi le meilleur coup",
    "hint.why.dolores.else-worse": (
        "dans les autres cas, ce coup est moins bon, mais il y perd moins qu’il ne gagne dans "
        "celui-ci"
    ),
    "hint.why.dolores.else-worse-if": (
        "si {who} {gesture} ({percent} %), ce coup est moins bon, mais on y perd "
        "moins qu’on ne gagne dans l’autre cas"
    ),
    "hint.why.dolores.picks": (
        "si {who} {gesture}, mieux vaut prendre {card:the} que la carte supposée par le tableau "
        ": {you} {points:point|points} pour vous, {them} pour {who}"
    ),
    "hint.why.dolores.picks.theirs": (
        "si {who} {gesture}, mieux vaut prendre {card:the} que la carte supposée par le tableau "
        ": {you} {points:point|points} pour {mover}, {them} pour {who}"
    ),
    "hint.why.dolores.chances": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} ; vos chances de gagner sont "
        "alors de {chance} %"
    ),
    "hint.why.dolores.chances.theirs": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} ; {mover} a alors {chance} % de "
        "chances de gagner"
    ),
    "hint.why.dolores.chances.too": " ; si {who} {gesture} ({percent} %{because}) : {chance} %",
    "hint.why.dolores.outcome.too": (
        " ; si {who} {gesture} ({percent} %{because}){picks} : {you} {points:point|points} pour "
        "vous{by}, {them} pour {who}"
    ),
    "hint.why.dolores.outcome.too.theirs": (
        " ; si {who} {gesture} ({percent} %{because}){picks} : {you} {points:point|points} pour "
        "{mover}{by}, {them} pour {who}"
    ),
    "hint.why.dolores.denies": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} : {them} pour {who} au lieu de "
        "{otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.denies.too": (
        " ; si {who} {gesture} ({percent} %{because}){picks} : {them} pour {who} au lieu de "
        "{otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.higher": (
        "votre plus forte collection ({goods}) monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.higher.theirs": (
        "la plus forte collection de {mover} ({goods}) monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.top": (
        "la collection de {goods} devient votre plus forte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.top.theirs": (
        "la collection de {goods} devient la plus forte de {mover}, +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest": (
        "votre collection la plus faible ({goods}) monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest.theirs": (
        "la collection la plus faible de {mover} ({goods}) monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest-then": (
        "la collection de {goods} est alors votre plus faible : +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest-then.theirs": (
        "la collection de {goods} est alors la plus faible de {mover} : +{points} "
        "{points:point|points}"
    ),
    "hint.why.dolores.highs": (
        "les collections les plus fortes sont alors {goods}, {sum} {sum:point|points} en tout ; "
        "au total, +{points} pour vous"
    ),
    "hint.why.dolores.highs.theirs": (
        "les collections les plus fortes sont alors {goods}, {sum} {sum:point|points} en tout ; "
        "au total, +{points} pour {mover}"
    ),
    "hint.why.dolores.lows": (
        "les collections les plus faibles sont alors {goods}, {sum} {sum:point|points} en tout ; "
        "au total, +{points} pour vous"
    ),
    "hint.why.dolores.lows.theirs": (
        "les collections les plus faibles sont alors {goods}, {sum} {sum:point|points} en tout ; "
        "au total, +{points} pour {mover}"
    ),
    "hint.why.dolores.level": (
        "à égalité, {goods} comptent alors deux fois, {sum} {sum:point|points} ; au total, "
        "+{points} pour vous"
    ),
    "hint.why.dolores.level.theirs": (
        "à égalité, {goods} comptent alors deux fois, {sum} {sum:point|points} ; au total, "
        "+{points} pour {mover}"
    ),
    "hint.why.dolores.steals": (
        "avec le Vol, vous pouvez ensuite voler {card} à {who} : {you} {points:point|points} "
        "pour vous, {them} pour {who}"
    ),
    "hint.why.dolores.steals.theirs": (
        "avec le Vol, {mover} peut ensuite voler {card} à {who} : {you} {points:point|points} "
        "pour {mover}, {them} pour {who}"
    ),
    "hint.why.dolores.bottle": "ce coup rapportera plus tard : {can}",
    "hint.why.dolores.grows": (
        "ce coup rapportera plus tard : la collection de {goods} passe de {before} à {after}"
    ),
    "hint.why.dolores.gives-up": (
        "il reste davantage pour la suite : les cartes défaussées ne valent que {worth}"
    ),
    "hint.why.dolores.lone-low": (
        "seule la collection de {goods} est alors la plus faible : sa prochaine carte vous "
        "rapporte aussitôt"
    ),
    "hint.why.dolores.lone-low.theirs": (
        "seule la collection de {goods} est alors la plus faible de {mover} : sa prochaine carte "
        "rapporte aussitôt"
    ),
    "hint.why.dolores.they-too": (
        "de toute façon, {who} défausse aussi une collection, au mieux pour {them} "
        "{theirs:point|points}"
    ),
    "hint.why.dolores.likely": "ce pari devrait être gagné {percent} fois sur 100",
    "hint.why.dolores.shows": "{who} {gesture} sans doute ({percent} %{because})",
    "hint.why.dolores.prize": (
        "gagné, il peut vous rapporter {prize} : {you} {points:point|points}{by}"
    ),
    "hint.why.dolores.prize.theirs": (
        "gagné, il peut rapporter {prize} à {mover} : {you} {points:point|points}{by}"
    ),
    "hint.why.dolores.spends": "gagné ou perdu, le Pari est dépensé",
    "hint.why.dolores.saves": "la bouteille reste pour un meilleur moment",
    "hint.why.dolores.leads": "ce coup termine la partie pendant que vous menez",
    "hint.why.dolores.leads.theirs": "ce coup termine la partie pendant que {mover} mène",
    "hint.why.dolores.behind": "si la partie s’arrêtait là, vous ne gagneriez pas",
    "hint.why.dolores.behind.theirs": "si la partie s’arrêtait là, {mover} ne gagnerait pas",
    "hint.why.dolores.points": (
        "ce coup vous rapporte {points} {points:point|points} dans l’immédiat"
    ),
    "hint.why.dolores.points.theirs": (
        "ce coup rapporte {points} {points:point|points} à {mover} dans l’immédiat"
    ),
    "hint.why.dolores.free": "ce coup ne vous coûte aucun point",
    "hint.why.dolores.free.theirs": "ce coup ne coûte aucun point à {mover}",
    "hint.why.dolores.spares": "ce coup ne vous coûte que {points} {points:point|points}",
    "hint.why.dolores.spares.theirs": (
        "ce coup ne coûte que {points} {points:point|points} à {mover}"
    ),
    "hint.why.dolores.robs": "ce coup coûte {points} {points:point|points} à {who}",
    "hint.why.dolores.hopes": (
        "si {who} {gesture} ({percent} %), vos chances de gagner sont de {chance} %"
    ),
    "hint.why.dolores.trick-keeps": "vous y gardez : {held}",
    "hint.why.dolores.trick-keeps.theirs": "{mover} y garde : {held}",
    "hint.why.dolores.hopes.theirs": (
        "si {who} {gesture} ({percent} %), {mover} a {chance} % de chances de gagner"
    ),
    "hint.why.dolores.ends-both": (
        "vous finissez alors en moyenne avec {end} points au lieu de {less}, {who} avec {rival} au "
        "lieu de {before}{decides}"
    ),
    "hint.why.dolores.ends-both.theirs": (
        "{mover} finit alors en moyenne avec {end} points au lieu de {less}, {who} avec {rival} au "
        "lieu de {before}{decides}"
    ),
    "do.decides.fewer": " ({who} y perd plus que vous)",
    "do.decides.fewer.theirs": " ({who} y perd plus que {mover})",
    "do.decides.more": " (vous y gagnez plus que {who})",
    "do.decides.more.theirs": " ({mover} y gagne plus que {who})",
    "hint.why.dolores.ends-own": (
        "vous finissez alors en moyenne avec {end} points au lieu de {less}"
    ),
    "hint.why.dolores.ends-own.theirs": (
        "{mover} finit alors en moyenne avec {end} points au lieu de {less}"
    ),
    "hint.why.dolores.ends-rival": (
        "{who} finit alors en moyenne avec {rival} points au lieu de {before}"
    ),
    "hint.why.dolores.owns": (
        "ce coup rapportera plus tard : vos cartes totalisent alors {own} au lieu de {less}"
    ),
    "hint.why.dolores.owns.theirs": (
        "ce coup rapportera plus tard : les cartes de {mover} totalisent alors {own} au lieu de "
        "{less}"
    ),
    "hint.why.dolores.owns-rival": (
        "{who} aura moins sur quoi bâtir : des cartes d’une valeur de {rival} au lieu de {before}"
    ),
    "hint.why.dolores.wins-bottle": "vous gagnez une bouteille : {can}",
    "hint.why.dolores.wins-bottle.theirs": "{mover} gagne une bouteille : {can}",
    "hint.why.dolores.you": "{you} {points:point|points} pour vous",
    "hint.why.dolores.you.theirs": "{you} {points:point|points} pour {mover}",
    "hint.why.dolores.them": "{them} {theirs:point|points} pour {who}{with}",
    "hint.why.dolores.least": "la collection qui vous manquera le moins",
    "hint.why.dolores.costless": (
        "la collection défaussée n’est ni la plus forte ni la plus faible : vous ne perdez aucun "
        "point"
    ),
    "hint.why.dolores.costless.theirs": (
        "la collection défaussée n’est ni la plus forte ni la plus faible : {mover} ne perd aucun "
        "point"
    ),
    "hint.why.dolores.least.theirs": "la collection qui manquera le moins à {mover}",
    "review.came.dolores.hopes": "si {who} {gesture}, vos chances de gagner sont de {chance} %",
    "review.came.dolores.hopes.theirs": (
        "si {who} {gesture}, {mover} a {chance} % de chances de gagner"
    ),
    "review.came.dolores.trick-keeps": "vous y gardez : {held}",
    "review.came.dolores.trick-keeps.theirs": "{mover} y garde : {held}",
    "review.came.dolores.ends-less": (
        "ce coup vous rapporte maintenant {you} au lieu de {otherwise} "
        "{instead:point|points}{by}, mais vous finissez en moyenne avec {end} points "
        "seulement, contre {less} avec le meilleur coup"
    ),
    "review.came.dolores.ends-less.theirs": (
        "ce coup rapporte maintenant à {mover} {you} au lieu de {otherwise} "
        "{instead:point|points}{by}, mais {mover} finit en moyenne avec {end} points "
        "seulement, contre {less} avec le meilleur coup"
    ),
    "review.came.dolores.now": (
        "ce coup vous rapporte maintenant {you} au lieu de {otherwise} {instead:point|points}, "
        "mais assombrit vos perspectives pour la suite"
    ),
    "review.came.dolores.now.theirs": (
        "ce coup rapporte maintenant à {mover} {you} au lieu de {otherwise} "
        "{instead:point|points}, mais assombrit ses perspectives pour la suite"
    ),
    "review.came.dolores.now-last": (
        "ce coup vous rapporte {you} au lieu de {otherwise} {instead:point|points}, mais c’est le "
        "dernier partage : {who} en a alors {total}, vous {own}"
    ),
    "review.came.dolores.now-last.theirs": (
        "ce coup rapporte à {mover} {you} au lieu de {otherwise} {instead:point|points}, mais "
        "c’est le dernier partage : {who} en a alors {total}, {mover} {own}"
    ),
    "review.came.dolores.now-leaves": (
        "pour {who}, c’est maintenant {them} au lieu de {otherwise} {instead:point|points}, mais "
        "cela assombrit vos perspectives pour la suite"
    ),
    "review.came.dolores.now-leaves.theirs": (
        "pour {who}, c’est maintenant {them} au lieu de {otherwise} {instead:point|points}, mais "
        "cela assombrit les perspectives de {mover} pour la suite"
    ),
    "review.came.dolores.outcome": (
        "si {who} {gesture}{picks}, {ends} : {you} {points:point|points} pour vous{by}, {them} "
        "pour {who}"
    ),
    "review.came.dolores.outcome.theirs": (
        "si {who} {gesture}{picks}, {ends} : {you} {points:point|points} pour {mover}{by}, "
        "{them} pour {who}"
    ),
    "review.came.dolores.outcome-undone": (
        "si {who} {gesture}{picks}, {ends} : {you} {points:point|points} pour vous{by}, {them} "
        "pour {who}, sauf si vous jouez votre Embrouille"
    ),
    "review.came.dolores.outcome-undone.theirs": (
        "si {who} {gesture}{picks}, {ends} : {you} {points:point|points} pour {mover}{by}, "
        "{them} pour {who}, sauf si {mover} joue l’Embrouille"
    ),
    "review.came.dolores.outcome.too": (
        " ; si {who} {gesture}{picks} : {you} {points:point|points} pour vous{by}, {them} pour "
        "{who}"
    ),
    "review.came.dolores.outcome.too.theirs": (
        " ; si {who} {gesture}{picks} : {you} {points:point|points} pour {mover}{by}, {them} "
        "pour {who}"
    ),
    "review.came.dolores.outcome-undone.too": (
        " ; si {who} {gesture}{picks} : {you} {points:point|points} pour vous{by}, {them} pour "
        "{who}"
    ),
    "review.came.dolores.outcome-undone.too.theirs": (
        " ; si {who} {gesture}{picks} : {you} {points:point|points} pour {mover}{by}, {them} "
        "pour {who}"
    ),
    "review.came.dolores.course": "si {who} {gesture}{picks}, {ends}",
    "review.came.dolores.last": (
        "vous finissez alors avec {own} {own:point|points}, {who} avec {total}"
    ),
    "review.came.dolores.last.theirs": (
        "{mover} finit alors avec {own} {own:point|points}, {who} avec {total}"
    ),
    "review.came.dolores.yields-bottle": "{who} gagne une bouteille : {can}",
    "review.came.dolores.feeds": "la collection de {goods} de {who} passe de {before} à {after}",
    "review.came.dolores.forfeits": "pour vous, {goods}, d’une valeur de {worth}",
    "review.came.dolores.forfeits.theirs": "pour {mover}, {goods}, d’une valeur de {worth}",
    "review.came.dolores.chances": (
        "si {who} {gesture}{picks}, {ends} ; vos chances de gagner sont alors de {chance} %"
    ),
    "review.came.dolores.chances.theirs": (
        "si {who} {gesture}{picks}, {ends} ; {mover} a alors {chance} % de chances de gagner"
    ),
    "review.came.dolores.chances-undone": (
        "si {who} {gesture}{picks}, {ends} ; vos chances de gagner sont alors de {chance} %, "
        "sauf si vous jouez votre Embrouille"
    ),
    "review.came.dolores.chances-undone.theirs": (
        "si {who} {gesture}{picks}, {ends} ; {mover} a alors {chance} % de chances de "
        "gagner, sauf si {mover} joue l’Embrouille"
    ),
    "review.came.dolores.chances.too": " ; si {who} {gesture} : {chance} %",
    "review.came.dolores.chances-undone.too": " ; si {who} {gesture} : {chance} %",
    "review.came.dolores.opens": (
        "une nouvelle collection, {goods}, devient votre plus faible : cela vous coûte {points} "
        "{points:point|points}"
    ),
    "review.came.dolores.opens.theirs": (
        "une nouvelle collection, {goods}, devient la plus faible de {mover} : cela lui coûte "
        "{points} {points:point|points}"
    ),
    "review.came.dolores.outgrows": (
        "votre collection de {goods} dépasse les plus fortes, qui ne comptent plus : cela "
        "vous coûte {points} {points:point|points}"
    ),
    "review.came.dolores.outgrows.theirs": (
        "la collection de {goods} de {mover} dépasse les plus fortes, qui ne comptent plus : "
        "cela lui coûte {points} {points:point|points}"
    ),
    "review.came.dolores.lifts": (
        "votre collection de {goods} n’est plus parmi les plus faibles, qui comptent aussi : "
        "cela vous coûte {points} {points:point|points}"
    ),
    "review.came.dolores.lifts.theirs": (
        "la collection de {goods} de {mover} n’est plus parmi les plus faibles, qui comptent "
        "aussi : cela lui coûte {points} {points:point|points}"
    ),
    "review.came.dolores.provokes": (
        "après cela, {who} {gesture} plus souvent ({percent} % au lieu de {before} %)"
    ),
    "review.came.dolores.keeps-bet": "garde le Pari, qui ne comptera pas à la fin",
    "review.came.dolores.unlikely": "ce pari devrait être gagné {percent} fois sur 100",
    "review.came.dolores.points": (
        "ce coup ne vous rapporte que {points} {points:point|points} dans l’immédiat"
    ),
    "review.came.dolores.points.theirs": (
        "ce coup ne rapporte que {points} {points:point|points} à {mover} dans l’immédiat"
    ),
    "review.came.dolores.starts": (
        "ce coup commence une collection de plus parmi les plus faibles ({goods}), qu’il faudra "
        "aussi faire monter : +{points} {points:point|points} seulement"
    ),
    "review.came.dolores.nothing": "ce coup ne vous rapporte aucun point dans l’immédiat",
    "review.came.dolores.nothing.theirs": (
        "ce coup ne rapporte aucun point à {mover} dans l’immédiat"
    ),
    "review.came.dolores.costs": (
        "ce coup vous coûte {points} {points:point|points} dans l’immédiat"
    ),
    "review.came.dolores.costs.theirs": (
        "ce coup coûte {points} {points:point|points} à {mover} dans l’immédiat"
    ),
    "review.came.dolores.you": "{you} {points:point|points} pour vous",
    "review.came.dolores.you.theirs": "{you} {points:point|points} pour {mover}",
    "review.came.dolores.them": "{them} {theirs:point|points} pour {who}{with}",
    "review.came.dolores.robbed": (
        "{who} reçoit le Vol et peut vous voler {card} : {you} {points:point|points} pour vous, "
        "{them} pour {who}"
    ),
    "review.came.dolores.robbed.theirs": (
        "{who} reçoit le Vol et peut voler {card} à {mover} : {you} {points:point|points} pour "
        "{mover}, {them} pour {who}"
    ),
    "review.came.dolores.robs-other": (
        "{who} reçoit le Vol et peut voler {card} à {owner} : {them} {theirs:point|points} pour "
        "{who}"
    ),
    "review.came.dolores.grows": "la collection de {goods} passe de {before} à {after}",
    "review.came.dolores.gives-up-most": "la collection défaussée est la plus forte : {worth}",
    "review.came.dolores.gives-up": "les cartes défaussées valent {worth}",
    "review.came.dolores.ends": "ce coup termine la partie pendant que {who} mène",
    "review.came.dolores.delays": "la partie continue alors que vous menez",
    "review.came.dolores.delays.theirs": "la partie continue alors que {mover} mène",
}
