"""A game played line by line: what happens is told, decisions are typed."""

from typing import Any

from engine.game import DEALER, Illegal, Seat
from saves.problems import SaveError
from saves.writing import LiveGame
from tui.games.line_mode import Unclear
from tui.plain.orders import ORDERS, order_of
from tui.plain.paper import Paper
from tui.plain.teller import CELLS, Teller
from tui.render.prose import set_text
from tui.session.hints import hint_sentences, note_hint
from tui.session.problems import problem_sentence, stand_in_sentence
from tui.session.thinking import SECONDS, advice, thought
from tui.settings import Settings
from tui.words import Wording
from tui.words.catalogue import rules_of
from tui.words.spans import text_of


class Left(Exception):
    """A person has left the table; the game is saved as it is."""


class PlainTable(Teller):
    """A live game on paper: dealer, robots and the people who type take their turns."""

    def __init__(self, live: LiveGame, say: Wording, settings: Settings, paper: Paper) -> None:
        super().__init__(live, say, settings, paper)
        self.settings = settings
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
            self._take(self.live.table.deal())
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
            self.paper.put(stand_in_sentence(self.say, self.game, choice.failure, name))
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
        for seat in sorted(self.live.header.humans):
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
                self.live.table.submit(action)
            except SaveError as error:
                self.paper.put(problem_sentence(self.say, error))
                self._wait(self.say("plain.again"))
                continue
            self._tell()
            return

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
            rules, _ = set_text(pages, self.say, self._drawn.company.glyphs, CELLS)
            self.paper.draw(rules)
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
        found = advice(self.game, view, seed, len(self.journal), SECONDS)
        who = self.company.names[self.perspective]
        try:
            note_hint(self.live, self.say("hint.noted", who=who))
        except SaveError as error:
            self.paper.put(problem_sentence(self.say, error))
        else:
            self.paper.put(*hint_sentences(self.face, self.game.name, view, found))

    def _take_back(self) -> bool:
        """Take back the person's last decision, if it may be."""
        try:
            to = self.live.table.take_back(self.perspective, self.live.header.humans)
        except SaveError as error:
            self.paper.put(problem_sentence(self.say, error))
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
