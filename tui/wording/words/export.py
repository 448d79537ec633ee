"""Exported games, and the command that exports them."""

from typing import Final

WORDS: Final = {
    "cli.export": (
        "write a game as text, Markdown, a picture, a page or a recording",
        "écrire une partie en texte, Markdown, image, page ou enregistrement",
    ),
    "cli.export.usage": (
        "%(prog)s FILE --to {formats} [--seat K|all] [--step N] [-o FILE]",
        "%(prog)s FICHIER --to {formats} [--seat K|all] [--step N] [-o FICHIER]",
    ),
    "cli.help.to": (
        "the form: text and markdown tell the whole game, svg draws one step, html is a page that "
        "steps through the game, cast is an asciinema recording",
        "la forme : text et markdown racontent toute la partie, svg en dessine une étape, html est "
        "une page qui la parcourt, cast un enregistrement asciinema",
    ),
    "cli.help.export-out": (
        "where to write; it must not exist yet (printed if nothing is said)",
        "où écrire ; ne doit pas exister (affiché si rien n’est dit)",
    ),
    "cli.export.written": ("written: {file}", "écrit : {file}"),
    "cli.export.exists": (
        "{file} exists already; nothing is overwritten.",
        "{file} existe déjà ; rien n’est écrasé.",
    ),
    "cli.export.failed": (
        "{file} cannot be written: {reason}.",
        "{file} ne s’écrit pas : {reason}.",
    ),
    "cli.export.step": (
        "--step goes with --to svg only.",
        "--step ne va qu’avec --to svg.",
    ),
    "cli.export.secret": (
        "The game is not over: it can be exported only as its player sees it.",
        "La partie n’est pas finie : elle ne s’exporte que vue de son joueur.",
    ),
    "cli.export.secrets": (
        "The game is not over and several people hold secrets: it can be exported when it is.",
        "La partie n’est pas finie et plusieurs joueurs ont des secrets : elle s’exportera finie.",
    ),
    "export.fact": ("{label}: {fact}", "{label} : {fact}"),
    "export.begun": ("Begun", "Début"),
    "export.players": ("Players", "Joueurs"),
    "export.seed": ("Seed", "Graine"),
    "export.page.first": ("To the beginning", "Au début"),
    "export.page.back": ("Back", "En arrière"),
    "export.page.play": ("Play", "Lecture"),
    "export.page.next": ("On", "En avant"),
    "export.page.last": ("To the end", "À la fin"),
    "export.page.step": ("Step", "Étape"),
    "export.page.noscript": (
        "This page needs its own small script to step through the game.",
        "Cette page a besoin de son petit script pour parcourir la partie.",
    ),
}
"""Per key the English and the French template."""
