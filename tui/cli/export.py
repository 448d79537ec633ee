"""The command `export`: a game as text, Markdown, SVG, HTML or an asciinema recording."""

import argparse
import contextlib
from pathlib import Path
from typing import Final

from engine.game import EVERYONE, Seat
from saves.reading import SavedGame, load
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.play import add_file_and_moment
from tui.cli.save_words import found_save, number_from, printable, viewer_from
from tui.console.failures import Failure, Misuse, refusals
from tui.console.output import put, tell
from tui.console.status import DONE
from tui.session.perspectives import perspectives
from tui.session.problems import file_sentence, loss_sentence
from tui.session.robots import heard

FORMATS: Final = ("text", "markdown", "svg", "html", "cast")


def declare(commands: Commands) -> None:
    """Declare `export`."""
    say, read = commands.say, commands.read
    export = commands.add("export", run_export, formats="|".join(FORMATS))
    add_file_and_moment(commands, export, seen_by="cli.help.seen-by.export")
    export.add_argument(
        "--to",
        choices=FORMATS,
        required=True,
        metavar="|".join(FORMATS),
        help=say("cli.help.to"),
    )
    export.add_argument(
        *("-o", "--out"),
        type=read.path,
        metavar=say("cli.file"),
        help=say("cli.help.export-out"),
    )


def run_export(context: Context, asked: argparse.Namespace) -> int:
    """Write a game in another form, to a new file or to standard output."""
    # The forms load what paints them, which no other command needs.
    from tui.export.forms import made
    from tui.export.story import Story

    say = context.say
    path = found_save(asked.file, context.saves)
    if asked.step is not None and asked.to != "svg":
        raise Misuse(say("cli.export.step"))
    with refusals(say, path, "saves"):
        saved = load(path)
    company = heard(context.company(saved.header.players), saved.header, context.settings)
    story = Story(company, saved, _viewer(context, saved, asked.seat))
    number = number_from(say, asked.step, story.account)
    if saved.loss is not None:
        tell(file_sentence(say, path, loss_sentence(say, saved.loss)))
    content = made(story, asked.to, number, context.settings.theme)
    if asked.out is None:
        put(say, content)
    else:
        _write(context, asked.out, content + "\n")
        tell(say.notice("cli.export.written", file=printable(asked.out)))
        if asked.to == "html" and saved.end is not None and story.analysis is None:
            tell(say.notice("cli.export.no-review", file=printable(path)))
    return DONE


def _viewer(context: Context, saved: SavedGame, word: str | None) -> Seat:
    """Return the perspective to export: if none is named, EVERYONE where all hands may be open."""
    if word is None and EVERYONE in perspectives(saved):
        return EVERYONE
    return viewer_from(context.say, saved, word)


def _write(context: Context, path: Path, content: str) -> None:
    """Write a new file, whole or not at all. Raises Failure if it exists or cannot be written."""
    file = printable(path)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as out:
            try:
                out.write(content)
                out.flush()
            except OSError:
                with contextlib.suppress(OSError):
                    path.unlink()
                raise
    except FileExistsError as error:
        raise Failure(context.say("cli.export.exists", file=file)) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Failure(context.say.notice("cli.export.failed", file=file, reason=reason)) from error
