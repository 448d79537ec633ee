"""The alternatives to the course of a game: moves that were tried in a what-if and kept in the save
itself, and branches in saves of their own. Nothing here imports Textual."""

from itertools import islice
from typing import Any, Final

from engine.account import Account, AnyAccount
from engine.game import Illegal, Seat
from saves import noting
from saves.family import Family
from saves.names import visible
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.records import Variation
from saves.writing import LiveGame
from tui.render.face import Face
from tui.render.places import placed
from tui.render.telling import told
from tui.session.perspectives import notes_may_tell
from tui.session.what_if import Trial
from tui.words.spans import Line, Span, flush, joined, line

MOST_TOLD: Final = 12
"""The most moves of a variation that are told."""


def kept(saved: SavedGame | LiveGame) -> list[Variation[Any]]:
    """Return the variations of a save that may be shown: none if they may tell secrets."""
    return [] if notes_may_tell(saved) else saved.variations


def vary(saved: SavedGame | LiveGame, variation: Variation[Any]) -> None:
    """Keep a variation in a save, or drop it. Raises SaveError if it cannot be written, or if the
    file is no longer the game that it was."""
    try:
        if isinstance(saved, LiveGame):
            saved.vary(variation)
        else:
            noting.vary(saved, variation)
    except Illegal as error:
        raise SaveError("no-such-step", step=variation.step) from error


def tried(trial: Trial) -> Variation[Any]:
    """Return the moves of a trial as a variation of the game that it comes from."""
    return Variation(trial.start, tuple(trial.tried), True)


def variation_line(
    face: Face[Any, Any], saved: SavedGame | LiveGame, variation: Variation[Any], seat: Seat
) -> Line:
    """Return a variation as one line, as a seat would have seen its moves."""
    company = face.company
    journal = saved.journal.branch(variation.step)
    for action in variation.actions:
        journal.append(action)
    account = Account(journal, seat)
    numbers = range(account.number(variation.step) + 1, account.last + 1)
    every = (each for number in numbers for each in told(face, account, number))
    moves = [flush(placed(each)) for each in islice(every, MOST_TOLD + 1)]
    if len(moves) > MOST_TOLD:
        moves[MOST_TOLD:] = [line(company.glyphs.ellipsis)]
    told_so = joined(moves, line(Span(f" {company.glyphs.dot} ", "dim")))
    sign = Span(f"{company.glyphs.branched} ", "key")
    return line(sign, *company.say.line("variation.tried", moves=told_so))


def otherwise(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    family: Family,
    account: AnyAccount,
    number: int,
) -> list[Line]:
    """Return the alternatives at a step of an account, as lines: the variations, indented, the save
    from which this one branched, and its branches."""
    say, sign = face.company.say, Span(f"{face.company.glyphs.branched} ", "key")
    variations = [
        line("  ", *variation_line(face, saved, each, account.seat))
        for each in kept(saved)
        if account.number(each.step) == number
    ]
    branches = []
    for each in family.all:
        if account.number(each.step) == number:
            key = "branch.parent" if each == family.parent else "branch.child"
            branches.append(line(sign, Span(say(key, file=visible(each.path.name)), "dim")))
    return [*variations, *branches]
