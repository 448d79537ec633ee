"""What comes of an action that is called worse."""

from collections.abc import Sequence
from typing import Final

from engine.dalmuti.actions import Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.bots.counting import rivals
from engine.dalmuti.bots.course import Both
from engine.dalmuti.bots.later import behind, spent_jesters
from engine.dalmuti.bots.present import beaten, passed
from engine.dalmuti.bots.reasons import CLEARLY, Rivalry, won
from engine.dalmuti.bots.taxes import of_gift, of_revolution
from engine.dalmuti.cards import JESTER, count
from engine.game import Reason, Seat
from engine.reasons import together

WEAK: Final = (None, "spends")
"""What says little of an action, where worlds tell more."""

OTHERS: Final = (
    *("lets", "lets-out", "lets-out-last", "lets-few", "others", "others-out", "others-few"),
    "leads-next",
)
"""What says who takes the trick, or leads then."""

CAUSES: Final = (
    *("beaten", "beaten-surely", "beaten-by", "beaten-only", "splits"),
    *("lets", "lets-few", "others", "others-few", "leads-next"),
)
"""What says why the seat may be left behind: another leads next, or it has more tricks to lead."""


def what_came(sides: Both, found: Sequence[Rivalry], kept: Reason | None) -> Reason | None:
    """Return what comes of the action taken, by itself or else how the seat is left behind with
    some cards, by one who is out early after it; None if neither is to be told. To be left behind
    tells more than that the action spends cards, or leaves cards that are no worse than those. It
    is told behind who leads then, or what is broken up, unless that would be with cards that are
    told to be `kept`."""
    came = comes(sides)
    clear = sorted((each for each in found if each.clear), key=lambda each: _out(sides, each.seat))
    left = (behind(sides, each.seat, each.decide) for each in clear or found[:1])
    stuck = next(filter(None, left), None)
    code = came.code if came is not None else None
    if stuck is None or code in WEAK:
        return stuck or came
    other = kept is None or kept.facts["rank"] != stuck.facts["rank"]
    if came is not None and code in CAUSES and other:
        leads = code == "lets" and came.facts["seat"] == stuck.facts["seat"]
        if leads and stuck.code == "stuck-led":
            stuck = Reason("stuck", stuck.facts)  # that this seat leads then has been told
        return together([came, stuck])
    worse = came is not None and code == "left" and stuck.facts["rank"] >= came.facts["rank"]
    return stuck if worse else came


def left_behind(came: Reason | None) -> Reason | None:
    """Return the reason among what comes of an action that the seat is left behind; None if it is
    not told."""
    told = [came, *came.also] if came is not None else []
    return next((each for each in told if each.code.startswith("stuck")), None)


def _out(sides: Both, rival: Seat) -> int:
    """Return how many go out before a rival after the action taken, in all worlds together."""
    return sum(one.order.index(rival) for one in sides.badly)


def comes(sides: Both) -> Reason | None:
    """Return what the action taken does that the better one does not; None if there is nothing to
    tell."""
    match sides.taken:
        case Play():
            return _of_play(sides, sides.taken)
        case Pass():
            return passed(sides)
        case Gift() if isinstance(sides.best, Gift):
            return of_gift(sides.view, sides.best, sides.taken)
        case Revolution() | Decline():
            return of_revolution(sides.view, isinstance(sides.taken, Revolution))
    return None


def _of_play(sides: Both, play: Play) -> Reason | None:
    """Return the reason that a play spends a Jester, which can be of use later; that it is mostly
    beaten, unless the better one is so about as often, and mostly by what; that it breaks up cards
    of a rank, of which some stay behind, unless the better one breaks up some, too; that it spends
    its cards, where the better action is no play; that worse ones stay, which the better one plays.
    None if it is none of these."""
    view, best = sides.view, sides.best
    other = best if isinstance(best, Play) else None
    if play.jesters > (other.jesters if other else 0) and (came := spent_jesters(sides, play)):
        return came
    lost = beaten(play, sides.badly, rivals(sides.view) == 1)
    if lost is not None and (
        other is None or won(other, sides.draw) >= won(play, sides.draw) + CLEARLY
    ):
        return lost
    if play.rank == JESTER:
        return None
    held = count(view.hand, play.rank)
    if play.count < held and (other is None or other.count == count(view.hand, other.rank)):
        facts = {"rank": play.rank, "number": held}
        return Reason("splits", {**facts, "left": held - play.count})
    if other is None:
        return Reason("spends", {"rank": play.rank, "number": play.count})
    if play.rank < other.rank < JESTER:
        return Reason("left", {"rank": other.rank, "number": count(view.hand, other.rank)})
    return None
