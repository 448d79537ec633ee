"""Why the search prefers an action that is not a gesture, as far as one sentence can say it."""

from collections.abc import Sequence
from typing import Final

from engine.dolores.actions import DoloresAction, Name, Pass, Pick, Play, Steal
from engine.dolores.bots.analysis import Prospects
from engine.dolores.bots.because import BECAUSE
from engine.dolores.bots.effects import ALONE, EFFECTS, KINDS, TIED
from engine.dolores.cards import (
    AUBE,
    EMPTY,
    FACES,
    FIRST_BOTTLE,
    GESTURES,
    GOODS,
    PAIRS,
    SLOTS,
    TYPES,
    WORTH,
    with_card,
    without_card,
)
from engine.dolores.phases import BOTTLES, LANTERN, LOOKOUT, MIX_UP
from engine.dolores.score import score
from engine.dolores.views import DoloresView
from engine.game import Facts, Reason
from engine.reasons import PERCENT, SEATS, WHOLE, by_worth

NEAR: Final = 1
"""How many points at once two actions may differ by for it to be told what they come to later."""

GESTURE: Final = {"seat": SEATS, "gesture": GESTURES}
"""A gesture of the other sharer."""
CARDS: Final = (EMPTY, *FACES, AUBE)
BOTTLE_CARDS: Final = range(FIRST_BOTTLE, AUBE)
PICKED: Final = {"card": CARDS, "later": range(2)}
"""The card that is picked if only one of two gestures is a dodge, and 1 if another would bring more
points at once."""
COURSE: Final = {**GESTURE, "mine": GESTURES, **PICKED}
"""A gesture of the other sharer, one's own, and the card that is picked."""
EITHER: Final = {"seat": SEATS, "gesture": (*GESTURES, *PAIRS)}
"""A gesture of the other sharer, or the two of a Ruse, of which they keep one last."""
_LIKELY: Final = {**GESTURE, "percent": PERCENT}
POINTS: Final = range(1, 1000)
CHANGE: Final = range(-999, 1000)
SUM: Final = range(1000)
WORTHS: Final = range(15)
OUTCOME: Final[dict[str, Sequence[int]]] = {
    "mine": GESTURES,
    **PICKED,
    "points": CHANGE,
    "kinds": (0, *KINDS),
    "how": range(1 + len(EFFECTS)),
    "sum": SUM,
    "then": (0, *KINDS),
    "theirs": CHANGE,
    "their-kinds": (0, *KINDS),
    "their-how": range(1 + len(EFFECTS)),
    "their-sum": SUM,
    "their-then": (0, *KINDS),
}
"""What two gestures bring. `mine` is one's own, `card` the card that a dodge picks, EMPTY for none,
`later` as in PICKED.
`points` is the change in one's score; `kinds` are the collections that make most of it, or the one
given up, 0 for none. `how` is what becomes of these, as the place in EFFECTS from 1 on, 0 for
nothing; `sum` is how many points level ones make together. `then` are collections that count anew
when others are given up, or that are outgrown. `theirs` and `their-` facts are the same of the
other sharer."""

WON: Final = tuple(f"won-{n}" for n in range(1, 1 + len(SLOTS)))
"""The cards that a bet wins, or that change the other's score; the last ones are EMPTY if there
are fewer."""


def won_facts(cards: Sequence[int]) -> dict[str, int]:
    """Return cards as the facts WON."""
    return dict(zip(WON, (*cards, *(EMPTY for _ in WON)), strict=False))


PRIZE: Final[dict[str, Sequence[int]]] = {
    **dict.fromkeys(WON, CARDS),
    **{name: OUTCOME[name] for name in ("points", "kinds", "how", "sum")},
}
"""What a bet wins, and what that changes in the score, by which collections, as in OUTCOME."""

BESIDE: Final[Facts] = {
    "them": {"seat": SEATS, "theirs": CHANGE, **dict.fromkeys(WON, CARDS)},
    "you": {"points": CHANGE},
    "grows": {"kind": TYPES, "before": WORTHS, "after": WORTHS},
    "gives-up": {"worth": WORTHS},
    "last": {"seat": SEATS, "own": SUM, "total": SUM},
}
"""What is told alike of the better action and of the one taken. `them`: the change in the other's
score, with the cards that make it. `you`: the change in one's own
score. `grows`: the worth of a collection before and after. `gives-up`: the worth given up. `last`:
what the seat and the best of the others have at the end of the last sharing."""

FINAL: Final = range(1000)
OWN_END: Final = {"end": FINAL, "less": FINAL}
RIVALS_END: Final = {"seat": SEATS, "rival": FINAL, "before": FINAL}
"""Mean points in the end, in tenths: of the seat and of another one after the first action (`end`,
`rival`) and after the second (`less`, `before`)."""

NOW: Final = {"points": CHANGE, "instead": CHANGE}
"""What a gesture changes in the score at once, and what another one would."""

REASONS: Final[Facts] = {
    "expects": _LIKELY,
    "expects-less": {**_LIKELY, "theirs": CHANGE, "rather": GESTURES, "instead": CHANGE},
    "expects-then": _LIKELY,
    "persuades": {**_LIKELY, "before": PERCENT},
    "whatever": {"seat": SEATS},
    "outcome": {**_LIKELY, **BECAUSE, **OUTCOME},
    "denies": {
        **_LIKELY,
        **BECAUSE,
        "mine": GESTURES,
        **PICKED,
        "theirs": CHANGE,
        "instead": CHANGE,
    },
    "chances": {**_LIKELY, **BECAUSE, "mine": GESTURES, **PICKED, "chance": PERCENT},
    "course": COURSE | {"percent": PERCENT, **BECAUSE},
    "else-even": {WHOLE: PERCENT},
    "else-better": {},
    "else-worse": {},
    "else-worse-if": {**EITHER, "percent": PERCENT},
    "picks": {**GESTURE, "card": CARDS, "points": CHANGE, "theirs": CHANGE},
    "trick-keeps": {"held": GESTURES},
    "hopes": {**EITHER, "percent": PERCENT, "chance": PERCENT},
    "ends-both": {**OWN_END, **RIVALS_END},
    "ends-own": OWN_END,
    "ends-rival": RIVALS_END,
    "owns": {"own": SUM, "less": SUM},
    "owns-rival": {"seat": SEATS, "rival": SUM, "before": SUM},
    "wins-bottle": {"card": BOTTLE_CARDS},
    "free": {},
    "spares": {"points": POINTS},
    "likely": {"percent": PERCENT},
    "shows": {**_LIKELY, **BECAUSE},
    "prize": PRIZE,
    "spends": {},
    "saves": {},
    "leads": {},
    "behind": {},
    "points": {"points": POINTS},
    **{code: {"kind": TYPES, "points": POINTS} for code in (*ALONE, "lowest-then")},
    **{code: {"kinds": KINDS, "sum": SUM, "points": POINTS} for code in TIED},
    "steals": {"seat": SEATS, "card": GOODS, "points": CHANGE, "theirs": CHANGE},
    "bottle": {"card": BOTTLE_CARDS},
    "robs": {"seat": SEATS, "points": POINTS},
    "least": {},
    "costless": {},
    "lone-low": {"kind": TYPES},
    "they-too": {"seat": SEATS, "theirs": CHANGE},
    **BESIDE,
}
"""By code, the facts of a reason that may speak for an action, with their possible values."""

Said = tuple[Reason | None, Reason | None]
"""What speaks for the better action, and what comes of the one taken."""

KEPT: Final = (LANTERN, BOTTLES, MIX_UP)
"""The phases in which a seat that passes keeps its bottle."""


def reason(view: DoloresView, found: Prospects) -> Reason | None:
    """Return what speaks for the first of some prospects: a bottle kept, Dawn taken in the lead or
    put off behind, points gained or robbed at once, the collection missed least. Else compare its
    worth with the second's; None if there is no second."""
    return known(view, found[0].action) or by_worth(found)


def known(view: DoloresView, best: DoloresAction) -> Reason | None:
    """Return what speaks for an action by itself; None if nothing does."""
    match best:
        case Pass() if view.phase in KEPT:
            return Reason("saves")
        case Pass() | Play() if view.phase == LOOKOUT:
            return _of_dawn(view, isinstance(best, Play))
        case Pick() if view.sharing.cards[best.slot] in GOODS:
            return _of_points(view, with_card(_own(view), view.sharing.cards[best.slot]))
        case Steal():
            rest = without_card(view.goods[best.victim], best.card)
            loss = score(view.goods[best.victim]) - score(rest)
            if loss > score(with_card(_own(view), best.card)) - score(_own(view)):
                return Reason("robs", {"seat": best.victim, "points": loss})
            return _of_points(view, with_card(_own(view), best.card))
        case Name():
            return _of_points(view, _without(view, best.kind)) or _least(view, best.kind)
    return None


def _own(view: DoloresView) -> tuple[int, ...]:
    return view.goods[view.seat]


def _without(view: DoloresView, kind: int) -> tuple[int, ...]:
    """Return the seat's goods without a collection."""
    return tuple(0 if each == kind else cards for each, cards in enumerate(_own(view), 1))


def _least(view: DoloresView, kind: int) -> Reason | None:
    """Return "costless" for a collection between the lowest and the highest, which does not count;
    "least" if giving up another would not cost the seat fewer points; else None."""
    owned = [each for each, cards in enumerate(_own(view), 1) if cards]
    after = {each: score(_without(view, each)) for each in owned}
    worths = {each: WORTH[_own(view)[each - 1]] for each in owned}
    if min(worths.values()) < worths[kind] < max(worths.values()):
        return Reason("costless")
    return Reason("least") if after[kind] == max(after.values()) else None


def _of_dawn(view: DoloresView, put_off: bool) -> Reason | None:
    mine = score(_own(view))
    others = [score(goods) for seat, goods in enumerate(view.goods) if seat != view.seat]
    if put_off:
        return Reason("behind") if mine < max(others) else None
    return Reason("leads") if mine > max(others) else None


def _of_points(view: DoloresView, after: tuple[int, ...]) -> Reason | None:
    """Return the reason that the new goods bring points; None if they bring none."""
    gained = score(after) - score(_own(view))
    return Reason("points", {"points": gained}) if gained > 0 else None
