"""The command `review`: the mistakes of a finished game, worst first."""

import argparse
import asyncio
import shlex
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from engine.account import Account
from engine.game import EVERYONE
from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Judged
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.progress import shown_while
from tui.cli.save_words import ALL, found_save, viewer_from
from tui.console.data import put_json
from tui.console.failures import Failure, refusals
from tui.console.output import in_columns, put, tell
from tui.console.status import DONE
from tui.export.position import NARROWEST
from tui.games.registry import face_for
from tui.render.face import Face
from tui.session.analysis import Analysis
from tui.session.analysis_lines import counted
from tui.session.problems import problem_sentence
from tui.session.review import Review, cost, found_apart, hardly_tried, progress
from tui.session.reviews import kept_often
from tui.session.why_lines import better, consequence, gained, standing_lines, why_lines
from tui.words import Wording
from tui.words.spans import Line, plain, text_of, width

INDENT = "        "
"""What stands before a reason under a mistake."""

Tell = Callable[[Any, Any], Line]
"""Puts a move into words, from the view of its player."""


def declare(commands: Commands) -> None:
    """Declare `review`."""
    say, read = commands.say, commands.read
    command = commands.add("review", run_review)
    command.add_argument("file", type=read.path, metavar=say("cli.file"), help=say("cli.help.file"))
    command.add_argument(
        "--seat", metavar=say("cli.meta.seat"), help=say("cli.help.whose-mistakes")
    )
    command.add_argument("--json", action="store_true", help=say("cli.help.json"))


def run_review(context: Context, asked: argparse.Namespace) -> int:
    """Print the mistakes of a game. A review that is missing, incomplete or unusable is made first
    and kept beside the save. If a signal asks the program to go, the part that is known is kept."""
    say, path = context.say, found_save(asked.file, context.saves)
    with refusals(say, path, "saves"):
        saved = load(path)
    seat = EVERYONE if asked.seat is None else viewer_from(say, saved, asked.seat)
    review = Review(saved)
    if not review.possible or saved.journal.game.advise is None:
        raise Failure(say("cli.review.unfinished"))
    if review.unusable:
        tell(say.notice("review.unusable"))
    if not review.whole:
        told: list[int] = []
        try:
            asyncio.run(_made(say, review, told))
        except asyncio.CancelledError:
            return told[0]
    analysis = Analysis(review, Account(saved.journal, seat))
    face = face_for(saved.header.game, context.company(saved.header.players))
    found = sorted(
        (
            (number, judged)
            for number in analysis.mistakes()
            if (judged := analysis.mistake(number))
        ),
        key=lambda each: -each[1].cost,
    )
    if asked.json:
        mistakes = [described(face, saved, *each) for each in found]
        expected = [
            {"step": number, "shares": shares} for number, shares in analysis.expected.points
        ]
        put_json(say, {"file": str(path), "mistakes": mistakes, "expected": expected})
    else:
        lines = printed(face, saved, found, analysis)
        if found:
            where = ("--seat", asked.seat or ALL, "--step", str(found[0][0]))
            command = shlex.join(("ludotheque", "show", str(asked.file), *where))
            costs = say(say.own("cli.review.costs", saved.header.game))
            lines += [costs, say("cli.review.see", command=command)]
        put(say, "\n".join(lines))
    return DONE


async def _made(say: Wording, review: Review, told: list[int]) -> None:
    """Make a review with its progress on the terminal. Raises Failure if it was broken off, and
    CancelledError if a signal asks the program to go; `told` then has its exit status."""
    _follow_signals(told)
    with shown_while(say("cli.review.begins")) as show:
        async for _ in kept_often(review, found_apart):
            show(review.done, progress(say, review))
    if review.stopped:
        raise Failure(say("cli.review.stopped"))
    if review.unkept is not None:
        tell(say.notice("review.unkept", why=problem_sentence(say, review.unkept)))


def _follow_signals(told: list[int]) -> None:
    """Let signals end the present task as Ctrl+C does, so that what is known is kept. An ignored
    signal, as under nohup, stays ignored."""
    task = asyncio.current_task()
    assert task is not None

    def leave(name: signal.Signals) -> None:
        told.append(128 + name)
        task.cancel()

    if sys.platform != "win32":
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(name) is not signal.SIG_IGN:
                loop.add_signal_handler(name, leave, name)


def printed(
    face: Face[Any, Any],
    saved: SavedGame,
    found: list[tuple[int, Judged[Any]]],
    analysis: Analysis,
) -> list[str]:
    """Return the lines of a table of mistakes: the step before each, the player, the move, a better
    one, and the cost. Below each stands what speaks for the better move, what comes of the other,
    and how the player stood; at the end the number of mistakes."""
    rows = _table(face, saved, found, face.proposal)
    if max(map(width, rows)) > NARROWEST:
        rows = _table(face, saved, found, face.briefly)
    head, *lines = rows
    table = [head] if found else []
    for told, (_, judged) in zip(lines, found, strict=True):
        why = why_lines(face, saved, judged, NARROWEST - len(INDENT))
        why += standing_lines(face, saved, judged, NARROWEST - len(INDENT))
        table += [told, *(INDENT + text_of(each) for each in why)]
    return [*table, *([""] if found else []), plain(counted(face.company, analysis, NARROWEST))]


def _table(
    face: Face[Any, Any],
    saved: SavedGame,
    found: list[tuple[int, Judged[Any]]],
    tell: Tell,
) -> list[str]:
    """Return the head and the rows of a table of mistakes, whose moves `tell` puts into words."""
    company = face.company
    names = ("step", "player", "move", "better", "cost")
    rows = [[company.say(f"cli.review.{name}") for name in names]]
    for number, judged in found:
        moves = _moves(saved, judged, tell)
        taken, better = (text_of(moves[at]) for at in (judged.taken, 0))
        who = company.names[judged.seat]
        rows.append([str(number), who, taken, better, cost(face, judged).text])
    return in_columns(rows, (0,)).splitlines()


def _moves(saved: SavedGame, judged: Judged[Any], tell: Tell) -> list[Line]:
    view, _ = decided(saved.journal, judged.step)
    return [tell(view, choice.action) for choice in judged.choices]


def described(
    face: Face[Any, Any], saved: SavedGame, number: int, judged: Judged[Any]
) -> dict[str, Any]:
    """Return a mistake as JSON values. `taken` is the place of the move made among the
    choices. One that was hardly tried has no worth."""
    assert judged.grade is not None
    moves, untried = _moves(saved, judged, face.proposal), hardly_tried(judged)
    return {
        "step": number,
        "seat": judged.seat + 1,
        "player": face.company.names[judged.seat],
        "grade": judged.grade.name.lower(),
        "cost": judged.cost,
        "margin": judged.margin,
        "taken": judged.taken,
        "why": text_of(better(face, judged)) or None,
        "came": text_of(consequence(face, judged)) or None,
        "gains": text_of(gained(face, saved, judged, judged.best)) or None,
        "choices": [
            {
                "move": text_of(words),
                "worth": None if at in untried else choice.worth,
                "action": msgspec.to_builtins(choice.action),
            }
            for at, (words, choice) in enumerate(zip(moves, judged.choices, strict=True))
        ],
    }
