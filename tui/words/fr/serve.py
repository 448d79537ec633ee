"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "jouer dans un navigateur",
    "cli.serve.usage": "%(prog)s [--port N] [--host H] [--pages P]",
    "cli.help.port": "le port d’écoute ({port} si rien n’est dit)",
    "cli.help.host": "l’adresse d’écoute ({host}, cette machine seule, si rien n’est dit)",
    "cli.help.pages": (
        "combien de pages à la fois, chacune avec son propre programme ({pages} si rien n’est dit)"
    ),
    "cli.serve.missing": (
        "jouer dans un navigateur demande textual-serve ; pour l’installer : "
        "pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Ouvrez {url} dans un navigateur ; Ctrl+C y met fin.",
    "cli.serve.open": (
        "Qui peut atteindre cette adresse joue avec vos parties enregistrées et vos réglages."
    ),
    "cli.serve.busy": "{url} ne peut pas être servi ({reason})",
    "web.full": (
        "Toutes les places sont prises pour l’instant. Fermez une autre page du programme, ou "
        "patientez un peu."
    ),
    "web.again": "Rouvrir",
    "web.ended": "Vous avez quitté le programme. Toutes les parties sont enregistrées.",
    "web.lost": (
        "La connexion au programme est perdue. Votre partie est enregistrée jusqu’au dernier coup."
    ),
    "web.script": "La page a besoin de JavaScript, que ce navigateur n’exécute pas.",
    "web.keys": "Touches",
    "web.keyboard": "Afficher le clavier",
    "web.letters": "azertyuiop qsdfghjklm wxcvbn",
}
