"""Completion for bash."""

from collections.abc import Iterable
from pathlib import Path
from shlex import quote

from tui.cli.outline import Argument, Options, Outline, words_for

TEMPLATE = """\
# Completion of ludotheque for bash.

# File names are never given to compgen -W, which would expand what stands in them.
_ludotheque_paths() {{
    local file
    while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$1" -- "$2")
}}

_ludotheque_saves() {{
    local file
    for file in "$1"/*.ludo; do
        file=${{file##*/}}
        [[ $file == "$2"* && $file != "*.ludo" ]] && COMPREPLY+=("$file")
    done
}}

_ludotheque() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} at=$COMP_CWORD
    local command= game= before= saves={saves} places=0 sort= i word
    # Bash makes a word of its own of every =.
    if [[ $cur == "=" ]]; then cur=; at=$((at + 1)); fi
    if [[ ${{COMP_WORDS[at-1]}} == "=" ]]; then
        prev=${{COMP_WORDS[at-2]}} before=${{COMP_WORDS[at-3]}}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${{COMP_WORDS[i]}}
        case $word in
            {valued})
                if [[ ${{COMP_WORDS[i+1]}} != "=" ]]; then
                    i=$((i + 1))
                    [[ $word == --saves ]] && saves=${{COMP_WORDS[i]}}
                fi ;;
            =)
                i=$((i + 1))
                [[ ${{COMP_WORDS[i-2]}} == --saves ]] && saves=${{COMP_WORDS[i]}} ;;
            -*) ;;
            *)
                if [[ -z $command ]]; then
                    command=$word
                else
                    places=$((places + 1))
                    [[ $places == 1 ]] && game=$word
                fi ;;
        esac
    done
    COMPREPLY=()
    case $before in
        --seat) COMPREPLY=($(compgen -W {seats} -- "$cur")); return ;;
        --option)
            case $game:$prev in
{option_values}
            esac
            return ;;
    esac
    case $command:$prev in
{values}
        *) case $cur in
            -*) case $command in
{flags}
                esac ;;
            *) case $command:$places in
                :*) COMPREPLY=($(compgen -W {commands} -- "$cur")); return ;;
{places}
                esac ;;
            esac ;;
    esac
    case $sort in
        folder)
            compopt -o filenames 2>/dev/null
            _ludotheque_paths -d "$cur" ;;
        path)
            compopt -o filenames 2>/dev/null
            _ludotheque_paths -f "$cur" ;;
        save)
            compopt -o filenames 2>/dev/null
            _ludotheque_saves "${{saves/#\\~/$HOME}}" "$cur"
            _ludotheque_paths -f "$cur" ;;
        trashed) _ludotheque_saves "${{saves/#\\~/$HOME}}/trash" "$cur" ;;
        option)
            compopt -o nospace 2>/dev/null
            case $game in
{options}
            esac ;;
        level|rival)
            # Levels stand in a list: what is before the last comma stays.
            word=${{cur%"${{cur##*,}}"}}
            local levels={levels}
            [[ $sort == rival ]] && levels={rivals}
            COMPREPLY=($(compgen -P "$word" -W "$levels" -- "${{cur##*,}}")) ;;
    esac
}}

complete -F _ludotheque ludotheque
"""


def bash(outline: Outline, saves: Path, options: Options) -> str:
    """Return the completion script. `options` are the options of every game, with their values."""
    everywhere = outline.everywhere
    valued = sorted(
        {
            flag
            for each in (outline.program, *outline.commands)
            for option in (*each.options, *everywhere)
            if option.takes
            for flag in option.flags
        }
    )
    values = [_value("*", option) for option in everywhere if option.takes]
    flags, places = [], []
    for command in outline.commands:
        values += [_value(command.name, option) for option in command.options if option.takes]
        flags.append(_words(f"{command.name})", _flags([*command.options, *everywhere]), 20))
        for number, place in enumerate(command.places):
            where = "*" if place.many else str(number)
            places.append(" " * 16 + f"{command.name}:{where}) {_answer(place)} ;;")
    flags.append(_words("*)", _flags(everywhere), 20))
    keys = [_words(f"{game})", [f"{name}=" for name in each], 16) for game, each in options.items()]
    return TEMPLATE.format(
        saves=quote(str(saves)),
        valued="|".join(valued),
        seats=quote(" ".join(words_for("seat"))),
        values="\n".join(values),
        flags="\n".join(flags),
        commands=quote(" ".join(each.name for each in outline.commands)),
        places="\n".join(places),
        options="\n".join(keys),
        levels=quote(" ".join(words_for("level"))),
        rivals=quote(" ".join(words_for("rival"))),
        option_values="\n".join(
            _words(f"{game}:{name})", values, 16)
            for game, each in options.items()
            for name, values in each.items()
        ),
    )


def _value(command: str, option: Argument) -> str:
    pattern = "|".join(f"{command}:{flag}" for flag in option.flags)
    return " " * 8 + f"{pattern}) {_answer(option)} ;;"


def _answer(argument: Argument) -> str:
    """Return the shell code that sets the replies for an argument, or names its sort."""
    words = argument.choices or words_for(argument.sort)
    if words and argument.sort not in ("seat", "level", "rival"):
        return f'COMPREPLY=($(compgen -W {quote(" ".join(words))} -- "$cur")); return'
    return f"sort={argument.sort or 'none'}"


def _flags(options: Iterable[Argument]) -> list[str]:
    return [flag for option in options for flag in option.flags]


def _words(pattern: str, words: Iterable[str], indent: int) -> str:
    listed = quote(" ".join(words))
    return " " * indent + f'{pattern} COMPREPLY=($(compgen -W {listed} -- "$cur")) ;;'
