"""Words of the goals: what one may try to do in a game besides winning it."""

from typing import Final

WORDS: Final = {
    "goal.dolce-vita.two": "Se servir en premier dans une colonne avec un total de 2 seulement",
    "goal.dolce-vita.ties": "Se servir en premier grâce à l’annulation de totaux supérieurs",
    "goal.dolce-vita.exchanges": "Échanger au moins trois biens, sans jamais y perdre",
    "goal.dolce-vita.sevens": "Finir avec trois biens valant chacun 700 000",
    "goal.dolce-vita.kinds": "Gagner avec un bien de chacune des sept catégories",
    "goal.dolores.pick": "Être seul à esquiver et choisir une carte de valeur 3",
    "goal.dolores.share": "Partager trois fois avec un joueur qui partage aussi",
    "goal.dolores.word": "Tenir parole cinq fois sans jamais y manquer, et gagner",
    "goal.dolores.bet": "Gagner un pari sur les gestes de deux autres joueurs",
    "goal.dolores.equal": "Finir avec au moins trois collections, toutes égales",
    "goal.dalmuti.jester": "Remporter un pli avec un bouffon parmi les cartes jouées",
    "goal.dalmuti.many": "Jouer au moins six cartes d’un coup",
    "goal.dalmuti.peon": "Sortir le premier en étant Esclave",
    "goal.dalmuti.reign": "Sortir le premier trois manches de suite",
    "goal.dalmuti.revolution": "Déclencher une révolution",
}
