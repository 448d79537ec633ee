"""What if: moves tried from a step of a replay, which itself stays as it is."""

import asyncio
from typing import Any, ClassVar, Final

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Resize

from engine.account import Account
from engine.conductor import Ask
from engine.game import Seat
from saves.names import visible
from saves.problems import SaveError
from saves.records import Variation
from saves.reviews import Judged
from tui.app.screens.hints import HintingScreen
from tui.app.widgets.caption import Caption
from tui.games.registry import bundled
from tui.session.aftermath import aftermath, ended
from tui.session.analysis import whose
from tui.session.later_moves import Moved, later_lines, later_moves
from tui.session.new_game import keep
from tui.session.outlook import (
    SHOWN,
    Lookout,
    Outlook,
    Question,
    Unknown,
    asked,
    compared_with,
    outlook_line,
    outlooks,
    weighed,
    weighed_line,
)
from tui.session.problems import problem_sentence
from tui.session.robots import usual_level
from tui.session.variations import tried, vary
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line

TRIES: Final = 400
"""The most tries of the robot that chooses in a person's place. It is the strongest there is, like
the one that judges moves, but plays a hand to its end in seconds."""


class WhatIfScreen(HintingScreen):
    """A table without a file. All who play at it are one person, so there is no curtain. Hints are
    given only where the trial is compared with a finished game, because nobody would note them in
    one that is still played.

    Under the table of a finished game stands what may be expected here, beside what was to be
    expected in the game as it was played. It is worked out while one plays on.
    """

    commands: ClassVar[tuple[Command, ...]] = (
        Command("finish", "z", "what_if.finish"),
        Command("vary", "y", "what_if.vary", yields=1),
        Command("unvary", "y", "what_if.unvary", yields=1),
        Command("keep", "m", "what_if.keep", yields=1),
        *HintingScreen.commands,
        Command("leave", "escape,q", "what_if.leave", deed="key.back"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    one_person = True

    def __init__(self, trial: Trial, play_on: bool, waits: bool = False) -> None:
        """Show a trial. With `play_on`, saving it opens it as a game at once; else the save only
        joins the others. With `waits`, the moves tried already stay in sight until a key is
        pressed, before they are answered, if tables wait for keys at all."""
        super().__init__(trial)
        self.trial = trial
        self._play_on = play_on
        self._waits = waits
        self._compared = compared_with(trial)
        """The game with which the trial is compared; None if it is compared with none."""
        self._review = self.app.reviews.of(self._compared)
        self._lookout: Lookout | None = None
        """The Lookout that works out what may be expected; None without a game to compare with,
        before the start, and once it has failed."""
        self._here = asked(trial)
        """Where the trial stands, as far as it is shown."""
        self._moved = asyncio.Event()
        """Set when `_here` has changed, until the Lookout is asked about it."""
        self._outlook: Outlook | None = None
        """What may be expected at `_here`; None while it is not known."""
        self._laid: Any = None
        """The action that the person had chosen on the board when robots were let finish; None for
        none."""
        self._finishing: int | None = None
        """The step from which robots play everybody's moves to the end of the round (the hand);
        None while they do not."""
        self._by_robots = set[int]()
        """The steps at which a robot has chosen in the person's place."""
        self._later: dict[Moved, Judged[Any] | None] = {}
        """The verdicts on the person's later moves, with those that were undone; None for a move
        that cost too little to be named."""

    def foot(self) -> ComposeResult:
        """Yield the line under the table, if the trial is compared with a game."""
        if self._compared is not None:
            yield Caption(id="outlook")

    def on_mount(self) -> None:
        """Begin to look at what may be expected, away from this process."""
        if self._compared is not None:
            self._lookout = (self.app.lookout or Lookout)(self._compared)
            self._moved.set()
            self.run_worker(self._look_out(self._lookout), group="outlook")

    async def _look_out(self, lookout: Lookout) -> None:
        """Work out what may be expected where the trial stands, and judge the later moves, each
        time that it has gone on. End if the process fails."""
        try:
            while await self._moved.wait():
                self._moved.clear()
                if weighed(self.face, self.trial, self._judged) is None:
                    await self._look_at(self._here, lookout)
                await self._judge_later(lookout)
        except Unknown:
            lookout.stop()
            self._lookout = None
            self._tell_outlook()

    async def _look_at(self, here: Question, lookout: Lookout) -> None:
        """Look at one place, closer and closer, until enough is known or the trial goes on."""
        own = self._own
        async for found in outlooks(lookout, here, own):
            if here != self._here:
                return
            if found.tries in SHOWN or not found.rough(own):
                self._outlook = found
                self._tell_outlook()

    async def _judge_later(self, lookout: Lookout) -> None:
        """Judge the person's later moves once an end is told, until the trial goes on."""
        if not ended(self.face, self.trial, self._own):
            return
        for moved in self._moves:
            if moved not in self._later:
                self._later[moved] = await lookout.judge(moved)
                self._tell_outlook()
            if self._moved.is_set():
                return

    async def _play(self) -> None:
        """Wait at the beginning, if that is wanted, then play."""
        waits, self._waits = self._waits, False
        if waits and self.driver.pauses(self.app.settings.pauses) and not self.driver.over:
            await self.pause()
        await super()._play()

    async def _ask(self, cue: Ask) -> None:
        """Let a strong robot choose for a person who wants robots to finish, so that a better move
        is not wasted. See LiveScreen."""
        seat, header, step = cue.seat, self.trial.header, len(self.trial.journal)
        self._by_robots.discard(step)  # what was undone there
        if not self._finishes:
            await super()._ask(cue)
            return
        if self._laid is not None:
            laid, self._laid = self._laid, None
            await self._decided(laid)
            return
        self._by_robots.add(step)
        player = replace(header.players[seat], by=f"{usual_level(self.game, 'master')}@{TRIES}")
        view = self.trial.table.view(seat)
        chosen = await self.app.thinker.choose(self.game, player, view, header.seed, step)
        await self._decided(chosen.action)

    @property
    def _finishes(self) -> bool:
        """Return whether robots play for everybody now: until the round (the hand) is over."""
        if self._finishing is None:
            return False
        journal = self.trial.journal
        ends = journal.part_places if self.game.part_places else journal.interims
        return next(ends(self._finishing + 1), None) is None

    def interrupt(self) -> None:
        """Give people their moves back. See LiveScreen."""
        super().interrupt()
        self._finishing = None

    def action_finish(self) -> None:
        """Let robots play everybody's moves to the end of the round (the hand), at once. An action
        that is chosen already on the board comes first."""
        laid = self.board.action if self._asking else None
        self.interrupt()
        self._laid = laid
        self._finishing = len(self.trial.journal)
        self._show_anew()
        self.scenes.fast_forward()
        self._go_on()

    @property
    def _own(self) -> Seat:
        return whose(self.perspective, self.trial.header.humans)

    def _show_newest(self) -> None:
        """Show the newest step, and look at what may be expected there."""
        super()._show_newest()
        self._look_here()

    async def pause(self) -> None:
        """Tell what the round (hand) that has ended came to, then wait for the key."""
        self._look_here()
        await super().pause()

    def _look_here(self) -> None:
        """Tell what is known of the newest step, and look at what may be expected there."""
        here = asked(self.trial)
        if here != self._here:
            self._here, self._outlook = here, None
            self._moved.set()
        self._tell_outlook()

    def restore(self) -> None:
        """Fill the widgets with what the screen knows, in the present language."""
        super().restore()
        self._tell_outlook()

    def on_resize(self, event: Resize) -> None:
        """Tell what may be expected in words that fit."""
        super().on_resize(event)
        self.call_after_refresh(self._tell_outlook)

    def _tell_outlook(self) -> None:
        for caption in self.query("#outlook").results(Caption):
            cells = self.size.width - 2
            came = aftermath(self.face, self.trial, self._judged, self._own, cells)
            told = [self._prospects(cells), *came, *self._own_later(cells)]
            caption.show([line(" ", *each) for each in told])

    @property
    def _moves(self) -> list[Moved]:
        """Return the person's later moves, without those that robots made in their place."""
        return later_moves(self.trial, self._own, self._by_robots)

    def _own_later(self, cells: int) -> list[Line]:
        """Return what the costliest of the person's later moves cost, so that the first move is not
        blamed for what came of them; [] before an end is told."""
        if not self._later or not ended(self.face, self.trial, self._own):
            return []
        found = map(self._later.get, self._moves)
        return later_lines(self.face, self.trial, found, cells)

    @property
    def _judged(self) -> Judged[Any] | None:
        """Return the decision with which the trial began, if it was judged."""
        return self._review.judged.get(self.trial.start + 1)

    def _prospects(self, cells: int) -> Line:
        """Return what may be expected, or that it is not known yet, or never will be. After a first
        move that the review weighed, return only its worth from there on: chances for which all
        cards are known are figures of another kind, which luck turns round. BLANK before the first
        move of a decision that was judged, because chances would be read beside its figures."""
        trial, judged = self.trial, self._judged
        if judged is not None and judged.seat not in [each.seat for each in trial.tried]:
            return BLANK
        view, worth = self.account.newest.view, weighed(self.face, trial, judged)
        if judged is not None and worth is not None:
            return weighed_line(self.face, view, judged, worth, cells)
        if self._outlook is None:
            key = "outlook.unknown" if self._lookout is None else "outlook.looking"
            return line(Span(self.say(key), "dim"))
        return outlook_line(self.face, view, self._outlook, self._own, cells)

    def title_span(self) -> Span:
        """Return the mark of a trial, in place of the game: the round has no room beside both."""
        key = "what_if.guessed" if self.trial.guessed else "what_if.title"
        return Span(f" {self.say(key)} ", "cursor")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable “save” if hidden cards were guessed, because such a trial is no branch of the
        game. Disable keeping the moves in the game, too, if only robots made any, or if its save is
        bundled."""
        if action in ("vary", "unvary"):
            source, people = self.trial.source, self.trial.header.humans
            own = any(each.seat in people for each in self.trial.tried)
            can = own and not self.trial.guessed and not bundled(source.path)
            return can and self._varied == (action == "unvary")
        if action == "keep":
            return not self.trial.guessed
        if action == "finish":
            return not (self.driver.over or self.stopped or self._finishes)
        if action == "hint" and self._compared is None:
            return False
        return super().check_action(action, parameters)

    @property
    def _varied(self) -> bool:
        """Return whether the game from which the trial began holds the moves tried."""
        return tried(self.trial) in self.trial.source.variations

    def action_vary(self) -> None:
        """Keep the moves tried in the game from which they began. Drop its variations that hold
        only the beginning of these moves."""
        moves = tried(self.trial)
        for each in self.trial.source.variations:
            if (each.step, each.actions) == (moves.step, moves.actions[: len(each.actions)]):
                self._vary(replace(each, kept=False))
        self._vary(moves)

    def action_unvary(self) -> None:
        """Remove the moves tried from the game from which they began."""
        self._vary(replace(tried(self.trial), kept=False))

    def _vary(self, variation: Variation[Any]) -> None:
        source = self.trial.source
        try:
            vary(source, variation)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return
        number = Account(source.journal, self.account.seat).number(variation.step)
        told = self.say("what_if.varied" if variation.kept else "what_if.unvaried", step=number)
        self.notify_here(told, timeout=6)
        self.show_keys()

    def action_keep(self) -> None:
        """Save the trial as a game of its own, which names the game it comes from."""
        try:
            live = keep(self.trial, self.app.saves)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return
        on = self._play_on and not self.driver.over  # a game that is over cannot be played on
        kept = "what_if.kept.on" if on else "what_if.kept"
        told = self.say(kept, file=visible(live.path.name))
        if not on:
            self.notify(told, timeout=6, markup=False)
            live.close()
            return
        self.give_way("play", live)
        self.notify_there(told, 6)

    def on_unmount(self) -> None:
        """Stop all thinking, whichever way the screen is left, and let idle processes end."""
        self.workers.cancel_node(self)
        self.app.thinker.rest()
        if self._lookout is not None:
            self._lookout.stop()

    def action_leave(self) -> None:
        """Return to the replay."""
        self.workers.cancel_node(self)
        self.leave()
