"""What the fields of the forms mean: for the help, and for the comments of the settings file."""

from typing import Final

WORDS: Final = {
    "help.field": "Ce champ",
    "field.language": (
        "La langue de tout le programme ; sans choix de votre part, celle de votre ordinateur."
    ),
    "field.theme": (
        "Les couleurs. Deux thèmes sont faits pour qui distingue mal les couleurs ou les "
        "contrastes."
    ),
    "field.by_game": "Utiliser à chaque table le thème de son jeu, ou partout le thème ci-dessus.",
    "field.speed": (
        "Durée d’affichage de chaque coup des robots et de la distribution. {@play.skip:Espace} "
        "accélère."
    ),
    "field.pauses": (
        "Attendre une touche à la fin d’un tour ou d’une manche : jamais, toujours, ou seulement "
        "quand des humains jouent avec des robots."
    ),
    "field.motion": "Animer la table, par exemple les cartes qui vont à leur nouveau propriétaire.",
    "field.ascii": (
        "L’ASCII seul convient aux terminaux et polices qui n’ont pas les signes des cartes."
    ),
    "field.cards": "La taille des cartes, là où l’on a le choix.",
    "field.preview": (
        "L’aperçu dans la liste des parties. Automatique : grand s’il tient à côté de la liste, "
        "sinon petit."
    ),
    "field.explain": (
        "Quand expliquer ce que font les autres : chaque fois, les premières fois ou jamais."
    ),
    "field.robots": (
        "Ce que le formulaire d’une partie propose en plus des niveaux : maître@10 imagine 10 "
        "suites au plus par coup, maître@50ms réfléchit 50 ms au plus."
    ),
    "field.told": ("Ce qui a déjà été expliqué ; effacez-le pour recommencer."),
    "field.rest": (
        "Der Große Dalmuti : la vitesse des autres quand vous êtes sorti ou ne pouvez plus "
        "remporter le pli."
    ),
    "field.automatic": (
        "Jouer d’office le seul coup possible, par exemple passer ; mais jamais votre dernière "
        "carte quand c’est à vous d’ouvrir le pli."
    ),
    "field.confirm": (
        "Demander confirmation avant de quitter ou de supprimer. Avant de supprimer pour de bon, "
        "on vous la demande toujours."
    ),
    "field.bottles": (
        "Dolorès : quand vous demander si vous jouez une bouteille, à chaque partage ou seulement "
        "aux vôtres."
    ),
    "field.name": "Votre nom dans les nouvelles parties ; les statistiques s’en servent.",
    "field.begin": "Quelques coups d’un jeu, expliqués un par un, avant l’accueil.",
    "field.game": "Le jeu de la nouvelle partie.",
    "field.seats": "Le nombre de joueurs, humains et robots ensemble.",
    "field.name-seat": "Le nom de ce joueur, à la table et dans la partie enregistrée.",
    "field.by": (
        "Un humain, ou un robot : aléatoire, novice, facile, normal, fort, expert, maître, ou de "
        "votre force."
    ),
    "field.seed": "Graine du hasard : la même graine redonne les mêmes cartes.",
    "field.remarks": (
        "Laisser les robots commenter parfois, dans la chronique, une parole trahie, une "
        "révolution, une colonne perdue d’un point."
    ),
    "field.goals": (
        "Proposer la donne du jour à l’accueil ; montrer les défis dans les statistiques et en fin "
        "de partie."
    ),
}
