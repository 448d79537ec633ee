"""The interface of a game's board, in lines of text. Nothing here imports Textual.

The same face paints the live table, the replay and the table that the command line prints.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from engine.account import AnyAccount
from engine.account import Moment as Moment
from engine.game import A, Illegal, Outcome, Reason, Seat
from tui.render.cards import CardWish
from tui.render.glyphs import ASCII, UNICODE, Glyphs
from tui.render.scene import Frame, Scene, placed
from tui.words import Wording
from tui.words.spans import BLANK, Line, Span, left, width

PLACES: Final = 12
"""The most players any game seats, and so the number of seat colours."""


class Company(NamedTuple):
    """The players at the table, with the language and the signs in which they are shown."""

    names: tuple[str, ...]
    say: Wording
    glyphs: Glyphs
    cards: CardWish = "auto"
    """The size of cards that the player wishes."""

    def shape(self, seat: Seat) -> Span:
        """Return the player's sign, in the player's colour."""
        return Span(self.glyphs.seats[seat], f"seat-{seat}")

    def who(self, seat: Seat) -> Line:
        """Return a player as written everywhere: sign and name, in the player's colour."""
        return (Span(f"{self.glyphs.seats[seat]} {self.names[seat]}", f"seat-{seat}"),)

    def column(self, seat: Seat) -> Line:
        """Return a player as `who` does, as wide as the longest name, for lines in columns."""
        longest = max(width(name) for name in self.names)
        name = left(self.names[seat], min(longest, 14), self.glyphs.ellipsis)
        return (Span(f"{self.glyphs.seats[seat]} {name}", f"seat-{seat}"),)

    def refusal(self, illegal: Illegal) -> str:
        """Return the reason why the rules refuse an action, as a sentence."""
        facts = dict(illegal.facts)
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts["seat"] = self.names[seat]
        return self.say(f"illegal.{illegal.code}", **facts)


class Chapter(NamedTuple):
    """A part of the game that begins: `level` 0 for a large one (round, hand), 1 for a small one in
    it (trick, sharing). `brief` is the name where there is little room; "" if it is `name`."""

    name: str
    level: int = 0
    brief: str = ""


V_contra = TypeVar("V_contra", contravariant=True)
"""The View type of a game."""


class Face(Protocol[V_contra, A]):
    """The lines of one game for one company and one language, made from its views.

    Actions in the log are as they were seen: masked where only their author knows them. A subclass
    need not define the methods that have an answer here.
    """

    company: Company

    def __init__(self, company: Company) -> None:
        self.company = company

    def where(self, view: V_contra) -> Line:
        """Return where the game is: the round, and the player who began it."""

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
        """Whether what is told of an action tells the step before it, too, whose own lines are
        then left out: runs of passes are one line."""
        return False

    def chapter(self, before: V_contra, action: Any, after: V_contra) -> Chapter | None:
        """Return the round, hand, trick or sharing that begins with this action, or None."""
        return None

    def decisive(self, before: V_contra, action: Any, after: V_contra) -> bool:
        """Return True if the game turned with this action, as by a change of the lead."""
        return False

    def proposal(self, view: V_contra, action: A) -> Line:
        """Return a possible action of the view's seat in a few words, without its name: 5 on column
        C."""

    def promise(self, view: V_contra, worth: float) -> str:
        """Return the worth of an action to a search, in words for players: a chance in percent."""
        return self.company.say("hint.share", share=round(100 * worth))

    def reason(self, why: Reason) -> Line:
        """Return the reason for the action of a hint, as a sentence without its subject."""
        return ()

    def spared(self, view: V_contra, shared: bool, automatic: bool, bottles: str) -> A | None:
        """Return the action taken for the view's seat without asking, or None to ask.

        `automatic` and `bottles` are the settings. If the screen is `shared`, return only an action
        that everybody foresees. Otherwise a question not asked would tell of the hand.
        """

    def unasked(self, moment: Moment, action: A) -> Frame | None:
        """Why the seat of the newest moment is not asked, as a picture with a sentence to him, when
        `spared` gives this action; None where it goes without saying."""
        return None

    def idle(self, moment: Moment, shared: bool) -> bool:
        """Whether a step leaves whoever looks on nothing to decide for a while, so that it may go
        quickly. With `shared` he shares his screen: then only what all can see counts."""
        return False

    def result(self, view: V_contra, outcome: Outcome) -> list[Line]:
        """Return the end of the game: every player's place and score, and how it came about."""

    def sample(self) -> list[Line]:
        """Return some large cards of the game side by side, to choose a theme by. Three seats at
        most."""

    def score(self, points: int) -> str:
        """Return a score in words: 1,500,000 in Dolce Vita, 7 elsewhere."""
        return str(points)

    def course(self, views: Sequence[V_contra]) -> tuple[str, list[list[int]]]:
        """Return the chart of the game: its title, and per seat the score at the end of every
        chapter."""


def told(face: Face[Any, Any], account: AnyAccount, number: int) -> list[Line]:
    """The chronicle of a step of an account, as long as none follows that tells it, too."""
    moment = account.moment(number)
    if moment.action is None:
        return []
    if number < account.last:
        then = account.moment(number + 1)
        if face.continues(then.before, then.action):
            return []
    return face.tell(moment.before, moment.action, moment.view)


def glyphs(ascii_only: bool) -> Glyphs:
    """Return the signs to draw with."""
    return ASCII if ascii_only else UNICODE


def victory(face: Face[Any, Any], outcome: Outcome) -> Line:
    """Return the winners and their score, as a sentence."""
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    company = face.company
    who = company.say.listing([company.who(seat) for seat in winners])
    key = "table.won" if len(winners) == 1 else "table.shared"
    return company.say.line(key, who=who, score=face.score(outcome.scores[winners[0]]))
