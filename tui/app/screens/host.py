"""The form for hosting a game: its doors, and the terms of the table."""

from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal

from engine.registry import game_named
from saves.problems import SaveError
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.button import Button
from tui.app.widgets.caption import Caption
from tui.app.widgets.fields import Choice, Field
from tui.app.widgets.form import About, Form, FormRow, FormRows
from tui.online import HERE
from tui.online.doors.own_table import OwnTable
from tui.online.doors.plan import Doors, Plan, address_near
from tui.online.host import Terms
from tui.session.new_game import HUMAN, NewGame
from tui.session.problems import problem_sentence
from tui.session.robots import usual_level
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, left, line

LABEL: Final = 22

SSH_PORT: Final = 7722
WEB_PORT: Final = 7780

CLOCKS: Final = (0, 30, 60, 120)
"""The seconds that a decision may take; 0 for no limit."""


class HostScreen(BaseScreen):
    """The form of a table for people at screens of their own."""

    CSS_PATH = [layout("form"), layout("online")]  # noqa: RUF012
    commands: ClassVar[tuple[Command, ...]] = (
        Command("open", "enter", "host.key.open"),
        Command("app.focus_next", "tab", "new.key.next", shown=False, listed=False),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#reach"

    def __init__(self, new: NewGame) -> None:
        """`new` is the game to host. The seats of its people are free for guests."""
        super().__init__()
        self._new = new
        self._wishes: dict[str, Any] = {"reach": "here", "ssh": False, "web": False, "clock": 0}

    def head(self) -> tuple[Line, Line]:
        """Return the title and the game."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        game = Span(self.say(f"game.{self._new.game}"), "strong")
        return line(self.say("host.title"), dot, game), ()

    def body(self) -> ComposeResult:
        """Yield the form."""
        say = self.say
        switch = [(False, say("new.no")), (True, say("new.yes"))]
        clocks = [
            (each, say("host.seconds" if each else "host.no-clock", n=each)) for each in CLOCKS
        ]
        choices: dict[str, list[tuple[Any, str]]] = {
            "reach": [(each, say(f"host.reach.{each}")) for each in ("here", "near")],
            "ssh": switch,
            "web": switch,
            "clock": clocks,
        }
        with Form(id="host"):
            with FormRows():
                for name, offered in choices.items():
                    label = left(say(f"host.{name}"), LABEL - 1, self.app.glyphs.ellipsis)
                    field = Choice(offered, self._wishes[name], id=name)
                    yield FormRow(line(Span(label)), field, id=f"row-{name}")
            yield About(id="about")
            with Horizontal(id="start-line"):
                yield FormRow((), Button(say("host.open"), id="go"), id="row-start")
                yield Caption(id="note")

    @on(Field.Changed)
    def _changed(self, event: Field.Changed) -> None:
        assert event.field.id is not None
        self._wishes[event.field.id] = event.field.value

    @on(Button.Pressed)
    def action_open(self) -> None:
        """Open the waiting room, which opens the doors."""
        if not self.shown:
            return
        wishes, near = self._wishes, self._wishes["reach"] == "near"
        address = address_near() if near else HERE
        if not address:
            self._complain(self.say("doors.no-lan"))
            return
        doors = Doors(
            address,
            ssh_port=SSH_PORT if wishes["ssh"] else 0,
            web_port=WEB_PORT if wishes["web"] else 0,
        ).at_free_ports()
        own = self._table(doors)
        if own is not None:
            self.give_way("waiting_room", own.visit, False, own)

    def _table(self, doors: Doors) -> OwnTable | None:
        new, clock = self._new, self._wishes["clock"]
        level = usual_level(game_named(new.game))
        terms = Terms(new.game, new.options, level, clock=clock)
        people = [each.name for each in new.players if each.by == HUMAN]
        # With one person in the form nobody else was thought of yet: all other seats are free.
        free = (each.by == HUMAN or len(people) == 1 for each in new.players)
        players = tuple(
            None if is_free else each for is_free, each in zip(free, new.players, strict=True)
        )
        plan = Plan(terms, players, new.seed, doors=doors)
        try:
            return OwnTable(plan, self.app.saves, self.say, people[0])
        except SaveError as error:
            self._complain(problem_sentence(self.say, error))
            return None

    def _complain(self, words: str) -> None:
        self.query_one("#note", Caption).show([line(Span(words, "loss"))])
