"""Variations and branches as lines: how much of them, from which step, and for whom."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.account import Account
from engine.game import EVERYONE
from saves.reading import SavedGame, load
from saves.records import Variation
from tests.tui.cli.running import saved_game
from tui.games.registry import face_for
from tui.render.face import Company, glyphs
from tui.render.telling import told
from tui.session import variations
from tui.session.perspectives import looking_back, notes_may_tell
from tui.session.variations import otherwise, variation_line
from tui.words import Wording
from tui.words.spans import flush, text_of

NAMES = ("Anna", "Bruno", "Chiara")
SAY = Wording("en")
FACE = face_for("dolce-vita", Company(NAMES, SAY, glyphs(False)))


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    """Return a finished game."""
    return load(saved_game(tmp_path / "game.ludo", *NAMES))


@pytest.mark.parametrize("more", [0, 1])
def test_so_many_moves_of_a_variation_are_told_and_then_an_ellipsis(
    saved: SavedGame, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    start, moves = 2, 6
    variation = Variation(start, tuple(saved.journal.actions[start : start + moves]), True)
    account = Account(saved.journal.branch(start + moves), EVERYONE)
    every = [
        text_of(flush(each))
        for number in range(start + 1, start + moves + 1)
        for each in told(FACE, account, number)
    ]
    assert len(every) >= moves
    monkeypatch.setattr(variations, "MOST_TOLD", len(every) - more)
    said = [*every[: len(every) - more], *["…"] * more]
    line = text_of(variation_line(FACE, saved, variation, EVERYONE))
    assert line.endswith(text_of(SAY.line("variation.tried", moves=" · ".join(said))))


def test_branches_are_told_at_their_step_and_the_save_they_come_from_apart(
    saved: SavedGame,
) -> None:
    parent, child = (
        SimpleNamespace(path=Path(name), step=step)
        for name, step in (("old.ludo", 4), ("new.ludo", 4))
    )
    family = cast(Any, SimpleNamespace(all=[parent, child], parent=parent))
    account = Account(saved.journal, EVERYONE)
    lines = [text_of(each) for each in otherwise(FACE, saved, family, account, 4)]
    assert [each.partition(" ")[2] for each in lines] == [
        SAY("branch.parent", file="old.ludo"),
        SAY("branch.child", file="new.ludo"),
    ]
    assert otherwise(FACE, saved, family, account, 5) == []


@pytest.mark.parametrize(
    ("secrets", "finished", "people", "may"),
    [
        (True, False, 2, True),
        (True, False, 1, False),
        (True, True, 2, False),
        (False, False, 2, False),
    ],
)
def test_notes_tell_secrets_while_several_people_hold_cards(
    secrets: bool, finished: bool, people: int, may: bool
) -> None:
    header = SimpleNamespace(humans=frozenset(range(people)), players=("A", "B", "C"))
    game = SimpleNamespace(secrets=secrets)
    save: Any = SimpleNamespace(
        journal=SimpleNamespace(game=game), finished=finished, header=header
    )
    assert notes_may_tell(save) is may
    everybody = (0, 1, 2, EVERYONE)
    expected = (0,) if secrets and not finished else everybody
    assert looking_back(save, 0) == expected
