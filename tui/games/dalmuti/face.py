"""The face of Der Große Dalmuti: the lines of text for everything that the program shows of it."""

from collections.abc import Sequence
from math import floor
from typing import Any, Final

from engine.dalmuti.actions import (
    Collect,
    DalmutiAction,
    Deal,
    Gift,
    Pass,
    Play,
    Revolution,
    Score,
    Send,
    Show,
    Sweep,
)
from engine.dalmuti.cards import JESTER
from engine.dalmuti.score import beaten
from engine.dalmuti.state import passed
from engine.dalmuti.views import DalmutiView, OwnDeal
from engine.game import EVERYONE, Seat
from engine.review import graded
from tui.games.dalmuti import asking
from tui.games.dalmuti.chronicle import placings, rest, tell, trick_number
from tui.games.dalmuti.contrary import contrary
from tui.games.dalmuti.felt import felt
from tui.games.dalmuti.hand import hand_lines, heading
from tui.games.dalmuti.openhands import open_hands
from tui.games.dalmuti.picking import (
    NOTHING,
    Pick,
    can_only_pass,
    choosing,
    nothing_left,
    passes_only,
)
from tui.games.dalmuti.pieces import HEIGHTS
from tui.games.dalmuti.preview import preview_lines
from tui.games.dalmuti.proposal import briefly, proposal, reason_facts
from tui.games.dalmuti.remarking import occasions
from tui.games.dalmuti.room import Room, room_for
from tui.games.dalmuti.sample import sample
from tui.games.dalmuti.scene import scene
from tui.games.dalmuti.seats import WIDEST, ring, ring_size
from tui.games.dalmuti.standings import (
    course,
    leaders,
    result_lines,
    standings_panel,
    standings_rows,
)
from tui.games.dalmuti.topics import TOPICS, event, facts, now
from tui.render.face import Chapter, Face, Moment, told_by
from tui.render.places import Place, lighted, places, sitting
from tui.render.scene import Frame, in_signs, within
from tui.words.numbers import decimal
from tui.words.spans import BLANK, Line, fit, line

TINY: Final = 1e-6
"""Numbers that differ by less are equal but for rounding errors."""

PANEL: Final = 60
"""The fewest cells in which the standings are rows under the table, not a panel beside it."""


class DalmutiFace(Face[DalmutiView, DalmutiAction]):
    """Der Große Dalmuti for one company; see tui.render.face.Face."""

    game = "dalmuti"
    great = (Revolution, Collect, Play, Score)
    aside = (Collect,)
    topics = TOPICS
    landmarks = (Show, Deal, OwnDeal, Collect, Revolution, Sweep, Score)

    occasions = told_by(occasions)
    now = staticmethod(now)
    event = staticmethod(event)
    facts = told_by(facts)
    tell = told_by(tell)
    rest = told_by(rest)
    scene = told_by(scene)
    reason_facts = told_by(reason_facts)
    contrary = told_by(contrary)
    sample = told_by(sample)
    asked = told_by(asking.asked)
    result = told_by(result_lines)

    def round(self, view: DalmutiView) -> Line:
        """Return the number of the hand; until the next one is dealt, that of the hand that is
        over."""
        match = view.match
        hand, hands = match.hand, match.options.hands
        if view.table.stage == "deal" and match.points:
            hand = len(match.points)
        return self.company.say.line("da.hand", hand=hand, hands=hands)

    def within_round(self, view: DalmutiView) -> Line:
        """Return the number of the trick; () while none is played."""
        playing = view.table.stage in ("play", "sweep", "score")
        return self.company.say.line("da.trick", trick=trick_number(view)) if playing else ()

    def table(
        self,
        moment: Moment,
        width: int,
        height: int,
        choice: Pick | None = None,
        said: Line | None = None,
    ) -> list[Line]:
        """Return the seats around the pile, and under them the seat's own hand, or all hands."""
        view: DalmutiView = moment.view
        hands = len(view.table.sizes) if view.seat == EVERYONE else 0
        room = room_for(width, height, hands, self.company.cards)
        size = ring_size(self.company, view, width, room.fan, room.laid)
        given = choice.given if choice is not None else ()
        middle = felt(self.company, moment, size.width - 2, room.felt, given)
        said = self.still(moment).said if said is None else said
        lit = sitting(places(said)) if choice is None else frozenset()
        around = lighted(ring(self.company, moment, size, middle), lit)
        margin = " " * ((width - size.width) // 2)
        lines = [BLANK] * room.above + [line(margin, *spans) for spans in around]
        lines += self._under(moment, width, room, choice, said)
        dots = self.company.glyphs.ellipsis
        return [fit(spans, width, dots) for spans in lines[:height]]

    def _under(
        self, moment: Moment, cells: int, room: Room, choice: Pick | None, said: Line
    ) -> list[Line]:
        view: DalmutiView = moment.view
        inside = min(cells, WIDEST) - 2
        margin = " " * ((cells - inside) // 2)
        if view.seat == EVERYONE and not any(view.table.sizes):
            return []
        if view.seat == EVERYONE:
            hands = open_hands(self.company, view, inside, room.hands)
            return [BLANK] * room.gap + [line(margin, *spans) for spans in hands]
        told = [within(inside, said, in_signs(said))]
        if choice is not None and choosing(view):
            told = preview_lines(self.company, view, choice, inside)
        lines = [BLANK] * (room.gap - 1)
        if room.gap:
            lines.append(heading(self.company, view))
        pick = choice or NOTHING
        hand = hand_lines(
            self.company, view, pick, inside, room.size, room.lift, rows=1 + room.names
        )
        # The hand keeps its lines when names go, so that nothing jumps. Long words on a revolution
        # or a misdeal may push out the hints under the cards, because no card is played then.
        kept = HEIGHTS[room.size] + room.lift + room.names + room.air + 3 - len(told)
        lines += hand[:kept] + [BLANK] * (kept - len(hand))
        return [line(margin, *spans) for spans in [*lines, *told]]

    def standings(self, moment: Moment, width: int) -> list[Line]:
        """Return everybody's points, of the last hands and of the match."""
        if width < PANEL:
            return standings_panel(self.company, moment, width)
        return standings_rows(self.company, moment, width)

    def continues(self, before: DalmutiView, action: Any) -> bool:
        """Return whether an action is a pass after a pass."""
        return isinstance(action, Pass) and bool(passed(before.table))

    def chapter(self, before: DalmutiView, action: Any, after: DalmutiView) -> Chapter | None:
        """Return a large chapter for a hand, a small one for a trick, else None."""
        if isinstance(action, Show) or (
            isinstance(action, Deal | OwnDeal) and before.match.slip is None
        ):
            return Chapter(self.company.say("da.tell.hand", hand=after.match.hand))
        if isinstance(action, Collect | Revolution | Sweep):
            return Chapter(self.company.say("da.tell.trick", trick=trick_number(after)), 1)
        return None

    def decisive(self, before: DalmutiView, action: Any, after: DalmutiView) -> bool:
        """Return True for a revolution, and for a hand after which another player has the most
        points."""
        if isinstance(action, Score):
            return leaders(before) != leaders(after)
        return isinstance(action, Revolution)

    def leaders(self, view: DalmutiView) -> set[Seat]:
        """See Face."""
        return leaders(view)

    def turned(self, before: DalmutiView, action: Any, after: DalmutiView) -> list[Line]:
        """Return sentences in place of the table of a hand that is over."""
        if isinstance(action, Score):
            return placings(self.company, after)
        return super().turned(before, action, after)

    def proposal(self, view: DalmutiView, action: DalmutiAction) -> Line:
        """See Face."""
        return proposal(self.company, action)

    def briefly(self, view: DalmutiView, action: DalmutiAction) -> Line:
        """See Face."""
        return briefly(self.company, action)

    def touched(self, action: DalmutiAction) -> Sequence[Place]:
        """Return the places of the ranks that are played or given, or of the seat that gets a card;
        for other actions, of the seat that acts."""
        match action:
            case Play():
                jester = (("card", int(JESTER)),) if action.jesters else ()
                return ("card", action.rank), *jester
            case Gift():
                return tuple(("card", rank) for rank in action.cards)
            case Send():
                return (("seat", action.to),)
        return (("seat", action.seat),)

    def promise(self, view: DalmutiView, worth: float) -> str:
        """Return the place in the hand that is to be expected on average."""
        return decimal(self.company.say, self._place(worth, len(view.table.sizes) - 1), 1)

    def told(self, cost: float) -> float:
        """See Face. The cost in places is rounded to a tenth, or down to a hundredth if a tenth
        would seem to be of another grade."""
        return self._places(cost)[0] / (len(self.company.names) - 1)

    def below(self, best: float, cost: float) -> float:
        """See Face."""
        others = len(self.company.names) - 1
        return 1 - (self._place(best, others) - 1) / others - self.told(cost)

    def _place(self, worth: float, others: int) -> float:
        place = max(1 + (1 - worth) * others, 1)  # philanthropy may count more than all opponents
        return round(place, 1)

    def lost(self, cost: float) -> str:
        """Return how many places in the hand a decision cost on average."""
        return self.company.say("end.lost.dalmuti", **self._said(cost))

    def loss(self, cost: float, margin: float | None) -> str:
        """See Face. It is told in places."""
        say, others = self.company.say, len(self.company.names) - 1
        if margin is None:
            return say("review.loss.brief.dalmuti", **self._said(cost))
        about = decimal(say, margin * others, 1)
        return say("review.loss.dalmuti", **self._said(cost), margin=about)

    def _said(self, cost: float) -> dict[str, Any]:
        """Return as facts of a sentence how many places a cost is."""
        places, digits = self._places(cost)
        return {"n": int(places), "places": decimal(self.company.say, places, digits)}

    def _places(self, cost: float) -> tuple[float, int]:
        """Return a cost in places of the hand, rounded as it is told, and its number of
        decimals."""
        others = len(self.company.names) - 1
        tenths = round(cost * others, 1)
        if graded(tenths / others + TINY, 0.0) == graded(cost + TINY, 0.0):
            return tenths, 1
        return floor(100 * cost * others + TINY) / 100, 2

    def spared(self, view: DalmutiView, shared: bool, automatic: bool, bottles: str) -> Pass | None:
        """Return a pass if no card in hand can be played.

        At a shared screen, return it only if everybody at the table knows that no card can be
        played.
        """
        if not automatic or choosing(view) != "play":
            return None
        alone = nothing_left(view, view.seat) if shared else passes_only(view)
        return Pass(view.seat) if alone else None

    def unasked(self, moment: Moment, action: DalmutiAction) -> Frame:
        """Return the sentence that nothing in the hand beats the last play. See Face."""
        return asking.unasked(self.company, moment)

    def idle(self, moment: Moment, shared: bool) -> bool:
        """Return True while this seat has nothing to decide: it is out, or can only pass for the
        rest of the trick. Also True for a seat that cannot win the match any more. See Face."""
        action, seat = moment.action, moment.view.seat
        if not isinstance(action, Play | Pass | Sweep) or action.seat == seat:
            return False
        view = moment.before if isinstance(action, Sweep) else moment.view
        done = seat in view.table.out or seat in beaten(view.match, view.table)
        return done or (not shared and can_only_pass(view))

    def score(self, points: int) -> str:
        """Return points in words."""
        return self.company.say("da.status.points", n=points)

    def course(self, views: Sequence[DalmutiView]) -> tuple[str, list[list[int]]]:
        """Return the title and everybody's points after each hand."""
        return self.company.say("da.chart"), course(views[-1])
