"""Playing: the table live, with bots, the dealer and the people at the keyboard."""

import asyncio
from typing import Any, ClassVar

from textual import on
from textual.binding import BindingType

from engine.frame import BYSTANDER, DEALER, Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.boards.board import Board
from tui.commands import Command, bindings
from tui.ink import Line, Span
from tui.problems import told
from tui.screens.curtain import CurtainScreen
from tui.screens.table import TableScreen
from tui.settings import BEATS, SPEEDS
from tui.thinking import ThinkingFailed


class PlayScreen(TableScreen):
    """A live game. Every action is in the save file before it is on the screen."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("take_back", "u", "key.take_back"),
        Command("skip", "space", "key.skip"),
        Command("retry", "r", "key.retry"),
        Command("result", "enter", "key.result"),
        Command("looked", "enter", "key.looked"),
        *TableScreen.commands,
        Command("speed", "plus,equals_sign", "key.speed", cap="+"),
        Command("leave", "q,escape", "key.leave"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, live: LiveGame) -> None:
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
        self._looking = asyncio.Event()
        """Cleared while a person looks at what is his and has nothing to decide."""
        self._looking.set()
        self._stopped: str | None = None
        self._asking = False
        self._shared = self.game.secrets and len(self.humans) > 1
        """Whether several people with secrets from each other sit at this keyboard."""
        self._veiled = self._shared

    def on_mount(self) -> None:
        """Show where the game stands and go on."""
        if not self._veiled:
            self.moment = self.moment_at(len(self.journal))
        self._go_on()

    def on_unmount(self) -> None:
        """However the table is left."""
        self.close()

    def close(self) -> None:
        """Stop the bots and let go of the file; who looks at the saves next finds it free."""
        self.workers.cancel_node(self)
        self.app.thinker.stop()
        self.live.close()

    def _go_on(self) -> None:
        self._stopped = None
        self.run_worker(self._play(), group="table", exclusive=True, exit_on_error=True)

    async def _play(self) -> None:
        """Take the game from decision to decision until it is over or the file fails."""
        try:
            if self._veiled:
                await self._unveil()
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
        await self._rest(3.0)
        self.action_result()

    async def _unveil(self) -> None:
        """Open a shared table to its first person; after a deal, as long as the dealer has done
        nothing else, to all in turn."""
        dealt = (each for each in reversed(self.journal.actions) if each.seat == DEALER)
        last = next(dealt, None)
        if last is not None and self.made_face().dealt_in_private(last):
            await self._look_round()
        else:
            people = [seat for seat in self.live.table.to_act if seat in self.humans]
            await self._hand_over(people[0] if people else self.perspective)

    async def _decide(self, acting: tuple[Seat, ...]) -> None:
        """One action of the dealer, of a bot, or of a person.

        Where people and bots choose at the same time, a bot first says openly what it has to say,
        and makes its secret choice when the people have made theirs.
        """
        if acting == (DEALER,):
            await self._rest(0.5)
            await self._take(self.live.deal())
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
        return await self.app.thinker.choose(self.game, level, view, seed, len(self.journal))

    def _is_open(self, action: Any, seat: Seat) -> bool:
        """Whether a seat sees an action as it is."""
        return bool(self.game.seen(self.journal.state, action, seat) == action)

    async def _take(self, action: Any) -> None:
        """An action of the dealer or a bot, with a rest to look at it if there is anything to be
        seen: what a person does not learn of takes no time either."""
        noticed = self.game.seen(self.journal.state, action, self.perspective) is not None
        self.live.submit(action)
        self._took()
        if self._shared and self.face.dealt_in_private(action):
            await self._look_round()
        elif noticed and self.moment is not None:
            await self._rest(self.face.beat(self.moment))

    async def _look_round(self) -> None:
        """Hand the terminal to every person in turn: whoever is asked something answers, the
        others look at what is theirs and pass it on."""
        for seat in sorted(self.humans):
            await self._hand_over(seat)
            if seat in self.live.table.to_act:
                await self._ask(seat)
            else:
                self._looking.clear()
                self.show_keys()
                await self._looking.wait()
                self._looking.set()

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
        try:
            self.live.submit(action)
        except Illegal as illegal:
            refusal = self.face.company.refusal(illegal)
            self.notify(refusal, severity="warning", markup=False)
            return
        self._open(False)
        self._took()
        asked_again = self.live.table.to_act == (seat,)
        if self._shared and not asked_again and self.face.keeps(self.view_at(len(self.journal))):
            self._turn_to(BYSTANDER)
            self._show_newest()
        if self.moment is not None:
            # One's own move is known to oneself; only what it brings about is worth a longer look.
            await self._rest(self.face.beat(self.moment) - 1.0)

    async def _hand_over(self, seat: Seat) -> None:
        """Let another person see his own view, behind a curtain where there are secrets."""
        if self.game.secrets and len(self.humans) > 1:
            await self.app.push_screen(
                CurtainScreen(self.face.company, seat), wait_for_dismiss=True
            )
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
        if self._veiled and self.moment is None:
            self.chronicle.show(self.told, 0)
        self.board.open = self._asking
        self.board.shared = self._shared

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
        if action == "looked":
            return not self._looking.is_set()
        if action == "skip":
            return self._looking.is_set() and not self.board.open and bool(self.live.table.to_act)
        if action == "retry":
            return self._stopped is not None
        if action == "result":
            return not self.live.table.to_act
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
        self.app.thinker.stop()
        self.workers.cancel_group(self, "table")
        self._open(False)
        try:
            self.live.take_back(seat)
        except SaveError as error:
            self._stop(told(self.say, error))
            return
        self.retell()
        self._show_newest()
        self._go_on()

    def action_skip(self) -> None:
        """Hurry to the next decision of a person."""
        self._hurry.set()

    def action_looked(self) -> None:
        """Pass the terminal on."""
        self._looking.set()

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

    def action_result(self) -> None:
        """The end of the game."""
        from tui.screens.result import ResultScreen

        outcome = self.live.table.outcome
        if outcome is not None and self.is_current:
            self.app.push_screen(ResultScreen(self, outcome))

    def action_leave(self) -> None:
        """Back to where one came from. The game is saved as it is."""
        self.close()
        self.app.pop_screen()

    @on(Board.Intent)
    def _intent(self, event: Board.Intent) -> None:
        if self.board.open:
            self._intents.put_nowait(event.action)
