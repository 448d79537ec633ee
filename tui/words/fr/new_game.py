"""Words of the screen where a game is prepared."""

from typing import Final

WORDS: Final = {
    "new.title": "Nouvelle partie",
    "new.game": "Jeu",
    "new.players": "Joueurs",
    "new.seed": "Graine",
    "new.by-chance": "vide : au hasard",
    "new.yes": "oui",
    "new.no": "non",
    "new.start": "Commencer",
    "new.hot-seat": "{n} joueurs humains se partagent le clavier.",
    "new.watching": "Les robots jouent seuls : vous regardez.",
    "new.sentence": "{game}, {n} joueurs : {who}",
    "new.sentence.level": "{game}, {n} joueurs : {who}, niveau {level}",
    "new.you": "vous",
    "new.robots": "{n} {n:robot|robots}",
    "new.with-level": "{who} ({level})",
    "new.with-equal": "{who} (égal au vôtre\N{NO-BREAK SPACE}: {level})",
    "new.equals": "de votre force",
    "new.equals.now": "égal au vôtre ({level} pour l’instant)",
    "new.idle": "Sans effet à {n} joueurs.",
    "new.name-cut": "Un nom tient en {cells} caractères ; le reste est laissé de côté.",
    "new.key.start": "commencer",
    "new.key.start.help": "Commencer la partie avec ces choix.",
    "new.key.next": "champ suivant",
    "new.key.next.help": "Passer au champ suivant.",
}
