"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "analyse",
    "key.review.help": (
        "Montrer ou cacher l’analyse : les chances de chacun au fil de la partie, ce qui pouvait "
        "être joué à chaque choix, et les coups coûteux. Le meilleur robot juge chaque choix "
        "d’après ce que le joueur savait."
    ),
    "key.review.hide": "table",
    "key.review.hide.help": "Montrer de nouveau toute la table et la chronique.",
    "review.coming": "Les coups coûteux s’affichent ici dès qu’ils sont trouvés.",
    "review.counted.blunder": "{n} {n:gaffe|gaffes}",
    "review.counted.mistake": "{n} {n:erreur|erreurs}",
    "review.counted.inaccuracy": "{n} {n:imprécision|imprécisions}",
    "review.growing.starts": "L’analyse commence…",
    "review.growing": "{n} choix {n:jugé|jugés} sur {of}",
    "review.growing.chances": "choix jugés ; calcul des chances",
    "review.growing.soon": "{judged} ; il reste moins d’une minute",
    "review.growing.minutes": "{judged} ; il reste environ {n} {n:minute|minutes}",
    "review.stopped": "analyse incomplète ; {@replay.review:A} pour la poursuivre",
    "review.unusable": (
        "L’analyse enregistrée avec cette partie est endommagée ou d’une autre version. Elle est "
        "refaite."
    ),
    "review.unkept": "L’analyse ne peut pas être enregistrée. {why}",
    "review.none": "Aucun coup coûteux de {who}.",
    "review.none.others": "{@replay.any_mistake:K} : les coups coûteux des autres.",
    "review.again.any": "C’était le dernier : retour au premier.",
    "review.again": ("C’était le dernier : retour au plus coûteux."),
    "review.only": "Il n’y en a pas d’autre.",
    "review.again.yet": "Aucun autre trouvé plus loin pour l’instant : retour au premier.",
    "review.whose": "Ce coup coûteux est de {who} : vous voyez maintenant par ses yeux.",
    "review.lesser": "{@replay.grade:G} ajoute les coups moins coûteux.",
    "review.still": "L’analyse continue.",
    "review.none.mistake": "{who} n’a commis ni erreur ni gaffe.",
    "review.none.mistake.any": "Ni erreur ni gaffe.",
    "review.none.blunder": "{who} n’a commis aucune gaffe.",
    "review.none.blunder.any": "Aucune gaffe.",
    "review.others": "{n} {n:autre|autres} : {share} %",
    "review.rest": "{n} autres ensemble : {share} %",
    "review.none.own-yet": "Aucun coup coûteux de {who} pour l’instant.",
    "review.none.yet": "Aucun coup coûteux trouvé pour l’instant.",
    "review.none.rests": "L’analyse n’est pas terminée : {@replay.review:A} la poursuit.",
    "review.cost": "{grade} {loss}",
    "review.loss.brief": "−{share} %",
    "review.loss": "−{share} ±{margin} % de chances",
    "review.grade.inaccuracy": "imprécision",
    "review.grade.mistake": "erreur",
    "review.grade.blunder": "gaffe",
    "review.better": "{done} ; mieux : {best}",
    "review.instead": "Dans la partie : {done} ; mieux : {best}",
    "review.instead.why": "Joué : {done}. Le meilleur : {why}",
    "review.instead.rest": "[{@replay.review:A}]",
    "review.here": "mieux : {best}",
    "review.chances": "Chances de gagner",
    "review.open": "Avec toutes les cartes connues",
    "review.aside": "Si tout était visible",
    "review.known": "Vu par {who}",
    "review.more": "{n} {n:autre|autres} : {worth} au plus",
    "review.more.good": ("{n} {n:autre|autres} ({good} aussi {good:bon|bons}) : {worth} au plus"),
    "review.more.worse": "{n} {n:autre|autres}, à première vue {n:moins bon|moins bons}",
    "review.worth": "chances de gagner",
    "review.which.short": "{n} sur {of}, par coût",
    "review.which": "coup coûteux {n} sur {of}",
    "review.why": "Mieux : {why}",
    "review.balance.found": "{done}, comparé au coup joué, en l’état : {gains}",
    "review.balance": ("Avec le meilleur coup plutôt que le coup joué, en l’état : {gains}"),
    "review.standing": "Situation : {standing}",
    "review.as-good": "à peu près aussi bon : {done}",
    "review.came": "Joué : {came}",
    "review.came.dolce-vita.ties": (
        "à égalité avec {who} dans la colonne {column} : en l’état, vous êtes tous deux "
        "écartés et n’y prenez rien"
    ),
    "review.came.dolce-vita.ties.theirs": (
        "à égalité avec {who} dans la colonne {column} : en l’état, tous deux sont "
        "écartés et n’y prennent rien"
    ),
    "review.came.dolce-vita.tied": (
        "{who} sera sans doute à égalité avec vous dans la colonne\N{NO-BREAK SPACE}{column} : "
        "tous deux écartés"
    ),
    "review.came.dolce-vita.tied.theirs": (
        "{who} sera sans doute à égalité avec {mover} dans la colonne\N{NO-BREAK SPACE}{column} : "
        "tous deux écartés"
    ),
    "review.came.dolce-vita.empty": (
        "il ne vous reste sans doute rien dans la colonne\N{NO-BREAK SPACE}{column} : d’autres se "
        "servent avant vous"
    ),
    "review.came.dolce-vita.empty.theirs": (
        "il ne reste sans doute rien pour {mover} dans la colonne\N{NO-BREAK SPACE}{column} : "
        "d’autres se servent avant"
    ),
    "review.came.dolce-vita.worse": (
        "en l’état, vous échangez dans la colonne\N{NO-BREAK SPACE}{column} {back:the}{whence} "
        "contre {object:the} : vous y perdez {less}"
    ),
    "review.came.dolce-vita.worse.theirs": (
        "en l’état, {mover} échange dans la colonne\N{NO-BREAK SPACE}{column} {back:the}{whence} "
        "contre {object:the} : une perte de {less}"
    ),
    "review.came.dolce-vita.left-worse": (
        "les autres ne vous laissent sans doute que {object:the} dans la colonne\N{NO-BREAK SPACE}"
        "{column}, contre {back:the}{whence} : vous y perdez {less}"
    ),
    "review.came.dolce-vita.left-worse.theirs": (
        "les autres ne laissent sans doute que {object:the} à {mover} dans la "
        "colonne\N{NO-BREAK SPACE}{column}, contre {back:the}{whence} : une perte de {less}"
    ),
    "review.came.dolce-vita.unless-more": (
        "si vous n’y ajoutez pas de cartes, les autres ne vous laissent sans doute que "
        "{object:the} dans la colonne {column}, contre {back:the}{whence} : vous y perdez "
        "{less}"
    ),
    "review.came.dolce-vita.unless-more.theirs": (
        "si {mover} n’y ajoute pas de cartes, les autres ne lui laissent sans doute que "
        "{object:the} dans la colonne {column}, contre {back:the}{whence} : une perte de "
        "{less}"
    ),
    "review.came.dolce-vita.already": (
        "ne fait que garder ce qui vous revient déjà dans la colonne\N{NO-BREAK SPACE}{column} : "
        "{object:the}"
    ),
    "review.came.dolce-vita.already.theirs": (
        "ne fait que garder ce qui revient déjà à {mover} dans la "
        "colonne\N{NO-BREAK SPACE}{column} : {object:the}"
    ),
    "review.came.dolce-vita.instead": (
        "change votre rang dans la colonne\N{NO-BREAK SPACE}{column} : vous y prenez "
        "{object:the}, et non {back:the}"
    ),
    "review.came.dolce-vita.instead.theirs": (
        "change le rang de {mover} dans la colonne\N{NO-BREAK SPACE}{column} : {object:the}, et "
        "non {back:the}"
    ),
    "review.came.dolce-vita.outbid": (
        "{owner} vous passe sans doute devant dans la colonne\N{NO-BREAK SPACE}{column}, "
        "prend {lost:the} et vous laisse {object:the}"
    ),
    "review.came.dolce-vita.outbid.theirs": (
        "{owner} passe sans doute devant {mover} dans la colonne\N{NO-BREAK SPACE}{column}, "
        "prend {lost:the} et lui laisse {object:the}"
    ),
    "review.came.dolce-vita.outbid-both": (
        "{owner} et {who} vous passent sans doute devant dans la "
        "colonne\N{NO-BREAK SPACE}{column} : {owner} prend {lost:the}, et il vous reste "
        "{object:the}"
    ),
    "review.came.dolce-vita.outbid-both.theirs": (
        "{owner} et {who} passent sans doute devant {mover} dans la "
        "colonne\N{NO-BREAK SPACE}{column} : {owner} prend {lost:the}, et il reste "
        "{object:the}"
    ),
    "review.came.dolce-vita.outbid-behind": (
        "{who} passe sans doute devant dans la colonne\N{NO-BREAK SPACE}{column} : {owner} "
        "prend alors {lost:the}, et il vous reste {object:the}"
    ),
    "review.came.dolce-vita.outbid-behind.theirs": (
        "{who} passe sans doute devant dans la colonne\N{NO-BREAK SPACE}{column} : {owner} "
        "prend alors {lost:the}, et il reste {object:the}"
    ),
    "review.came.dolce-vita.anyway": "cela vous revient déjà sans ce coup",
    "review.came.dolce-vita.anyway.theirs": "cela revient déjà à {mover} sans ce coup",
    "review.came.dolce-vita.relieves": (
        "sans ce coup, {who} devrait le prendre et rendre {back:the}{whence}"
    ),
    "review.came.dolce-vita.left": (
        "les autres ne vous laissent sans doute que {object:the} dans la "
        "colonne\N{NO-BREAK SPACE}{column}"
    ),
    "review.came.dolce-vita.left.theirs": (
        "les autres ne laissent sans doute que {object:the} à {mover} dans la "
        "colonne\N{NO-BREAK SPACE}{column}"
    ),
    "review.came.dolce-vita.brings": (
        "ne rapporte que {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "review.came.dolce-vita.swaps": (
        "ne rapporte que {object:the} dans la colonne\N{NO-BREAK SPACE}{column}, et vous "
        "rendez {back:the}{whence}"
    ),
    "review.came.dolce-vita.swaps.theirs": (
        "ne rapporte que {object:the} dans la colonne\N{NO-BREAK SPACE}{column}, et "
        "{mover} rend {back:the}{whence}"
    ),
    "review.came.dolce-vita.lets": (
        "{who} prend alors sans doute {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "review.came.dolce-vita.enriches": (
        "{who} prend alors sans doute {object:the} dans la colonne\N{NO-BREAK SPACE}{column} et "
        "finit le tour avec {amount} de plus qu’après le meilleur coup"
    ),
    "review.came.dolce-vita.enriches-first": (
        "{who} prend alors sans doute {object:the} dans la colonne\N{NO-BREAK SPACE}{column} et "
        "finit le tour en tête, avec {amount} de plus qu’après le meilleur coup"
    ),
    "review.came.dolce-vita.itself": (
        "ce coup vous rapporte {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "review.came.dolce-vita.itself.theirs": (
        "ce coup rapporte à {mover} {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "review.came.dalmuti.jesters-later": (
        "dépense {number:un bouffon qui peut|deux bouffons qui peuvent} vous aider à "
        "remporter un pli plus tard"
    ),
    "review.came.dalmuti.jesters-later.theirs": (
        "dépense {number:un bouffon qui peut|deux bouffons qui peuvent} aider {mover} à "
        "remporter un pli plus tard"
    ),
    "review.came.dalmuti.jesters-with": (
        "dépense {jesters:un bouffon qui peut|deux bouffons qui peuvent} remporter un pli plus "
        "tard, par exemple avec {cards}"
    ),
    "review.came.dalmuti.jesters-alone": (
        "{jesters:seul, un bouffon ne vaut|seuls, deux bouffons ne valent} que 13 ; avec {cards}, "
        "cela fait {together} cartes, de quoi remporter un pli plus tard"
    ),
    "review.came.dalmuti.splits": ("sépare vos {cards} : {left:reste|restent} {rest} à placer"),
    "review.came.dalmuti.splits.theirs": (
        "sépare les {cards} : {left:reste|restent} {rest} à placer"
    ),
    "review.came.dalmuti.beaten": (
        "ce coup est le plus souvent couvert : {who} remporte le pli, surtout avec {cards}"
    ),
    "review.came.dalmuti.beaten-surely": (
        "ce coup est couvert : {who} remporte le pli avec {cards}"
    ),
    "review.came.dalmuti.beaten-by": "ce coup est le plus souvent couvert, surtout par {cards}",
    "review.came.dalmuti.beaten-only": "ce coup est le plus souvent couvert par {cards}",
    "review.came.dalmuti.left": (
        "dépense trop tôt de meilleures cartes ; vous gardez ce qui est plus dur à placer : {cards}"
    ),
    "review.came.dalmuti.left.theirs": (
        "dépense trop tôt de meilleures cartes ; reste en main ce qui est plus dur à placer : "
        "{cards}"
    ),
    "review.came.dalmuti.stuck": "{who} risque de sortir avant vous : il vous resterait {cards}",
    "review.came.dalmuti.stuck.theirs": (
        "{who} risque de sortir avant {mover}, à qui il resterait {cards}"
    ),
    "review.came.dalmuti.stuck-led": (
        "{who} risque d’ouvrir plus tard, puis de sortir avant vous : il vous resterait {cards}"
    ),
    "review.came.dalmuti.stuck-led.theirs": (
        "{who} risque d’ouvrir plus tard, puis de sortir avant {mover}, à qui il resterait {cards}"
    ),
    "review.came.dalmuti.stuck-never": (
        "{who} risque de sortir avant que vous puissiez ouvrir : il vous resterait {cards}"
    ),
    "review.came.dalmuti.stuck-never.theirs": (
        "{who} risque de sortir avant que {mover} puisse ouvrir : il lui resterait {cards}"
    ),
    "review.came.dalmuti.spends": "dépense {cards}, qui pourraient servir plus tard",
    "review.came.dalmuti.spends-later": (
        "avec {cards}, il y aurait de quoi remporter un pli plus tard{kind}"
    ),
    "review.came.dalmuti.out-ahead": (
        "{who} joue alors le plus souvent {number:sa dernière carte|ses dernières cartes} et sort "
        "avant vous"
    ),
    "review.came.dalmuti.out-ahead.theirs": (
        "{who} joue alors le plus souvent {number:sa dernière carte|ses dernières cartes} et sort "
        "avant {mover}"
    ),
    "review.came.dalmuti.leads-next": "{who} ouvre alors le plus souvent le pli suivant",
    "review.came.dalmuti.lets": "{who} remporte alors le plus souvent le pli et ouvre le suivant",
    "review.came.dalmuti.lets-out": "{who} remporte alors le plus souvent le pli et sort",
    "review.came.dalmuti.lets-out-last": (
        "{who} remporte alors le plus souvent le pli et sort, et vous vous retrouvez en général à "
        "la dernière place"
    ),
    "review.came.dalmuti.lets-out-last.theirs": (
        "{who} remporte alors le plus souvent le pli et sort, et {mover} se retrouve en général à "
        "la dernière place"
    ),
    "review.came.dalmuti.lets-few": (
        "{who} remporte alors le plus souvent le pli, garde ensuite {number} "
        "{number:seule carte|cartes} et ouvre le suivant"
    ),
    "review.came.dalmuti.others": (
        "d’autres remportent le pli, le plus souvent {who}, qui ouvre le suivant"
    ),
    "review.came.dalmuti.others-out": (
        "d’autres remportent le pli, le plus souvent {who}, qui sort ainsi"
    ),
    "review.came.dalmuti.others-few": (
        "d’autres remportent le pli, le plus souvent {who}, qui garde ensuite {number} "
        "{number:seule carte|cartes} et ouvre le suivant"
    ),
    "review.came.dalmuti.gives-jester": "donne un bouffon",
    "review.came.dalmuti.gives-part": (
        "vos {cards} partent de toute façon en un pli : en donner une partie ne vous épargne aucun "
        "pli"
    ),
    "review.came.dalmuti.gives-part.theirs": (
        "les {cards} partent de toute façon en un pli : en donner une partie n’épargne aucun pli"
    ),
    "review.came.dalmuti.gives-good": "donne à {who} de meilleures cartes : {cards}",
    "review.came.dalmuti.pays": (
        "{number:votre meilleure carte va|vos deux meilleures cartes vont} à {who}"
    ),
    "review.came.dalmuti.pays.theirs": (
        "{number:la meilleure carte|les deux meilleures cartes} de {mover} {number:va|vont} à {who}"
    ),
    "review.came.dalmuti.forgoes": (
        "pas de taxe : {who} garde {number:la meilleure carte qui vous revenait|les deux "
        "meilleures cartes qui vous revenaient}"
    ),
    "review.came.dalmuti.forgoes.theirs": (
        "pas de taxe : {who} garde {number:la meilleure carte qui revenait|les deux meilleures "
        "cartes qui revenaient} à {mover}"
    ),
    "review.came.dalmuti.taxed": (
        "la taxe est payée : {who} reçoit les deux meilleures cartes de {giver}"
    ),
    "review.came.dalmuti.shows": "montre à tous que vous avez les deux bouffons",
    "review.came.dalmuti.shows.theirs": "montre à tous que {mover} a les deux bouffons",
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
        "ce coup rapporte maintenant {you} à {mover} au lieu de {otherwise} "
        "{instead:point|points}{by}, mais {mover} finit en moyenne avec {end} points "
        "seulement, contre {less} avec le meilleur coup"
    ),
    "review.came.dolores.now": (
        "ce coup vous rapporte maintenant {you} au lieu de {otherwise} {instead:point|points}, "
        "mais assombrit vos perspectives pour la suite"
    ),
    "review.came.dolores.now.theirs": (
        "ce coup rapporte maintenant {you} à {mover} au lieu de {otherwise} "
        "{instead:point|points}, mais assombrit ses perspectives pour la suite"
    ),
    "review.came.dolores.now-last": (
        "ce coup vous rapporte {you} au lieu de {otherwise} {instead:point|points}, mais c’est le "
        "dernier partage : {who} en a alors {total}, vous {own}"
    ),
    "review.came.dolores.now-last.theirs": (
        "ce coup rapporte {you} à {mover} au lieu de {otherwise} {instead:point|points}, mais "
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
        "si {who} {gesture}{picks}, {ends} : vous {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome.theirs": (
        "si {who} {gesture}{picks}, {ends} : {mover} {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone": (
        "si {who} {gesture}{picks}, {ends} : vous {you} {points:point|points}{by}, {who} {them}, "
        "sauf si vous jouez votre Embrouille"
    ),
    "review.came.dolores.outcome-undone.theirs": (
        "si {who} {gesture}{picks}, {ends} : {mover} {you} {points:point|points}{by}, {who} "
        "{them}, sauf si {mover} joue l’Embrouille"
    ),
    "review.came.dolores.outcome.too": (
        " ; si {who} {gesture}{picks} : vous {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome.too.theirs": (
        " ; si {who} {gesture}{picks} : {mover} {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone.too": (
        " ; si {who} {gesture}{picks} : vous {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone.too.theirs": (
        " ; si {who} {gesture}{picks} : {mover} {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.course": "si {who} {gesture}{picks}, {ends}",
    "review.came.dolores.last": (
        "vous finissez alors avec {own} {own:point|points}, {who} avec {total}"
    ),
    "review.came.dolores.last.theirs": (
        "{mover} finit alors avec {own} {own:point|points}, {who} avec {total}"
    ),
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
    "review.came.dolores.unlikely": "ce pari est gagné {percent} fois sur 100",
    "review.came.dolores.points": "ne vous rapporte aussitôt que {points} {points:point|points}",
    "review.came.dolores.points.theirs": (
        "ne rapporte aussitôt à {mover} que {points} {points:point|points}"
    ),
    "review.came.dolores.nothing": "ne vous rapporte aussitôt aucun point",
    "review.came.dolores.nothing.theirs": "ne rapporte aussitôt aucun point à {mover}",
    "review.came.dolores.costs": "vous coûte aussitôt {points} {points:point|points}",
    "review.came.dolores.costs.theirs": "coûte aussitôt {points} {points:point|points} à {mover}",
    "review.came.dolores.you": "vous {you} {points:point|points}",
    "review.came.dolores.you.theirs": "{mover} {you} {points:point|points}",
    "review.came.dolores.them": "{who} {them} {theirs:point|points}{with}",
    "review.came.dolores.robbed": (
        "{who} reçoit le Vol et peut vous voler {card} : vous {you} {points:point|points}, "
        "{who} {them}"
    ),
    "review.came.dolores.robbed.theirs": (
        "{who} reçoit le Vol et peut voler {card} à {mover} : {mover} {you} "
        "{points:point|points}, {who} {them}"
    ),
    "review.came.dolores.robs-other": (
        "{who} reçoit le Vol et peut voler {card} à {owner} : {who} {them} {theirs:point|points}"
    ),
    "review.came.dolores.grows": "la collection de {goods} passe de {before} à {after}",
    "review.came.dolores.gives-up": "les cartes défaussées valent {worth}",
    "review.came.dolores.ends": "termine la partie pendant que {who} mène",
    "review.came.dolores.delays": "la partie continue alors que vous menez",
    "review.came.dolores.delays.theirs": "la partie continue alors que {mover} mène",
    "review.costliest": "Coups les plus coûteux {arrow} mieux",
    "review.costliest.how": (
        "Numéro d’étape puis {@replay.go:Entrée}, ou clic, pour y aller ; la touche "
        "{@replay.mistake:J} passe de l’un au suivant."
    ),
    "review.mistakes": "Coups coûteux",
    "review.all": "Tous les joueurs",
    "review.least.inaccuracy": (
        "Les touches {@replay.mistake:J}, {@replay.any_mistake:K} et {@replay.learn:T} "
        "s’arrêtent à tous les coups coûteux."
    ),
    "review.least.mistake": (
        "Les touches {@replay.mistake:J}, {@replay.any_mistake:K} et {@replay.learn:T} "
        "s’arrêtent aux erreurs et aux gaffes."
    ),
    "review.least.blunder": (
        "Les touches {@replay.mistake:J}, {@replay.any_mistake:K} et {@replay.learn:T} "
        "ne s’arrêtent qu’aux gaffes."
    ),
    "key.better": "jouer mieux",
    "key.better.help": (
        "Jouer le meilleur coup à la place du coup coûteux, voir ce qu’on peut en attendre, et "
        "continuer à partir de là. La partie enregistrée ne change pas, sauf si vous y gardez vos "
        "essais ({@what_if.vary:Y})."
    ),
    "key.mistake": "coup coûteux",
    "key.mistake.next": "suivant",
    "key.mistake.help": (
        "Aller juste avant le coup le plus coûteux du joueur dont vous voyez le jeu (de n’importe "
        "qui, si toutes les cartes sont découvertes), puis au suivant par ordre de coût ; après "
        "le dernier, revenir au premier."
    ),
    "key.mistake.any": "de tous",
    "key.mistake.any.alone": "coup coûteux, tous joueurs",
    "key.mistake.any.help": (
        "Aller juste avant le prochain coup coûteux, quel qu’en soit l’auteur, et voir la partie "
        "par ses yeux."
    ),
    "key.grade": "filtrer",
    "key.grade.help": (
        "Choisir les coups coûteux où s’arrêtent {@replay.mistake:J}, {@replay.any_mistake:K} et "
        "{@replay.learn:T} : tous, les erreurs et les gaffes, ou les gaffes seulement. Une "
        "imprécision coûte au moins 5 points de pourcentage de chances de gagner, une erreur 10, "
        "une gaffe 20 ; ± donne la marge d’erreur."
    ),
    "key.lines": "courbes",
    "key.lines.help": "Montrer dans le graphique les chances de tous les joueurs, ou de deux.",
    "outlook.first": "Premier coup",
    "outlook.later": "Coup ultérieur",
    "outlook.better": "{who} : mieux, {here} ici contre {there} dans la partie ({what}, {how})",
    "outlook.better.short": "{who} : mieux, {here} ici, {there} dans la partie ({how})",
    "outlook.better.bare": "{who} mieux : {here}, partie : {there}",
    "outlook.worse": "{who} : moins bien, {here} ici contre {there} dans la partie ({what}, {how})",
    "outlook.worse.short": "{who} : moins bien, {here} ici, {there} dans la partie ({how})",
    "outlook.worse.bare": "{who} moins bien : {here}, partie : {there}",
    "outlook.alike": "{who} : comme dans la partie jouée, environ {here} ({what}, {how})",
    "outlook.alike.short": "{who} : comme dans la partie, environ {here} ({how})",
    "outlook.alike.bare": "{who} : comme dans la partie, environ {here}",
    "outlook.ended": "{who} : {here} ici ; {there} dans la partie",
    "outlook.ended.same": "{who} : {here} ici, comme dans la partie",
    "outlook.ended.all": "ici : {here} ; dans la partie : {there}",
    "outlook.ended.all.same": "ici, comme dans la partie : {here}",
    "outlook.place": "{n}{n:re|e}\N{NO-BREAK SPACE}place",
    "outlook.place.shared": "{n}{n:re|e} place ex æquo",
    "outlook.end": "Résultat",
    "outlook.chance": "un déroulement parmi d’autres",
    "outlook.same": ("cette fois, même résultat pour {who} : un déroulement parmi d’autres"),
    "outlook.contrary": "Pas comme prévu",
    "outlook.alone": "D’ici, les robots peuvent jouer autrement que dans la partie.",
    "outlook.open": "toutes cartes découvertes",
    "outlook.known": "selon {who}",
    "outlook.looking": "Calcul des chances, ici et dans la partie jouée…",
    "outlook.unknown": "Les chances ne peuvent pas être calculées ici.",
}
