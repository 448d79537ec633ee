"""Exported games, and the command that exports them."""

from typing import Final

WORDS: Final = {
    "cli.export": "écrire une partie en texte, Markdown, image, page ou enregistrement",
    "cli.export.usage": "%(prog)s FICHIER --to {formats} [--seat K|all] [--step N] [-o FICHIER]",
    "cli.help.to": (
        "la forme : text et markdown racontent toute la partie, svg en dessine une étape, html est "
        "une page qui la parcourt, cast un enregistrement asciinema"
    ),
    "cli.help.export-out": "où écrire ; ne doit pas exister (affiché si rien n’est dit)",
    "cli.export.written": "écrit : {file}",
    "cli.export.exists": "{file} existe déjà ; rien n’est écrasé.",
    "cli.export.failed": "{file} ne s’écrit pas : {reason}.",
    "cli.export.step": "--step ne va qu’avec --to svg.",
    "export.fact": "{label} : {fact}",
    "export.begun": "Début",
    "export.players": "Joueurs",
    "export.seed": "Graine",
    "export.page.first": "Au début",
    "export.page.back": "En arrière",
    "export.page.play": "Lecture",
    "export.page.next": "En avant",
    "export.page.last": "À la fin",
    "export.page.step": "Étape",
    "export.page.noscript": "Cette page a besoin de son petit script pour parcourir la partie.",
}
