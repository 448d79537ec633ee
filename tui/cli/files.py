"""The commands `saves`, `verify` and `repair`."""

import argparse
from datetime import UTC
from pathlib import Path
from typing import Any

import msgspec

from saves.listing import SaveInfo, list_saves
from saves.verify import Report, repair, verify
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.save_table import put_table
from tui.cli.save_words import found_save, printable
from tui.console.data import put_json
from tui.console.failures import refusals
from tui.console.output import put, tell
from tui.console.status import DONE, FAILED
from tui.session.moments import moment_at, year_text
from tui.session.reports import WHOLE, report_sentence
from tui.session.save_kin import Kin, kin_in_folder
from tui.words import Wording


def declare(commands: Commands) -> None:
    """Declare `saves`, `verify` and `repair`."""
    say, read = commands.say, commands.read
    saves = commands.add("saves", run_saves)
    saves.add_argument("--json", action="store_true", help=say("cli.help.json"))
    check = commands.add("verify", run_verify)
    check.add_argument(
        "files", type=read.path, nargs="*", metavar=say("cli.file"), help=say("cli.help.files")
    )
    mend = commands.add("repair", run_repair)
    mend.add_argument("file", type=read.path, metavar=say("cli.file"), help=say("cli.help.file"))
    mend.add_argument(
        *("-o", "--out"),
        type=read.path,
        required=True,
        metavar=say("cli.meta.new"),
        help=say("cli.help.output"),
    )


def run_saves(context: Context, asked: argparse.Namespace) -> int:
    """List the saves of the folder, the one last written first."""
    say = context.say
    with refusals(say, context.saves):
        found = list_saves(context.saves)
    kin = kin_in_folder(found)
    if asked.json:
        put_json(say, [described(info, kin[info.path]) for info in found])
    elif not found:
        put(say, say("cli.saves.none", folder=printable(context.saves)))
    else:
        put_table(say, found, context.saves, kin)
    return DONE


def described(info: SaveInfo, kin: Kin) -> dict[str, Any]:
    """Return a save as JSON values. In a game that goes on, seed and size are None: they would tell
    of hidden steps."""
    header = info.header
    return {
        "file": str(info.path),
        "size": info.size if info.finished else None,
        "modified": modified(info),
        "game": header.game if header else None,
        "players": msgspec.to_builtins(header.players) if header else [],
        "options": msgspec.to_builtins(header.options) if header else None,
        "seed": header.seed if header and info.finished else None,
        "begun": header.begun if header else None,
        "parent": kin.parent._asdict() if kin.parent else None,
        "branches": [each._asdict() for each in kin.branches],
        "finished": info.finished,
        "places": info.end.places if info.end else None,
        "scores": info.end.scores if info.end else None,
        "in_use": info.in_use is not None,
        "problem": info.problem.code if info.problem else None,
    }


def modified(info: SaveInfo) -> str:
    """Return the time at which the file was last written, as the header writes moments."""
    year, moment = moment_at(info.modified // 1_000_000_000, UTC)
    return f"{year_text(year)}-{moment:%m-%dT%H:%M:%SZ}"


def run_verify(context: Context, asked: argparse.Namespace) -> int:
    """Print one line a file. If none is named, it is all saves of the folder, told by their names.
    The exit status tells whether all are whole."""
    status = DONE
    with refusals(context.say, context.saves):
        files = asked.files or [info.path for info in list_saves(context.saves)]
    if not files:
        put(context.say, context.say("cli.saves.none", folder=printable(context.saves)))
    for file in files:
        report = verify(found_save(file, context.saves))
        named = report.path if asked.files else Path(report.path.name)
        said = report_sentence(context.say, report, printable(named))
        put(context.say, " ".join([said, *_next_step(context.say, report)]))
        if report.status not in WHOLE:
            status = FAILED
    return status


def _next_step(say: Wording, report: Report) -> list[str]:
    """Return the sentence on what to do about what `verify` found, if there is one."""
    if report.code == "no-such-file":
        return [say("cli.missing.saves")]
    return [say("cli.verify.repair")] if report.status not in WHOLE and report.steps else []


def run_repair(context: Context, asked: argparse.Namespace) -> int:
    """Write the good part of a save to a new file, and report on both files. The old file stays as
    it is, damaged or not."""
    path = found_save(asked.file, context.saves)
    before = verify(path)
    with refusals(context.say, path, "saves"):
        after = repair(path, asked.out)
    for report in (before, after):
        put(context.say, report_sentence(context.say, report, printable(report.path)))
    tell(context.say.notice("cli.export.written", file=printable(asked.out.absolute())))
    return DONE
