"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "analyse",
    "key.review.help": (
        "Voir comment les chances de chacun ont changé au fil de la partie, et quels choix ont "
        "coûté le plus. Le meilleur robot les juge d’après ce que le joueur savait."
    ),
    "review.title": "Analyse",
    "review.everybody": "les choix de tous",
    "review.growing": "en cours : {share} %",
    "review.stopped": "interrompue ; rouvrez l’analyse pour continuer",
    "review.unusable": (
        "L’analyse enregistrée avec cette partie est inutilisable. Elle est refaite."
    ),
    "review.unkept": "L’analyse ne peut pas être enregistrée. {why}",
    "review.heads": "Les choix qui ont coûté le plus",
    "review.none": "Aucun choix n’a coûté cher.",
    "review.none-yet": "Les choix sont en cours d’analyse…",
    "review.cost": "−{share} %",
    "review.better": "{done} ; mieux : {best}",
    "review.here": "mieux : {best}",
    "review.leave": "retour à la partie",
    "review.leave.help": "Revenir à la partie revue.",
    "review.seat": "joueur",
    "review.seat.help": (
        "Ne montrer que les choix du joueur suivant, puis de nouveau ceux de tous."
    ),
    "about.ReviewScreen": (
        "Ce que chacun pouvait espérer au fil de la partie, et les choix qui ont coûté le plus : "
        "ce qui a été joué, ce qui valait mieux, et ce que cela a coûté. Le meilleur robot examine "
        "chaque choix d’après ce que le joueur savait alors. Le calcul se fait en arrière-plan et "
        "s’enregistre à côté de la partie."
    ),
}
