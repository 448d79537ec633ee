"""The panel of an analysis: whatever room there is, what differs is not cut, and shares say what
they are."""

from pathlib import Path

import pytest

from engine.account import Account
from engine.dolores import DOLORES
from engine.dolores.actions import Commit
from engine.dolores.cards import ESQUIVE, PARTAGE
from engine.game import EVERYONE
from engine.review import decided
from saves.reading import load
from tests.engine.dolores.positions import sharing, show, table
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up, mistaken
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


def test_a_cost_is_the_difference_of_the_figures_in_the_list() -> None:
    """Unless that were another grade: then it has a decimal, and is not rounded up to it."""
    face = face_for("dolce-vita", Company(NAMES, Wording("en"), glyphs(False)))
    for best, taken, told in ((0.604, 0.345, "−26"), (0.346, 0.249, "−9.7"), (0.344, 0.24, "−10")):
        cost = best - taken
        assert face.loss(face.apart(best, taken, cost), 0.02) == f"{told} ±2%"
    places = face_for("dalmuti", Company(NAMES, Wording("en"), glyphs(False)))
    best, taken = 0.58, 0.42  # places 2.26 and 2.74
    assert places.loss(places.apart(best, taken, best - taken), 0.0).startswith("−0.4 ")
    assert places.between(best, taken) == "0.4 places"


def test_where_a_decision_is_judged_its_worths_are_the_only_figures_beside_a_line_of_the_others(
    tmp_path: Path,
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES[:3])
    company = Company(NAMES[:3], Wording("en"), glyphs(False))
    face = face_for("dolce-vita", company)
    analysis = Analysis(Review(saved), Account(saved.journal, 0))
    (judged,) = Review(saved).costly()
    for number, alone in ((judged.step - 1, False), (judged.step, True)):
        lines = [
            text_of(each) for each in panel(face, saved, Seen(analysis, number, 0), 40, 20).lines
        ]
        at = next(n for n, each in enumerate(lines) if "With all cards open" in each)
        assert ("%" in lines[at]) != alone
        assert any("What ■ Camille knew" in each for each in lines[:at]) != alone


def test_every_gesture_stands_in_the_list_of_a_low_screen(tmp_path: Path) -> None:
    """So does the one that the table shows as dearest, which may not be the best."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES[:3], game="dolores"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if isinstance(each, Commit)]
    made_up(saved, {own[2]: 0.3}, 10)
    (judged,) = Review(saved).costly()
    face = face_for("dolores", Company(NAMES[:3], Wording("en"), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    seen = Seen(analysis, judged.step - 1, judged.seat)
    lines = panel(face, saved, seen, 60, 14).lines
    told = "\n".join(map(text_of, lines))
    view, _ = decided(saved.journal, judged.step)
    for choice in judged.choices:
        assert text_of(face.proposal(view, choice.action)) in told


def test_two_cards_of_a_name_are_told_apart() -> None:
    state = show(sharing(table(2), (11, 11, 11, 32)), ESQUIVE, PARTAGE)
    view = DOLORES.view(state, 0)
    face = face_for("dolores", Company(NAMES[:2], Wording("en"), glyphs(False)))
    names = [text_of(face.proposal(view, each)) for each in DOLORES.legal(view)]
    assert len({*names}) == len(names) > 1
    assert any(each.endswith("’s card 2)") for each in names)
