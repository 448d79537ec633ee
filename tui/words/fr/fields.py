"""What the fields of the forms mean: for the help, and for the comments of the settings file."""

from typing import Final

WORDS: Final = {
    "help.field": "Là où vous êtes",
    "field.language": (
        "La langue de tout le programme. Comme le système : celle de votre ordinateur."
    ),
    "field.theme": (
        "Les couleurs. Deux thèmes sont faits pour qui distingue moins les couleurs ou contrastes."
    ),
    "field.by_game": (
        "Si chaque table prend le thème dans l’esprit de son jeu, ou celui choisi au-dessus."
    ),
    "field.speed": (
        "Combien de temps on voit ce que font robots et donneur. Espace achève à tout "
        "moment ce qui est montré."
    ),
    "field.pauses": ("Si la fin d’une manche attend une touche, pour qu’on la regarde en paix."),
    "field.motion": (
        "Si quelque chose bouge tout seul, comme les cartes qui vont une à une à qui les prend."
    ),
    "field.ascii": (
        "L’ASCII seul convient aux terminaux et polices qui n’ont pas les signes des cartes."
    ),
    "field.cards": "La taille des cartes, là où l’on a le choix.",
    "field.automatic": (
        "Si ce qui n’est pas un choix se fait sans demander : passer quand rien n’est jouable."
    ),
    "field.confirm": ("Si une question précède quitter et supprimer."),
    "field.bottles": (
        "À Dolorès, si l’on vous propose aussi vos bouteilles dans les partages des autres."
    ),
    "field.name": (
        "Comment vous vous appelez dans les nouvelles parties ; les statistiques s’en servent."
    ),
    "field.begin": "Quelques coups d’un jeu, expliqués un par un, avant le premier écran.",
    "field.game": "À quel jeu on joue.",
    "field.seats": "Combien de joueurs, humains et robots ensemble.",
    "field.name-seat": (
        "Comment s’appelle ce joueur. Le nom figure à la table et dans la sauvegarde."
    ),
    "field.by": (
        "Qui joue à cette place : quelqu’un à ce clavier, ou un robot d’un niveau. Hasard joue "
        "n’importe quoi, difficile réfléchit environ une seconde."
    ),
    "field.seed": "L’origine du hasard. La même graine redonne les mêmes cartes.",
    "field.start": "Commencer la partie.",
}
