"""Completion for fish."""

from pathlib import Path

from tui.cli.outline import Argument, Options, Outline, words_for

FUNCTIONS = """\
function __ludotheque_saves
    set -l folder {saves}
    set -l words (commandline -opc)
    if set -l at (contains -i -- --saves $words)
        set folder $words[(math $at + 1)]
    end
    for file in $folder/$argv/*.ludo
        string replace -r '.*/' '' -- $file
    end
end

function __ludotheque_levels
    set -l word (commandline -ct | string replace -r '^--bots=' '')
    set -l before (string replace -r '[^,]*$' '' -- $word)
    for level in $argv
        echo $before$level
    end
end
"""


def fish(outline: Outline, saves: Path, options: Options) -> str:
    """Return the completion script. `options` are the options of every game, with their values."""
    names = " ".join(each.name for each in outline.commands)
    lines = [
        "# Completion of ludotheque for fish.",
        "",
        FUNCTIONS.format(saves=quoted(str(saves))),
    ]
    bare = f"-n 'not __fish_seen_subcommand_from {names}'"
    lines += [
        f"complete -c ludotheque {bare} -f -a {each.name} -d {quoted(each.help)}"
        for each in outline.commands
    ]
    lines += [line for option in outline.everywhere for line in _option("", option)]
    for command in outline.commands:
        seen = f" -n '__fish_seen_subcommand_from {command.name}'"
        lines += [line for option in command.options for line in _option(seen, option)]
        lines += [f"complete -c ludotheque{seen}{_values(place)}" for place in command.places]
        if any(option.sort == "option" for option in command.options):
            lines += [
                f"complete -c ludotheque -n '__fish_seen_subcommand_from {command.name}; "
                f"and __fish_seen_subcommand_from {game}' -l option -x -a "
                + quoted(" ".join(f"{key}={value}" for key in keys for value in keys[key] or ("",)))
                for game, keys in options.items()
            ]
    return "\n".join(lines) + "\n"


def _option(seen: str, option: Argument) -> list[str]:
    flags = "".join(
        f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}" for flag in option.flags
    )
    values = _values(option) if option.takes else ""
    return [f"complete -c ludotheque{seen}{flags}{values} -d {quoted(option.help)}"]


def _values(argument: Argument) -> str:
    words = argument.choices or words_for(argument.sort)
    if argument.sort in ("level", "rival"):
        return f" -x -a '(__ludotheque_levels {' '.join(words)})'"
    if words and argument.sort != "seat":
        return f" -x -a {quoted(' '.join(words))}"
    if argument.sort == "save":
        return " -a '(__ludotheque_saves .)'"
    if argument.sort == "trashed":
        return " -x -a '(__ludotheque_saves trash)'"
    if argument.sort == "path":
        return " -r -F"
    if argument.sort == "folder":
        return " -x -a '(__fish_complete_directories)'"
    return " -x"


def quoted(text: str) -> str:
    """Return the text as a quoted word of fish, in which only backslash and quote are special."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
