"""The telling of a game in lines: news, positions, the whole log, the end."""

from typing import Any

from engine.account import Account
from engine.conductor import NOBODY, Conductor
from engine.game import EVERYONE, Outcome, Seat
from saves.header import Header
from saves.writing import LiveGame
from tui.games.line_mode import spoken
from tui.games.registry import face_for, line_mode_for
from tui.plain.paper import Paper
from tui.render.face import Company, Face, glyphs
from tui.render.telling import told
from tui.session.robots import heard
from tui.settings import Settings
from tui.words import Wording
from tui.words.spans import Line, sentence

CELLS = 79
"""The width of the drawn table and of the rules, in cells."""

ROWS = 24
"""The most lines that the drawn table may take."""


def company_of(header: Header[Any], say: Wording, settings: Settings) -> Company:
    """Return the players of a game as a text names them, with the robots whose remarks are told."""
    company = spoken(tuple(player.name for player in header.players), say)
    return heard(company, header, settings)


def result(face: Face[Any, Any], outcome: Outcome) -> list[Line]:
    """Return everybody's place and score; the log has told the winner."""
    say, company, lines = face.company.say, face.company, list[Line]()
    for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
        place, score = str(outcome.places[seat]), face.score(outcome.scores[seat])
        lines.append(say.line("plain.place", place=place, who=company.who(seat), score=score))
    return lines


class Teller:
    """Tells a game to the person at the terminal, from the account that the conductor allows."""

    def __init__(self, live: LiveGame, say: Wording, settings: Settings, paper: Paper) -> None:
        self.live, self.say, self.paper = live, say, paper
        self.journal, self.game = live.journal, live.journal.game
        names = tuple(player.name for player in live.header.players)
        self.company = company_of(live.header, say, settings)
        self.face = face_for(self.game.name, self.company)
        self.plain = line_mode_for(self.game.name, self.company)
        self._drawn = face_for(self.game.name, Company(names, say, glyphs(settings.ascii)))
        self.conductor = Conductor(
            live.table,
            [frozenset(live.header.humans)],
            lambda view, shared: self.face.spared(
                view, shared, settings.automatic, settings.bottles
            ),
        )
        accounts = [live.table.account(seat) for seat in (*live.header.humans, NOBODY, EVERYONE)]
        self._told = {account.seat: account.last for account in accounts}
        """The number of the last step of its account that each perspective has been told."""
        self._asked: Seat | None = None
        """The seat that is asked while all may listen; None while nobody is."""
        self._open: Seat | None = None
        """The perspective told last; None before anything is told."""
        self._new_part = True
        """True if a new round or hand has begun since the position was last told."""

    @property
    def _account(self) -> Account[Any, Any, Any]:
        """The account that may be told now."""
        return self.conductor.account(0)

    @property
    def _view(self) -> Any:
        """The view of who is asked, or what may be told now."""
        if self._asked is not None:
            return self.conductor.talk.public_view(self._asked)
        return self._account.view

    def _tell(self, going_on: bool = False) -> None:
        """Tell the steps of the present account that its perspective has not been told.

        With `going_on`, the newest step waits if the next one may tell it, too. At a shared
        keyboard, a new perspective hears the position again with the next question. NOBODY means
        that no person may see a hand: the terminal is then hidden, and only public steps are told.
        """
        account = self._account
        heard, last = self._told[account.seat], account.last
        if going_on:
            newest = account.newest
            held = self.face.continues(newest.view, newest.action)
            while last > heard and held:
                moment, last = account.moment(last), last - 1
                held = self.face.continues(moment.before, moment.action)
        if self.conductor.shared(0) and self._open != account.seat:
            self._open, self._new_part = account.seat, True
            if account.seat == NOBODY:
                self.paper.hide()
        for number in range(heard + 1, last + 1):
            moment, known = account.moment(number), self._told_to_all(account, number, heard)
            # A step told to all is told again to a seat for which it holds a secret. The seat's
            # own action holds none: it knows what it did.
            if not known or moment.action.seat != account.seat:
                lines = told(self.face, account, number, heard)
                self.paper.put(*(each for each in lines if each not in known))
            if not known:
                self.paper.put(*self.plain.news(moment.before, moment.action, moment.view))
            chapter = self.face.chapter(moment.before, moment.action, moment.view)
            if chapter is not None and chapter.level == 0:
                self._new_part = not self.plain.table_first
                if self.plain.table_first:  # its heading has just been told
                    self.paper.put(*self.plain.position(moment.view))
        self._told[account.seat] = last
        if not self.game.secrets:
            self._told = dict.fromkeys(self._told, last)

    def _chronicle(self) -> None:
        for number in range(1, self._account.last + 1):
            self.paper.put(*told(self.face, self._account, number))

    def _told_to_all(self, account: Account[Any, Any, Any], number: int, heard: int) -> list[Line]:
        """Return the lines of a step of an account, heard until `heard`, as far as they were told
        while the terminal was hidden; [] if it was not told then."""
        common, step = self.live.table.account(NOBODY), account.step(number)
        there = common.number(step)
        known = common.step(there) == step and 0 < there <= self._told[NOBODY]
        if not known:
            return []
        return told(self.face, common, there, common.number(account.step(heard)) if heard else 0)

    def _position(self) -> None:
        self._new_part = False
        view = self._view
        self.paper.put(
            sentence(self.face.where(view)), *self.plain.position(view), *self.plain.hand(view)
        )

    def _table(self) -> None:
        moment = self._account.newest
        self.paper.draw(self._drawn.table(moment, CELLS, ROWS))
        self.paper.draw(self._drawn.standings(moment, CELLS))

    def _result(self) -> None:
        """Tell how the game ended."""
        outcome = self.live.table.outcome
        assert outcome is not None
        self.paper.put(*result(self.face, outcome))
