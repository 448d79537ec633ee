"""What a what-if came to, beside the game and beside what was expected."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolores.actions import Commit
from engine.dolores.cards import GESTURES
from engine.game import DEALER, Reason
from engine.registry import GAMES, game_named
from saves.reading import SavedGame, load
from saves.reviews import Judged
from tests.tui.cli.running import saved_game
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.aftermath import aftermath
from tui.session.what_if import Trial
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

NAMES = "Anna", "Ben", "Chiara", "Diego"


def told(
    trial: Trial,
    judged: Judged[Any] | None = None,
    seat: int = 0,
    language: Language = "en",
    cells: int = 78,
) -> str:
    company = Company(NAMES, Wording(language), UNICODE)
    face = face_for(trial.header.game, company)
    return text_of(aftermath(face, trial, judged, seat, cells))


def game(folder: Path, name: str) -> SavedGame:
    return load(saved_game(folder / "game.ludo", *NAMES, game=name))


def of(step: int, seat: int, why: Reason | None) -> Judged[Any]:
    """Return a decision that is judged, with what speaks for the best move."""
    return Judged[Any](step, seat, (), 0, 0.3, 0.01, why)


@pytest.mark.parametrize("name", GAMES)
def test_its_end_is_told_beside_the_end_of_the_game(name: str, tmp_path: Path) -> None:
    saved = game(tmp_path, name)
    outcome = game_named(name).outcome(saved.journal.state)
    assert outcome is not None
    start = len(saved.journal) - 20
    trial = Trial(saved, start, {0}, then=saved.journal.actions[start:])
    for seat, place in enumerate(outcome.places):
        words = told(trial, seat=seat)
        assert words.startswith("Result") and NAMES[seat] in words
        assert words.count(f"place {place},") == 2
    assert told(Trial(saved, start, {0})) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_hand_is_told_too(language: Language, tmp_path: Path) -> None:
    """The first that ends in the game after the step is the one that is compared."""
    saved = game(tmp_path, "dalmuti")
    places = game_named("dalmuti").part_places
    assert places is not None
    ends = [step for step, state in enumerate(saved.journal.states) if places(state)]
    found = places(saved.journal.states[ends[0]])
    assert found is not None and len(ends) > 1
    for end in (ends[0], ends[0] + 5):
        trial = Trial(saved, ends[0] - 8, {0}, then=saved.journal.actions[ends[0] - 8 : end])
        words = told(trial, language=language)
        assert words.count(f" {found[0]}") == 2 and width(words) < 79
    assert (
        told(Trial(saved, ends[0] - 8, {0}, then=saved.journal.actions[ends[0] - 8 : end - 7]))
        == ""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gesture_that_was_not_expected_is_told(language: Language, tmp_path: Path) -> None:
    saved = game(tmp_path, "dolores")
    actions = saved.journal.actions
    start = next(n for n, each in enumerate(actions) if isinstance(each, Commit))
    mine = actions[start]
    other = next(each for each in actions[start + 1 :] if isinstance(each, Commit))
    assert other.seat != mine.seat
    reveal = next(n for n, each in enumerate(actions) if each.seat == DEALER and n > start)
    trial = Trial(saved, start, {mine.seat}, then=actions[start : reveal + 1])
    facts = {"seat": other.seat, "gesture": 1, "mine": 2, "percent": 60, "chance": 50}
    facts |= {"basis": 0, "times": 0, "of": 0}
    for gesture in GESTURES:
        why = Reason("chances", facts | {"gesture": gesture})
        words = told(trial, of(start + 1, mine.seat, why), mine.seat, language)
        as_expected = bool(gesture & other.gestures)
        assert (Wording(language)("outlook.contrary") not in words) == as_expected
        assert as_expected or NAMES[other.seat] in words
        both = replace(why, also=(Reason("chances", facts | {"gesture": other.gestures}),))
        words = told(trial, of(start + 1, mine.seat, both), mine.seat, language)
        assert words == Wording(language)("outlook.alone")
    before = Trial(saved, start, {mine.seat}, then=actions[start:reveal])
    words = told(before, of(start + 1, mine.seat, why), mine.seat, language)
    assert words == Wording(language)("outlook.alone"), "nothing is shown yet"


def test_an_answer_that_takes_away_what_a_placement_won_is_told(tmp_path: Path) -> None:
    saved = game(tmp_path, "dolce-vita")
    actions, states, found = saved.journal.actions, saved.journal.states, 0
    for start, action in enumerate(actions):
        if not isinstance(action, Place):
            continue
        takes = forecast(states[start + 1])[action.column].takes
        won = next((each.taken for each in takes if each.seat == action.seat), None)
        if not won or actions[start + 1].seat == DEALER:
            continue
        why = Reason("takes", {"column": action.column, "object": won})
        trial = Trial(saved, start, {action.seat}, then=actions[start : start + 2])
        words = told(trial, of(start + 1, action.seat, why), action.seat)
        left = forecast(states[start + 2])[action.column].takes
        lost = (action.seat, won) not in [(each.seat, each.taken) for each in left]
        assert words.startswith("Not as expected" if lost else "The others")
        if lost:
            found += 1
            assert (
                NAMES[actions[start + 1].seat] in words and f"{actions[start + 1].card} " in words
            )
    assert found
