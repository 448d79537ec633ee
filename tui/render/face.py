"""What the program asks of a game's board, in lines of text: no Textual here.

The same face paints the live table, the replay and the table that the command line prints.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

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
    """Who sits at the table, and how the table speaks and draws."""

    names: tuple[str, ...]
    say: Wording
    glyphs: Glyphs
    cards: CardWish = "auto"
    """How large cards should be."""

    def shape(self, seat: Seat) -> Span:
        """The player's sign, in his colour."""
        return Span(self.glyphs.seats[seat], f"seat-{seat}")

    def who(self, seat: Seat) -> Line:
        """A player as he is written everywhere: sign and name, in his colour."""
        return (Span(f"{self.glyphs.seats[seat]} {self.names[seat]}", f"seat-{seat}"),)

    def column(self, seat: Seat) -> Line:
        """A player as in `who`, as wide as the longest name, for lines that stand in columns."""
        longest = max(width(name) for name in self.names)
        name = left(self.names[seat], min(longest, 14), self.glyphs.ellipsis)
        return (Span(f"{self.glyphs.seats[seat]} {name}", f"seat-{seat}"),)

    def refusal(self, illegal: Illegal) -> str:
        """Why the rules refuse, in words."""
        facts = dict(illegal.facts)
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts["seat"] = self.names[seat]
        return self.say(f"illegal.{illegal.code}", **facts)


class Chapter(NamedTuple):
    """Something that begins: `level` 0 for the large parts of a game (round, hand), 1 for the
    small ones inside (trick, sharing)."""

    name: str
    level: int = 0


V_contra = TypeVar("V_contra", contravariant=True)
"""The View type of a game."""


class Face(Protocol[V_contra, A]):
    """The lines of one game for one company and one language, from its views.

    Actions of the chronicle are as they were seen: masked where their author's alone. A face that
    derives from this has the answers that are given here, and need not give its own.
    """

    company: Company

    def __init__(self, company: Company) -> None:
        self.company = company

    def where(self, view: V_contra) -> Line:
        """Where in the game we are: the round, who began."""

    def asked(self, view: V_contra, me: Seat | None) -> Line:
        """What is asked of whom, in one sentence; `me` is the human at the keyboard, if any."""

    def scene(self, moment: Moment) -> Scene:
        """How a step is told, from what the moment shows and nothing else: the pace, too, betrays
        nobody's cards. Where a game has nothing to add, one frame with the last line of the
        chronicle."""
        if moment.action is None:
            return (Frame(moment),)
        told = self.tell(moment.before, moment.action, moment.view)
        return (Frame(moment, placed(told[-1]) if told else BLANK),)

    def still(self, moment: Moment) -> Frame:
        """The last frame of its scene: how a step is shown where nothing moves."""
        return self.scene(moment)[-1]

    def table(
        self,
        moment: Moment,
        width: int,
        height: int,
        choice: Any = None,
        said: Line | None = None,
    ) -> list[Line]:
        """The stage and what belongs under it, in at most `height` lines of `width` cells. `said`
        is the sentence of a frame whose moment is shown; without it, that of the still one."""

    def standings(self, moment: Moment, width: int) -> list[Line]:
        """Who stands how; a line that names a player targets ("seat", n)."""

    def tell(self, before: V_contra, action: Any, after: V_contra) -> list[Line]:
        """The chronicle of one action, with the players' names: no lines for what needs none."""

    def chapter(self, before: V_contra, action: Any, after: V_contra) -> Chapter | None:
        """What begins with this action: a round, a hand, a trick, a sharing; None if nothing."""
        return None

    def decisive(self, before: V_contra, action: Any, after: V_contra) -> bool:
        """Whether the game has turned with this action: somebody else leads after it, say."""
        return False

    def proposal(self, view: V_contra, action: A) -> Line:
        """What the view's seat could do, in a few words without its name: 5 on column C."""

    def promise(self, view: V_contra, worth: float) -> str:
        """What a search expects of an action, as a player would put it: a chance in percent."""
        return self.company.say("hint.share", share=round(100 * worth))

    def reason(self, why: Reason) -> Line:
        """What speaks for the action of a hint, in a sentence without its subject."""
        return ()

    def spared(self, view: V_contra, shared: bool, automatic: bool, bottles: str) -> A | None:
        """The action that is taken for the view's seat without asking, or None if it is asked;
        `automatic` and `bottles` are the settings. With `shared` he shares his screen with others:
        then only what all of them foresee, or a question not asked would tell of his hand."""

    def result(self, view: V_contra, outcome: Outcome) -> list[Line]:
        """The end of the game: places, scores, what each had."""

    def sample(self) -> list[Line]:
        """Some large cards of the game side by side, to choose a theme by; three seats at most."""

    def score(self, points: int) -> str:
        """A score in words: 1,500,000 in Dolce Vita, 7 elsewhere."""
        return str(points)

    def course(self, views: Sequence[V_contra]) -> tuple[str, list[list[int]]]:
        """The chart of the game: its title, and per seat the score at the end of every chapter."""


def glyphs(ascii_only: bool) -> Glyphs:
    """The signs to draw with."""
    return ASCII if ascii_only else UNICODE


def victory(face: Face[Any, Any], outcome: Outcome) -> Line:
    """Who has won, and with what."""
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    company = face.company
    who = company.say.listing([company.who(seat) for seat in winners])
    key = "table.won" if len(winners) == 1 else "table.shared"
    return company.say.line(key, who=who, score=face.score(outcome.scores[winners[0]]))
