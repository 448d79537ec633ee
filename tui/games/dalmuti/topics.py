"""What can be asked about on the table of Der Große Dalmuti, and the ruling that each rests on."""

from collections.abc import Mapping
from typing import Final

from engine.dalmuti.actions import Collect, Revolution, Show
from engine.dalmuti.state import pairs, totals
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti.figures import title_name, title_of
from tui.games.dalmuti.picking import choosing
from tui.render.face import Company, Moment
from tui.words.spans import Topic
from tui.words.speech import Fact

TOPICS: Final[Mapping[str, str]] = {
    # Cards
    "rank": "DA1",
    "jester": "DA2",
    "unseen": "DA6",
    "fits": "DA9",
    # Players
    "greater-dalmuti": "DA6",
    "lesser-dalmuti": "DA7",
    "merchant": "DA3",
    "lesser-peon": "DA7",
    "greater-peon": "DA6",
    "seat": "DA3",
    "cards": "DA10",
    "out": "DA10",
    "move": "DA9",
    "turn": "DA9",
    "choosing": "DA6",
    "drawn": "DA3",
    "risen": "DA11",
    # The middle
    "pile": "DA9",
    "exchange": "DA6",
    # Points
    "points": "DA12",
    "score": "DA12",
    "hands": "DA12",
    "leader": "DA12",
    "where": "DA12",
    # What happens now
    "draw": "DA3",
    "deal": "DA4",
    "send": "DA16",
    "gift": "DA6",
    "tax": "DA6",
    "revolution": "DA5",
    "greater": "DA5",
    "lead": "DA8",
    "beat": "DA9",
    "sweep": "DA9",
    "count": "DA11",
    "over": "DA12",
}
"""The kinds of topics, each with its ruling. A topic of `seat`, `cards`, `out`, `move`, `turn`,
`choosing`, `drawn`, `risen` or `score` has a seat as its number, one of `rank` a rank."""


def drawing(view: DalmutiView) -> bool:
    """Return whether the draw for the seats lies on the table, before the first hand is dealt, or a
    card of it is shown by mistake."""
    before = view.table.stage in ("draw", "deal")
    return before and not view.match.points and not slipped(view)


def slipped(view: DalmutiView) -> bool:
    """Return whether a card that was shown by mistake lies on the table (DA16)."""
    return view.table.stage in ("send", "deal") and view.match.slip is not None


def now(view: DalmutiView) -> Topic:
    """Return what is happening: the question to the view's seat, else the stage of the hand."""
    stage = view.table.stage
    if not view.waiting:
        return ("over",)
    if drawing(view):
        return ("draw",)
    asked = choosing(view) or stage
    if asked == "play":
        return ("lead",) if view.table.top is None else ("beat",)
    return ("count",) if asked == "score" else (asked,)


def event(moment: Moment) -> Topic | None:
    """Return what a step is an example of: a revolution, a misdeal, the taxes; None for other
    steps."""
    match moment.action:
        case Revolution():
            turned = moment.before.match.order != moment.view.match.order
            return ("greater",) if turned else ("revolution",)
        case Show():
            return ("send",)
        case Collect() if pairs(moment.view.match):
            return ("tax",)
    return None


def facts(company: Company, moment: Moment, topic: Topic) -> Mapping[str, Fact]:
    """Return the facts of a topic: a card by name and rank, a player with title, cards, points."""
    view: DalmutiView = moment.view
    say, dealt, table, glyphs = company.say, view.match, view.table, company.glyphs
    found: dict[str, Fact] = {
        "tax": dealt.options.lesser_tax,
        "hands": dealt.options.hands,
        "turn": glyphs.turn,
        "star": glyphs.leads,
        "check": glyphs.check,
        "dot": glyphs.dot,
        "up": glyphs.up,
        "down": glyphs.down,
        "jester": say("da.jester"),
    }
    if dealt.slip is not None:
        found["meant"] = company.who(dealt.slip.meant)
    match topic:
        case ("rank", rank):
            found |= {"card": say(f"da.name.{rank}"), "n": rank}
        case (str(kind), seat) if kind != "pile":
            points = totals(dealt) or (0,) * len(table.sizes)
            title = title_name(company, title_of(dealt.order, seat)) if dealt.order else glyphs.dot
            found |= {"who": company.who(seat), "title": title}
            found |= {"n": table.sizes[seat], "points": points[seat]}
    return found
