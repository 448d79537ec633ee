"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "lancer un serveur pour jouer dans un navigateur",
    "cli.serve.usage": "%(prog)s [--port N] [--host ADRESSE] [--pages P]",
    "cli.help.port": "le port d’écoute (par défaut : {port})",
    "cli.help.host": "l’adresse d’écoute (par défaut : {host}, cette machine seule)",
    "cli.help.pages": (
        "nombre maximal de pages ouvertes en même temps, chacune avec son propre programme (par "
        "défaut : {pages})"
    ),
    "cli.serve.missing": (
        "jouer dans un navigateur demande textual-serve ; "
        "pour l’installer, dans le dossier de Ludothèque : "
        "pipx install --force '.[web]'"
    ),
    "cli.serve.ready": "Ouvrez {url} dans un navigateur ; Ctrl+C pour arrêter.",
    "cli.serve.open": (
        "Toute personne ayant accès à cette adresse peut ouvrir vos parties et changer vos "
        "réglages."
    ),
    "cli.serve.busy": "impossible d’ouvrir {url} ({reason}) ; essayez un autre --port",
    "web.full": "Trop de pages sont ouvertes pour l’instant. Fermez-en une, ou patientez un peu.",
    "web.again": "Rouvrir",
    "web.ended": "Vous avez quitté le programme. Toutes les parties sont enregistrées.",
    "web.lost": (
        "La connexion au programme est perdue. Votre partie est enregistrée jusqu’au dernier coup."
    ),
    "web.script": "La page a besoin de JavaScript, que ce navigateur n’exécute pas.",
    "web.name": "Votre nom à la table",
    "web.join": "Rejoindre",
    "web.keys": "Touches",
    "web.keyboard": "Afficher le clavier",
    "web.letters": "azertyuiop qsdfghjklm wxcvbn",
}
