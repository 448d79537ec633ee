"""Cards in flight: they fly to where they lie; nothing waits for them, and any key ends the
flight."""

from pathlib import Path

import pytest

from engine.dalmuti.actions import Play
from engine.dalmuti.state import Options
from engine.dolce_vita.actions import Award
from engine.dolce_vita.actions import Place as Placing
from engine.game import EVERYONE
from saves.reading import load
from tests.tui import wreckers
from tests.tui.games.dalmuti import tables as dalmuti
from tests.tui.tables import app_on, new_live, running, to_the_end, until
from tui.app.app import LudothequeApp
from tui.app.screens.replay import ReplayScreen
from tui.games.dolce_vita.face import DolceVitaFace
from tui.render.face import Company, Moment, glyphs
from tui.render.flight import TICKS, Place, found, path
from tui.words import Wording
from tui.words.spans import Line, Span, line, plain, text_of, width


def test_a_place_is_found_by_what_stands_for_it() -> None:
    lines = [
        line(Span("head", "", "column")),
        line("  ", Span("card", "", "column")),
        line(Span("Anna  ", "", "seat"), Span("   ", "", "other"), Span("6", "", "column")),
    ]
    assert found(lines, Place("column")) == (2, 0)
    assert found(lines, Place("column", above="seat")) == (4, 1)
    assert found(lines, Place("column", row="seat")) == (9, 2)
    assert found(lines, Place("nothing")) is None


@pytest.mark.parametrize("size", [(80, 20), (81, 38), (142, 58)])
def test_number_cards_and_objects_fly_to_where_they_lie(
    size: tuple[int, int], tmp_path: Path
) -> None:
    live = to_the_end(new_live(tmp_path))
    journal, game = live.journal, live.journal.game
    names = ("Anna", "Bruno", "Chiara", "Dario")
    face = DolceVitaFace(Company(names, Wording("en"), glyphs(False)))
    flown = 0
    for step, action in enumerate(journal.actions, 1):
        view, before = (game.view(journal.states[n], 0) for n in (step, step - 1))
        moment = Moment(view, before, action)
        if isinstance(action, Placing):
            (flight,) = face.still(moment).flights
            lines = face.table(moment, *size)
            points = path(lines, flight)
            assert len(points) == TICKS
            assert names[action.seat] in text_of(lines[points[0][1]])
            assert points[-1][1] == points[0][1]
        elif isinstance(action, Award):
            for frame in face.scene(moment):
                for flight, way in zip(frame.flights, (1, -1), strict=False):
                    start, *_, goal = path(face.table(frame.moment, *size), flight)
                    assert (goal[1] - start[1]) * way > 0
                    flown += 1
    assert flown
    live.close()


@pytest.mark.parametrize("size", [(80, 20), (81, 38)])
def test_cards_played_fly_to_the_middle(size: tuple[int, int]) -> None:
    face = dalmuti.face(seats=6)
    journal = dalmuti.journey(6, "picture", Options(hands=2))
    for step in dalmuti.steps_of(journal, Play)[:40]:
        moment = dalmuti.moment(journal, step, EVERYONE)
        (flight,) = face.still(moment).flights
        lines = face.table(moment, *size)
        if moment.view.table.top is None:
            continue
        assert path(lines, flight), plain(lines)


@pytest.mark.parametrize("size", [(81, 38), (142, 58)])
def test_shared_cards_fly_to_their_pile_on_the_shore(size: tuple[int, int]) -> None:
    face, journal = wreckers.face(), wreckers.journey(3, "shore")
    flown = 0
    for step in range(1, len(journal) + 1):
        for frame in face.scene(wreckers.moment(journal, 0, step)):
            lines = face.table(frame.moment, *size, None, frame.said)
            for flight in frame.flights:
                pile = flight.goal.pictured
                if pile is None or not (points := path(lines, flight)):
                    continue
                x, y = points[-1]
                assert span_at(lines[y], x).topic == pile
                flown += 1
    assert flown


def span_at(spans: Line, x: int) -> Span:
    """Return the span at a column."""
    for span in spans:
        if x < width(span.text):
            return span
        x -= width(span.text)
    raise AssertionError("beyond the line")


def at_a_replay(folder: Path, **settings: object) -> LudothequeApp:
    live = to_the_end(new_live(folder))
    live.close()
    return app_on(lambda: ReplayScreen(load(live.path), step=3), folder, **settings)


async def test_a_flight_ends_by_itself_or_by_a_key(tmp_path: Path) -> None:
    app = at_a_replay(tmp_path, motion=True, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.board.lines)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await until(pilot, lambda: not screen.board.flying)
        screen.seek(4)
        assert screen.board.flying
        await until(pilot, lambda: not screen.board.flying)
        screen.seek(5)
        assert screen.board.flying
        timer = screen.board._wings
        assert timer is not None
        screen.board.on_key()
        assert not screen.board.flying
        await timer._tick(next_timer=0.0, count=1)  # a tick under way when the timer stopped
        screen.seek(7)  # who jumps there has not seen where the card came from
        assert not screen.board.flying


@pytest.mark.parametrize("how", [{"motion": False}, {"speed": "at-once"}])
async def test_nothing_flies_without_motion(tmp_path: Path, how: dict[str, object]) -> None:
    app = at_a_replay(tmp_path, **{"motion": True, "speed": "slow", **how})
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.board.lines)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        screen.seek(4)
        assert not screen.board.flying


async def test_a_slow_terminal_has_no_motion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 22 10.0.0.2 22")
    app = app_on(None, tmp_path, motion=True, speed="slow")
    assert app.moves
    monkeypatch.setattr(type(app.console), "color_system", "256")
    app = app_on(None, tmp_path, motion=True, speed="slow")
    assert not app.moves
    monkeypatch.delenv("SSH_CONNECTION")
    assert app_on(None, tmp_path, motion=True, speed="slow").moves
    monkeypatch.setattr(type(app.console), "color_system", "standard")
    assert not app_on(None, tmp_path, motion=True, speed="slow").moves
