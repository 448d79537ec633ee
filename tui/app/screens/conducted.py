"""A table at which this program conducts the game, for people at one screen."""

from typing import Any, ClassVar

from engine.conductor import Ask, Cue, Deal, Hand, Look, Think
from engine.game import Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.app.screens.live import LiveScreen
from tui.session.driver import HERE, Conducted, Told
from tui.session.pace import DEALING
from tui.session.problems import problem_sentence
from tui.session.robots import stand_in_sentence, voices
from tui.session.what_if import Trial


class ConductedScreen(LiveScreen):
    """A table that follows a conductor's cues, for people who share this screen."""

    one_person: ClassVar[bool] = False
    """Whether all who play here are one person."""

    def __init__(self, live: LiveGame | Trial) -> None:
        driver = Conducted(live, self.spared, self.one_person)
        super().__init__(driver)
        self.live, self.conductor = live, driver.conductor
        self.voices = voices(self.game.name, live.header.players)
        self._stood_in: set[Seat] = set()
        """The seats whose robots another robot had to replace; each is reported once."""
        self._thoughts: dict[Seat, tuple[Any, Any]] = {}
        """By seat, the view in which a robot chose last, and the action that it chose."""

    @property
    def waits(self) -> bool:
        """See BaseScreen."""
        return not self.driver.over

    async def _follow(self, cue: Cue | Told) -> None:
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
            case Hand(_, seat):
                await self._hand_over(seat)
            case Look():
                await self._done_looking()
            case _:
                await super()._follow(cue)

    def _turn_to(self, cue: Ask) -> None:
        """Show the public view to a person who is asked openly. See LiveScreen."""
        if cue.openly:
            view = self.conductor.talk.public_view(cue.seat)
            self.moment = self.account.newest._replace(view=view)

    async def _thought(self, cue: Think) -> Any:
        """Return the action that a robot chooses. If another robot had to choose in its place, say
        so, once for each seat."""
        header, step = self.live.header, len(self.live.journal)
        player = header.players[cue.seat]
        thought = self._thoughts.get(cue.seat)
        if thought is not None and thought[0] == cue.view and not cue.aloud:
            return thought[1]  # chosen already when it was asked for a word and said none
        choice = await self.app.thinker.choose(self.game, player, cue.view, header.seed, step)
        if choice.failure is not None and cue.seat not in self._stood_in:
            self._stood_in.add(cue.seat)
            words = stand_in_sentence(self.say, self.game, choice.failure, self.names[cue.seat])
            self.notify(words, severity="warning", timeout=12, markup=False)
        self._thoughts[cue.seat] = cue.view, choice.action
        return choice.action

    async def _hand_over(self, seat: Seat) -> None:
        """Pass the screen to a person, so that nobody else sees it. Return when the person has
        confirmed."""
        raise NotImplementedError

    async def _done_looking(self) -> None:
        """Wait until the person at the screen has looked at their cards."""
        raise NotImplementedError

    def action_take_back(self) -> None:
        """Undo moves back to this person's last decision."""
        seat = self.conductor.returner(HERE)
        if seat is None:
            return
        self.interrupt()
        try:
            self.conductor.take_back(seat)
        except SaveError as error:
            self._stop(problem_sentence(self.say, error))
            return
        self._show_anew()
        self._go_on()
