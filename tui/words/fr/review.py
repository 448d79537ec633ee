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
    "review.here": "mieux : {best}",
    "review.known": "d’après ce qu’on savait",
    "review.why": "Conseil : {why}",
    "review.decides": "{who} choisit",
    "review.mistakes": "Erreurs",
    "review.least.inaccuracy": "{@replay.mistake:J} et {@replay.any_mistake:K} vont à toutes les "
    "erreurs.",
    "review.least.mistake": "{@replay.mistake:J} et {@replay.any_mistake:K} vont aux erreurs et "
    "aux gaffes.",
    "review.least.blunder": "{@replay.mistake:J} et {@replay.any_mistake:K} ne vont qu’aux gaffes.",
    "key.better": "meilleur coup",
    "key.better.help": (
        "Jouer le meilleur coup à la place, et continuer à partir de là. La partie enregistrée ne "
        "change pas."
    ),
    "key.mistake": "erreur suivante",
    "key.mistake.help": (
        "Aller à l’étape qui précède l’erreur suivante du joueur dont vous voyez le jeu ; de "
        "n’importe qui quand toutes les mains sont visibles."
    ),
    "key.mistake.any": "toute erreur",
    "key.mistake.any.help": (
        "Aller à l’étape qui précède l’erreur suivante, de n’importe quel joueur, vue par lui."
    ),
    "key.grade": "quelles erreurs",
    "key.grade.help": (
        "Aller à toutes les erreurs, sans les imprécisions, ou aux seules gaffes. "
        "Imprécision, erreur, gaffe : au moins 5, 10 ou 20 % de perdus ; ± donne la marge d’erreur."
    ),
    "key.lines": "courbes",
    "key.lines.help": "Montrer dans le graphique les chances de tous les joueurs, ou de deux.",
}
