"""Words of the commands config, completion and man."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "cli.config": ("print the settings", "écrire les réglages"),
    "cli.config.usage": ("%(prog)s [--path | --defaults]", "%(prog)s [--path | --defaults]"),
    "cli.config.text": ("text of at most {most} characters", "texte d’au plus {most} caractères"),
    "cli.help.path": (
        "print where the settings lie",
        "écrire où se trouvent les réglages",
    ),
    "cli.help.defaults": (
        "print what the settings are as long as nobody changes them",
        "écrire les réglages tels qu’ils sont tant que personne n’y touche",
    ),
    "cli.completion": (
        "print a script that completes command lines in a shell",
        "écrire un script qui complète les lignes de commande dans un shell",
    ),
    "cli.completion.usage": ("%(prog)s {{bash,zsh,fish}}", "%(prog)s {{bash,zsh,fish}}"),
    "cli.completion.how": (
        "For the shell of the moment:\n"
        '  bash: eval "$(ludotheque completion bash)"\n'
        '  zsh: eval "$(ludotheque completion zsh)"\n'
        "  fish: ludotheque completion fish | source\n"
        "To keep it, write that line into ~/.bashrc, ~/.zshrc or ~/.config/fish/config.fish.",
        "Pour le shell du moment :\n"
        '  bash : eval "$(ludotheque completion bash)"\n'
        '  zsh : eval "$(ludotheque completion zsh)"\n'
        "  fish : ludotheque completion fish | source\n"
        "Pour toujours, écrivez cette ligne dans ~/.bashrc, ~/.zshrc ou "
        "~/.config/fish/config.fish.",
    ),
    "cli.help.shell": ("which shell", "quel shell"),
    "cli.man": ("print the manual page", "écrire la page de manuel"),
    "cli.man.usage": ("%(prog)s", "%(prog)s"),
    "cli.man.how": (
        "To read it: ludotheque man | man -l -",
        "Pour la lire : ludotheque man | man -l -",
    ),
    "cli.man.about": ("card games in a terminal", "des jeux de cartes dans un terminal"),
    "cli.man.name.title": ("NAME", "NOM"),
    "cli.man.synopsis.title": ("SYNOPSIS", "SYNOPSIS"),
    "cli.man.description.title": ("DESCRIPTION", "DESCRIPTION"),
    "cli.man.options.title": ("OPTIONS", "OPTIONS"),
    "cli.man.commands.title": ("COMMANDS", "COMMANDES"),
    "cli.man.status.title": ("EXIT STATUS", "CODE DE RETOUR"),
    "cli.man.files.title": ("FILES", "FICHIERS"),
    "cli.man.exit": (
        "0: done. 1: a file is damaged or a game impossible. 2: wrong usage. An error is one line "
        "on standard error.",
        "0 : c’est fait. 1 : un fichier est abîmé ou une partie impossible. 2 : mauvais usage. "
        "Une erreur tient en une ligne sur la sortie d’erreur.",
    ),
    "cli.man.settings": ("the settings", "les réglages"),
    "cli.man.saves": (
        "the saved games, one file each",
        "les parties enregistrées, un fichier chacune",
    ),
}
