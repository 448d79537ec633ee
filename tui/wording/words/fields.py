"""What the fields of the forms mean: for the help, and for the comments of the settings file."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "help.field": ("Where you are", "Là où vous êtes"),
    "field.language": (
        "The language of everything. As the system follows the language of your computer.",
        "La langue de tout le programme. Comme le système : celle de votre ordinateur.",
    ),
    "field.theme": (
        "The colours. Two of them are made for eyes that see colours or contrasts less well.",
        "Les couleurs. Deux thèmes sont faits pour qui distingue moins les couleurs ou contrastes.",
    ),
    "field.by_game": (
        "Whether every table wears the theme in the mood of its game, or the one chosen above.",
        "Si chaque table prend le thème dans l’esprit de son jeu, ou celui choisi au-dessus.",
    ),
    "field.speed": (
        "How long the table rests on what robots and dealer do. Space hurries on at any time.",
        "Combien de temps on voit ce que font robots et donneur. Espace accélère à tout moment.",
    ),
    "field.motion": (
        "Whether anything moves by itself, such as the countdown before gestures are shown.",
        "Si quelque chose bouge tout seul, comme le décompte avant de montrer les gestes.",
    ),
    "field.ascii": (
        "Plain ASCII is for terminals and typefaces without the signs of the cards.",
        "L’ASCII seul convient aux terminaux et polices qui n’ont pas les signes des cartes.",
    ),
    "field.cards": (
        "How large cards are drawn where there is a choice.",
        "La taille des cartes, là où l’on a le choix.",
    ),
    "field.automatic": (
        "Whether what is no choice is done without asking: a pass with nothing to play.",
        "Si ce qui n’est pas un choix se fait sans demander : passer quand rien n’est jouable.",
    ),
    "field.confirm": (
        "Whether a question comes before quitting, deleting, and passing when one could play.",
        "Si une question précède quitter, supprimer, et passer quand on pourrait jouer.",
    ),
    "field.bottles": (
        "In Dolorès, whether you are asked to play a bottle in the sharings of others too.",
        "À Dolorès, si l’on vous propose aussi vos bouteilles dans les partages des autres.",
    ),
    "field.name": (
        "What you are called in new games, and by which the statistics know your seat.",
        "Comment vous vous appelez dans les nouvelles parties ; les statistiques s’en servent.",
    ),
    "field.begin": (
        "A few moves of a game, explained one by one, before the first screen.",
        "Quelques coups d’un jeu, expliqués un par un, avant le premier écran.",
    ),
    "field.game": ("Which game is played.", "À quel jeu on joue."),
    "field.seats": (
        "How many play, people and robots together.",
        "Combien de joueurs, humains et robots ensemble.",
    ),
    "field.name-seat": (
        "What this player is called. The name stands at the table and in the save.",
        "Comment s’appelle ce joueur. Le nom figure à la table et dans la sauvegarde.",
    ),
    "field.by": (
        "Who plays at this seat: a person at this keyboard, or a robot of a level. Random plays "
        "anything, hard thinks about a second.",
        "Qui joue à cette place : quelqu’un à ce clavier, ou un robot d’un niveau. Hasard joue "
        "n’importe quoi, difficile réfléchit environ une seconde.",
    ),
    "field.seed": (
        "Where chance comes from. The same seed deals the same cards again.",
        "L’origine du hasard. La même graine redonne les mêmes cartes.",
    ),
    "field.start": ("Begin the game.", "Commencer la partie."),
    "field.option-hundreds": (
        "Of the 17 money cards, how many are worth 100,000; the others are worth 200,000.",
        "Sur les 17 cartes argent, combien valent 100 000 ; les autres valent 200 000.",
    ),
    "field.option-first": (
        "Who begins: the first seat, or anyone by chance.",
        "Qui commence : la première place, ou quelqu’un au hasard.",
    ),
    "field.option-simple": (
        "For the first game: Dawn is the only bottle in the deck.",
        "Pour une première partie : l’Aube est la seule bouteille de la pioche.",
    ),
    "field.option-hands": (
        "A hand is one deal. The points of all hands of the match are added up.",
        "Une manche est une donne. Les points de toutes les manches s’additionnent.",
    ),
    "field.option-lesser_tax": (
        "How many cards the Lesser Dalmuti and the Lesser Peon exchange.",
        "Combien de cartes échangent le Petit Dalmuti et le Paysan.",
    ),
    "field.option-first_hand_revolution": (
        "In the first hand nobody pays tax: the places were only drawn for.",
        "À la première manche, personne ne paie de taxe : les places n’ont été que tirées.",
    ),
    "field.option-short_deck": (
        "With four players the 11s and 12s are left out, with five the 12s.",
        "À quatre on retire les 11 et les 12, à cinq les 12.",
    ),
    "field.option-philanthropy": (
        "A Dalmuti gets a point more if his Peon finishes the hand in a better place.",
        "Un Dalmuti gagne un point de plus si son Paysan ou Esclave finit mieux placé.",
    ),
    "field.option-misdeal": (
        "Now and then a card is dealt face up, and the Greater Dalmuti decides who gets it.",
        "Parfois une carte se montre à la donne, et le Grand Dalmuti décide à qui elle va.",
    ),
}
