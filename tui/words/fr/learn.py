"""Words of learning from mistakes."""

from typing import Final

WORDS: Final = {
    "learn.title.robot": "Apprendre des coups coûteux de {who}",
    "learn.title": "Apprendre de vos coups coûteux",
    "learn.which": "{n} sur {of}, par coût ; étape {step}",
    "learn.solved": "{n} {n:résolu|résolus}",
    "learn.ask": "{who} : {grade} ({loss}). Trouvez le meilleur coup.",
    "learn.ask.played": ("{who} : {grade} ({loss}), joué : {done}. Trouvez le meilleur coup."),
    "learn.right": "{done} : bien vu, {worth}. Dans la partie : {taken}.",
    "learn.played": "{done} : c’est le coup joué dans la partie. Essayez-en un autre.",
    "learn.worse": "{done}, {worth} : il y a mieux. Essayez encore.",
    "learn.worst": "{done}, {worth} : encore moins bon que le coup joué. Essayez encore.",
    "learn.closer": "{done}, {worth} : mieux que le coup joué, mais il y a mieux encore.",
    "learn.came": "Votre coup : {came}",
    "learn.chance": "{share} de chances de gagner",
    "learn.unweighed": "{done} ne compte pas parmi les meilleurs coups. Essayez-en un autre.",
    "learn.illegal": "Ce coup n’est pas possible ici.",
    "learn.shown": "Ce qui valait mieux, et ce qui a été joué :",
    "learn.nothing": "Aucune autre de vos parties analysées ne contient de coup coûteux.",
    "learn.next": "suivant",
    "learn.next.help": "Passer au coup coûteux suivant.",
    "learn.done": (
        "Terminé, {n} {n:position|positions} : {solved} {solved:résolue|résolues} (dont {first} du "
        "premier coup), {shown} {shown:montrée|montrées}."
    ),
    "learn.skipped": (
        "C’était la dernière de {n} {n:position|positions} : {solved} {solved:résolue|résolues} "
        "(dont {first} du premier coup), {shown} {shown:montrée|montrées}, {skipped} "
        "{skipped:passée|passées}."
    ),
    "learn.restart": "recommencer",
    "learn.restart.help": "Recommencer par la première position.",
    "learn.show": "solution",
    "learn.show.help": "Montrer le meilleur coup, et ce que valait chaque coup.",
    "learn.play_on": "jouer la suite",
    "learn.play_on.help": (
        "Jouer le meilleur coup et continuer à partir de cette position dans « Et si ? »."
    ),
    "learn.again": "réessayer",
    "learn.again.help": "Essayer de nouveau la même position.",
    "learn.skip": "plus tard",
    "learn.skip.help": "Laisser ce coup coûteux pour plus tard et passer au suivant.",
    "learn.back": "précédent",
    "learn.back.help": "Revenir au coup coûteux précédent.",
    "learn.everywhere": "toutes les parties",
    "learn.everywhere.help": (
        "Continuer avec les coups coûteux de toutes les parties analysées, imprécisions comprises."
    ),
    "learn.leave": "fermer",
    "learn.leave.help": "Revenir en arrière. Ce que vous avez résolu est retenu.",
    "key.learn": "apprendre",
    "key.learn.help": (
        "Reprendre un à un les coups coûteux (la touche {@replay.grade:G} choisit "
        "lesquels) et chercher mieux : d’abord celui qui est affiché, puis ceux qui "
        "restent à résoudre, du plus coûteux au moins coûteux."
    ),
    "about.LearnScreen": (
        "Les positions où vous (ou le robot dont vous voyiez le jeu) avez le plus perdu : "
        "d’abord celle d’où vous venez, puis celles que vous n’avez pas encore résolues, la plus "
        "coûteuse d’abord. Jouez un coup comme dans une partie : vous apprenez s’il est meilleur "
        "et ce qui en découle, et pouvez réessayer. Ce que vous avez résolu est retenu avec la "
        "partie enregistrée."
    ),
}
