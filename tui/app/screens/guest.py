"""A guest's table: a game whose journal is at a host, drawn only from what the host has told."""

from collections.abc import Callable, Set
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from engine.account import AnyAccount
from engine.conductor import Ask as Question
from engine.game import Seat
from saves.problems import SaveError
from tui.app.screens.live import SPEED
from tui.app.screens.looking_back import LEAVE, LOOK_BACK, RESULT, LookingBackScreen
from tui.app.screens.resting import RESTING
from tui.app.screens.result import ResultScreen
from tui.app.screens.table import TableScreen
from tui.app.screens.talking import TALKING, TalkingScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.prompt import Prompt
from tui.app.widgets.standings import Standings
from tui.app.window_title import entitle, remember_title, restore_title
from tui.online.elsewhere import Elsewhere
from tui.online.messages import (
    Agree,
    Ask,
    Back,
    Begin,
    Forgotten,
    FromHost,
    Granted,
    Over,
    Part,
    Pause,
    Refused,
    Room,
    Said,
    Waved,
)
from tui.online.sentences import said_line
from tui.online.state_line import Clock, state_line
from tui.online.taken_home import take_home
from tui.online.visit import Visit
from tui.render.face import Company
from tui.session.problems import problem_sentence
from tui.session.robots import voices
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line

PASSING: Final = 8.0
"""Seconds for which words across the table stay on the line under it."""


class GuestScreen(LookingBackScreen, TalkingScreen):
    """A table whose decisions are sent to a host. The screen stays usable while the host
    answers."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("agree(True)", "y", "guest.key.agree"),
        Command("agree(False)", "x", "guest.key.refuse"),
        Command("take_back", "u", "guest.key.take_back", yields=2),
        *RESTING,
        *TableScreen.commands,
        SPEED,
        RESULT,
        LEAVE._replace(label="guest.key.leave"),
        LOOK_BACK,
        *TALKING,
        Command("pause", "z", "guest.key.pause", yields=5),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    over_home = False

    def __init__(self, visit: Visit, go: Callable[[], None], question: str) -> None:
        """`go` leaves the table. `question` is the key of the sentence that asks a player for
        confirmation before."""
        self.visit = visit
        self.elsewhere = Elsewhere(visit, self.spared)
        super().__init__(self.elsewhere)
        self.voices = voices(self.game.name, visit.heard.players)
        self._go, self._question = go, question
        self._save: Path | None = None
        self._room_at = self._asked_at = monotonic()
        self._said_at = 0.0
        self._ready = False
        """True once the widgets exist."""
        self._rung = 0
        """The turn of the last question for which the bell has rung; 0 for none."""

    def foot(self) -> ComposeResult:
        """Yield the line on the state of the table, and the field for words."""
        yield Caption(id="state")
        yield Prompt(id="words")

    def on_mount(self) -> None:
        """Show the state of the table, and update it every second."""
        self._ready = True
        remember_title(self.app)
        self._show_state()
        if self.driver.over and self._save is None:
            self.visit.take_home()
        self.set_interval(1.0, self._show_state)

    @property
    def company(self) -> Company:
        """Return the players of the game, who stay the same when guests leave the table."""
        return self.app.company(self.names)

    # What is heard

    def news(self, message: FromHost | None) -> None:
        """Show the effect of a message that the visit has taken in; None means that the line was
        lost."""
        visit = self.visit
        if not self._ready or not self.query("#board"):  # not yet shown, or no longer
            return
        if isinstance(message, Room):
            self._room_at = monotonic()
        elif isinstance(message, Ask):
            self._asked_at = monotonic()
        elif isinstance(message, Said | Waved):
            self._said_at = monotonic()
            self.retell()
        elif isinstance(message, Granted) and not message.done:
            self.notify(self.say("guest.wish.refused"), timeout=6, markup=False)
        elif isinstance(message, Refused) and not message.turn:
            words = self.say(f"guest.no.{message.code}")
            self.notify(words, severity="warning", markup=False)
        elif isinstance(message, Over):
            visit.take_home()
        elif isinstance(message, Part) and visit.save:
            self._take_home()
        if isinstance(message, Forgotten) and visit.guest.told:
            self._went_back()
        elif self.board.open and not self._still_asked():
            self._open(False)
            self._intents.put_nowait(None)
        self.elsewhere.stir()
        self._show_state()
        self.show_head()
        self.show_keys()

    def _still_asked(self) -> bool:
        heard = self.visit.heard
        return bool(heard.ask.turn) and heard.paused is None and self.visit.guest.told

    def _went_back(self) -> None:
        """Show the table anew after decisions were undone."""
        self.interrupt()
        self._show_anew()
        self._go_on()

    def rejoin(self) -> bool:
        """Continue where the table was before the line was lost. Return False if another game is
        played now."""
        told = self.elsewhere.rejoin(self._told)
        if told is None:
            return False
        self.account, self._told = self.elsewhere.account, told
        if not self._ready:
            return True
        self.interrupt()
        self.chronicle.show(self.told, told)
        self.moment = self.account.moment(told)
        if self.driver.over and not self.visit.save:
            self.visit.take_home()
        self._go_on()
        self._show_state()
        return True

    async def _ask(self, cue: Question) -> None:
        turn = self.visit.heard.ask.turn
        if self._rung != turn:
            self._rung = turn
            self.app.bell()
        entitle(self.app, self.say("guest.turn"))
        await super()._ask(cue)
        entitle(self.app, self.say("program"))

    # What is shown

    def told(self, number: int) -> list[Line]:
        """Return the chronicle of a step, and the words said across the table after it."""
        lines, last = super().told(number), self.account.last
        for each in self.visit.talk:
            if min(max(each.last, 1), last) == number:
                lines.append(said_line(self.company, each.said))
        return lines

    def _show_state(self) -> None:
        visit, now = self.visit, monotonic()
        seconds = visit.heard.ask.seconds
        left = seconds - (now - self._asked_at) if seconds and visit.heard.ask.turn else None
        clock = Clock(now - self._room_at, left)
        words = state_line(self.company, visit, clock, now - self._said_at < PASSING)
        for caption in self.query("#state").results(Caption):
            caption.display = bool(words)
            caption.show([words] if words else [])
        for canvas in (*self.query(Board), *self.query(Standings)):
            canvas.dim_seats(visit.heard.away)

    def head(self) -> tuple[Line, Line]:
        """Return the top line, marked for a guest who only watches."""
        start, end = super().head()
        if self.visit.watching:
            start = line(Span(f" {self.say('guest.watching')} ", "cursor"), " ", start)
        return start, end

    def restore(self) -> None:
        """Fill the widgets anew, the line on the state of the table too."""
        super().restore()
        self._show_state()

    # What is done

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        heard, seated = self.visit.heard, not self.visit.watching
        if self.typing:
            return False
        if action == "agree":
            return heard.wish is not None and heard.seat in heard.wish.waiting
        if action == "pause":
            return seated and self.visit.guest.told and not self.driver.over
        if action == "take_back" and not seated:
            return False
        return super().check_action(action, parameters)

    def action_take_back(self) -> None:
        """Ask the other players to agree that this person's last decision is undone."""
        self.visit.say(Back())

    def action_agree(self, yes: bool) -> None:
        """Answer another player's wish to undo."""
        wish = self.visit.heard.wish
        if wish is not None:
            self.visit.say(Agree(wish.wish, yes))

    def action_pause(self) -> None:
        """Pause the game, or continue it."""
        self.visit.say(Pause(self.visit.heard.paused is None))

    def action_leave(self) -> None:
        """Leave the table after a confirmation; after the game, return to the waiting room without
        one."""
        if self.driver.over:
            self.close()
            self.leave()
        elif self.visit.watching:
            self._go()
        else:
            self.app.confirmed(self.say(self._question), self._go, always=True)

    def look_back(self, number: int) -> None:
        """See LookingBackScreen."""
        account = self.elsewhere.account.copy()
        self.aside("guest_look_back", account, self.names, self.voices, number)

    def on_unmount(self) -> None:
        """Give the terminal its title back, and cancel the screen's tasks."""
        restore_title(self.app)
        self.close()

    def close(self) -> None:
        """See Ended."""
        self.workers.cancel_node(self)

    def action_result(self) -> None:
        """Open the result of the game."""
        outcome = self.account.outcome(self.account.last)
        if outcome is not None:
            self.show_result(outcome)

    def _take_home(self) -> None:
        """Write the save that the host has sent to a file, and let an open result screen read it.
        If it cannot be written, say why."""
        try:
            now = datetime.now().astimezone()
            self._save = take_home(self.visit.save, self.game.name, self.app.saves, now)
        except SaveError as error:
            words = self.say("guest.unkept", why=problem_sentence(self.say, error))
            self.app.notify(words, severity="warning", markup=False)
            return
        for screen in self.app.screen_stack:
            if isinstance(screen, ResultScreen):
                screen.look()
                screen.show_keys()

    @property
    def whole(self) -> AnyAccount:
        """Return the guest's account. See Ended."""
        return self.elsewhere.account

    @property
    def humans(self) -> Set[Seat]:
        """See Ended."""
        return frozenset() if self.visit.watching else frozenset({self.visit.heard.seat})

    @property
    def path(self) -> Path | None:
        """See Ended."""
        return self._save

    @property
    def may_begin(self) -> bool:
        """See Ended."""
        return self.visit.owner and self.visit.guest.here

    def another(self, leave: Callable[[], None]) -> None:
        """Ask the host to begin the next game; its message opens the new table. See Ended."""
        self.visit.say(Begin())
