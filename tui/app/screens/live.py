"""A table at which a game goes on, here or elsewhere, played on this screen."""

import asyncio
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Resize

from engine.conductor import Ask, Cue, Over, Spare
from engine.game import Illegal
from saves.problems import SaveError
from tui.app.screens.resting import RESTING, RestingScreen
from tui.app.screens.table import WHAT, TableScreen
from tui.app.widgets.hint import FRAME, Hint
from tui.render.face import victory
from tui.render.scene import Scene
from tui.session.driver import Driver, Told
from tui.session.pace import OWN, paced, unasked
from tui.session.problems import problem_sentence
from tui.session.teaching import due, name_of, note_lines, taught
from tui.session.thinking import ThinkingFailed
from tui.settings import SPEEDS
from tui.widgets.board import Board
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span

SPEED = Command("speed", "plus,equals_sign", "key.speed", cap="+", yields=5)


class LiveScreen(RestingScreen):
    """A table whose `driver` says what comes next and what may be shown."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("take_back", "u", "key.take_back", yields=2),
        *RESTING,
        Command("retry", "r", "key.retry"),
        *TableScreen.commands,
        SPEED,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        super().__init__(driver.account, driver.game, driver.names)
        self._intents: asyncio.Queue[Any] = asyncio.Queue()
        self._stopped: str | None = None
        self._spared_before = False
        """Whether a decision was carried out without asking since the last question."""
        self._told = 0
        """The number of the last step of the account that is shown."""

    def spared(self, view: Any, shared: bool) -> Any:
        """Return the action to carry out without asking a person, by the game and the settings;
        None to ask."""
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
            while not isinstance(cue := await self.driver.next(self._told), Over):
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

    async def _follow(self, cue: Cue | Told) -> None:
        """Do what one cue asks for."""
        match cue:
            case Told():
                await self.scenes.here.wait()
                await self._play_newest()
            case Spare(_, action):
                await self._spare(action)
            case Ask():
                await self._ask(cue)

    async def _spare(self, action: Any) -> None:
        """Carry out a decision that leaves no choice, and show why."""
        moment, shared = self.driver.account.newest, self.driver.shared
        frame = unasked(self.face, moment, action, shared, self._spared_before)
        self._spared_before = True
        self._show(frame)
        await self.scenes.rest(frame.beats)
        await self._decided(action)

    def paced(self, number: int) -> Scene:
        """Return the scene of a step, with an explanation if one is due. If people share the
        screen, the pace must not tell a hand."""
        settings, app, account = self.app.settings, self.app, self.account
        scene = paced(self.face, account, number, settings.rest, self.driver.shared)
        moment = account.moment(number)
        name = name_of(self.face, moment)
        if not name or not self.pace() or not due(settings, app.tonight, name):
            return scene
        if settings.explain == "first":
            app.tonight.add(name)
            app.change(told=f"{settings.told} {name}".strip())
        return taught(self.face, moment, scene)

    def body(self) -> ComposeResult:
        """Yield the table, and over it the note for explanations."""
        yield from super().body()
        yield Hint(id="told")

    def watch_frame(self) -> None:
        """Show the frame and its explanation."""
        super().watch_frame()
        self._explain()

    def on_resize(self, event: Resize) -> None:
        """Tell the explanation anew in its new place."""
        self.call_after_refresh(self._explain)

    def _explain(self) -> None:
        """Show the explanation of the frame."""
        frame = self.frame
        note = frame.note if frame is not None else ()
        self.set_class(bool(note), "-explaining")
        for panel in self.query("#told").results(Hint):
            whole, cells = self.beside_table()
            lines = note_lines(self.say, note, WHAT.key_cap(self.say), cells, whole)
            rows = self.face.standings(frame.moment, cells) if frame is not None and note else []
            panel.show(lines, whole, len(rows))
            self.clear_log()

    def clear_log(self) -> None:
        """End the log above a note or a hint that lies over it, so that its last lines stay in
        sight."""
        whole, _ = self.beside_table()
        rows = 0 if whole else max((each.rows for each in self.query(Hint)), default=0)
        top = self.size.height - 1 - rows
        self.chronicle.cover(max(self.chronicle.region.bottom - top, 0) if rows else 0)

    def beside_table(self) -> tuple[bool, int]:
        """Return where a note covers nothing of the table, and its cells there: True for the whole
        width, in place of the standings, False for a place over the chronicle."""
        side = self.query_one("#side")
        whole = not side.display
        return whole, self.size.width - 2 if whole else side.size.width - FRAME

    @on(Hint.Closed, "#told")
    def _understood(self) -> None:
        self.scenes.end()

    async def _ask(self, cue: Ask) -> None:
        """Wait for a person's action, and play it if the rules allow it."""
        self.scenes.slow_down()
        self._spared_before = False
        self._show_newest()
        self._turn_to(cue)
        self.board.aloud = cue.aloud
        self._open(True)
        await self.press_kept()
        action = await self._intents.get()
        if action is not None:
            await self._decided(action)

    def _turn_to(self, cue: Ask) -> None:
        """Show the question from the view of the seat that is asked. Here the screen shows that
        already."""

    async def _decided(self, action: Any) -> None:
        """Play a person's action; say why if it is not allowed."""
        await self.scenes.here.wait()
        try:
            await self.driver.act(action)
        except Illegal as illegal:
            refusal = self.face.company.refusal(illegal)
            self.notify(refusal, severity="warning", markup=False)
            return
        self._open(False)
        # The person knows their own move; only its consequences need a longer look.
        await self._play_newest(spared=OWN)

    def _show_newest(self) -> None:
        """Show the newest step that the people at the screen may see."""
        if self.driver.account is not self.account:
            self._show_anew()
        else:
            # Even a step that nobody here learnt of may have changed whose turn it is.
            self.follow_account()
            self._told = self.account.last
        self.show_head()
        self.show_keys()

    async def _play_newest(self, spared: float = 0.0) -> None:
        """Play the scenes of the newest steps, if the people at the screen learn of them, and only
        then write them into the chronicle."""
        account = self.driver.account
        if account is not self.account:
            self.account, self._told = account, account.last - self.driver.news
            self.chronicle.show(self.told, self._told)
        while self._told < account.last:
            self.show_keys()
            last = await self.play(self._told + 1, spared)
            self._told = min(self._told + 1, account.last)
            self.follow_account(self._told)
            if last.closes:
                self._kept.clear()  # typed before the end, keys were meant for the cards of before
                if self._pauses:
                    await self.pause()
        self._show_newest()

    @property
    def _pauses(self) -> bool:
        """Return whether the end of a round waits for a key. The end of the game never does, as a
        result follows it."""
        return not self.driver.over and self.driver.pauses(self.app.settings.pauses)

    def _show_anew(self) -> None:
        """Show everything that the people at the screen may see now."""
        self.show_account(self.driver.account)
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
        """Return what is asked of which player; instead, why the game has stopped, the key that
        ends a pause, or at the end who has won."""
        if self._stopped is not None:
            return (Span(self._stopped, "loss"),)
        if self.board.open and self.board.aloud:
            return self.face.invited(self.board.view)
        if self._going_on is not None:
            return (Span(self.say("table.pause"), "accent"),)
        outcome = self.account.outcome(self.account.last)
        if outcome is not None and self._told == self.account.last:
            return victory(self.face, outcome)
        return super().asked()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "take_back":
            return self.driver.returns
        if action in ("skip", "fast_forward"):
            return not self.driver.over
        if action == "retry":
            return self.stopped
        return True

    def action_take_back(self) -> None:
        """Undo moves back to this person's last decision."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """Cancel the scene or question on the screen, because the game has changed. `_go_on`
        continues."""
        self.workers.cancel_group(self, "table")
        self.start_over()
        self._open(False)

    def action_retry(self) -> None:
        """Try again after a failure to write the file or to get a robot's choice."""
        self._go_on()
        self.show_head()

    def action_speed(self) -> None:
        """Switch to the next faster speed of robots and dealer, from the fastest to the slowest."""
        speed = SPEEDS[(SPEEDS.index(self.app.settings.speed) + 1) % len(SPEEDS)]
        self.app.change(speed=speed)
        label, words = self.say("settings.speed"), self.say(f"settings.speed.{speed}")
        self.notify_here(self.say("labelled", label=label, words=words), timeout=2)

    @on(Board.Intent)
    def _intent(self, event: Board.Intent) -> None:
        if self.board.open:
            # Close the board, so that a second tap does not answer the next question.
            self._open(False)
            self._intents.put_nowait(event.action)
