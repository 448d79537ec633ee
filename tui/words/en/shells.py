"""Words of the commands config, completion and man."""

from typing import Final

WORDS: Final = {
    "cli.config": "print the settings",
    "cli.config.usage": "%(prog)s [--path | --defaults]",
    "cli.config.text": "text of at most {most} characters",
    "cli.help.path": "print where the settings lie",
    "cli.help.defaults": "print what the settings are as long as nobody changes them",
    "cli.completion": "print a script that completes command lines in a shell",
    "cli.completion.usage": "%(prog)s {{bash,zsh,fish}}",
    "cli.completion.how": (
        "For the shell of the moment:\n"
        '  bash: eval "$(ludotheque completion bash)"\n'
        '  zsh: eval "$(ludotheque completion zsh)"\n'
        "  fish: ludotheque completion fish | source\n"
        "To keep it, write that line into ~/.bashrc, ~/.zshrc or ~/.config/fish/config.fish."
    ),
    "cli.help.shell": "which shell",
    "cli.man": "print the manual page",
    "cli.man.usage": "%(prog)s",
    "cli.man.how": "To read it: ludotheque man | man -l -",
    "cli.man.about": "card games in a terminal",
    "cli.man.name.title": "NAME",
    "cli.man.synopsis.title": "SYNOPSIS",
    "cli.man.description.title": "DESCRIPTION",
    "cli.man.options.title": "OPTIONS",
    "cli.man.commands.title": "COMMANDS",
    "cli.man.status.title": "EXIT STATUS",
    "cli.man.files.title": "FILES",
    "cli.man.exit": (
        "0: done. 1: a file is damaged or a game impossible. 2: wrong usage. An error is one line "
        "on standard error."
    ),
    "cli.man.settings": "the settings",
    "cli.man.saves": "the saved games, one file each",
}
