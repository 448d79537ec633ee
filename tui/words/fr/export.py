"""Exported games, and the command that exports them."""

from typing import Final

WORDS: Final = {
    "cli.export": "exporter une partie en texte, Markdown, image, page web ou film asciinema",
    "cli.export.usage": (
        "%(prog)s FICHIER --to {formats}\n"
        "                          [--seat PLACE|all] [--step N] [-o FICHIER]"
    ),
    "cli.help.to": (
        "le format : text et markdown racontent toute la partie, svg en dessine une étape, html "
        "est une page web qui la parcourt, cast un film pour asciinema"
    ),
    "cli.help.export-out": (
        "le fichier à créer, qui ne doit pas exister (par défaut : la sortie standard)"
    ),
    "cli.export.written": "Écrit\N{NO-BREAK SPACE}: {file}",
    "cli.export.no-review": (
        "La partie n’a pas encore d’analyse : la page est sans chances ni appréciations. Pour les "
        "ajouter, lancez d’abord : ludotheque review {file}"
    ),
    "cli.export.exists": "{file} existe déjà et n’est pas écrasé ; donnez un autre nom avec -o.",
    "cli.export.failed": "Impossible d’écrire {file} : {reason}.",
    "cli.export.step": "--step ne s’utilise qu’avec --to svg.",
    "export.begun": "Début",
    "export.page.first": "Au début",
    "export.page.back": "En arrière",
    "export.page.play": "Lecture",
    "export.page.next": "En avant",
    "export.page.last": "À la fin",
    "export.page.step": "Étape",
    "export.page.mistake": "Au coup coûteux suivant",
    "export.page.noscript": "Cette page a besoin de JavaScript pour parcourir la partie.",
}
