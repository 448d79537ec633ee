"""Words of playing line by line. What can be typed is a row of words, the first one is named."""

from typing import Final

WORDS: Final = {
    "plain.welcome": (
        "{game}, ligne par ligne. Chaque coup est aussitôt enregistré. Tapez aide à tout moment."
    ),
    "plain.kept": (
        "La partie est enregistrée telle quelle ; « ludotheque resume --plain » la reprend."
    ),
    "plain.ready": "{who}, appuyez sur Entrée quand personne d’autre ne regarde ni n’écoute.",
    "plain.done_looking": "Appuyez sur Entrée quand vous avez vu vos cartes.",
    "plain.not-cleared": (
        "Ce terminal ne s’efface pas : ce qui a été montré se trouve au-dessus des lignes vides. "
        "Ne faites pas défiler vers le haut."
    ),
    # Read aloud in the place of the sign for what nobody else knows
    "plain.sealed": "(secret)",
    "plain.bot-failed": "Un robot n’a pas répondu.",
    "plain.again": "Appuyez sur Entrée pour réessayer.",
    "plain.undone": "Votre dernier coup est annulé.",
    "plain.no-rules": "Il n’y a pas de pages de règles pour {game}.",
    "plain.place": "{place}. {who} : {score}",
    "plain.not-understood": "Pas compris : {words}.",
    "plain.or-orders": "Ou tapez l’un de ces mots : {words}.",
    "plain.no-hand": (
        "Ici, on n’a pas de main : ce que vous possédez est visible de tous. Tapez scores pour "
        "l’entendre."
    ),
    "plain.player.human": "{who} : {by}",
    "plain.player.robot": "{who} : robot, niveau {by}",
    "plain.player.own": "{who} : robot « {by} »",
    "plain.what-what": "À quel sujet ? Tapez quoi, puis le mot.",
    "plain.what-unknown": "Les règles n’expliquent pas « {words} ».",
    "plain.anytime": "À tout moment, vous pouvez taper :",
    "plain.order": "{word} : {what}",
    "plain.hand": "lire vos cartes",
    "plain.moves": "dire comment répondre maintenant",
    "plain.where": "dire où en est la partie",
    "plain.who": "nommer les joueurs",
    "plain.score": "dire ce que chacun possède",
    "plain.what": "expliquer un mot ; tapez quoi, puis le mot",
    "plain.help": "afficher cette liste",
    "plain.position": "décrire toute la table",
    "plain.table": "dessiner la table",
    "plain.chronicle": "raconter tout ce qui s’est passé",
    "plain.hint": "demander ce que ferait le meilleur robot",
    "plain.undo": "revenir avant votre dernier coup",
    "plain.rules": "lire les règles du jeu",
    "plain.quit": "s’arrêter là ; la partie est enregistrée",
    "plain.typed.help": "aide ?",
    "plain.typed.position": "position pos",
    "plain.typed.table": "table",
    "plain.typed.chronicle": "chronique l",
    "plain.typed.hint": "conseil h",
    "plain.typed.undo": "annuler reprendre u",
    "plain.typed.rules": "règles regles",
    "plain.typed.hand": "main",
    "plain.typed.moves": "coups",
    "plain.typed.where": "où ou",
    "plain.typed.who": "qui",
    "plain.typed.score": "scores score",
    "plain.typed.what": "quoi i",
    "plain.typed.quit": "quitter q sortir",
    "typed.yes": "oui o",
    "typed.no": "non n",
    # The first question, without a game
    "plain.home": "Que voulez-vous faire ?",
    "plain.continue": "Reprendre la dernière partie : {game}",
    "plain.new": "Nouvelle partie : {game}",
    "plain.new.help": (
        "« ludotheque play --help » dit comment choisir joueurs, robots et options."
    ),
    "plain.number": "Tapez un numéro, ou quitter.",
}
