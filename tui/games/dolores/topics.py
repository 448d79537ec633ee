"""What can be asked about on the table of Dolorès, and the ruling that each rests on."""

from collections.abc import Mapping
from typing import Final

from engine.dolores import phases
from engine.dolores.actions import Draw, Lapse, Lay, Play, Reveal, Settle, Steal, Take
from engine.dolores.cards import (
    AUBE,
    FACE_DOWN,
    FIRST_BOTTLE,
    LAST,
    PARI,
    REMOUS,
    RUSE,
    VOL,
    WORTH,
    kind,
    value,
)
from engine.dolores.drawing import dawn_odds
from engine.dolores.score import counting, score
from engine.dolores.state import NO_BET, neighbour
from engine.dolores.views import DoloresView, DrawnDark
from tui.render.face import Company, Moment
from tui.words.spans import Topic
from tui.words.speech import Fact

GESTURES: Final = {1: "share", 2: "fight", 4: "dodge"}

TOPICS: Final[Mapping[str, str]] = {
    # Cards
    "goods": "DO1",
    "bottle-81": "DO11",
    "bottle-82": "DO10",
    "bottle-83": "DO20",
    "bottle-84": "DO12",
    "bottle-85": "DO12",
    "bottle-86": "DO12",
    "bottle-87": "DO15",
    "bottle-88": "DO16",
    "bottle-89": "DO17",
    "bottle-90": "DO10",
    "dark": "DO11",
    "claim": "DO11",
    "fate": "DO18",
    # The two who share
    "share": "DO18",
    "fight": "DO18",
    "dodge": "DO18",
    "secret": "DO14",
    "two": "DO15",
    "outcomes": "DO18",
    "donor": "DO9",
    "neighbour": "DO9",
    "announced": "DO13",
    "record": "DO13",
    "shore": "DO9",
    "looker": "DO11",
    "bet": "DO17",
    "deck": "DO3",
    "odds": "DO10",
    "where": "DO21",
    # The loot
    "seat": "DO21",
    "loot": "DO5",
    "collection": "DO22",
    "kind": "DO22",
    "bottles": "DO19",
    "score": "DO22",
    "scoring": "DO22",
    "doubled": "DO22",
    # What happens now
    "deal": "DO5",
    "lanterne": "DO8",
    "draw": "DO9",
    "guetteur": "DO10",
    "claims": "DO11",
    "window": "DO12",
    "gestures": "DO14",
    "betting": "DO17",
    "reveal": "DO14",
    "keep": "DO15",
    "embrouille": "DO16",
    "take": "DO17",
    "pick": "DO18",
    "settle": "DO18",
    "name": "DO18",
    "discard": "DO18",
    "theft": "DO20",
    "lapse": "DO20",
    "hand-on": "DO21",
    "over": "DO23",
}
"""The kinds of topics, each with its ruling. A topic of `goods` has a card as its number, one of
`kind` a type, one of `collection` a type and a seat, one of `seat`, `score` or `doubled` a seat."""


def card_topic(card: int) -> Topic:
    """Return the topic of a card, which may lie face down."""
    if card <= FACE_DOWN:
        return ("dark",)
    return (f"bottle-{card}",) if card >= FIRST_BOTTLE else ("goods", card)


def gesture_topic(hand: int) -> Topic:
    """Return the topic of a gesture, of two of them, or of one that is not shown."""
    if hand not in range(1, 7):
        return ("secret",)
    return (GESTURES.get(hand, "two"),)


def now(view: DoloresView) -> Topic:
    """Return what is happening: the question to the view's seat, else the phase of the split."""
    if not view.waiting:
        return ("over",)
    if view.phase == phases.GESTURES and view.seat in view.waiting:
        return ("gestures",) if view.seat in (view.donor, neighbour(view)) else ("betting",)
    return ("window",) if view.phase == phases.BOTTLES else (view.phase,)


def event(moment: Moment) -> Topic | None:
    """Return what a step is an example of: a bottle at work, two dodges, a loot that doubles."""
    action, before, view = moment.action, moment.before, moment.view
    match action:
        case Play():
            return (f"bottle-{action.bottle}",)
        case Lay():
            return (f"bottle-{REMOUS}",)
        case Reveal() if any(hand not in GESTURES for hand in view.sharing.hands):
            return (f"bottle-{RUSE}",)
        case Reveal() if view.sharing.bet not in (0, NO_BET):
            return (f"bottle-{PARI}",)
        case Take():
            return ("take",)
        case Steal():
            return (f"bottle-{VOL}",)
        case Lapse():
            return ("lapse",)
        case Draw() | DrawnDark() if AUBE in action.cards:
            return (f"bottle-{AUBE}",)
        case Settle() if before.sharing.hands == (4, 4):
            return ("name",)
    doubled = (seat for seat, goods in enumerate(view.goods) if _doubled(goods))
    return next((("doubled", s) for s in doubled if before and not _doubled(before.goods[s])), None)


def _doubled(goods: tuple[int, ...]) -> bool:
    """Return whether a player has several collections, all worth the same."""
    worths = [WORTH[cards] for cards in goods if cards]
    return len(worths) > 1 and len(set(worths)) == 1


def facts(company: Company, moment: Moment, topic: Topic) -> Mapping[str, Fact]:
    """Return the facts of a topic: a card by type and value, a collection with its worth."""
    view: DoloresView = moment.view
    say, glyphs = company.say, company.glyphs
    found: dict[str, Fact] = {
        "one": company.who(view.donor),
        "two": company.who(neighbour(view)),
        "left": view.left,
        "last": min(LAST, view.left),
        "turn": glyphs.turn,
        "high": glyphs.up,
        "both": glyphs.both,
        "low": glyphs.down,
        "check": glyphs.check,
        "cross": glyphs.cross,
        "mark": glyphs.sealed,
        "waits": glyphs.ellipsis,
        "letters": ", ".join(f"{say(f'cap.do.{n}')} {say(f'do.gesture.{n}')}" for n in GESTURES),
    }
    match topic:
        case ("odds",):
            soon, places = dawn_odds(view)
            near = "past" if not places else "near" if soon else "far"
            found["near"] = say(f"what.dolores.odds.{near}", soon=soon, places=places)
        case ("goods", card):
            found |= {"kind": say(f"do.kind.{kind(card)}"), "n": value(card)}
        case ("kind", which):
            found["kind"] = say(f"do.kind.{which}")
        case ("collection", which, seat):
            held = view.goods[seat]
            found |= {"kind": say(f"do.kind.{which}"), "who": company.who(seat)}
            found |= {"worth": WORTH[held[which - 1]], "counts": _counts(company, held, which)}
        case (_, seat):
            found |= {"who": company.who(seat), "n": score(view.goods[seat])}
    return found


def _counts(company: Company, held: tuple[int, ...], which: int) -> str:
    """Return whether a collection scores now, as the highest, the lowest, both or not at all, and
    that one without a card is none."""
    if not held[which - 1]:
        return company.say("what.dolores.counts.empty")
    high, low = counting(held)
    how = "both" if which in high and which in low else "high" if which in high else "low"
    none = which not in (*high, *low)
    return company.say(f"what.dolores.counts.{'none' if none else how}")
