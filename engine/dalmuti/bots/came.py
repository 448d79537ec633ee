"""What a review tells of the consequences of an action that it calls worse."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.dalmuti.actions import Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.bots.counting import rivals, spent
from engine.dalmuti.bots.course import Both
from engine.dalmuti.bots.later import behind, spent_jesters
from engine.dalmuti.bots.present import beaten, passed
from engine.dalmuti.bots.reasons import CLEARLY, Rivalry, won
from engine.dalmuti.bots.taxes import of_gift, of_revolution
from engine.dalmuti.cards import JESTER, count, finest
from engine.game import Reason, Seat
from engine.reasons import together

WEAK: Final = (None, "spends")
"""Codes that tell little of an action, None for no reason at all: whatever tells more replaces
them."""

OTHERS: Final = (
    *("lets", "lets-out", "lets-out-last", "lets-few", "others", "others-out", "others-few"),
    "leads-next",
)
"""Codes that tell who takes the trick after an action, or who leads next."""

CAUSES: Final = (
    *("beaten", "beaten-surely", "beaten-by", "beaten-only", "splits"),
    *("lets", "lets-few", "others", "others-few", "leads-next", "spends-last"),
)
"""Codes that tell why the seat may be left behind: another seat leads next, or it has more tricks
to lead, or nothing good to lead again."""

TAKERS: Final = ("lets", "beaten", "beaten-surely")
"""Codes that tell which seat takes the trick, and so leads next."""

MUCH: Final = 4
"""By how many ranks at least a play is better than all cards left for it to be told that it spends
the last good ones."""


def what_came(sides: Both, found: Sequence[Rivalry], kept: Reason | None) -> Reason | None:
    """Return what comes of the action taken: a consequence of its own, or that a rival goes out
    while the seat is left behind with some cards. None if neither is to be told. Being left behind
    replaces a consequence that tells little, and cards left which are no worse than those, beside
    the better cards that the play spends. It follows a consequence in CAUSES, unless its cards are
    of the rank told to be `kept`. Of several rivals, the one with the fewest cards comes first,
    because that is believed at once; of equal ones the one who goes out early."""
    came = comes(sides)
    clear = sorted((each for each in found if each.clear), key=lambda each: _near(sides, each.seat))
    left = (behind(sides, each) for each in clear or found[:1])
    stuck = next(filter(None, left), None)
    code = came.code if came is not None else None
    if stuck is None or code in WEAK:
        return _out(sides, came) or stuck or came
    if (out := _out(sides, came)) is not None and out.facts["seat"] == stuck.facts["seat"]:
        return out
    other = kept is None or kept.facts["rank"] != stuck.facts["rank"]
    if came is not None and code in CAUSES and other:
        leads = code in TAKERS and came.facts["seat"] == stuck.facts["seat"]
        if code == "lets-few" and came.facts["seat"] == stuck.facts["seat"]:
            stuck = replace(stuck, facts=stuck.facts | {"few": 0})  # how few has been told
        if leads and stuck.code == "stuck-led":
            stuck = Reason("stuck", stuck.facts)  # that this seat leads then has been told
        return together([came, stuck])
    worse = came is not None and code == "left" and stuck.facts["rank"] >= came.facts["rank"]
    play = sides.taken
    if not worse or not isinstance(play, Play):
        return came
    return together([_spends(sides, play), stuck])


def _out(sides: Both, came: Reason | None) -> Reason | None:
    """Return the reason that a play is beaten by a rival who is "out" with that; None if it is not
    told that the play is beaten, or if the rival has more cards."""
    if came is None or came.code not in ("beaten", "beaten-surely"):
        return None
    if sides.view.table.sizes[came.facts["seat"]] != came.facts["number"]:
        return None
    return Reason(came.code.replace("beaten", "beaten-out"), came.facts)


def left_behind(came: Reason | None) -> Reason | None:
    """Return the reason among what comes of an action that the seat is left behind; None if it is
    not told."""
    told = [came, *came.also] if came is not None else []
    return next((each for each in told if each.code.startswith("stuck")), None)


def _near(sides: Both, rival: Seat) -> tuple[int, int]:
    """Return how near a rival is to going out: its cards in hand, and how many seats go out before
    it after the action taken, summed over all worlds."""
    return sides.view.table.sizes[rival], sum(one.order.index(rival) for one in sides.badly)


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
    """Return the first reason that is true of a play; None if nothing is. It spends a Jester that
    can be of use later; it is mostly beaten, and no better play is about as often; it breaks up a
    rank, and the better play does not; it spends cards where the better action is no play; it
    leaves worse cards, which the better play sheds."""
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
        return _spends(sides, play)
    if play.rank < other.rank < JESTER:
        return Reason("left", {"rank": other.rank, "number": count(view.hand, other.rank)})
    return None


def _spends(sides: Both, play: Play) -> Reason:
    """Return the reason that a play spends its cards; "spends-last" with the best rank left, if
    that is much worse and no Jester is."""
    facts = {"rank": play.rank, "number": play.count}
    left = sides.view.hand - spent(play)
    good = finest(left)
    if good - play.rank < MUCH or count(left, JESTER):
        return Reason("spends", facts)
    return Reason("spends-last", facts | {"then": good})
