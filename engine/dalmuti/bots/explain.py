"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.counting import rivals, spent
from engine.dalmuti.bots.course import Both, Cards, Draw, played_out
from engine.dalmuti.bots.holding import blocks, strength
from engine.dalmuti.bots.later import (
    behind,
    either,
    ends,
    facts_of,
    kept,
    ranks_of,
    rest,
    spent_jesters,
)
from engine.dalmuti.bots.next_lead import Lead, next_lead
from engine.dalmuti.bots.present import again, beaten, leads_anyway, passed
from engine.dalmuti.bots.reasons import (
    ALWAYS,
    CARDS,
    CLEARLY,
    LATER,
    OFTEN,
    Rivalry,
    beside,
    known,
    rivalries,
    won,
)
from engine.dalmuti.bots.sheds import at_once, cheaper, unloads
from engine.dalmuti.bots.taxes import of_gift, of_revolution, of_whole_gift
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import JESTER, RANKS, count, size, worst
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import SEATS, together

_SOME: Final = {"rank": RANKS, "number": CARDS}
_TAX: Final = range(1, 3)

CONSEQUENCES: Final[Facts] = {
    "jesters-later": {"number": _TAX},
    "jesters-with": {"jesters": _TAX, **_SOME},
    "jesters-alone": {"jesters": _TAX, "rank": RANKS, "number": range(1, 13)},
    "splits": {**_SOME, "left": CARDS},
    "beaten": {**_SOME, "seat": SEATS},
    "beaten-by": _SOME,
    "left": _SOME,
    "spends": _SOME,
    "spends-later": LATER,
    "stuck": {**_SOME, "seat": SEATS},
    "stuck-led": {**_SOME, "seat": SEATS},
    "stuck-never": {**_SOME, "seat": SEATS},
    "leads-next": {"seat": SEATS},
    "out-ahead": {"seat": SEATS, "number": CARDS},
    "lets": {"seat": SEATS},
    "lets-out": {"seat": SEATS},
    "lets-out-last": {"seat": SEATS},
    "lets-few": {"seat": SEATS, "number": CARDS},
    "others": {"seat": SEATS},
    "others-out": {"seat": SEATS},
    "others-few": {"seat": SEATS, "number": CARDS},
    "gives-jester": {},
    "gives-part": _SOME,
    "gives-good": {**_SOME, "second": (0, *RANKS), "seat": SEATS},
    "pays": {"seat": SEATS, "number": _TAX},
    "forgoes": {"seat": SEATS, "number": _TAX},
    "shows": {},
    "taxed": {"seat": SEATS, "owner": SEATS},
}
"""What may be said to come of an action."""

WEAK: Final = (None, "spends")
"""What says little of an action, where worlds tell more."""

GO: Final = ("sheds", "unloads", "at-once", "cheaper")
"""What says only which cards go."""

OTHERS: Final = (
    *("lets", "lets-out", "lets-out-last", "lets-few", "others", "others-out", "others-few"),
    "leads-next",
)
"""What says who takes the trick, or leads then."""

SURE: Final = ("unbeatable", "surely")
"""What says of a play that it takes the trick in nearly all worlds."""


def explain(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, rng: Random, enough: Enough
) -> tuple[Reason | None, Reason | None]:
    """Hold both actions against each other in worlds that are likely by every move of the others.
    They are always so many, and the same for all that is told, which is short beside a look."""
    return said(view, best, taken, Worlds(view, rng, reading=closely).draw)


def said(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better action, by itself or else by what the cards do later that
    the one taken spends; and what comes of that one, which may leave the seat behind with cards
    that the better one plays, or whom it lets out ahead, which the better one does not. Whom that
    puts the seat ahead of is told where no cards speak for it, or if it is several. Either is None
    if there is nothing to tell."""
    sides = played_out(view, best, taken, draw)
    well, badly = ([one.order for one in side] for side in (sides.well, sides.badly))
    found = rivalries(view.seat, well, badly, rivals(view))
    ahead = beside(found)
    came = _came(sides, found)
    stuck = came.facts["rank"] if came is not None and came.code.startswith("stuck") else None
    spared = _spared(sides)
    if spared and spared.facts["rank"] == stuck:
        spared = None  # that both hold them would seem to contradict each other
    why = _why(sides, spared)
    weak = came is None or came.code in WEAK
    if spared and spared.code == "later" and why is not spared and weak:
        came = Reason("spends-later", spared.facts)
    every = [each.code for each in ahead] == ["before-all"]
    if every and (why is not None or came is not None):
        ahead = ()  # that is what the places say, which stand beside it
    if why is None and isinstance(best, Pass) and isinstance(taken, Play):
        why = Reason("not-worth", {"rank": taken.rank, "number": taken.count})
        if came is not None and came.code == "spends":
            came = None  # the same, said twice
    first = _first(sides, why)
    if first and first[0].code == "blocks" and _less(came, first[0].facts["seat"]):
        came = Reason("out-ahead", first[0].facts)
    # One of the two sentences may name one rival; of several each is to be known.
    told = not first or first[0].code == "not-worth" or len(ahead) > 1
    return together([*first, *(ahead if told else ())]), came


def _less(came: Reason | None, rival: Seat) -> bool:
    """Return whether what comes of an action tells less than that a rival goes out ahead at once:
    little, who takes the trick, or with which cards the rival leaves the seat behind later."""
    if came is None or came.code in WEAK or came.code in OTHERS:
        return True
    return came.code.startswith("stuck") and came.facts["seat"] == rival


def _first(sides: Both, why: Reason | None) -> list[Reason]:
    """Return what speaks for the better action: first whom it keeps from going out, beside which it
    says little that cards go; and why weak cards should take the trick."""
    blocked = blocks(sides) if why is None or why.code != "out" else None
    told = [blocked] if blocked is not None else []
    if why is None or (told and why.code in GO):
        return told
    held = strength(sides) if why.code in ("wins", "wins-leads", "lasts-wins") else None
    return [*told, why, *([held] if held is not None else [])]


def _why(sides: Both, spared: Reason | None) -> Reason | None:
    """Return what speaks for the better action; None if nothing does. What its cards do tells more
    than that it takes the trick now and then, and that more than that it does so with worse
    cards."""
    why = speaks(sides)
    if why is not None and why.code == "sheds":
        return at_once(sides) or why
    if why is not None and why.code != "wins":
        return why
    cards = again(sides) or spared or ends(sides) or at_once(sides) or unloads(sides) or rest(sides)
    return cards or why or cheaper(sides)


def _came(sides: Both, found: Sequence[Rivalry]) -> Reason | None:
    """Return what comes of the action taken, by itself or else how the seat is left behind with
    some cards, by one who is out early after it; None if neither is to be told. To be left behind
    tells more than that the action spends cards, or breaks some up while the better one plays those
    left behind, or leaves cards that are no worse than those."""
    came = comes(sides)
    rivals = sorted((each for each in found if each.clear), key=lambda each: _out(sides, each.seat))
    left = (behind(sides, each.seat, each.decide) for each in rivals or found[:1])
    stuck = next(filter(None, left), None)
    code = came.code if came is not None else None
    if stuck is None or code in WEAK:
        return stuck or came
    same = code == "splits" and stuck.facts["rank"] in ranks_of(sides.best)
    worse = came is not None and code == "left" and stuck.facts["rank"] >= came.facts["rank"]
    return stuck if same or worse else came


def _out(sides: Both, rival: Seat) -> int:
    """Return how many go out before a rival after the action taken, in all worlds together."""
    return sum(one.order.index(rival) for one in sides.badly)


def _spared(sides: Both) -> Reason | None:
    """Return what cards do later that the action taken spends; None if that is nothing. Of an
    answer that takes the trick where the better action does not, that they had better be "saved"
    for other cards; of a lead that does so, nothing. If both take it, only a "later" trick is
    told."""
    spared, best, taken = kept(sides) or either(sides), sides.best, sides.taken
    if spared is None or not isinstance(taken, Play) or won(taken, sides.draw) < OFTEN:
        return spared
    if isinstance(best, Play) and won(best, sides.draw) >= OFTEN:
        return spared if spared.code == "later" else None
    answers = sides.view.table.top is not None and spared.facts.get("over")
    return Reason("saved", spared.facts) if answers else None  # a lead takes a trick either way


def speaks(sides: Both) -> Reason | None:
    """Return what speaks for the better action by itself: of a play that takes the trick also what
    is left or led then. None if nothing does, or if it speaks for the one taken as well. Of a pass
    it can only be that the seat leads anyway: what a pass keeps together, the play taken breaks up,
    which is told of that."""
    view, best, taken = sides.view, sides.best, sides.taken
    if isinstance(best, Pass):
        return leads_anyway(sides)
    if isinstance(best, Play) and isinstance(taken, Play):
        spared = taken.jesters - best.jesters
        if spared > 0 and (best.rank, best.count) == (taken.rank, taken.count + spared):
            return Reason("keeps-jester", {"number": spared})  # the same cards but for them
    if isinstance(best, Revolution) and view.seat in view.match.order[2:-2]:
        return Reason("no-taxes")
    why = known(view, best, taken, sides.draw)
    if why is None:
        return of_whole_gift(view, best, taken)
    wins = why.code in (*SURE, "wins")
    last = _last(view, best)
    if wins and last is not None and _last(view, taken) is None:
        code = "lasts" if why.code == "surely" else f"lasts-{why.code}"
        return Reason(code, facts_of(last))
    if wins and isinstance(taken, Play):
        if won(taken, sides.draw) + CLEARLY > why.facts.get("tenths", ALWAYS):
            return None
    elif why.code == "alone" and why == known(view, taken, best, sides.draw):
        return None
    if wins and isinstance(best, Play):
        return _followed_by(why, next_lead(sides, best), taken)
    return why


def _followed_by(why: Reason, lead: Lead | None, taken: DalmutiAction) -> Reason:
    """Return the reason that a play takes the trick, with what the seat leads next: what is best,
    or, where the trick is hardly ever lost, what it usually leads, or only that it leads."""
    if lead is not None and lead.play != taken:  # what is called worse now is no good example
        cards = {"rank": lead.play.rank, "number": lead.play.count + lead.play.jesters}
        if lead.best:
            return Reason(f"{why.code}-leads", cards)
        if why.code in SURE:
            return Reason(f"{why.code}-usually", cards)
    return Reason(f"{why.code}-next") if why.code in SURE else why


def _last(view: DalmutiView, action: DalmutiAction) -> Cards | None:
    """Return what is left in hand after a play if that is cards of one rank."""
    rest = view.hand - spent(action) if isinstance(action, Play) else 0
    rank = worst(rest)
    return (rank, count(rest, rank)) if rest and size(rest) == count(rest, rank) else None


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
    lost = beaten(play, sides.badly)
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
