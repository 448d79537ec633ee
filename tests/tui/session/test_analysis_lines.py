"""The panel of an analysis: whatever room there is, what differs is not cut, and shares say what
they are."""

from pathlib import Path

import pytest

from engine.account import Account
from engine.game import EVERYONE
from engine.review import decided
from saves.reading import load
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import glyphs
from tui.session.analysis import Analysis
from tui.session.analysis_lines import Seen, choice_lines, panel
from tui.session.review import Review
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

NAMES = ("Camille", "Aliénor", "Baudouin", "Clotilde")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_cut_and_the_shares_have_a_head(tmp_path: Path, language: Language) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, game="dalmuti"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[1:8], 0.3), 1)
    say = Wording(language)
    face = face_for("dalmuti", Company(NAMES, say, glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    cells = 34
    for judged in Review(saved).costly():
        view, _ = decided(saved.journal, judged.step)
        for at, choice in enumerate(judged.choices):
            told = choice_lines(face, saved, judged, at, cells)
            assert all(width(each) <= cells for each in told)
            words = " ".join(" ".join(map(text_of, told)).split())
            for word in text_of(face.proposal(view, choice.action)).split():
                assert word in words
        for height in range(12, 30):
            lines = panel(face, saved, Seen(analysis, judged.step - 1, 0), cells, height).lines
            assert say("review.open") in "\n".join(map(text_of, lines))
