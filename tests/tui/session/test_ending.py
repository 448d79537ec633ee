"""The step at which the lead of a game last changed, in a line."""

import re
from pathlib import Path

import pytest

from engine.dalmuti.actions import Revolution
from engine.dalmuti.state import Options
from engine.game import EVERYONE
from saves.writing import LiveGame
from tests.tui.tables import new_live, noon, to_the_end
from tui.games.registry import face_for
from tui.render.company import Company
from tui.render.glyphs import glyphs
from tui.session.ending import turning_point
from tui.session.new_game import begin, default_game
from tui.session.steps import Steps
from tui.words import Language, Wording
from tui.words.spans import Span, line, text_of


def turned(live: LiveGame, language: Language = "en") -> tuple[str, Steps]:
    """Return the line on the turning point of a game, and the steps of the game."""
    names = tuple(each.name for each in live.header.players)
    face = face_for(live.header.game, Company(names, Wording(language), glyphs(False)))
    account, outcome = live.table.account(EVERYONE), live.table.outcome
    assert outcome is not None
    told = turning_point(account, face, outcome)
    assert told is not None
    return text_of(told), Steps(account, face)


def test_the_turning_point_is_the_last_change_of_the_lead(tmp_path: Path) -> None:
    with to_the_end(new_live(tmp_path)) as live:
        told, steps = turned(live)
        outcome = live.table.outcome
        assert outcome is not None
        assert live.header.players[outcome.places.index(1)].name in told
        column = live.journal.actions[steps.turns[-1] - 1].column
        assert f"Column\N{NO-BREAK SPACE}{'ABCDEFG'[column]}" in told


@pytest.mark.parametrize(("seed", "led"), [("b", True), ("a", False)])
def test_a_game_that_was_led_from_the_first_points_on_did_not_turn(
    seed: str, led: bool, tmp_path: Path
) -> None:
    """The first card that anybody took in a game was called its turning point."""
    new = default_game("dalmuti", 4, seed=seed)._replace(options=Options(hands=2))
    with to_the_end(begin(new, tmp_path, noon)) as live:
        names = tuple(each.name for each in live.header.players)
        face = face_for("dalmuti", Company(names, Wording("en"), glyphs(False)))
        account, outcome = live.table.account(EVERYONE), live.table.outcome
        assert outcome is not None
        assert (turning_point(account, face, outcome) is None) is led


def test_a_revolution_that_left_the_lead_alone_is_no_turning_point(tmp_path: Path) -> None:
    """“Turning point: Aliénor calls a revolution” stood under a game led by another throughout."""
    with to_the_end(begin(default_game("dalmuti", 4, seed="turn"), tmp_path, noon)) as live:
        names = tuple(each.name for each in live.header.players)
        face = face_for("dalmuti", Company(names, Wording("en"), glyphs(False)))
        account, outcome = live.table.account(EVERYONE), live.table.outcome
        assert outcome is not None
        assert any(isinstance(each, Revolution) for each in live.journal.actions)
        assert turning_point(account, face, outcome) is None


def test_the_turning_point_names_its_hand_once(tmp_path: Path) -> None:
    with to_the_end(begin(default_game("dalmuti", 4, seed="y"), tmp_path, noon)) as live:
        told, _ = turned(live)
        assert told.casefold().count("hand ") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", r"\w+ takes 1st place: \+\d points"),
        ("fr", r"1re place pour . \w+ : \+\d points"),
        ("de", r"\w+ erreicht den 1\. Platz: \+\d Punkte"),
    ],
)
def test_a_place_in_a_hand_is_a_sentence(language: Language, said: str, tmp_path: Path) -> None:
    """“Hand 2 · 1st place: Anna” would be a row without its table."""
    with to_the_end(begin(default_game("dalmuti", 4, seed="y"), tmp_path, noon)) as live:
        told, _ = turned(live, language)
        assert re.search(f"{said}$", told.replace("\N{NO-BREAK SPACE}", " ")), told


def test_a_match_of_one_hand_turns_at_nothing_but_its_result(tmp_path: Path) -> None:
    new = default_game("dalmuti", 4, seed="turn")
    with to_the_end(begin(new._replace(options=Options(hands=1)), tmp_path, noon)) as live:
        assert turned(live)[0] == ""


def test_a_turning_point_without_the_winner_says_who_lost_what(tmp_path: Path) -> None:
    """The lead may change because a player other than the winner had to give something back."""
    new = default_game("dolce-vita", 4, level="random", seed="a")
    with to_the_end(begin(new, tmp_path, noon)) as live:
        told, _ = turned(live)
        outcome = live.table.outcome
        assert outcome is not None and outcome.places.index(1) != 0
        assert f"{live.header.players[0].name} (with 1) takes the 400,000 boat" in told


def test_a_step_after_which_somebody_leads_is_told_of_who_did_something(tmp_path: Path) -> None:
    """The log goes on with the next trick at once, or with a line on nobody."""
    with to_the_end(begin(default_game("dalmuti", 4, seed="y"), tmp_path, noon)) as live:
        names = tuple(each.name for each in live.header.players)
        face = face_for("dalmuti", Company(names, Wording("en"), glyphs(False)))
        account, outcome = live.table.account(EVERYONE), live.table.outcome
        assert outcome is not None
        winner = outcome.places.index(1)
        calls = line(*face.company.who((winner + 1) % len(names)), " calls a revolution: no taxes!")
        leads = line(Span("Trick 1", "title"), " · ", *face.company.who(winner), " leads")
        for then in (leads, line("two cards are lost")):
            face.turned = lambda *_, then=then: [calls, then]  # type: ignore[method-assign]
            told = turning_point(account, face, outcome)
            assert told is not None
            assert re.fullmatch(r"Hand \d · . \w+ calls a revolution: no taxes!", text_of(told))
