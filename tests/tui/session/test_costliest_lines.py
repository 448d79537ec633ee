"""The costliest moves of a game in a panel: as many as have room, each in one line if it fits."""

from pathlib import Path

import pytest

from engine.account import Account
from engine.dalmuti.actions import Play
from engine.review import decided
from saves.reading import SavedGame, load
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up
from tests.tui.session.test_analysis_lines import NAMES, listed
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import glyphs
from tui.session.analysis import Analysis
from tui.session.costliest_lines import costliest_lines
from tui.session.review import Review
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import Line, text_of


def own_plays(saved: SavedGame) -> list[int]:
    """Return the steps of all plays of the first seat of a game of Dalmuti."""
    actions = enumerate(saved.journal.actions, 1)
    return [n for n, each in actions if isinstance(each, Play) and each.seat == 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plays_that_have_no_room_in_words_stand_as_on_the_table(
    language: Language, tmp_path: Path
) -> None:
    """Each play takes one line. Once two of them took the room of a third, which was only counted
    below."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, game="dalmuti"))
    made_up(saved, dict.fromkeys(own_plays(saved)[:4], 0.3), 1)
    face = face_for("dalmuti", Company(NAMES, Wording(language), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, 0))
    for cells in (38, 44, 60, 100):
        rows = costliest_lines(face, saved, analysis, cells, 6)[2:]
        assert len(listed(rows)) == 4
        for at, row in listed(rows).items():
            judged = analysis.mistake(at)
            assert judged is not None
            view, taken = decided(saved.journal, judged.step)
            words, short = (
                " → ".join(text_of(form(view, each)) for each in (taken, judged.best))
                for form in (face.proposal, face.briefly)
            )
            assert (words if cells == 100 else short) in text_of(row) or words in text_of(row)


def of_five(folder: Path, cost: float, language: Language, height: int) -> tuple[list[Line], int]:
    """Return the lines of five costly moves in a narrow panel, and how many of these are listed."""
    saved = load(saved_game(folder / "game.ludo", *NAMES, game="dolores"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[1:6], cost), 1)
    face = face_for("dolores", Company(NAMES, Wording(language), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, 0))
    lines = costliest_lines(face, saved, analysis, 22, height)
    return lines, len(
        listed([each for each in lines if each and isinstance(each[0].target, tuple)])
    )


@pytest.mark.parametrize("height", range(4, 12))
def test_no_line_is_free_while_a_blunder_is_not_listed(height: int, tmp_path: Path) -> None:
    lines, told = of_five(tmp_path, 0.3, "de", height)
    assert len(lines) == height or told == 5


@pytest.mark.parametrize("height", range(4, 14))
def test_how_many_moves_have_no_room_is_told(height: int, tmp_path: Path) -> None:
    """Two mistakes were counted below, and one was listed; and what was better than that had no
    line."""
    lines, told = of_five(tmp_path, 0.12, "en", height)
    assert len(lines) <= height
    assert [text_of(each) for each in lines if "more" in text_of(each)] == (
        [f"{5 - told} more"] if told < 5 else []
    )
    assert "→" in "".join(text_of(each) for each in lines[-3:])


def test_a_single_line_for_moves_has_the_number_of_the_others_above(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, game="dalmuti"))
    made_up(saved, dict.fromkeys(own_plays(saved)[:4], 0.12), 1)
    face = face_for("dalmuti", Company(NAMES, Wording("en"), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, 0))
    title, move = costliest_lines(face, saved, analysis, 60, 2)
    assert text_of(title).split("  ")[-1].strip() == "3 more"
    assert listed([move])
