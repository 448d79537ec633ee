"""The logs of saves of every released format, with names that 0.1.0 wrote."""

from pathlib import Path

import pytest

from engine.account import Account
from engine.game import EVERYONE
from saves.reading import load
from tests.saves.make_golden import GOLDEN
from tests.tui.forms import names
from tui.games.registry import face_for
from tui.render.company import Company
from tui.render.glyphs import UNICODE
from tui.render.telling import told
from tui.session.robots import heard
from tui.settings import Settings
from tui.words import Wording


@pytest.mark.parametrize("path", GOLDEN.glob("*.ludo"), ids=lambda path: path.stem)
def test_the_whole_log_of_a_golden_save_is_told(path: Path) -> None:
    """A robot without a name once ended the program as its replay opened."""
    saved = load(path)
    company = Company(tuple(names(saved.header)), Wording("en"), UNICODE)
    face = face_for(saved.header.game, heard(company, saved.header, Settings()))
    account = Account(saved.journal, EVERYONE)
    steps = [told(face, account, number) for number in range(1, account.last + 1)]
    assert any(steps)
