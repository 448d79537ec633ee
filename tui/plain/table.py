"""A game played line by line: what happens is told, decisions are typed."""

from typing import Any

from engine.frame import DEALER, EVERYONE, Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.boards.face import Company, Moment, glyphs, victory
from tui.boards.plain import Unclear, spoken
from tui.boards.shelf import face_for, plain_for
from tui.hints import hint_sentences, note_hint
from tui.ink import Line, text_of
from tui.plain.orders import ORDERS, order_of
from tui.plain.paper import Paper
from tui.problems import stand_in_told, told
from tui.settings import Settings
from tui.thinking import SECONDS, advice, thought
from tui.wording import Wording
from tui.wording.prose import set_text
from tui.wording.rules import rules_of

CELLS = 79
"""How wide the drawn table and the rules are."""

ROWS = 24
"""How many lines the drawn table may take."""


class Left(Exception):
    """A person has left the table; the game is saved as it is."""


class PlainTable:
    """A live game on paper. `perspective` is whose knowledge is told."""

    def __init__(self, live: LiveGame, say: Wording, settings: Settings, paper: Paper) -> None:
        self.live, self.say, self.settings, self.paper = live, say, settings, paper
        self.journal, self.game = live.journal, live.journal.game
        players = live.header.players
        names = tuple(player.name for player in players)
        self.company = spoken(names, say)
        self.face = face_for(self.game.name, self.company)
        self.plain = plain_for(self.game.name, self.company)
        self._drawn = face_for(self.game.name, Company(names, say, glyphs(settings.ascii)))
        self.humans = frozenset(seat for seat, each in enumerate(players) if each.by == "human")
        self.shared = self.game.secrets and len(self.humans) > 1
        self.perspective: Seat = min(self.humans, default=EVERYONE)
        self._told = dict.fromkeys([*self.humans, self.perspective], len(self.journal))
        """Per perspective how many steps it has been told."""
        self._new_part = True
        """Whether a large part of the game has begun since the position was last told."""
        self._veiled = self.shared
        """Whether nobody is known to sit before the terminal yet."""
        self._explained: set[str] = set()
        """How answers are typed, as far as it has been said."""
        self._stood_in: set[Seat] = set()
        """For which robots another has had to choose: said once."""

    def play(self) -> bool:
        """Play until the game is over, or False if somebody has left before. Raises Gone when
        nobody types any more."""
        self.paper.put(self.say.line("plain.welcome", game=self.say(f"game.{self.game.name}")))
        try:
            if self._veiled:
                self._unveil()
            while acting := self.live.table.to_act:
                self._decide(acting)
        except Left:
            self.paper.put(self.say("plain.kept"))
            return False
        self._tell()
        self._result()
        return True

    def _unveil(self) -> None:
        """In a shared game taken up right after a deal, all look at their hands first, so that
        nobody learns who has been asked what."""
        dealt = (each for each in reversed(self.journal.actions) if each.seat == DEALER)
        last = next(dealt, None)
        if last is not None and self.face.dealt_in_private(last):
            self._look_round()

    def _decide(self, acting: tuple[Seat, ...]) -> None:
        """One action of the dealer, of a robot, or of a person. What is said openly comes before
        what is chosen in secret, and robots choose in secret after people."""
        if acting == (DEALER,):
            self._take(self.live.deal())
            return
        people = [seat for seat in acting if seat in self.humans]
        for seat in acting:
            if seat not in self.humans:
                action = self._robots_choice(seat)
                if not people or self._seen(action, people[0]) == action:
                    self._take(action)
                    return
        last = self.journal.actions[-1].seat if len(self.journal) else None
        self._ask(next((seat for seat in people if seat != last), people[0]))

    def _robots_choice(self, seat: Seat) -> Any:
        view = self.game.view(self.journal.state, seat)
        level, seed = self.live.header.players[seat].by, self.live.header.seed
        choice = thought(self.game, level, view, seed, len(self.journal), SECONDS)
        if choice.failure is not None and seat not in self._stood_in:
            self._stood_in.add(seat)
            name = self.company.names[seat]
            self.paper.put(stand_in_told(self.say, self.game, choice.failure, name))
        return choice.action

    def _seen(self, action: Any, seat: Seat) -> Any:
        return self.game.seen(self.journal.state, action, seat)

    def _take(self, action: Any) -> None:
        """An action of the dealer or a robot; after a deal of hands the terminal goes round."""
        self._write(action)
        if self.shared and self.face.dealt_in_private(action):
            self._look_round()

    def _look_round(self) -> None:
        """Every person in turn looks at what is his; whoever is asked something answers."""
        for seat in sorted(self.humans):
            self._hand_over(seat)
            if seat in self.live.table.to_act:
                self._ask(seat)
            else:
                self._position()
                self._wait(self.say("plain.looked"))

    def _write(self, action: Any) -> None:
        """Take an action to the table, and if the file fails again when it may go. Raises
        Illegal."""
        while True:
            try:
                self.live.submit(action)
            except SaveError as error:
                self.paper.put(told(self.say, error))
                self._wait(self.say("plain.again"))
                continue
            self._tell()
            return

    def _tell(self) -> None:
        """What has happened since the perspective was last told."""
        if self._veiled:
            return
        for step in range(self._told[self.perspective], len(self.journal)):
            moment = self._moment(step + 1)
            if moment.action is not None:
                self.paper.put(*self.face.tell(moment.before, moment.action, moment.view))
                chapter = self.face.chapter(moment.before, moment.action, moment.view)
                self._new_part |= chapter is not None and chapter.level == 0
        self._told[self.perspective] = len(self.journal)
        if not self.game.secrets:
            self._told = dict.fromkeys(self._told, len(self.journal))

    def _moment(self, step: int) -> Moment:
        """A step and what led to it, as the perspective knows them."""
        view = self.game.view(self.journal.states[step], self.perspective)
        if not step:
            return Moment(view)
        state, action = self.journal.states[step - 1], self.journal.actions[step - 1]
        before = self.game.view(state, self.perspective)
        return Moment(view, before, self.game.seen(state, action, self.perspective))

    @property
    def _view(self) -> Any:
        return self.game.view(self.journal.state, self.perspective)

    def _ask(self, seat: Seat) -> None:
        """Let a person decide."""
        action = None
        if seat != self.perspective or self._veiled:
            seen = self._view
            action = self.plain.foreseen(seen, seat, self.settings)
            if action is None:
                self._hand_over(seat)
        if action is None:
            action = self.plain.automatic(self._view, self.settings, self.shared)
        if action is not None:
            self._write(action)
            return
        self._request(seat)
        while (words := self._answer()) is not None:
            try:
                self._write(self.plain.read(self._view, words.casefold()))
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
            order = order_of(words)
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
        if order_of(self.paper.ask()) == "quit":
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
        else:
            signs = self._drawn.company.glyphs
            rules, _ = set_text(rules_of(self.game.name), self.say, signs, CELLS)
            self.paper.draw(rules)

    def _help(self) -> None:
        self.paper.put(self.plain.how(self._view), self.say("plain.anytime"))
        for order in ORDERS:
            words = self.say(f"plain.typed.{order}").split()[0]
            self.paper.put(
                self.say.line("plain.order", word=words, what=self.say(f"plain.{order}"))
            )

    def _position(self) -> None:
        self._new_part = False
        view = self._view
        self.paper.put(self.face.where(view), *self.plain.position(view), *self.plain.hand(view))

    def _table(self) -> None:
        moment = self._moment(len(self.journal))
        self.paper.draw(self._drawn.table(moment, CELLS, ROWS))
        self.paper.draw(self._drawn.standings(moment, CELLS))

    def _chronicle(self) -> None:
        for step in range(1, len(self.journal) + 1):
            moment = self._moment(step)
            if moment.action is not None:
                self.paper.put(*self.face.tell(moment.before, moment.action, moment.view))

    def _hint(self) -> None:
        """What the best robot would do; the save notes that it was asked."""
        if self.game.advise is None:
            self.paper.put(self.say("hint.failed"))
            return
        view, seed = self._view, self.live.header.seed
        found = advice(self.game, view, seed, len(self.journal), SECONDS)
        who = self.company.names[self.perspective]
        try:
            note_hint(self.live, self.say("hint.noted", who=who))
        except SaveError as error:
            self.paper.put(told(self.say, error))
        else:
            self.paper.put(*hint_sentences(self.face, self.game.name, view, found))

    def _take_back(self) -> bool:
        """Take back the person's last decision, if it may be."""
        try:
            to = self.live.take_back(self.perspective)
        except SaveError as error:
            self.paper.put(told(self.say, error))
            return False
        if to is None:
            self.paper.put(self.say("plain.no-undo"))
            return False
        self._told = {seat: min(steps, to) for seat, steps in self._told.items()}
        self._new_part = True
        self.paper.put(self.say("plain.undone"))
        return True

    def _hand_over(self, seat: Seat) -> None:
        """Let another person read; where there are secrets, with nothing of the last one's hand in
        sight."""
        if self.shared:
            who = self.company.who(seat)
            self.paper.hide()
            self.paper.put(self.say.line("curtain.pass", who=who))
            self._wait(text_of(self.say.line("plain.ready", who=who)))
            self._veiled = False
            self._new_part = True
        self.perspective = seat
        self._tell()

    def _result(self) -> None:
        """Who has won, and everybody's place and score."""
        outcome = self.live.table.outcome
        assert outcome is not None
        self.paper.put(victory(self.face, outcome))
        for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
            place, score = str(outcome.places[seat]), self.face.score(outcome.scores[seat])
            who: Line = self.company.who(seat)
            self.paper.put(self.say.line("plain.place", place=place, who=who, score=score))
