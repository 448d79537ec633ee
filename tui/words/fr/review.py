"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "analyse",
    "key.review.help": (
        "Montrer ou cacher l’analyse : les chances de chacun au fil de la partie, ce qui pouvait "
        "être joué à chaque choix, et les coups coûteux. Le meilleur robot juge chaque choix "
        "d’après ce que le joueur savait."
    ),
    "key.review.resume": "finir l’analyse",
    "key.review.resume.help": "Poursuivre l’analyse, qui n’est pas terminée.",
    "key.review.hide": "table",
    "key.review.hide.help": "Montrer de nouveau toute la table et la chronique.",
    "review.coming": "Les coups coûteux s’affichent ici dès qu’ils sont trouvés.",
    "review.counted.blunder": "{n} {n:gaffe|gaffes}",
    "review.counted.mistake": "{n} {n:erreur|erreurs}",
    "review.counted.inaccuracy": "{n} {n:imprécision|imprécisions}",
    "review.growing.resumes": "L’analyse reprend…",
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
    "review.none.rests": "L’analyse n’est pas terminée : {@replay.review:A} pour la poursuivre.",
    "review.cost": "{grade} {loss}",
    "review.loss.brief": "−{share} %",
    "review.loss": "−{share} ±{margin} points de pourcentage",
    "review.grade.inaccuracy": "imprécision",
    "review.grade.mistake": "erreur",
    "review.grade.blunder": "gaffe",
    "review.better": "{done} ; mieux : {best}",
    "review.instead": "Dans la partie : {done} ; mieux : {best}",
    "review.instead.why": "Joué : {done}. Le meilleur : {why}",
    "review.instead.key": "{@replay.review:A} explique pourquoi",
    "review.instead.rest": "[suite : {@replay.review:A}]",
    "review.instead.rest.short": "[{@replay.review:A}]",
    "review.here": "mieux : {best}",
    "review.chances": "Chances de gagner",
    "review.open": "Toutes cartes connues",
    "review.known": "Vu par {who}",
    "review.more": "{n} {n:autre|autres} : {worth} au plus",
    "review.more.good": ("{n} {n:autre|autres} ({good} aussi {good:bon|bons}) : {worth} au plus"),
    "review.more.range": "{n} {n:autre|autres} : de {least} à {worth}",
    "review.more.worse": "{n} {n:autre|autres}, à première vue {n:moins bon|moins bons}",
    "review.worth": "chances de gagner",
    "review.which.short": "{n} sur {of}, par coût",
    "review.which": "coup coûteux {n} sur {of}, par coût",
    "review.why": "Meilleur coup : {why}",
    "review.balance.found": "{done}, comparé au coup joué, en l’état : {gains}",
    "review.balance": ("Avec le meilleur coup plutôt que le coup joué, en l’état : {gains}"),
    "review.hinted": (
        "{who} avait demandé conseil pour ce coup. Le conseil n’est pas conservé ; il calcule "
        "moins longtemps que l’analyse."
    ),
    "review.standing": "Situation : {standing}",
    "review.many-good": (
        "{n} autres coups valent à peu près autant : l’essentiel était d’éviter le coup joué"
    ),
    "review.as-good": "à peu près aussi bon : {done}",
    "review.came": "Coup joué : {came}",
    "review.costliest": "Coups coûteux {arrow} meilleurs",
    "review.costliest.more": "{n} {n:autre|autres}",
    "review.costliest.how": (
        "Numéro d’étape puis {@replay.go:Entrée}, ou clic, pour y aller ; la touche "
        "{@replay.mistake:J} passe de l’un au suivant."
    ),
    "review.mistakes": "Coups coûteux",
    "review.all": "Tous les joueurs",
    "review.all.brief": "Tous",
    "review.least.inaccuracy": (
        "Avec {@replay.mistake:J}, {@replay.any_mistake:K} et {@replay.learn:T}, on "
        "s’arrête à tous les coups coûteux."
    ),
    "review.least.same": "Rien à filtrer : tous les coups coûteux trouvés sont de la même gravité.",
    "review.least.mistake": (
        "Avec {@replay.mistake:J}, {@replay.any_mistake:K} et {@replay.learn:T}, on "
        "s’arrête aux erreurs et aux gaffes."
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
        "imprécision (?!) coûte au moins 5 points de pourcentage de chances de gagner, une erreur "
        "(?) 10, une gaffe (??) 20 ; ± donne la marge d’erreur."
    ),
    "key.lines": "courbes",
    "key.lines.help": "Montrer dans le graphique les chances de tous les joueurs, ou de deux.",
    "outlook.first": "Coup essayé",
    "outlook.later": "Coup ultérieur",
    "outlook.better": "{who} : mieux, {here} au lieu de {there} ({what}, {how})",
    "outlook.better.short": "{who} : mieux, {here} au lieu de {there} ({how})",
    "outlook.better.bare": "{who} mieux : {here} et non {there}",
    "outlook.worse": "{who} : moins bien, {here} au lieu de {there} ({what}, {how})",
    "outlook.worse.short": "{who} : moins bien, {here} au lieu de {there} ({how})",
    "outlook.worse.bare": "{who} moins bien : {here} et non {there}",
    "outlook.alike": "{who} : environ {here}, comme dans la partie ({what}, {how})",
    "outlook.alike.short": "{who} : environ {here}, comme dans la partie ({how})",
    "outlook.alike.bare": "{who} : environ {here}, comme dans la partie",
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
    "outlook.known": "vu par {who}",
    "outlook.looking": "Calcul des chances, ici et dans la partie jouée…",
    "outlook.unknown": "Les chances ne peuvent pas être calculées ici.",
}
