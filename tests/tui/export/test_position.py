"""A step as a page of lines."""

from pathlib import Path

import pytest

from engine.account import Account
from saves.reading import load
from tests.tui.cli.running import saved_game
from tui.export.position import NARROWEST, position_lines
from tui.games.registry import face_for, offered_games
from tui.render.face import Company, glyphs
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES = ("Aliénor", "Baudouin", "Clotilde", "Dagobert")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_where_a_step_is_and_whose_view_it_is_are_told_whole(
    tmp_path: Path, game: str, language: Language
) -> None:
    """At eighty columns the number of a trick was once cut off."""
    account = Account(load(saved_game(tmp_path / "game.ludo", *NAMES, game=game)).journal, 1)
    face = face_for(game, Company(NAMES, Wording(language), glyphs(False)))
    for number in range(1, account.last + 1, 7):
        rows = [text_of(each) for each in position_lines(face, account, number, NARROWEST)[:2]]
        where = text_of(face.where(account.moment(number).view))
        assert where in rows[0] and NAMES[1] in "".join(rows), rows
        behind = rows[0].partition(where)[2]
        assert not behind or behind.startswith("   "), "the step is apart, or on the next line"
