"""The waiting room of a table on the net: the seats, the invitations, the beginning of a game. It
keeps the line to the table until the guest leaves, whichever screens cover it."""

from contextlib import aclosing
from time import monotonic
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from themes.loader import layout
from tui.app.screens.base import BaseScreen
from tui.app.screens.guest import GuestScreen
from tui.app.screens.talking import TALKING, TalkingScreen
from tui.app.widgets.page import Page
from tui.app.widgets.prompt import Prompt
from tui.online.doors.own_table import OwnTable, complaint
from tui.online.doors.plan import Trouble
from tui.online.invitations import Ways
from tui.online.messages import Begin, Begun, Error, FromHost, Pong, Room
from tui.online.qr import page_code
from tui.online.room_page import Shown, room_lines
from tui.online.sentences import refusal_sentence
from tui.online.state_line import seat_names
from tui.online.visit import Visit
from tui.render.face import Company
from tui.session.new_game import HUMAN
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line

WIDEST: Final = 150
"""The most cells of the page."""


class WaitingRoomScreen(TalkingScreen):
    """The seats of a table, before a game and between two. The table and the screens opened from it
    lie above this one; leaving this one closes them all."""

    CSS_PATH = layout("online")
    holds = True
    commands: ClassVar[tuple[Command, ...]] = (
        Command("begin", "enter", "room.key.begin"),
        Command("more_robots", "b", "room.key.more"),
        Command("fewer_robots", "r", "room.key.fewer"),
        Command("table", "t", "room.key.table"),
        *TALKING,
        Command("leave", "escape,q", "room.key.leave", kept=True),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, visit: Visit, alone: bool = False, own: OwnTable | None = None) -> None:
        """With `alone` the program ends when the table is left. `own` is the table if this program
        hosts it; its doors are open as long as this screen is."""
        super().__init__()
        self.visit, self.own = visit, own
        self.heard_at = monotonic()
        """The time at which the seats were last told, by `monotonic`."""
        self._alone = alone
        self._opens = True
        """True to open the table as soon as the first step of a game is told."""
        self._room: Room | None = None

    @property
    def room(self) -> Room | None:
        """Return the newest state of the seats, None before the host has told it."""
        return self.visit.heard.room or self._room

    @property
    def company(self) -> Company:
        """Return the people and robots with a seat, nobody before the host has told the seats."""
        return self.app.company(seat_names(self.room, self.app.glyphs.minus))

    def head(self) -> tuple[Line, Line]:
        """Return the game and its phase; at the right the free seats and the spectators."""
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
        """Yield the page, and the field for words."""
        yield Page(self._write, widest=WIDEST, id="room")
        yield Prompt(id="words")

    def _write(self, cells: int, height: int) -> list[Line]:
        room = self.room
        if room is None:
            return []
        visit = self.visit
        key = self.say.key_of("waiting_room.begin", "cap.enter")
        notes = [self.say("room.note.owner" if visit.owner else "room.note.guest", key=key)]
        ways = visit.ways if self.own is None else self.own.ways
        if ways.reach:
            notes.append(self.say(f"doors.reach.{ways.reach}"))
        if ways.fingerprint:
            notes.append(self.say("doors.fingerprint", fingerprint=ways.fingerprint))
        gone, code = monotonic() - self.heard_at, self._code(ways)
        shown = Shown(room, visit.heard.seat, gone, ways.invitations, visit.talk, notes, code)
        return room_lines(self.company, shown, cells, height)

    def _code(self, ways: Ways) -> list[Line]:
        """Return the QR code of the page's address; [] if other machines cannot reach it, or the
        terminal cannot show it."""
        signs = not self.app.settings.ascii and not self.app.no_color
        return page_code(ways) if signs else []

    def on_mount(self) -> None:
        """Join the table, and update the page every second while somebody is away."""
        self.run_worker(self._stay(), group="line", exclusive=True)
        self.set_interval(1.0, self._tick)

    def on_unmount(self) -> None:
        """Give the seat up, whichever way the room is left and however early."""
        self.visit.close()

    def _tick(self) -> None:
        if self.room is not None and any(each.away is not None for each in self.room.seats):
            self._show()

    def _show(self) -> None:
        for page in self.query(Page):
            page.rewrite(page.top)
        self.show_head()
        self.show_keys()

    async def _stay(self) -> None:
        """Open the own table's doors, hear the host until the stay ends, and close everything."""
        try:
            if self.own is not None:
                await self.own.open()
            await self._listen()
        except Trouble as trouble:
            assert self.own is not None
            self.own.trouble = trouble
        finally:
            if self.own is not None:
                await self.own.close()
        self._end()

    async def _listen(self) -> None:
        async with aclosing(self.visit.messages()) as heard:
            async for message in heard:
                self._hear(message)

    def _hear(self, message: FromHost | None) -> None:
        if isinstance(message, Room):
            self._room, self.heard_at = message, monotonic()
        elif isinstance(message, Error) and not self._own_doing(message):
            words = refusal_sentence(self.say, message.code, message.facts)
            self.notify(words, severity="warning", markup=False)
        self._follow(message)
        self._show()

    def _own_doing(self, error: Error) -> bool:
        """Return True for the end of a stay that the person here has asked for."""
        return error.code == "left" or (self.own is not None and error.code == "closed")

    def _follow(self, message: FromHost | None) -> None:
        """Open the table when a game is played, and pass the message to it."""
        visit, table = self.visit, self.table
        begun = isinstance(message, Begun) and visit.guest.told
        if begun or (isinstance(message, Pong) and table is not None and not table.rejoin()):
            self.uncover()
            table, self._opens = None, True
        if table is not None:
            table.news(message)
            return
        account = visit.heard.account
        if self._opens and visit.guest.told and account is not None and account.last >= 0:
            self._opens = False
            self._open_table()

    @property
    def table(self) -> GuestScreen | None:
        """Return the table's screen, None if it is not open."""
        stack = self.app.screen_stack
        return next((each for each in stack if isinstance(each, GuestScreen)), None)

    def _end(self) -> None:
        """Leave this screen and all screens above it, and tell why if the stay has failed."""
        words = complaint(self.say, self.visit, self.own)
        if self._alone:
            self.app.exit(1 if words else 0)
            return
        self.uncover()
        self.leave()
        below = self.app.screen
        if words and isinstance(below, BaseScreen):
            below.notify_here(words, 12, "warning")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if self.typing:
            return False
        if action == "begin":
            ready = self.room is not None and self.room.phase != "playing"
            return ready and self.visit.guest.here and self.visit.owner
        if action in ("more_robots", "fewer_robots"):
            if self.own is None or self.room is None or self.visit.playing:
                return False
            seated = [each.by for each in self.room.seats]
            return "" in seated if action == "more_robots" else any({*seated} - {"", HUMAN})
        if action == "table":
            return self.visit.guest.told and self.visit.heard.account is not None
        return super().check_action(action, parameters)

    def action_begin(self) -> None:
        """Ask the host to begin the game, with robots on the free seats."""
        self.visit.say(Begin())

    def action_table(self) -> None:
        """Return to the table of the game that is over."""
        if self.visit.heard.account is not None:
            self._open_table()

    def _open_table(self) -> None:
        question = "guest.leave" if self.own is None else "room.close"
        self.go("guest", self.visit, self.go_away, question)

    def action_more_robots(self) -> None:
        """Put a robot on a free seat."""
        if self.own is not None:
            self.own.more_robots()

    def action_fewer_robots(self) -> None:
        """Take a robot from its seat."""
        if self.own is not None:
            self.own.fewer_robots()

    def action_leave(self) -> None:
        """Leave the table; ask first if that closes it for others."""
        if self.own is None:
            self.go_away()
        else:
            self.app.confirmed(self.say("room.close"), self.go_away, always=self._company_here)

    @property
    def _company_here(self) -> bool:
        """Return True if more than one person is present."""
        seats = self.room.seats if self.room is not None else ()
        here = [each for each in seats if each.by == HUMAN and each.away is None]
        return len(here) > 1

    async def _close_table(self, own: OwnTable) -> None:
        """Tell all guests, close the own table, and leave."""
        await own.close()
        self.workers.cancel_group(self, "line")
        self._end()

    def go_away(self) -> None:
        """Leave without asking. Without a line the host cannot be told, so only this screen
        closes."""
        if self.own is not None:
            self.run_worker(self._close_table(self.own), group="close", exclusive=True)
        elif self.visit.guest.here:
            self.visit.leave()
        else:
            self.workers.cancel_group(self, "line")
            self._end()
