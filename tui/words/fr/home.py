"""Words of the first screen."""

from typing import Final

WORDS: Final = {
    "home.subtitle": "Jeux de cartes dans le terminal, contre des robots ou entre amis",
    "home.continue": "Reprendre",
    "home.replays": "Revoir une partie terminée",
    "home.quit": "Quitter",
    "home.players": "{least} à {most} joueurs",
    "home.game.next": "choisir le jeu",
    "home.game.next.alone": "jeu suivant",
    "home.game.next.help": "Choisir le jeu suivant pour la nouvelle partie.",
    "home.game.previous": "jeu précédent",
    "home.game.previous.help": "Choisir le jeu précédent pour la nouvelle partie.",
}
