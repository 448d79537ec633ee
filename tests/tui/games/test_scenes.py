"""The scenes of every game: one thing at a time, at the place it is about."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.game import BYSTANDER, EVERYONE, Seat, Setup
from engine.journal import Journal
from engine.registry import game_named
from tui.games.registry import card_of, face_for, offered_games
from tui.render.face import Company, Face, Moment, glyphs
from tui.render.flight import Place, found, path
from tui.render.scene import Scene, shown
from tui.words import LANGUAGES, Wording
from tui.words.spans import text_of, width

FEW = 3

SIZES = ((80, 20), (81, 38), (142, 58))
"""The cells and lines of the board in small, large and huge terminals."""

SEATS = (0, EVERYONE, BYSTANDER)


@cache
def played(game: str) -> Journal[Any, Any, Any]:
    rules, card = game_named(game), card_of(game)
    setup = Setup(card.usual_seats, rules.options())
    return play_out(rules, setup, [rules.bots["random"]] * setup.seats, "x")


def face_of(game: str, language: Any = "en") -> Face[Any, Any]:
    names = tuple(card_of(game).robots)[: card_of(game).usual_seats]
    return face_for(game, Company(names, Wording(language), glyphs(False)))


@cache
def told(game: str, seat: Seat) -> tuple[tuple[Moment, Scene], ...]:
    """Return the steps that a seat learns of, with their scenes."""
    face, account = face_of(game), Account(played(game), seat)
    moments = (account.moment(number) for number in range(account.last + 1))
    return tuple((moment, face.scene(moment)) for moment in moments)


def of_every_kind(game: str, seat: Seat) -> Iterator[tuple[Moment, Scene]]:
    """Yield a few scenes of every kind."""
    seen: Counter[tuple[type, int]] = Counter()
    for moment, scene in told(game, seat):
        kind = type(moment.action), len(scene)
        seen[kind] += 1
        if seen[kind] <= FEW:
            yield moment, scene


def scores(face: Face[Any, Any], moment: Moment) -> dict[Seat, int]:
    """Return everybody's score in the standings."""
    spans = (span for each in face.standings(moment, 80) for span in each)
    return {
        span.target[1]: int(span.text)
        for span in spans
        if isinstance(span.target, tuple) and span.target[0] == "score"
    }


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", offered_games())
def test_the_last_frame_is_the_table_as_it_stands(game: str, seat: Seat) -> None:
    face = face_of(game)
    for moment, scene in told(game, seat):
        assert scene[-1].moment == moment
        assert all(frame.moment.before == moment.before for frame in scene)
        assert shown(scene, moves=False) == scene[-1:]
        assert not any(frame.closes for frame in scene[:-1])
    for moment, (*_, still) in of_every_kind(game, seat):
        assert face.table(moment, 80, 20) == face.table(still.moment, 80, 20, None, still.said)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", offered_games())
def test_what_is_spoken_of_and_what_moves_is_on_the_table(
    game: str, seat: Seat, size: tuple[int, int]
) -> None:
    face = face_of(game)
    for moment, scene in of_every_kind(game, seat):
        for frame in scene:
            assert frame.said or len(scene) == 1, moment.action
            lines = face.table(frame.moment, *size, None, frame.said)
            lines += face.standings(frame.moment, 80)
            for place in frame.lit:
                assert found(lines, Place(place)), (place, text_of(frame.said))
            assert all(path(lines, flight) for flight in frame.flights), text_of(frame.said)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", offered_games())
def test_a_frame_counts_one_score_and_all_of_them_count_every_change(game: str, seat: Seat) -> None:
    face, counted = face_of(game), 0
    for moment, scene in told(game, seat):
        if moment.before is None or not any(frame.counted for frame in scene):
            continue
        now = scores(face, Moment(moment.before))
        for frame in scene:
            if frame.counted is not None:
                assert now.get(frame.counted.seat, 0) == frame.counted.start != frame.counted.end
                assert ("seat", frame.counted.seat) in frame.lit
                now[frame.counted.seat] = frame.counted.end
                counted += 1
            assert {k: v for k, v in scores(face, frame.moment).items() if v} == {
                k: v for k, v in now.items() if v
            }, (moment.action, text_of(frame.said))
    assert counted


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", offered_games())
def test_no_score_changes_without_a_count(game: str, seat: Seat) -> None:
    face = face_of(game)
    for moment, scene in of_every_kind(game, seat):
        if moment.before is not None and not any(frame.counted for frame in scene):
            before, after = scores(face, Moment(moment.before)), scores(face, moment)
            assert all(after[seat] == before.get(seat, 0) for seat in after)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_every_sentence_fits_the_line_under_the_hand(game: str, language: Any) -> None:
    face = face_of(game, language)
    for moment, _ in of_every_kind(game, 0):
        for frame in face.scene(moment):
            assert width(frame.said) <= 78, text_of(frame.said)
            assert 0 < frame.beats < 12
