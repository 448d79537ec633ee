"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "analyse",
    "key.review.help": (
        "Montrer ou cacher l’analyse : les chances de chacun au fil de la partie, ce qui pouvait "
        "être joué à chaque choix, et les erreurs. Le meilleur robot juge chaque choix d’après ce "
        "que le joueur savait."
    ),
    "key.review.hide": "table",
    "key.review.hide.help": "Montrer de nouveau toute la table et la chronique.",
    "review.coming": "Les erreurs s’affichent ici dès qu’elles sont trouvées.",
    "review.counted.blunder": "{n} {n:gaffe|gaffes}",
    "review.counted.mistake": "{n} {n:erreur|erreurs}",
    "review.counted.inaccuracy": "{n} {n:imprécision|imprécisions}",
    "review.growing": "analyse en cours : {share} %",
    "review.growing.soon": "analyse en cours : {share} % ; il reste moins d’une minute",
    "review.growing.minutes": (
        "analyse en cours : {share} % ; il reste environ {n} {n:minute|minutes}"
    ),
    "review.stopped": "analyse interrompue ; {@replay.review:A} pour continuer",
    "review.unusable": (
        "L’analyse enregistrée avec cette partie est inutilisable. Elle est refaite."
    ),
    "review.unkept": "L’analyse ne peut pas être enregistrée. {why}",
    "review.none": "Aucune erreur.",
    "review.none.yet": "Aucune erreur trouvée pour l’instant.",
    "review.loss": "−{share} ±{margin} %",
    "review.grade.inaccuracy": "imprécision",
    "review.grade.mistake": "erreur",
    "review.grade.blunder": "gaffe",
    "review.better": "{done} ; mieux : {best}",
    "review.instead": "Dans la partie : {done} ; mieux : {best}",
    "review.here": "mieux : {best}",
    "review.chances": "Chances de gagner",
    "review.open": "Cartes découvertes",
    "review.known": "Ce que savait {who}",
    "review.worth": "chance par coup",
    "review.which": "erreur {n} sur {of}",
    "review.why": "Conseil : {why}",
    "review.mistakes": "Erreurs",
    "review.least.inaccuracy": "{@replay.mistake:J} et {@replay.any_mistake:K} vont à toutes les "
    "erreurs.",
    "review.least.mistake": "{@replay.mistake:J} et {@replay.any_mistake:K} vont aux erreurs et "
    "aux gaffes.",
    "review.least.blunder": "{@replay.mistake:J} et {@replay.any_mistake:K} ne vont qu’aux gaffes.",
    "key.better": "jouer mieux",
    "key.better.help": (
        "Jouer le meilleur coup à la place de l’erreur, voir les chances qu’il donne, et continuer "
        "à partir de là. La partie enregistrée ne change pas."
    ),
    "key.mistake": "erreur suivante",
    "key.mistake.help": (
        "Aller à l’étape qui précède l’erreur suivante du joueur dont vous voyez le jeu, dans "
        "l’ordre de la partie ; après la dernière, à la première. Quand toutes les mains "
        "sont visibles, de n’importe qui."
    ),
    "key.mistake.any": "toute erreur",
    "key.mistake.any.help": (
        "Aller à l’étape qui précède l’erreur suivante de n’importe quel joueur, dans l’ordre de "
        "la partie, vue par lui."
    ),
    "key.grade": "quelles erreurs",
    "key.grade.help": (
        "Aller à toutes les erreurs, sans les imprécisions, ou aux seules gaffes. "
        "Imprécision, erreur, gaffe : au moins 5, 10 ou 20 % de perdus ; ± donne la marge d’erreur."
    ),
    "key.lines": "courbes",
    "key.lines.help": "Montrer dans le graphique les chances de tous les joueurs, ou de deux.",
    "outlook.whole": (
        "{what}, cartes découvertes : {who} {here} ici, {there} dans la partie jouée"
    ),
    "outlook.short": ("{what}, cartes découvertes : {who} {here} ici, {there} dans la partie"),
    "outlook.whole.alike": (
        "{what}, cartes découvertes : {who} environ {here} ici, comme dans la partie jouée"
    ),
    "outlook.short.alike": (
        "{what}, cartes découvertes : {who} environ {here}, comme dans la partie"
    ),
    "outlook.looking": "Calcul des chances, ici et dans la partie jouée…",
    "outlook.unknown": "Les chances ne peuvent pas être calculées ici.",
}
