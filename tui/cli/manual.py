"""The manual page, made from the outline of the command line."""

from datetime import date
from pathlib import Path

from tui.cli.outline import Argument, Command, Outline
from tui.version import VERSION
from tui.words import Wording


def manual(say: Wording, outline: Outline, day: date, settings: Path, saves: Path) -> str:
    """Return the manual page in roff, for section 1."""
    version, program = quoted(f"ludotheque {VERSION}"), quoted(say("program"))
    title = f".TH LUDOTHEQUE 1 {day:%Y-%m-%d} {version} {program}"
    lines = ["'\\\" -*- coding: utf-8 -*-", title]
    lines += [_heading(say, "name"), escaped(f"ludotheque - {say('cli.man.program')}")]
    lines += [_heading(say, "synopsis"), ".nf", escaped(outline.program.usage), ".fi"]
    lines += [_heading(say, "description"), *_paragraph(outline.program.help)]
    lines += [_heading(say, "options")]
    for option in outline.everywhere:
        lines += _tagged(option)
    lines += [_heading(say, "commands")]
    for command in outline.commands:
        lines += _section(command)
    lines += [_heading(say, "status"), *_paragraph(say("cli.man.exit"))]
    lines += [_heading(say, "files")]
    for path, key in ((settings, "settings"), (saves, "saves")):
        lines += [".TP", f".I {escaped(str(path))}", *_paragraph(say(f"cli.man.{key}"))]
    return "\n".join(lines)


def _heading(say: Wording, key: str) -> str:
    return f".SH {quoted(say(f'cli.man.{key}.title'))}"


def _section(command: Command) -> list[str]:
    lines = [f".SS {escaped(command.name)}", *_paragraph(command.help)]
    lines += [".nf", f".B {escaped(command.usage)}", ".fi"]
    for argument in (*command.places, *command.options):
        lines += _tagged(argument)
    if command.more:
        lines += [".PP", ".nf", *map(escaped, command.more.splitlines()), ".fi"]
    return lines


def _tagged(argument: Argument) -> list[str]:
    """Return an argument with its explanation under it."""
    names = ", ".join(argument.flags)
    words = " ".join(word for word in (names, argument.takes) if word)
    return [".TP", f".B {escaped(words)}", *_paragraph(argument.help)]


def _paragraph(text: str) -> list[str]:
    return [escaped(line) for line in text.splitlines()] or ["\\&"]


def escaped(text: str) -> str:
    """Return the text so that roff prints it unchanged."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("\N{NO-BREAK SPACE}", "\\ ")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def quoted(text: str) -> str:
    """Return the text as a quoted argument of a roff request."""
    return '"' + escaped(text).replace('"', '""') + '"'
