"""The face of Dolorès: the lines of text for everything that the program shows of it."""

from collections.abc import Sequence
from typing import Any, Final

from engine.dolores import phases
from engine.dolores.actions import (
    Announce,
    Commit,
    Discard,
    DoloresAction,
    Keep,
    Lay,
    Pick,
    Play,
    Reveal,
    Settle,
    Steal,
    Take,
)
from engine.dolores.cards import GESTURES
from engine.dolores.legal import legal
from engine.dolores.score import score
from engine.dolores.state import neighbour
from engine.dolores.views import DoloresView
from engine.game import DEALER, Outcome, Seat
from tui.games.dolores import asking
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.chronicle import begins_sharing, tell
from tui.games.dolores.contrary import contrary, otherwise
from tui.games.dolores.dialogue import Choice, Dialogue
from tui.games.dolores.layout import Table
from tui.games.dolores.loot import leaders, loot_panel, loot_rows, result_lines
from tui.games.dolores.part import HandingOut, Revealing
from tui.games.dolores.proposal import briefly, proposal, reason_facts, standing
from tui.games.dolores.remarking import occasions
from tui.games.dolores.sample import sample
from tui.games.dolores.scene import scene
from tui.games.dolores.topics import TOPICS, event, facts, now
from tui.render.face import Chapter, Face, Moment, told_by
from tui.render.places import Place, places, sitting
from tui.words.spans import BLANK, Line, capital, line

ROWS: Final = 60
"""The fewest cells in which the standings have one line for each player."""


class DoloresFace(Face[DoloresView, DoloresAction]):
    """Dolorès for one company; see tui.render.face.Face."""

    game = "dolores"
    great = (Announce, Reveal, Keep, Play, Take, Settle, Discard, Steal)
    topics = TOPICS

    occasions = told_by(occasions)
    now = staticmethod(now)
    event = staticmethod(event)
    facts = told_by(facts)
    tell = told_by(tell)
    scene = told_by(scene)
    reason_facts = told_by(reason_facts)
    contrary = told_by(contrary)
    otherwise = told_by(otherwise)
    standing = told_by(standing)
    sample = told_by(sample)
    proposal = told_by(proposal)
    briefly = told_by(briefly)

    def round(self, view: DoloresView) -> Line:
        """Return the number of the sharing; without one, that it is before the first or after the
        last."""
        say = self.company.say
        if not view.sharing.number:
            return say.line("do.where.deal" if view.waiting else "do.where.end")
        return line(say("do.chapter.brief", n=view.sharing.number))

    def within_round(self, view: DoloresView) -> Line:
        """Return the two sharers; () without a sharing."""
        one, two = self.company.who(view.donor), self.company.who(neighbour(view))
        sharing = view.sharing.number
        return self.company.say.line("do.sharers", one=one, two=two) if sharing else ()

    def asked(self, view: DoloresView, me: Seat | None) -> Line:
        """Return what is asked of which player, or of both who split."""
        say = self.company.say
        if not view.waiting:
            return say.line("do.asked.over")
        if view.waiting[0] == DEALER:
            return say.line(f"do.dealer.{view.phase}")
        if me is not None and me in view.waiting:
            key = f"do.asked.{view.phase}"
            if view.phase == phases.GESTURES and me not in (view.donor, neighbour(view)):
                key = "do.asked.bet"
            return say.line(key, who=self.company.who(me))
        # The sharers are named beside the question already: twice is too long at 80 columns.
        both = set(view.waiting) == {view.donor, neighbour(view)}
        names = [self.company.who(seat) for seat in view.waiting]
        who = line(say("do.both")) if both else say.listing(names)
        return say.line(f"do.waits.{view.phase}", who=who, n=len(view.waiting))

    def invited(self, view: DoloresView) -> Line:
        """See Face."""
        return self.company.say.line("do.asked.talk", who=self.company.who(view.seat))

    def table(
        self,
        moment: Moment,
        width: int,
        height: int,
        choice: Choice | None = None,
        said: Line | None = None,
    ) -> list[Line]:
        """Return the sharing zone, the deck, the outcome table and the seat's own loot.

        Below stands the question if there is a choice, else what has just happened.
        """
        dialogue = dialogue_for(self.company, moment.view) if choice is not None else None
        return self.laid_out(moment, (width, height), choice or Choice(), dialogue, said).lines()

    def laid_out(
        self,
        moment: Moment,
        room: tuple[int, int],
        choice: Choice,
        dialogue: Dialogue | None,
        said: Line | None = None,
    ) -> Table:
        """Return the table laid out in `room`, its cells and lines, with the question if there is
        one."""
        spoken_of = () if dialogue else self.still(moment).said if said is None else said
        lit = sitting(places(spoken_of))
        return Table(self.company, moment, room, dialogue, choice, self._news(moment, said), lit)

    def _news(self, moment: Moment, said: Line | None) -> list[Line]:
        """Return what has just happened, for players who cannot see the chronicle: while a scene
        goes on, its sentence; after it, all lines."""
        if moment.action is None:
            return []
        if said is not None:
            going = isinstance(moment.action, Revealing | HandingOut)
            if going or said != self.still(moment).said:
                return [said]
        return self.tell(moment.before, moment.action, moment.view)

    def standings(self, moment: Moment, width: int) -> list[Line]:
        """Return every player's collections, bottles and score."""
        lines = loot_panel if width < ROWS else loot_rows
        return lines(self.company, moment, width)

    def chapter(self, before: DoloresView, action: Any, after: DoloresView) -> Chapter | None:
        """Return a chapter for a sharing, None for other actions."""
        if not begins_sharing(action, after):
            return None
        names = self.company.names
        one, two = names[after.donor], names[neighbour(after)]
        number, say = after.sharing.number, self.company.say
        name = say("do.chapter", n=number, one=one, two=two)
        return Chapter(capital(name), brief=capital(say("do.chapter.brief", n=number)))

    def decisive(self, before: DoloresView, action: Any, after: DoloresView) -> bool:
        """Return True for an action after which other players have the highest score. The deal
        turns nothing: nobody led before it."""
        dealt = before.phase != phases.DEAL
        return dealt and before.goods != after.goods and leaders(before) != leaders(after)

    def leaders(self, view: DoloresView) -> set[Seat]:
        """See Face."""
        return leaders(view)

    def touched(self, action: DoloresAction) -> Sequence[Place]:
        """Return the places of the cards that are taken or laid on the donor's side, of a gesture's
        outcomes, or of the victim of a theft; for other actions, of the seat that acts."""
        match action:
            case Commit():
                bits = (each for each in GESTURES if each & action.gestures)
                return tuple(("outcomes", action.seat, each) for each in bits)
            case Announce() | Keep():
                return (("outcomes", action.seat, action.gesture),)
            case Take() | Lay():
                return tuple(("lies", slot) for slot in action.slots)
            case Pick():
                return (("lies", action.slot),)
            case Steal():
                return (("seat", action.victim),)
        return (("seat", action.seat),)

    def spared(self, view: DoloresView, shared: bool, automatic: bool, bottles: str) -> Any:
        """Return a pass on a bottle in other seats' sharings, or the only legal action.

        Everybody sees who can do what, so this is the same at a shared screen.
        """
        passing = asking.spared(view, view.seat, bottles)
        if passing is not None or not automatic:
            return passing
        actions = legal(view)
        return actions[0] if len(actions) == 1 else None

    def result(self, view: DoloresView, outcome: Outcome) -> list[Line]:
        """Return why the game ended, places, collections and scores."""
        seats = range(len(outcome.places))
        order = sorted(seats, key=lambda seat: (outcome.places[seat], seat))
        why = line(self.company.say(f"do.end.{outcome.reason}"))
        return [why, BLANK, *result_lines(self.company, view, order, outcome.places)]

    def score(self, points: int) -> str:
        """Return a score in words."""
        return self.company.say("do.points", n=points)

    def course(self, views: Sequence[DoloresView]) -> tuple[str, list[list[int]]]:
        """Return the title and every player's score, after the deal and at the end of each
        sharing."""
        dealt = [view for view in views if view.phase != phases.DEAL]
        ends = [view for view in dealt if view.phase == phases.HAND_ON]
        shown = [dealt[0], *ends, dealt[-1]]
        series = [[score(view.goods[s]) for view in shown] for s in range(len(views[-1].goods))]
        return self.company.say("do.chart"), series
