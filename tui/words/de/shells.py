"""Words of the commands config, completion and man."""

from typing import Final

WORDS: Final = {
    "cli.config": "die Einstellungen ausgeben",
    "cli.config.usage": "%(prog)s [--path | --defaults | --keys]",
    "cli.config.text": "Text von höchstens {most} Zeichen",
    "cli.help.path": "ausgeben, wo die Einstellungen liegen",
    "cli.help.defaults": "die Voreinstellungen ausgeben",
    "cli.completion": "ein Skript ausgeben, mit dem eine Shell Befehlszeilen ergänzt",
    "cli.completion.usage": "%(prog)s SHELL",
    "cli.completion.how": (
        'Für die laufende Shell:\n  bash: eval "$(ludotheque completion bash)"\n  zsh: eval '
        '"$(ludotheque completion zsh)"\n  fish: ludotheque completion fish | source\nFür '
        "immer: die Zeile in ~/.bashrc, ~/.zshrc oder ~/.config/fish/config.fish"
    ),
    "cli.meta.shell": "SHELL",
    "cli.help.shell": "welche Shell: {shells}",
    "cli.man": "die Handbuchseite ausgeben",
    "cli.man.usage": "%(prog)s",
    "cli.man.program": "Kartenspiele im Terminal",
    "cli.man.name.title": "NAME",
    "cli.man.synopsis.title": "ÜBERSICHT",
    "cli.man.description.title": "BESCHREIBUNG",
    "cli.man.options.title": "OPTIONEN",
    "cli.man.commands.title": "BEFEHLE",
    "cli.man.status.title": "RÜCKGABEWERT",
    "cli.man.files.title": "DATEIEN",
    "cli.man.exit": (
        "0: erledigt. 1: Eine Datei ist beschädigt oder eine Partie unmöglich. 2: falscher Aufruf. "
        "Ein Fehler steht in einer Zeile auf der Standardfehlerausgabe."
    ),
    "cli.man.settings": "die Einstellungen",
    "cli.man.saves": "die gespeicherten Partien, jede in einer Datei",
}
