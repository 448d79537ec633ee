"""Completion for zsh."""

from collections.abc import Iterable
from pathlib import Path
from shlex import quote

from tui.cli.outline import Argument, Command, Options, Outline, words_for

TEMPLATE = """\
#compdef ludotheque
# Completion of ludotheque for zsh.

_ludotheque_saves() {{
    local folder=${{opt_args[--saves]:-{saves}}}
    local -a files=(${{~folder}}/*.ludo(N:t))
    compadd -a files
    _files -g '*.ludo'
}}

_ludotheque_trashed() {{
    local folder=${{opt_args[--saves]:-{saves}}}
    local -a files=(${{~folder}}/trash/*.ludo(N:t))
    compadd -a files
}}

_ludotheque_options() {{
    local -a keys values
    case $line[1] in
{options}
    esac
    if compset -P '*='; then
        case $line[1]:${{IPREFIX%=}} in
{option_values}
        esac
        compadd -a values
    else
        compadd -S '=' -a keys
    fi
}}

_ludotheque_levels() {{
    compset -P '*,'
    compadd -q -S ',' {levels}
}}

_ludotheque_rivals() {{
    compset -P '*,'
    compadd -q -S ',' {rivals}
}}

_ludotheque() {{
    local curcontext=$curcontext state line
    typeset -A opt_args
    local -a commands=(
{commands}
    )
    _arguments -C \\
{everywhere}
        '1: :->command' \\
        '*:: :->rest'
    case $state in
        command) _describe command commands ;;
        rest) case $words[1] in
{each}
        esac ;;
    esac
}}

if [[ $funcstack[1] == _ludotheque ]]; then
    _ludotheque "$@"
else
    compdef _ludotheque ludotheque
fi
"""


def zsh(outline: Outline, saves: Path, options: Options) -> str:
    """Return the completion script. `options` are the options of every game, with their values."""
    return TEMPLATE.format(
        saves=quote(str(saves)),
        options="\n".join(
            f"        {game}) keys=({' '.join(each)}) ;;" for game, each in options.items()
        ),
        option_values="\n".join(
            f"            {game}:*{name}) values=({' '.join(map(quote, values))}) ;;"
            for game, each in options.items()
            for name, values in each.items()
        ),
        levels=" ".join(words_for("level")),
        rivals=" ".join(words_for("rival")),
        commands="\n".join(
            "        " + quote(f"{each.name}:{_plain(each.help)}") for each in outline.commands
        ),
        everywhere=_specs(outline.everywhere, 8),
        each="\n".join(_case(each, outline.everywhere) for each in outline.commands),
    )


def _case(command: Command, everywhere: Iterable[Argument]) -> str:
    specs = _specs([*command.options, *everywhere], 16)
    places = "\n".join(
        " " * 16 + _place(n, each) + " \\" for n, each in enumerate(command.places, 1)
    )
    body = "\n".join(part for part in (specs, places) if part).removesuffix(" \\")
    return f"            {command.name}) _arguments -C \\\n{body} ;;"


def _specs(options: Iterable[Argument], indent: int) -> str:
    return "\n".join(
        " " * indent
        + quote(
            f"{_repeat(option)}{flag}{_joined(option, flag)}[{_plain(option.help)}]{_value(option)}"
        )
        + " \\"
        for option in options
        for flag in option.flags
    )


def _repeat(option: Argument) -> str:
    return "*" if option.sort in ("seat", "option") else ""


def _joined(option: Argument, flag: str) -> str:
    """Return the sign that a value may also follow the option after an equals sign."""
    return "=" if option.takes and flag.startswith("--") else ""


def _value(argument: Argument) -> str:
    return f":{_plain(argument.takes)}:{_action(argument)}" if argument.takes else ""


def _place(number: int, argument: Argument) -> str:
    where = "*" if argument.many else str(number)
    return quote(f"{where}:{_plain(argument.takes)}:{_action(argument)}")


def _action(argument: Argument) -> str:
    words = argument.choices or words_for(argument.sort)
    if words and argument.sort not in ("seat", "level", "rival"):
        return f"({' '.join(words)})"
    actions = {
        "save": "_ludotheque_saves",
        "trashed": "_ludotheque_trashed",
        "folder": "_files -/",
        "path": "_files",
        "option": "_ludotheque_options",
        "level": "_ludotheque_levels",
        "rival": "_ludotheque_rivals",
    }
    return actions.get(argument.sort, " ")


def _plain(text: str) -> str:
    """Return the text for a specification, without characters that mean something to zsh."""
    return "".join({"[": "(", "]": ")", ":": "\\:"}.get(letter, letter) for letter in text)
