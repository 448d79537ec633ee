"""Words of the commands config, completion and man."""

from typing import Final

WORDS: Final = {
    "cli.config": "afficher les réglages, leur emplacement ou les touches",
    "cli.config.usage": "%(prog)s [--path | --defaults | --keys]",
    "cli.config.text": "texte d’au plus {most} caractères",
    "cli.help.path": "afficher le chemin du fichier des réglages",
    "cli.help.defaults": "afficher les réglages par défaut",
    "cli.completion": "afficher un script de complétion pour un shell",
    "cli.completion.usage": "%(prog)s SHELL",
    "cli.completion.how": (
        "Pour une session, tapez la ligne de votre shell :\n"
        '  bash : eval "$(ludotheque completion bash)"\n'
        '  zsh : eval "$(ludotheque completion zsh)"\n'
        "  fish : ludotheque completion fish | source\n"
        "Pour toutes, ajoutez-la à ~/.bashrc, ~/.zshrc ou ~/.config/fish/config.fish."
    ),
    "cli.meta.shell": "SHELL",
    "cli.help.shell": "le shell qui lira le script : {shells}",
    "cli.man": "afficher la page de manuel",
    "cli.man.usage": "%(prog)s",
    "cli.man.program": "des jeux de cartes dans un terminal",
    "cli.man.name.title": "NOM",
    "cli.man.synopsis.title": "SYNOPSIS",
    "cli.man.description.title": "DESCRIPTION",
    "cli.man.options.title": "OPTIONS",
    "cli.man.commands.title": "COMMANDES",
    "cli.man.status.title": "CODE DE RETOUR",
    "cli.man.files.title": "FICHIERS",
    "cli.man.exit": (
        "0 : c’est fait. 1 : un fichier est endommagé ou une partie impossible. 2 : mauvais usage. "
        "Une erreur tient en une ligne sur la sortie d’erreur."
    ),
    "cli.man.settings": "les réglages",
    "cli.man.saves": "les parties enregistrées, un fichier chacune",
}
