"""The base of the boards: what it shows, which keys it answers, and how cards fly over it."""

from collections.abc import Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Region
from textual.screen import Screen

from tests.tui.tables import app_on, running, until
from tui.render.face import Company, Moment
from tui.render.flight import TICKS, Flight, Place
from tui.render.glyphs import UNICODE
from tui.render.scene import Frame
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings
from tui.words import Wording
from tui.words.spans import Line, Span, line

COMPANY = Company(("Anna",), Wording("en"), UNICODE)


class Paper:
    """A face as far as a board asks for it: a table of three lines."""

    company = COMPANY

    def table(self, moment: Moment, width: int, height: int, choice: Any, said: Line) -> list[Line]:
        return [
            line(Span("Anna", "seat-0", ("seat", 0)), " " * 12, Span("deck", "", ("deck", 0))),
            line(f"{moment.view.name} {choice}"),
            said or line(" " * 14, Span("pile", "", ("pile", 0))),
        ]


class Plain(Board):
    """A board that notes what its commands do."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("commit", "enter", "key.commit"),
        Command("turn('b')", "b", "key.commit"),
        Command("jest", "", "key.da.jester", "da.jester"),
        Command("digit('1')", "1", "key.da.rank", "1–9"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self) -> None:
        super().__init__(Paper())  # type: ignore[arg-type]
        self.done: list[str] = []
        self.posted: list[Any] = []
        self.refreshed: list[Region] = []
        self.taken: tuple[int, ...] = ()
        self.idle: tuple[str, ...] = ()
        self.off: tuple[str, ...] = ()
        self.picked: str | None = "picked"

    @property
    def choice(self) -> Any:
        return self.picked

    def forget(self) -> None:
        self.picked = None

    def digits(self, action: str) -> Collection[int]:
        return self.taken if action == "digit" else super().digits(action)

    def vain(self, action: str) -> bool:
        return action in self.idle or super().vain(action)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return False if action in self.off else super().check_action(action, parameters)

    def action_commit(self) -> None:
        self.done.append("commit")
        self.post_message(self.Intent("play"))

    def action_turn(self, way: str) -> None:
        self.done.append(f"turn {way}")
        self.post_message(self.Intent("turn"))
        self.changed()

    def action_jest(self) -> None:
        self.done.append("jest")

    def post_message(self, message: Any) -> bool:
        posted = super().post_message(message)
        if posted and isinstance(message, Board.Intent | Board.ChoiceChanged):
            self.posted.append(message)
        return posted

    def refresh(self, *regions: Region, **more: Any) -> Any:
        if hasattr(self, "refreshed"):
            self.refreshed += regions or [Region()]
        return super().refresh(*regions, **more)


class Desk(Screen[None]):
    """A screen with one board."""

    def compose(self) -> ComposeResult:
        yield Plain()


def view(name: str) -> Any:
    """Return a view that is told by its name."""
    return SimpleNamespace(name=name, seat=3)


START, DECK, PILE = Place(("seat", 0)), Place(("deck", 0)), Place(("pile", 0))


def frame(name: str, before: Any = None, *goals: Place) -> Frame:
    """Return a frame with cards that fly from Anna to some places."""
    flights = tuple(Flight(f" {n} ", "card", START, goal) for n, goal in enumerate(goals))
    return Frame(Moment(view(name), before, "a move"), flights=flights)


def texts(board: Plain) -> list[str]:
    """Return the rows that are drawn."""
    return ["".join(each.text for each in board.render_line(y)).rstrip() for y in range(3)]


async def test_a_board_shows_its_frame_and_the_choice_while_it_asks(tmp_path: Path) -> None:
    app = app_on(Desk, tmp_path)
    async with running(app, (24, 4)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Plain).size.width)
        board = app.screen.query_one(Plain)
        assert (board.open, board.aloud, board.moment, board.lines) == (False, None, None, [])
        assert board.can_focus
        first = frame("one")
        board.frame = first
        assert texts(board)[1] == "one None" and board.seat == 3 and board.moment == first.moment
        board.picked = "picked"
        board.repaint()
        assert texts(board)[1] == "one None"
        board.open = True
        board.repaint()
        assert texts(board)[1] == "one picked"
        board.refreshed.clear()
        board.frame = first._replace(weight=2.0)
        assert board.picked == "picked", "the same moment in another frame keeps the choice"
        assert not board.refreshed, "what looks the same is not drawn again"
        board.frame = frame("two")
        assert board.picked is None
        board.picked = "picked"
        board.frame = None
        assert board.picked is None and board.lines == []


async def test_a_sentence_is_as_long_as_the_table_has_room_for(tmp_path: Path) -> None:
    """Once a long sentence was cut when the table became narrower after it was said."""
    app = app_on(Desk, tmp_path)
    long, short = line("Anna leads and Bruno beats her"), line("Bruno beats Anna")
    async with running(app, (40, 4)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Plain).size.width)
        board = app.screen.query_one(Plain)
        board.frame = frame("one")._replace(said=long, shorter=(short,))
        assert texts(board)[2] == "Anna leads and Bruno beats her"
        await pilot.resize_terminal(30, 4)
        await until(pilot, lambda: board.size.width == 30)
        await until(pilot, lambda: texts(board)[2] == "Bruno beats Anna")


async def test_keys_run_their_commands_and_early_ones_never_commit(tmp_path: Path) -> None:
    app = app_on(Desk, tmp_path)
    async with running(app, (24, 4)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Plain).size.width)
        board = app.screen.query_one(Plain)
        board.frame = frame("one")
        board.focus()
        assert [board.takes(key) for key in ("b", "B", "j", "enter", "x", "f2")] == [
            *(True, True, True, False, False, False),
        ]
        for key in ("enter", "b", "j", "x"):
            await board.press(key)
        assert board.done == ["turn b", "jest"]
        assert not [each for each in board.posted if isinstance(each, Board.Intent)]
        await board.press("enter", plays=True)
        await board.press("b", plays=True)
        assert board.done[2:] == ["commit", "turn b"]
        intents = [each.action for each in board.posted if isinstance(each, Board.Intent)]
        assert intents == ["play", "turn"]
        board.done.clear()
        await pilot.press("j", "x", "enter")
        assert board.done == ["jest", "commit"]
        board.off = ("jest", "turn")
        for key in ("b", "j"):
            await board.press(key)
            await pilot.press(key)
        assert board.done == ["jest", "commit"]
        assert board.check_action("letter", ("j",)) is False
        assert not board.check_action("letter", ("x",))
        board.off = ()
        assert board.check_action("letter", ("j",)) and board.check_action("anything", ())


async def test_other_keys_are_told_when_other_commands_can_be_used(tmp_path: Path) -> None:
    app = app_on(Desk, tmp_path)
    async with running(app, (24, 4)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Plain).size.width)
        board = app.screen.query_one(Plain)
        board.frame = frame("one")
        told = []
        for off, idle in (((), ()), ((), ()), (("jest",), ()), (("jest",), ("turn",)), ((), ())):
            board.off, board.idle = off, idle
            board.changed()
            told.append(board.posted[-1].keys)
        assert told == [True, False, True, True, True]
        board.frame = frame("two")
        board.changed()
        assert board.posted[-1].keys


def test_a_command_names_the_numbers_it_takes_while_they_are_few() -> None:
    board = Plain()
    digit = board.commands[-1]
    for taken, cap in (
        ((), "1–9"),
        ((1, 2, 3), "1–3"),
        ((1, 2, 3, 4, 6), "1–4, 6"),
        ((1, 3, 5, 7), "1, 3, 5, 7"),
        ((1, 3, 5, 10), "Digits"),
        ((1, 2, 5, 7, 9), "Digits"),
        ((2, 3, 4, 10, 12), "Digits"),
    ):
        board.taken = taken
        assert board.now(digit).cap == cap
    assert board.now(digit).action == "digit('2')", "a click picks the first"
    assert board.now(digit).shown
    board.idle = ("digit",)
    assert not board.now(digit).shown and board.now(board.commands[0]).shown
    assert Board.digits(board, "digit") == () and not Board.vain(board, "digit")


async def test_cards_fly_one_after_the_other_and_any_key_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_on(Desk, tmp_path, motion=True, speed="slow")
    ticks: list[Any] = []
    async with running(app, (24, 4)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Plain).size.width)
        board = app.screen.query_one(Plain)
        timer = SimpleNamespace(stop=lambda: ticks.append("stopped"))
        monkeypatch.setattr(board, "set_interval", lambda *_: timer)
        one = frame("one")
        board.frame = one
        assert not board.flying, "nothing was shown before"
        board.frame = frame("two", one.moment.view, DECK, PILE, START)
        assert board.flying and not ticks
        assert texts(board) == ["A 0             deck", "two None", "              pile"]
        way = []
        for _ in range(TICKS - 1):
            board.refreshed.clear()
            board._fly()
            assert [(each.x, each.y, each.width, each.height) for each in board.refreshed] == [
                (0, 0, 24, 1)
            ] * 2
            way.append(texts(board)[0].index("0"))
        assert way == sorted(way) and way[-1] == 18 and texts(board)[0] == "Anna            d 0"
        board._fly()
        assert texts(board)[0] == "A 1             deck"
        for _ in range(TICKS - 1):
            board.refreshed.clear()
            before = board._flying[0][1][0][1]
            board._fly()
            assert [each.y for each in board.refreshed] == [before, board._flying[0][1][0][1]]
        assert texts(board)[2] == "              p 1"
        assert not ticks
        board._fly()
        assert not board.flying and ticks == ["stopped"] and texts(board)[2].endswith("pile")
        board._fly()
        assert ticks == ["stopped"]
        three = frame("three", board.view, PILE)
        board.frame = three
        board._fly()
        board.refreshed.clear()
        board.on_key()
        assert not board.flying and ticks == ["stopped"] * 2
        assert [(each.x, each.y, each.height) for each in board.refreshed] == [(0, 0, 1)]
        again = Frame(Moment(view("four"), three.moment.before, "a move"), flights=three.flights)
        board.frame = again
        assert board.flying, "a later frame of the same step"
        board.frame = frame("far", view("elsewhere"), PILE)
        assert not board.flying, "who jumps there has not seen where the card came from"
        board.frame = None
        board.frame = frame("anew", None, PILE)
        assert not board.flying


async def test_nothing_flies_without_motion_and_a_card_keeps_to_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_on(Desk, tmp_path)
    async with running(app, (24, 4)) as pilot:
        await until(pilot, lambda: app.screen.query_one(Plain).size.width)
        board = app.screen.query_one(Plain)
        monkeypatch.setattr(board, "set_interval", lambda *_: SimpleNamespace(stop=lambda: None))
        one = frame("one")
        board.frame = one
        board.frame = frame("two", one.moment.view, DECK)
        assert not board.flying
        for x, row in ((0, "12345           deck"), (23, "Anna            dec12345")):
            flight = Flight("12345", "card", START, DECK)
            board._flying = [(flight, [(x, 0)])]
            assert texts(board)[0] == row
        card = next(each for each in board.render_line(0) if each.text == "12345")
        assert card.style is not None and card.style.bold
