"""A table at which a game goes on: the conductor's cues, played on one screen."""

import asyncio
from typing import Any, ClassVar, Final

from textual import on
from textual.binding import BindingType

from engine.account import Account, Moment
from engine.conductor import Ask, Conductor, Cue, Deal, Hand, Look, Over, Spare, Station, Think
from engine.game import Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.app.screens.resting import RESTING, RestingScreen
from tui.app.screens.table import TableScreen
from tui.render.scene import Scene
from tui.session.pace import DEALING, OWN, paced, unasked
from tui.session.problems import problem_sentence
from tui.session.robots import stand_in_sentence
from tui.session.thinking import ThinkingFailed
from tui.session.what_if import Trial
from tui.settings import SPEEDS
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span

SPEED = Command("speed", "plus,equals_sign", "key.speed", cap="+")

HERE: Final = 0
"""The one station of a game on this screen."""


class LiveScreen(RestingScreen):
    """The driver of a game's conductor, for people who all sit at this screen.

    `live` decides whether the game is saved; the conductor decides which seat is asked and what is
    shown.
    """

    commands: ClassVar[tuple[Command, ...]] = (
        Command("take_back", "u", "key.take_back"),
        *RESTING,
        Command("retry", "r", "key.retry"),
        *TableScreen.commands,
        SPEED,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    one_person: ClassVar[bool] = False
    """Whether all who play here are one person."""

    def __init__(self, live: LiveGame | Trial) -> None:
        self.live = live
        self.conductor: Conductor[Any, Any, Any] = Conductor(
            live.table, [live.header.humans], self._spared, self.one_person
        )
        names = tuple(player.name for player in live.header.players)
        super().__init__(self._account(), live.journal.game, names)
        self._intents: asyncio.Queue[Any] = asyncio.Queue()
        self._stopped: str | None = None
        self._stood_in: set[Seat] = set()
        """For which robots another has had to choose: said once."""
        self._spared_before = False
        """Whether somebody was spared something since the last question."""
        self._told = 0
        """The number of the last step of the account that is shown."""

    def _account(self) -> Account[Any, Any, Any]:
        return self.conductor.account(HERE)

    def _spared(self, view: Any, shared: bool) -> Any:
        """Return the action that a person need not be asked for, by the game and by the settings,
        or None."""
        settings = self.app.settings
        return self.face.spared(view, shared, settings.automatic, settings.bottles)

    def on_mount(self) -> None:
        """Show where the game stands, and continue it."""
        self._show_anew()
        self._go_on()

    def _go_on(self) -> None:
        self._stopped = None
        self.run_worker(self._play(), group="table", exclusive=True, exit_on_error=True)

    async def _play(self) -> None:
        """Follow cue after cue until the game is over, or until the file or a robot fails."""
        try:
            while not isinstance(cue := self.conductor.cues[0], Over):
                await self._follow(cue)
        except SaveError as error:
            self._stop(problem_sentence(self.say, error))
            return
        except ThinkingFailed:
            self._stop(self.say("play.bot-failed"))
            return
        self._open(False)
        self._show_newest()
        await self._over()

    async def _over(self) -> None:
        """Run after the last decision. Do nothing here; subclasses may."""

    async def _follow(self, cue: Cue) -> None:
        """Do what one cue asks for."""
        match cue:
            case Deal():
                await self.scenes.rest(DEALING)
                await self.scenes.here.wait()
                self.conductor.deal()
                await self._play_newest()
            case Think():
                action = await self._thought(cue)
                await self.scenes.here.wait()
                if self.conductor.act(action):
                    await self._play_newest()
            case Spare(station, action):
                await self._spare(station, action)
            case Ask():
                await self._ask()
            case Hand(_, seat):
                await self._hand_over(seat)
            case Look():
                await self._done_looking()

    async def _spare(self, station: Station, action: Any) -> None:
        """Do what is no choice, and say why."""
        moment, shared = self._account().newest, self.conductor.shared(station)
        frame = unasked(self.face, moment, action, shared, self._spared_before)
        self._spared_before = True
        self._show(frame)
        await self.scenes.rest(frame.beats)
        await self._decided(action)

    def paced(self, moment: Moment) -> Scene:
        """See TableScreen; at a shared keyboard the pace tells nothing of a hand."""
        rest, shared = self.app.settings.rest, self.conductor.shared(HERE)
        return paced(self.face, moment, rest, shared)

    async def _thought(self, cue: Think) -> Any:
        """Return the action that a robot chooses. If another robot had to choose in its place, say
        so, once for each seat."""
        header, step = self.live.header, len(self.live.journal)
        level = header.players[cue.seat].by
        choice = await self.app.thinker.choose(self.game, level, cue.view, header.seed, step)
        if choice.failure is not None and cue.seat not in self._stood_in:
            self._stood_in.add(cue.seat)
            words = stand_in_sentence(self.say, self.game, choice.failure, self.names[cue.seat])
            self.notify(words, severity="warning", timeout=12, markup=False)
        return choice.action

    async def _ask(self) -> None:
        """Wait for a person's action, and play it if the rules allow it."""
        self.scenes.calm()
        self._spared_before = False
        self._show_newest()
        self._open(True)
        await self.press_kept()
        await self._decided(await self._intents.get())

    async def _decided(self, action: Any) -> None:
        """Play a person's action; say why if it is not allowed."""
        await self.scenes.here.wait()
        try:
            self.conductor.act(action)
        except Illegal as illegal:
            refusal = self.face.company.refusal(illegal)
            self.notify(refusal, severity="warning", markup=False)
            return
        self._open(False)
        # The person knows their own move; only its consequences need a longer look.
        await self._play_newest(spared=OWN)

    async def _hand_over(self, seat: Seat) -> None:
        """Pass the screen to a person, alone. Return when they have it."""
        raise NotImplementedError

    async def _done_looking(self) -> None:
        """Wait until the person at the screen has looked at their cards."""
        raise NotImplementedError

    def _show_newest(self) -> None:
        """Show the newest step that the people at the screen may see."""
        if self._account() is not self.account:
            self._show_anew()
        else:
            # Even a step that nobody here learnt of may have changed whose turn it is.
            self.follow_account()
            self._told = self.account.last
        self.show_keys()

    async def _play_newest(self, spared: float = 0.0) -> None:
        """Play the scene of the newest step, if the people at the screen learn of it, and only then
        write it into the chronicle."""
        account = self._account()
        if account.step(account.last) == len(self.live.journal):
            if account is not self.account:
                self.account, self._told = account, account.last - 1
                self.chronicle.show(self.told, self._told)
            if self._told < account.last:
                last = await self.play(account.newest, spared)
                self._show_newest()
                if last.closes and self._pauses:
                    await self.pause()
        self._show_newest()

    @property
    def _pauses(self) -> bool:
        """Return whether the end of a round waits for a key. The end of the game never does, as a
        result follows it."""
        header, setting = self.live.header, self.app.settings.pauses
        robots = len(header.humans) < len(header.players)
        wanted = setting == "always" or (setting == "robots" and robots)
        return wanted and bool(header.humans) and bool(self.live.table.to_act)

    def _show_anew(self) -> None:
        """Show everything that the people at the screen may see now."""
        self.show_account(self._account())
        self._told = self.account.last

    def _stop(self, reason: str) -> None:
        self._stopped = reason
        self._open(False)
        self.show_head()

    @property
    def stopped(self) -> bool:
        """Return whether the game has stopped because something failed."""
        return self._stopped is not None

    def asked(self) -> Line:
        """Return what is asked of which player, or why the game has stopped."""
        if self._stopped is not None:
            return (Span(self._stopped, "loss"),)
        return super().asked()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "take_back":
            return self.conductor.returner(HERE) is not None
        if action in ("skip", "rush"):
            return bool(self.live.table.to_act)
        if action == "retry":
            return self.stopped
        return True

    def action_take_back(self) -> None:
        """Undo moves back to this person's last decision."""
        seat = self.conductor.returner(HERE)
        if seat is None:
            return
        self.workers.cancel_group(self, "table")
        self.start_over()
        self._open(False)
        try:
            self.conductor.take_back(seat)
        except SaveError as error:
            self._stop(problem_sentence(self.say, error))
            return
        self._show_anew()
        self._go_on()

    def action_retry(self) -> None:
        """Try again after a failure to write the file or to get a robot's choice."""
        self._go_on()
        self.show_head()

    def action_speed(self) -> None:
        """Switch to the next speed of robots and dealer."""
        at = SPEEDS.index(self.app.settings.speed)
        speed = SPEEDS[(at + 1) % len(SPEEDS)]
        self.app.change(speed=speed)
        self.notify(self.say(f"speed.{speed}"), timeout=2, markup=False)

    @on(Board.Intent)
    def _intent(self, event: Board.Intent) -> None:
        if self.board.open:
            # Close the board, so that a second tap does not answer the next question.
            self._open(False)
            self._intents.put_nowait(event.action)
