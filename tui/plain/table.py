"""A game played line by line: news is told, decisions are typed."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.conductor import NOBODY, Ask, Cue, Deal, Hand, Look, Over, Spare, Think
from engine.game import Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.games.line_mode import NotUnderstood, Unclear
from tui.plain.guide import Guide
from tui.plain.orders import Order, order_of
from tui.plain.paper import Gone, Paper
from tui.session.hints import hint_sentences, note_hint
from tui.session.problems import problem_sentence
from tui.session.robots import stand_in_sentence
from tui.session.thinking import ProcessThinker, Thinker, ThinkingFailed
from tui.settings import Settings
from tui.words import Wording
from tui.words.spans import text_of

QUIT: Final = Order("quit")


class Left(Exception):
    """A person has left the table. The game stays saved."""


class PlainTable(Guide):
    """A live game in line mode. The conductor alone decides which seat is asked, and which account
    may be shown."""

    def __init__(
        self,
        live: LiveGame,
        say: Wording,
        settings: Settings,
        paper: Paper,
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(live, say, settings, paper)
        self._explained: set[str] = set()
        """The explanations of how to type an answer that have been given."""
        self._stood_in: set[Seat] = set()
        """The robots for which a stand-in has chosen; each is told once."""
        self._thinker = thinker or ProcessThinker()
        self._loop: asyncio.Runner
        """The event loop that waits for the thinker while the game is played."""

    def play(self) -> bool:
        """Play until the game is over. Return False if somebody left before the end. Raises Gone
        when the input ends."""
        with asyncio.Runner() as self._loop:
            try:
                return self._play()
            finally:
                self._thinker.stop()

    def _play(self) -> bool:
        self.paper.put(self.say.line("plain.welcome", game=self.say(f"game.{self.game.name}")))
        try:
            self._tell()
            while not isinstance(cue := self.conductor.cues[0], Over):
                self._follow(cue)
            self._tell()
        except (Left, Gone) as leaving:
            if self._open is not None and self._open != NOBODY:
                self.paper.hide()
            if isinstance(leaving, Gone):
                raise
            self.paper.put(self.say("plain.kept"))
            return False
        self._result()
        return True

    def _follow(self, cue: Cue) -> None:
        """Carry out one cue of the conductor."""
        if not isinstance(cue, Deal | Think | Spare):
            self._tell()
        if isinstance(cue, Deal):
            self._write(self.conductor.deal)
        elif isinstance(cue, Think):
            self._write(partial(self.conductor.act, self._robots_choice(cue)))
        elif isinstance(cue, Spare):
            # Told before the passes that are summed up with this one, and told together.
            shared = self.conductor.shared(cue.station)
            if not shared and (why := self.face.unasked(self._account.newest, cue.action)):
                self.paper.put(why.said)
            self._write(partial(self.conductor.act, cue.action))
        elif isinstance(cue, Hand):
            self._hand_over(cue.seat)
        elif isinstance(cue, Look):
            self._position()
            self._wait(self.say("plain.done_looking"))
            self.conductor.done_looking(0)
            self._tell()
        elif isinstance(cue, Ask):
            self._asked, self.plain.aloud = cue.seat if cue.openly else None, cue.aloud
            self._ask()
            self._asked = self.plain.aloud = None

    def _robots_choice(self, cue: Think) -> Any:
        seat, header = cue.seat, self.live.header
        player, step = header.players[seat], len(self.journal)
        while True:
            thought = self._thinker.choose(self.game, player, cue.view, header.seed, step)
            try:
                choice = self._loop.run(thought)
                break
            except ThinkingFailed:
                self.paper.put(self.say("plain.bot-failed"))
                self._wait(self.say("plain.again"))
        if choice.failure is not None and seat not in self._stood_in:
            self._stood_in.add(seat)
            name = self.company.names[seat]
            self.paper.put(stand_in_sentence(self.say, self.game, choice.failure, name))
        return choice.action

    def _write(self, doing: Callable[[], object]) -> None:
        """Change the game, and tell the news. If the file cannot be written, ask and try again.
        Raises Illegal."""
        while True:
            try:
                doing()
            except SaveError as error:
                self.paper.put(problem_sentence(self.say, error))
                self._wait(self.say("plain.again"))
                continue
            self._tell(going_on=True)
            return

    def _hand_over(self, seat: Seat) -> None:
        """Wait until one person is alone at the terminal, then show that seat's secrets."""
        who = self.company.who(seat)
        self.paper.put(self.say.line("curtain.pass", who=who))
        self._wait(text_of(self.say.line("plain.ready", who=who)))
        self.conductor.arrived(0, seat)
        self._tell()

    def _ask(self) -> None:
        """Ask a person until a decision has been made or taken back. Whatever is answered, the
        question comes last."""
        self._request()
        while (words := self._answer()) is not None:
            try:
                action = self.plain.read(self._view, words.casefold())
                self._write(partial(self.conductor.act, action))
            except NotUnderstood as unclear:
                self._not_understood(words, str(unclear))
            except Unclear as unclear:
                self.paper.put(str(unclear))
            except Illegal as illegal:
                self.paper.put(self.company.refusal(illegal))
            else:
                return
            self._question()

    def _request(self) -> None:
        """Write the question, after the cards needed to answer and, once each, how to type it."""
        view = self._view
        if self._new_part:
            self._position()
        else:
            self.paper.put(*self.plain.hand(view))
        how = self.plain.how(view)
        if how not in self._explained:
            self._explained.add(how)
            self.paper.put(how)
        self._question()

    def _answer(self) -> str | None:
        """Return the next words typed that are no order; orders are carried out. Return None if a
        decision was taken back, because another seat may then be asked."""
        while True:
            words = self.paper.ask()
            order = order_of(self.say, words)
            if order == QUIT:
                raise Left
            if order == Order("undo"):
                if self._take_back():
                    return None
                self._question()
            elif order == Order("hint"):
                self._hint()
                self._question()
            elif order is not None:
                self.obey(order)
                self._question()
            elif words:
                return words
            else:
                self.paper.put(self.plain.how(self._view))
                self._question()

    def _wait(self, request: str) -> None:
        """Wait until somebody presses Enter. No order but to quit is obeyed, because another person
        may be typing."""
        self.paper.put(request)
        if order_of(self.say, self.paper.ask()) == QUIT:
            raise Left

    def _hint(self) -> None:
        """Tell the move that the best robot would make. A note in the save says that a hint was
        asked."""
        if self.game.advise is None or self.plain.aloud:  # all would hear it
            self.paper.put(self.say("hint.failed"))
            return
        view, seed = self._view, self.live.header.seed
        advice = self._thinker.advise(self.game, view, seed, len(self.journal))
        try:
            found = self._loop.run(advice)
        except ThinkingFailed:
            self.paper.put(self.say("hint.failed"))
            return
        who = self.company.names[view.seat]
        try:
            note_hint(self.live, self.say("hint.noted", who=who))
        except SaveError as error:
            self.paper.put(problem_sentence(self.say, error))
        else:
            self.paper.put(*hint_sentences(self.face, view, found))

    def _take_back(self) -> bool:
        """Take back the person's last decision. Return False, with the reason told, if that is not
        possible."""
        try:
            seat = self.conductor.returner(0)
            to = self.conductor.take_back(seat) if seat is not None else None
        except SaveError as error:
            self.paper.put(problem_sentence(self.say, error))
            return False
        if to is None:
            self.paper.put(self.say(self.say.own("key.take_back.not-now", self.game.name)))
            return False
        for seat, number in self._told.items():
            self._told[seat] = min(number, self.live.table.account(seat).last)
        self._new_part = True
        self._tell()
        self.paper.put(self.say("plain.undone"))
        return True
