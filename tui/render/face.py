"""The interface of a game's board, in lines of text. Nothing here imports Textual.

The same face paints the live table, the replay and the table that the command line prints.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Final, NamedTuple, ParamSpec, Protocol, TypeVar

from engine.account import Moment as Moment
from engine.game import A, Outcome, Reason, Seat
from engine.review import graded
from tui.render.company import PLACES as PLACES
from tui.render.company import Company as Company
from tui.render.glyphs import glyphs as glyphs
from tui.render.places import Place, placed
from tui.render.remarks import Heard, Occasion
from tui.render.scene import Frame, Scene
from tui.words.numbers import decimal
from tui.words.spans import BLANK, Line, Span, Topic, line
from tui.words.speech import Fact, Listed, Noun

TINY: Final = 1e-6
"""What a share may lack of a whole number by the rounding of binary fractions."""


class Chapter(NamedTuple):
    """A part of the game that begins: `level` 0 for a large one (round, hand), 1 for a small one in
    it (trick, sharing). `brief` is the name where there is little room; "" if it is `name`."""

    name: str
    level: int = 0
    brief: str = ""


P = ParamSpec("P")
T = TypeVar("T")

V_contra = TypeVar("V_contra", contravariant=True)
"""The View type of a game."""


class Face(Protocol[V_contra, A]):
    """The lines of one game for one company and one language, made from its views.

    Actions in the log are as they were seen: masked where only their author knows them. A subclass
    need not define the methods that have an answer here.
    """

    company: Company

    heard: Heard
    """What robots remarked in the game that was told last."""

    great: ClassVar[tuple[type, ...]] = ()
    """The kinds of actions that robots may remark on."""

    aside: ClassVar[tuple[type, ...]] = ()
    """The kinds in `great` on which remarks stand in the log alone, so that nobody waits for
    them."""

    game: ClassVar[str] = ""
    """The name of the game, under which its words on topics stand."""

    topics: ClassVar[Mapping[str, str]] = {}
    """The kinds of topics on its table, each with the ruling that it rests on: see
    tui.render.topics. Empty if nothing can be asked about."""

    alternatives: ClassVar[frozenset[str]] = frozenset()
    """The codes of reasons that tell what any one of several players may do: those that differ in
    the `seat` alone are told in one sentence, which calls them `who`."""

    landmarks: ClassVar[tuple[type, ...]] = ()
    """The kinds of actions that can begin a chapter or turn the game; () for all kinds. With them,
    a long game is surveyed without a view of every step."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.heard = Heard()

    def now(self, view: V_contra) -> Topic:
        """Return the topic of what is happening: the question that is asked, or the dealer's part.
        Its ruling leads to the chapter of the rules."""
        raise NotImplementedError

    def event(self, moment: Moment) -> Topic | None:
        """Return what a step is an example of that is not seen every day, such as a revolution;
        None for most steps."""
        return None

    def facts(self, moment: Moment, topic: Topic) -> Mapping[str, Fact]:
        """Return the facts with which the words on a topic are filled."""
        return {}

    def round(self, view: V_contra) -> Line:
        """Return where the game is: the round, hand or sharing, or what else goes on."""

    def within_round(self, view: V_contra) -> Line:
        """Return where in the round it is, or who began it; () for nothing."""
        return ()

    def where(self, view: V_contra) -> Line:
        """Return where the game is, in its two parts."""
        more = self.within_round(view)
        dot = Span(f" {self.company.glyphs.dot} ", "dim")
        return line(self.round(view), dot, more) if more else self.round(view)

    def asked(self, view: V_contra, me: Seat | None) -> Line:
        """Return who must do what, as one sentence. `me` is the person at the keyboard, None for
        nobody."""

    def scene(self, moment: Moment) -> Scene:
        """Return the frames that tell a step.

        They are made from the moment alone, because even their pace must tell of no hidden card. By
        default there is one frame, with the last line of the log.
        """
        if moment.action is None:
            return (Frame(moment),)
        told = self.tell(moment.before, moment.action, moment.view)
        return (Frame(moment, placed(told[-1]) if told else BLANK),)

    def still(self, moment: Moment) -> Frame:
        """Return the last frame of the scene, which is shown if nothing moves."""
        return self.scene(moment)[-1]

    def invited(self, view: Any) -> Line:
        """Return what the view's seat is asked while people talk, before they choose in secret:
        by default the usual question."""
        return self.asked(view, view.seat)

    def table(
        self,
        moment: Moment,
        width: int,
        height: int,
        choice: Any = None,
        said: Line | None = None,
    ) -> list[Line]:
        """Return the table and the lines under it, in at most `height` lines of `width` cells.
        `said` is the sentence of a frame at this moment; None is the sentence of the still frame.
        """

    def standings(self, moment: Moment, width: int) -> list[Line]:
        """Return every player's score and place. A line that names a player targets ("seat", n)."""

    def tell(self, before: V_contra, action: Any, after: V_contra) -> list[Line]:
        """Return the log of one action, with the players' names; [] for an action not told."""

    def continues(self, before: V_contra, action: Any) -> bool:
        """Return True if the lines on an action also tell the step before it, whose own lines are
        then left out, so that a run of passes is one line."""
        return False

    def rest(self, heard: V_contra, action: Any, after: V_contra) -> list[Line]:
        """Return the log of an action that continues earlier steps, without the steps told up to
        the view `heard`."""
        return self.tell(heard, action, after)

    def chapter(self, before: V_contra, action: Any, after: V_contra) -> Chapter | None:
        """Return the round, hand, trick or sharing that begins with this action, or None."""
        return None

    def decisive(self, before: V_contra, action: Any, after: V_contra) -> bool:
        """Return True if the game turned with this action, as by a change of the lead."""
        return False

    def leaders(self, view: V_contra) -> Collection[Seat]:
        """Return the seats that are ahead of all others, () while nobody has anything."""
        return ()

    def turned(self, before: V_contra, action: Any, after: V_contra) -> list[Line]:
        """Return what is told of a step that was decisive: as in the log, unless a game says it
        better alone."""
        return self.tell(before, action, after)

    def occasions(self, before: V_contra, action: Any, after: V_contra) -> Sequence[Occasion]:
        """Return who may remark on an action of a kind in `great`; () for most. It is the same for
        everybody who has learnt of the action, whatever else they know."""
        return ()

    def proposal(self, view: V_contra, action: A) -> Line:
        """Return a possible action of the view's seat in a few words, without its name: 5 on column
        C."""

    def briefly(self, view: V_contra, action: A) -> Line:
        """Return a possible action in fewer cells, for rows without room for its `proposal`."""
        return self.proposal(view, action)

    def touched(self, action: A) -> Sequence[Place]:
        """Return the places of the table that a possible action touches, to be lit; () for none."""
        return ()

    def promise(self, view: V_contra, worth: float) -> str:
        """Return the worth of an action to a search, in words for players: a chance in percent."""
        return self.company.say("hint.share", share=_percents(worth))

    def told(self, cost: float) -> float:
        """Return the cost of a decision, a share from 0 to 1, as it is told: rounded to whole
        percent, or unrounded if rounding would change its grade."""
        whole = _percents(cost) / 100
        return whole if graded(whole, 0.0) == graded(cost, 0.0) else cost

    def below(self, best: float, cost: float) -> float:
        """Return the worth to be told of a decision that cost `cost` beside one worth `best`, from
        0 up. It is rounded so that both worths, told by `promise`, differ by the cost that is
        told."""
        return max(_percents(best) - _percents(cost), 0) / 100

    def lost(self, cost: float) -> str:
        """Return the cost of a decision in words: −12% chance of winning."""
        return self.company.say("end.lost", share=self._points(cost))

    def loss(self, cost: float, margin: float | None) -> str:
        """Return the cost of a decision in few words, with its `margin` of error: −12 ±3%. Without
        the margin if that is None."""
        say, share = self.company.say, self._points(cost)
        if margin is None:
            return say("review.loss.brief", share=share)
        return say("review.loss", share=share, margin=round(100 * margin))

    def _points(self, cost: float) -> str:
        """Return a cost, a share from 0 to 1, in percentage points: whole, or with one decimal. It
        is never rounded up, because a higher figure could seem to be of a worse grade."""
        say, tenths = self.company.say, int(1000 * cost + TINY)
        return say.thousands(tenths // 10) if tenths % 10 == 0 else decimal(say, tenths / 10, 1)

    def reason_facts(self, why: Reason) -> Mapping[str, Fact]:
        """Return the facts with which the words on an action, in a hint or a review, are filled.
        They stand under the name of the game."""
        return why.facts

    def standing(self, view: V_contra, seat: Seat) -> Noun | None:
        """Return how far a seat is ahead of the others or behind, and how long the game still goes
        on, because both decide how much points change its chances. None if that tells nothing."""
        return None

    def balance(self, view: V_contra, better: A, taken: A) -> Listed | None:
        """Return what each player gains and loses by the better of two possible actions beside the
        one taken, as the table stands. None if the game cannot tell, or if it does not speak for
        the better one."""
        return None

    def contrary(self, why: Reason, actions: Sequence[A], start: int) -> Line:
        """Return a sentence on what another player did since the action at step `start`, against
        the reasons for it, with a title; BLANK if nothing such is known."""
        return BLANK

    def otherwise(
        self, why: Reason | None, actions: Sequence[A], played: Sequence[A], start: int
    ) -> Line:
        """Return a sentence on what another player, not knowing the action at step `start`, chose
        otherwise than in the game `played`. It tells how likely the reasons `why` held the choice
        made in that game, if they tell. BLANK if nothing such is known."""
        return BLANK

    def spared(self, view: V_contra, shared: bool, automatic: bool, bottles: str) -> A | None:
        """Return the action taken for the view's seat without asking, or None to ask.

        `automatic` and `bottles` are the settings. If the screen is `shared`, return only an action
        that everybody foresees. Otherwise a question not asked would tell of the hand.
        """

    def unasked(self, moment: Moment, action: A) -> Frame | None:
        """Return a frame that tells the seat of the newest moment why it is not asked, where
        `spared` returns this action; None if it goes without saying."""
        return None

    def idle(self, moment: Moment, shared: bool) -> bool:
        """Return True if after a step the viewer has nothing to decide for a while, so that the
        next steps may be quick. With `shared`, people share the screen, and only what all can see
        counts."""
        return False

    def result(self, view: V_contra, outcome: Outcome) -> list[Line]:
        """Return the end of the game: every player's place and score, and how it came about."""

    def sample(self) -> list[Line]:
        """Return some large cards of the game side by side, to choose a theme by. Three seats at
        most."""

    def score(self, points: int) -> str:
        """Return a score in words: 1,500,000 in Dolce Vita, 7 elsewhere."""
        return str(points)

    def tally(self, points: int) -> str:
        """Return a score among those of all: as `score`, without a unit."""
        return str(points)

    def course(self, views: Sequence[V_contra]) -> tuple[str, list[list[int]]]:
        """Return the chart of the game: its title, and per seat the score at the end of every
        chapter."""


def told_by(
    words: Callable[Concatenate[Company, P], T],
) -> Callable[Concatenate[Face[Any, Any], P], T]:
    """Return the function `words` as a method of a face, which passes the face's company as the
    first argument."""

    def method(face: Face[Any, Any], /, *args: P.args, **named: P.kwargs) -> T:
        return words(face.company, *args, **named)

    return method


def _percents(worth: float) -> int:
    """Return a worth from 0 to 1 in whole percent."""
    return round(100 * worth)


def victory(face: Face[Any, Any], outcome: Outcome) -> Line:
    """Return the winners and their score, as a sentence."""
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    company = face.company
    who = company.say.listing([company.who(seat) for seat in winners])
    key = "table.won" if len(winners) == 1 else "table.shared"
    return company.say.line(key, who=who, score=face.score(outcome.scores[winners[0]]))
