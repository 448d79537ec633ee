"""The claims of the tutorials are true in the very games they teach: W1, N2."""

import pytest

from tests.tui.games.telling import claims, rulings, told
from tui.games.registry import card_of, face_for, guide_for, offered_games
from tui.render.face import Company, glyphs
from tui.words import Wording

GUIDES = [game for game in offered_games() if card_of(game).lesson]
LESSONS = [(game, name) for game in GUIDES for name, _ in told(game)]


@pytest.mark.parametrize("game", GUIDES)
def test_a_lesson_is_played_with_the_options_of_a_new_game(game: str) -> None:
    options = guide_for(game).options
    assert options == type(options)()


@pytest.mark.parametrize("game", GUIDES)
def test_every_lesson_has_its_claims_and_they_tell_rulings_of_the_game(game: str) -> None:
    found = claims(game)
    assert list(found) == [name for name, _ in told(game)]
    assert {mark for claim in found.values() for mark in claim.rulings.split()} <= rulings(game)


@pytest.mark.parametrize("game", GUIDES)
def test_the_rules_open_at_a_ruling_that_the_lesson_tells(game: str) -> None:
    found = claims(game)
    for lesson in guide_for(game).lessons:
        told_here = found[lesson.key.rpartition(".")[2]].rulings.split()
        assert lesson.ruling in ("", *told_here), lesson.key
    assert any(lesson.ruling for lesson in guide_for(game).lessons)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_says_is_so(game: str, name: str) -> None:
    moment = dict(told(game))[name]
    assert claims(game)[name].holds(moment)


@pytest.mark.parametrize("game", GUIDES)
def test_what_a_lesson_wants_to_be_picked_is_lit(game: str) -> None:
    guide = guide_for(game)
    names = tuple("ABCDEFGHIJKL"[: guide.seats])
    face = face_for(game, Company(names, Wording("en"), glyphs(False)))
    for lesson in guide.lessons:
        for kind, *numbers in face.touched(lesson.action) if lesson.action is not None else ():
            # What a gesture brings is not picked itself, nor is who passes.
            picked = ("slot" if kind == "lies" else kind, *numbers)
            own = lesson.action is not None and picked == ("seat", lesson.action.seat)
            assert kind == "outcomes" or own or picked in lesson.lit, lesson.key


def test_the_standings_of_dolores_stay_from_lesson_to_lesson() -> None:
    """They stand beside nearly all that its lessons tell, and nothing moves when they stay."""
    assert all(lesson.standings for lesson in guide_for("dolores").lessons)
