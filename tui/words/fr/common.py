"""Words that every part of the program uses."""

from typing import Final

WORDS: Final = {
    "program": "Ludothèque",
    "level.human": "humain",
    "level.random": "aléatoire",
    "level.easy": "facile",
    "level.normal": "normal",
    "level.hard": "difficile",
    "illegal.not-an-action": "Ce coup n’existe pas dans ce jeu.",
    "illegal.not-your-turn": "Ce n’est pas votre tour.",
    "cap.enter": "Entrée",
    "cap.escape": "Échap",
    "cap.space": "Espace",
    "cap.tab": "Tab",
    "cap.shift+tab": "Maj+Tab",
    "cap.left": "←",
    "cap.right": "→",
    "cap.home": "Début",
    "cap.end": "Fin",
    "cap.ctrl_j": "Ctrl+J",
    "cap.ctrl_p": "Ctrl+P",
    "cap.ctrl_q": "Ctrl+Q",
    "key.quit": "quitter",
    "key.quit.help": "Quitter le programme. Une partie commencée est déjà enregistrée.",
    "key.help": "aide",
    "key.help.help": "Expliquer cet écran et ses touches.",
    "key.palette": "commandes",
    "key.palette.help": "Trouver une commande par son nom.",
    "settings.unwritten": "Impossible d’enregistrer les réglages : {reason}",
    "small.enlarge": "Veuillez agrandir la fenêtre.",
    "small.needed": "Il faut {columns} colonnes et {rows} lignes.",
    "key.back": "retour",
    "key.back.help": "Revenir à l’écran précédent.",
    # A name, and what is said of it
    "labelled": "{label} : {words}",
}
