"""A table at which a game goes on, from decision to decision: dealer, robots, people."""

import asyncio
from typing import Any, ClassVar

from textual import on
from textual.binding import BindingType

from engine.game import DEALER, Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.app.screens.table import TableScreen
from tui.session.problems import stand_in_told, told
from tui.session.thinking import ThinkingFailed
from tui.session.what_if import Trial
from tui.settings import BEATS, SPEEDS
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span

SPEED = Command("speed", "plus,equals_sign", "key.speed", cap="+")


class LiveScreen(TableScreen):
    """Asks the people at the keyboard, lets the dealer and the robots act, and shows it. Whether
    the game is kept is the affair of `live`."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("take_back", "u", "key.take_back"),
        Command("skip", "space", "key.skip"),
        Command("retry", "r", "key.retry"),
        *TableScreen.commands,
        SPEED,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, live: LiveGame | Trial) -> None:
        self.live = live
        players = live.header.players
        self.humans = frozenset(seat for seat, each in enumerate(players) if each.by == "human")
        super().__init__(
            live.table.journal,
            tuple(player.name for player in players),
            min(self.humans, default=0),
        )
        self._intents: asyncio.Queue[Any] = asyncio.Queue()
        self._hurry = asyncio.Event()
        self._here = asyncio.Event()
        """Cleared while nobody looks at the table: then nothing happens there."""
        self._here.set()
        self._stopped: str | None = None
        self._stood_in: set[Seat] = set()
        """For which robots another has had to choose: said once."""
        self._asking = False

    def on_mount(self) -> None:
        """Show where the game stands and go on."""
        self.open_table()
        self._go_on()

    def open_table(self) -> None:
        """Show where the game stands to whoever sits down."""
        self.moment = self.moment_at(len(self.journal))

    def _go_on(self) -> None:
        self._stopped = None
        self.run_worker(self._play(), group="table", exclusive=True, exit_on_error=True)

    async def _play(self) -> None:
        """Take the game from decision to decision until it is over or the file fails."""
        try:
            await self._come_in()
            while acting := self.live.table.to_act:
                await self._decide(acting)
        except SaveError as error:
            self._stop(told(self.say, error))
            return
        except ThinkingFailed:
            self._stop(self.say("play.bot-failed"))
            return
        self._open(False)
        self._show_newest()
        await self._over()

    async def _come_in(self) -> None:
        """What comes before the first decision."""

    async def _over(self) -> None:
        """What comes after the last."""

    async def _decide(self, acting: tuple[Seat, ...]) -> None:
        """One action of the dealer, of a bot, or of a person.

        Where people and bots choose at the same time, a bot first says openly what it has to say,
        and makes its secret choice when the people have made theirs.
        """
        if acting == (DEALER,):
            await self._rest(0.5)
            await self._take(self.live.table.deal())
            return
        people = [seat for seat in acting if seat in self.humans]
        for seat in acting:
            if seat not in self.humans:
                action = await self._chosen_by(seat)
                if not people or self._is_open(action, people[0]):
                    await self._take(action)
                    return
        await self._ask(self._next_of(people))

    def _next_of(self, people: list[Seat]) -> Seat:
        """Who of those who may act is asked: after an open word of one, another, so that people
        who choose at the same time can talk."""
        last = self.journal.actions[-1].seat if len(self.journal) else None
        return next((seat for seat in people if seat != last), people[0])

    async def _chosen_by(self, seat: Seat) -> Any:
        """What the bot at a seat does."""
        view = self.game.view(self.journal.state, seat)
        level = self.live.header.players[seat].by
        seed = self.live.header.seed
        choice = await self.app.thinker.choose(self.game, level, view, seed, len(self.journal))
        if choice.failure is not None and seat not in self._stood_in:
            self._stood_in.add(seat)
            words = stand_in_told(self.say, self.game, choice.failure, self.names[seat])
            self.notify(words, severity="warning", timeout=12, markup=False)
        return choice.action

    def _is_open(self, action: Any, seat: Seat) -> bool:
        """Whether a seat sees an action as it is."""
        return bool(self.game.seen(self.journal.state, action, seat) == action)

    async def _take(self, action: Any) -> None:
        """An action of the dealer or a bot, with a rest to look at it if there is anything to be
        seen: what a person does not learn of takes no time either."""
        noticed = self.game.seen(self.journal.state, action, self.perspective) is not None
        await self._here.wait()
        self.live.table.submit(action)
        self._took()
        if not await self._looked_round(action) and noticed and self.moment is not None:
            await self._rest(self.face.beat(self.moment))

    async def _looked_round(self, action: Any) -> bool:
        """Whether an action of the dealer or a bot was shown to all in turn."""
        return False

    async def _ask(self, seat: Seat) -> None:
        """Wait for what a person wants, and take it to the table if the rules allow it."""
        self.board.hurried = self._hurry.is_set()
        self._hurry.clear()
        action = None
        if seat != self.perspective:
            action = self.board.foreseen(self.view_at(len(self.journal)), seat)
            if action is None:
                await self._hand_over(seat)
        if action is None:
            action = self.board.automatic(self.game.view(self.journal.state, seat))
        if action is not None:
            # A person's own slowness, so that nobody reads his hand off the clock.
            await self._rest(1.0)
        else:
            self._open(True)
            action = await self._intents.get()
        await self._here.wait()
        try:
            self.live.table.submit(action)
        except Illegal as illegal:
            refusal = self.face.company.refusal(illegal)
            self.notify(refusal, severity="warning", markup=False)
            return
        self._open(False)
        self._took()
        self._answered(seat)
        if self.moment is not None:
            # One's own move is known to oneself; only what it brings about is worth a longer look.
            await self._rest(self.face.beat(self.moment) - 1.0)

    def _answered(self, seat: Seat) -> None:
        """A person has acted."""

    async def _hand_over(self, seat: Seat) -> None:
        """Let another person see his own view."""
        self._turn_to(seat)
        self._show_newest()

    def _turn_to(self, seat: Seat) -> None:
        """Tell the game as somebody else knows it."""
        self.perspective = seat
        self.retell()

    def _open(self, wanted: bool) -> None:
        self._asking = self.board.open = wanted
        self.board.repaint()
        self.show_keys()

    def _took(self) -> None:
        """Show what is in the journal now."""
        self.chronicle.extend(len(self.journal))
        self._show_newest()

    def _show_newest(self) -> None:
        self.moment = self.moment_at(len(self.journal))
        self.show_keys()

    async def _rest(self, beats: float) -> None:
        """Let the table be looked at, unless somebody hurries."""
        seconds = max(beats, 0.0) * BEATS[self.app.settings.speed]
        if seconds and not self._hurry.is_set():
            try:
                await asyncio.wait_for(self._hurry.wait(), seconds)
            except TimeoutError:
                return
        else:
            # Even at once a key is answered between two moves.
            await asyncio.sleep(0)

    def _stop(self, reason: str) -> None:
        self._stopped = reason
        self._open(False)
        self.show_head()

    def restore(self) -> None:
        """A board made anew takes intents as the old one did."""
        super().restore()
        self.board.open = self._asking

    def asked(self) -> Line:
        """What is asked of whom, or why the game stands still."""
        if self._stopped is not None:
            return (Span(self._stopped, "loss"),)
        return super().asked()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "take_back":
            return self._back_to() is not None
        if action == "skip":
            return not self.board.open and bool(self.live.table.to_act)
        if action == "retry":
            return self._stopped is not None
        return True

    def _back_to(self) -> Seat | None:
        """Who may take back: the person whose view is shown."""
        seat = self.perspective
        step = self.live.table.take_back_to(seat, self.humans)
        return seat if step is not None and self.live.table.to_act else None

    def action_take_back(self) -> None:
        """Back to one's own last decision."""
        seat = self._back_to()
        if seat is None:
            return
        self.workers.cancel_group(self, "table")
        self._open(False)
        try:
            self.live.table.take_back(seat, self.humans)
        except SaveError as error:
            self._stop(told(self.say, error))
            return
        self.retell()
        self._show_newest()
        self._go_on()

    def action_skip(self) -> None:
        """Hurry to the next decision of a person."""
        self._hurry.set()

    def action_retry(self) -> None:
        """Try again what could not be written."""
        self._go_on()
        self.show_head()

    def action_speed(self) -> None:
        """The next speed of bots and dealer."""
        at = SPEEDS.index(self.app.settings.speed)
        speed = SPEEDS[(at + 1) % len(SPEEDS)]
        self.app.change(speed=speed)
        self.notify(self.say(f"speed.{speed}"), timeout=2, markup=False)

    @on(Board.Intent)
    def _intent(self, event: Board.Intent) -> None:
        if self.board.open:
            self._intents.put_nowait(event.action)
