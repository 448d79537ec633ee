"""Words of the commands config, completion and man."""

from typing import Final

WORDS: Final = {
    "cli.config": "print the settings",
    "cli.config.usage": "%(prog)s [--path | --defaults | --keys]",
    "cli.config.text": "text of at most {most} characters",
    "cli.help.path": "print where the settings file is",
    "cli.help.defaults": "print the default settings",
    "cli.completion": "print a shell completion script",
    "cli.completion.usage": "%(prog)s SHELL",
    "cli.completion.how": (
        "To try it in this shell:\n"
        '  bash: eval "$(ludotheque completion bash)"\n'
        '  zsh: eval "$(ludotheque completion zsh)"\n'
        "  fish: ludotheque completion fish | source\n"
        "To keep it, add that line to ~/.bashrc, ~/.zshrc or ~/.config/fish/config.fish."
    ),
    "cli.meta.shell": "SHELL",
    "cli.help.shell": "the shell to complete for: {shells}",
    "cli.man": "print the manual page",
    "cli.man.usage": "%(prog)s",
    "cli.man.program": "card games in a terminal",
    "cli.man.name.title": "NAME",
    "cli.man.synopsis.title": "SYNOPSIS",
    "cli.man.description.title": "DESCRIPTION",
    "cli.man.options.title": "OPTIONS",
    "cli.man.commands.title": "COMMANDS",
    "cli.man.status.title": "EXIT STATUS",
    "cli.man.files.title": "FILES",
    "cli.man.exit": (
        "0: success. 1: a damaged file or an impossible game. 2: wrong usage. Errors are one line "
        "on standard error."
    ),
    "cli.man.settings": "the settings",
    "cli.man.saves": "the saved games, one file each",
}
