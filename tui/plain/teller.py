"""What is told of a game on paper: news, positions, the whole story, the end."""

from typing import Any

from engine.game import EVERYONE, Seat
from saves.writing import LiveGame
from tui.games.line_mode import spoken
from tui.games.registry import face_for, line_mode_for
from tui.plain.paper import Paper
from tui.render.face import Company, Moment, glyphs, victory
from tui.settings import Settings
from tui.words import Wording
from tui.words.spans import Line

CELLS = 79
"""How wide the drawn table and the rules are."""

ROWS = 24
"""How many lines the drawn table may take."""


class Teller:
    """Tells a game to whoever sits before the paper. `perspective` is whose knowledge is told."""

    def __init__(self, live: LiveGame, say: Wording, settings: Settings, paper: Paper) -> None:
        self.live, self.say, self.paper = live, say, paper
        self.journal, self.game = live.journal, live.journal.game
        players = live.header.players
        names = tuple(player.name for player in players)
        self.company = spoken(names, say)
        self.face = face_for(self.game.name, self.company)
        self.plain = line_mode_for(self.game.name, self.company)
        self._drawn = face_for(self.game.name, Company(names, say, glyphs(settings.ascii)))
        self.humans = frozenset(seat for seat, each in enumerate(players) if each.by == "human")
        self.shared = self.game.secrets and len(self.humans) > 1
        """Whether people with secrets from each other sit at this keyboard."""
        self.perspective: Seat = min(self.humans, default=EVERYONE)
        self._told = dict.fromkeys([*self.humans, self.perspective], len(self.journal))
        """Per perspective how many steps it has been told."""
        self._new_part = True
        """Whether a large part of the game has begun since the position was last told."""
        self._veiled = self.shared
        """Whether nobody is known to sit before the terminal yet."""

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

    def _result(self) -> None:
        """Who has won, and everybody's place and score."""
        outcome = self.live.table.outcome
        assert outcome is not None
        self.paper.put(victory(self.face, outcome))
        for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
            place, score = str(outcome.places[seat]), self.face.score(outcome.scores[seat])
            who: Line = self.company.who(seat)
            self.paper.put(self.say.line("plain.place", place=place, who=who, score=score))
