"""The waiting room of a table on the net: who has come, how others come, and when it begins. It
keeps the line to the table as long as the guest stays there, whatever is shown over it."""

from contextlib import aclosing
from time import monotonic
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from themes.loader import layout
from tui.app.screens.talking import TALKING, TalkingScreen
from tui.app.widgets.page import Page
from tui.app.widgets.prompt import Prompt
from tui.online.messages import Begin, Error, FromHost, Room, Said, Waved
from tui.online.room_page import Invitation, Shown, room_lines
from tui.online.sentences import refusal_sentence, said_line
from tui.online.visit import Visit
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line, text_of

WIDEST: Final = 150
"""The most cells of the page."""


class WaitingRoomScreen(TalkingScreen):
    """Who is at the table, before a game and between two. Over it lie the table and what leads
    from there; when it is left, so is the table."""

    CSS_PATH = layout("online")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("begin", "enter", "room.key.begin"),
        *TALKING,
        Command("leave", "escape,q", "room.key.leave"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, visit: Visit, alone: bool = False) -> None:
        """`alone` is for a program that was started for this table: it ends when it is left."""
        super().__init__()
        self.visit = visit
        self.heard_at = monotonic()
        """When the newest word on who is here came."""
        self._alone = alone
        self._room: Room | None = None

    @property
    def room(self) -> Room | None:
        """Who is here, as far as is known."""
        return self.visit.heard.room or self._room

    def head(self) -> tuple[Line, Line]:
        """Return the game, how it stands, and how many seats are free."""
        room = self.room
        if room is None:
            return line(Span(self.say("room.joining"), "strong")), ()
        mark = f" {self.app.glyphs.dot} "
        phase = room.phase if self.visit.guest.here else "lost"
        game = Span(self.say(f"game.{room.game}"), "strong")
        free = sum(not each.by for each in room.seats)
        ends = [self.say("room.free", n=free)] if free else []
        ends += [self.say("room.watching", n=room.watching)] if room.watching else []
        start = line(game, Span(mark, "dim"), self.say(f"room.{phase}"))
        return start, line(Span(mark.join(ends), "dim"))

    def body(self) -> ComposeResult:
        """Yield the seats, and the field for words."""
        yield Page(self._write, widest=WIDEST, id="room")
        yield Prompt(id="words")

    def _write(self, cells: int, height: int) -> list[Line]:
        room = self.room
        if room is None:
            return []
        visit = self.visit
        key = self.say("cap.enter")
        notes = [self.say("room.note.owner" if visit.owner else "room.note.guest", key=key)]
        invitations = [Invitation("join", f"ludotheque join {visit.address}")]
        gone = monotonic() - self.heard_at
        shown = Shown(room, visit.heard.seat, gone, invitations, visit.talk, notes)
        return room_lines(self.company, shown, cells, height)

    def on_mount(self) -> None:
        """Take the line."""
        self.run_worker(self._stay(), group="line", exclusive=True)
        self.set_interval(1.0, self._tick)

    def _tick(self) -> None:
        if self.room is not None and any(each.away is not None for each in self.room.seats):
            self._show()

    def _show(self) -> None:
        for page in self.query(Page):
            page.rewrite(page.top)
        self.show_head()
        self.show_keys()

    async def _stay(self) -> None:
        """Hear the host until one leaves, or has to."""
        async with aclosing(self.visit.messages()) as heard:
            async for message in heard:
                self._hear(message)
        self._end()

    def _hear(self, message: FromHost | None) -> None:
        if isinstance(message, Room):
            self._room, self.heard_at = message, monotonic()
        elif isinstance(message, Error) and message.code != "left":
            words = refusal_sentence(self.say, message.code, message.facts)
            self.notify(words, severity="warning", markup=False)
        elif isinstance(message, Said | Waved) and not self.shown:
            words = text_of(said_line(self.company, message))
            self.notify(words, timeout=6, markup=False)
        self._show()

    def _end(self) -> None:
        """The table is left: nothing of it stays open."""
        refusal = self.visit.refusal
        if self._alone:
            self.app.exit(0 if refusal is None else 1)
            return
        self.uncover()
        self.leave()
        if refusal is not None:
            words = refusal_sentence(self.say, refusal.code, refusal.facts)
            self.app.notify(words, severity="warning", timeout=12, markup=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if action == "begin":
            ready = self.room is not None and self.room.phase != "playing"
            return ready and self.visit.guest.here and self.visit.owner
        return super().check_action(action, parameters)

    def action_begin(self) -> None:
        """Begin: robots take the free seats."""
        self.visit.say(Begin())

    def action_leave(self) -> None:
        """Leave the table; without a line nobody can be told."""
        if self.visit.guest.here:
            self.visit.leave()
        else:
            self.workers.cancel_group(self, "line")
            self._end()
