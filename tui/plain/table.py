"""A game played line by line: what happens is told, decisions are typed."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from engine.conductor import NOBODY, Ask, Cue, Deal, Hand, Look, Over, Spare, Think
from engine.game import Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.games.line_mode import Unclear
from tui.plain.orders import ORDERS, order_of
from tui.plain.paper import Gone, Paper
from tui.plain.teller import CELLS, Teller
from tui.render.prose import set_text
from tui.session.hints import hint_sentences, note_hint
from tui.session.problems import problem_sentence, stand_in_sentence
from tui.session.thinking import ProcessThinker, Thinker, ThinkingFailed
from tui.settings import Settings
from tui.words import Wording
from tui.words.catalogue import rules_of
from tui.words.spans import text_of


class Left(Exception):
    """A person has left the table; the game is saved as it is."""


class PlainTable(Teller):
    """A live game on paper: does what the conductor wants next. Who is asked, and what may be read
    by whom, is the conductor's alone."""

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
        """How answers are typed, as far as it has been said."""
        self._stood_in: set[Seat] = set()
        """For which robots another has had to choose: said once."""
        self._thinker = thinker or ProcessThinker()
        self._loop: asyncio.Runner
        """Where the thinker is waited for, as long as the game is played."""

    def play(self) -> bool:
        """Play until the game is over, or False if somebody has left before. Raises Gone when
        nobody types any more."""
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
        """Do the next thing that the conductor wants."""
        if isinstance(cue, Deal):
            self._write(self.conductor.deal)
        elif isinstance(cue, Think):
            self._write(partial(self.conductor.act, self._robots_choice(cue)))
        elif isinstance(cue, Spare):
            self._write(partial(self.conductor.act, cue.action))
        elif isinstance(cue, Hand):
            self._hand_over(cue.seat)
        elif isinstance(cue, Look):
            self._position()
            self._wait(self.say("plain.looked"))
            self.conductor.looked(0)
            self._tell()
        elif isinstance(cue, Ask):
            self._ask(cue.seat)

    def _robots_choice(self, cue: Think) -> Any:
        seat, header = cue.seat, self.live.header
        level, step = header.players[seat].by, len(self.journal)
        while True:
            thought = self._thinker.choose(self.game, level, cue.view, header.seed, step)
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
        """Take something to the table, and if the file fails again when it may go. Raises
        Illegal."""
        while True:
            try:
                doing()
            except SaveError as error:
                self.paper.put(problem_sentence(self.say, error))
                self._wait(self.say("plain.again"))
                continue
            self._tell()
            return

    def _hand_over(self, seat: Seat) -> None:
        """Wait until a person is alone with the paper; he is told what only he may know."""
        who = self.company.who(seat)
        self.paper.put(self.say.line("curtain.pass", who=who))
        self._wait(text_of(self.say.line("plain.ready", who=who)))
        self.conductor.arrived(0, seat)
        self._tell()

    def _ask(self, seat: Seat) -> None:
        """Let a person decide."""
        self._request(seat)
        while (words := self._answer()) is not None:
            try:
                action = self.plain.read(self._view, words.casefold())
                self._write(partial(self.conductor.act, action))
            except Unclear as unclear:
                self.paper.put(str(unclear))
            except Illegal as illegal:
                self.paper.put(self.company.refusal(illegal))
            else:
                return

    def _request(self, seat: Seat) -> None:
        """What is asked, with what one needs to know to answer."""
        view = self._view
        if self._new_part:
            self._position()
        else:
            self.paper.put(*self.plain.hand(view))
        self.paper.put(self.face.asked(view, seat), *self.plain.question(view))
        how = self.plain.how(view)
        if how not in self._explained:
            self._explained.add(how)
            self.paper.put(how)

    def _answer(self) -> str | None:
        """Words that are no order; orders are obeyed. None when the last decision was taken back:
        then somebody else may be asked."""
        while True:
            words = self.paper.ask()
            order = order_of(self.say, words)
            if order == "quit":
                raise Left
            if order == "undo":
                if self._take_back():
                    return None
            elif order is not None:
                self._obey(order)
            elif words:
                return words

    def _wait(self, request: str) -> None:
        """Until somebody presses Enter: nothing is shown meanwhile, for it may be another who
        types."""
        self.paper.put(request)
        if order_of(self.say, self.paper.ask()) == "quit":
            raise Left

    def _obey(self, order: str) -> None:
        """An order that changes nothing."""
        if order == "help":
            self._help()
        elif order == "position":
            self._position()
        elif order == "table":
            self._table()
        elif order == "chronicle":
            self._chronicle()
        elif order == "hint":
            self._hint()
        elif pages := rules_of(self.game.name, self.say.language):
            rules = set_text(pages, self.say, self._drawn.company.glyphs, CELLS)
            self.paper.draw(rules.lines)
        else:
            game = self.say(f"game.{self.game.name}")
            self.paper.put(self.say("plain.no-rules", game=game))

    def _help(self) -> None:
        self.paper.put(self.plain.how(self._view), self.say("plain.anytime"))
        for order in ORDERS:
            words = self.say(f"plain.typed.{order}").split()[0]
            self.paper.put(
                self.say.line("plain.order", word=words, what=self.say(f"plain.{order}"))
            )

    def _hint(self) -> None:
        """What the best robot would do; the save notes that it was asked."""
        if self.game.advise is None:
            self.paper.put(self.say("hint.failed"))
            return
        view, seed = self._view, self.live.header.seed
        advice = self._thinker.advise(self.game, view, seed, len(self.journal))
        try:
            found = self._loop.run(advice)
        except ThinkingFailed:
            self.paper.put(self.say("hint.failed"))
            return
        who = self.company.names[self._account.seat]
        try:
            note_hint(self.live, self.say("hint.noted", who=who))
        except SaveError as error:
            self.paper.put(problem_sentence(self.say, error))
        else:
            self.paper.put(*hint_sentences(self.face, self.game.name, view, found))

    def _take_back(self) -> bool:
        """Take back the person's last decision, if it may be."""
        try:
            to = self.conductor.take_back(self._account.seat)
        except SaveError as error:
            self.paper.put(problem_sentence(self.say, error))
            return False
        if to is None:
            self.paper.put(self.say("plain.no-undo"))
            return False
        for seat, number in self._told.items():
            self._told[seat] = min(number, self.live.table.account(seat).last)
        self._new_part = True
        self._tell()
        self.paper.put(self.say("plain.undone"))
        return True
