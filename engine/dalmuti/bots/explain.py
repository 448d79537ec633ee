"""What a review says of a mistake: what speaks for the better action, and what came of the one
taken."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.came import OTHERS, WEAK, left_behind, what_came
from engine.dalmuti.bots.counting import rivals, spent
from engine.dalmuti.bots.course import Both, Cards, Draw, played_out
from engine.dalmuti.bots.holding import blocks, certain, strength
from engine.dalmuti.bots.later import LIKELY, SIZES, either, ends, facts_of, kept, kept_with, rest
from engine.dalmuti.bots.next_lead import Lead, keeps_lead, next_lead
from engine.dalmuti.bots.present import again, leads_anyway
from engine.dalmuti.bots.reasons import (
    ALWAYS,
    CARDS,
    CLEARLY,
    LATER,
    OFTEN,
    beside,
    known,
    rivalries,
    won,
)
from engine.dalmuti.bots.sheds import (
    at_once,
    cheaper,
    goes_too,
    gone,
    less_left,
    lost_worse,
    unloads,
)
from engine.dalmuti.bots.taxes import of_whole_gift
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import RANKS, count, size, worst
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import SEATS, together

_SOME: Final = {"rank": RANKS, "number": CARDS}
_TAX: Final = range(1, 3)

STUCK: Final = ("stuck", "stuck-led", "stuck-never")
"""Codes that tell by whom the seat is left behind, with which cards."""

CONSEQUENCES: Final[Facts] = {
    "jesters-later": {"number": _TAX},
    "jesters-with": {"jesters": _TAX, **_SOME},
    "jesters-alone": {"jesters": _TAX, "rank": RANKS, "number": range(1, 13)},
    "splits": {**_SOME, "left": CARDS},
    "beaten": {**_SOME, "seat": SEATS},
    "beaten-surely": {**_SOME, "seat": SEATS},
    "beaten-out": {**_SOME, "seat": SEATS},
    "beaten-out-surely": {**_SOME, "seat": SEATS},
    "beaten-by": _SOME,
    "beaten-only": _SOME,
    "left": _SOME,
    "spends": _SOME,
    "spends-last": {**_SOME, "then": RANKS},
    "spends-later": LATER,
    **{code: {**_SOME, "seat": SEATS, "few": SIZES, "likely": LIKELY} for code in STUCK},
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
"""By code, the facts of every reason that may tell what comes of an action."""

GO: Final = ("sheds", "unloads", "at-once", "at-once-worst", "cheaper")
"""Codes that tell only which cards go."""

SURE: Final = ("unbeatable", "surely")
"""Codes that tell that a play takes the trick in nearly all worlds."""


TAKES: Final = (
    *("wins", "wins-leads", "lasts-wins", "at-once-wins"),
    *("surely", "surely-leads", "surely-usually", "surely-next", "lasts"),
)
"""Codes that tell that a play mostly takes the trick, but not why it does."""

SHEDS: Final = ("sheds", "at-once", "at-once-worst")
"""Codes that tell which cards a play gets rid of, but not whether it takes the trick."""

KEEPS: Final = ("later", "saved", "win-back", "either")
"""Codes that tell what cards do later which the action taken spends."""

LEADS_ON: Final = ("unbeatable-", "surely-", "wins-leads")
"""Beginnings of the codes that tell that the seat leads next."""

KEPT: Final = Reason("keeps-lead")
"""The reason that the seat then keeps the lead up to its last card."""


def explain(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, rng: Random, enough: Enough
) -> tuple[Reason | None, Reason | None]:
    """Return what `said` returns, in worlds that are likely by every move of the others. All
    reasons rest on the same HANDS worlds, and `enough` is not asked, because this takes little time
    beside a look."""
    return said(view, best, taken, Worlds(view, rng, reading=closely).draw)


def said(
    view: DalmutiView, best: DalmutiAction, taken: DalmutiAction, draw: Draw
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better action, and what comes of the one taken; None for either if
    there is nothing to tell. What speaks for an action is what it does by itself, or what cards do
    later that the other action spends. What comes may be that the seat is left behind with cards,
    or that a rival goes out ahead. Rivals that the seat is more often ahead of are told if nothing
    else speaks for the better action. Several are told, too, unless the reasons show how the seat
    comes ahead."""
    sides = played_out(view, best, taken, draw)
    well, badly = ([one.order for one in side] for side in (sides.well, sides.badly))
    found = rivalries(view.seat, well, badly, rivals(view))
    ahead = beside(found)
    spared = _spared(sides)
    came = what_came(sides, found, spared)
    stuck = came.facts["rank"] if came is not None and came.code.startswith("stuck") else None
    if spared and spared.facts["rank"] == stuck:
        spared = None  # kept to win with, and left behind with: that would seem a contradiction
    why = _why(sides, spared)
    weak = came is None or came.code in WEAK
    if spared and spared.code == "later" and why is not spared and weak:
        came = Reason("spends-later", spared.facts)
    every = [each.code for each in ahead] == ["before-all"]
    if every and (why is not None or came is not None):
        ahead = ()  # the places, which stand beside it, say so already
    if why is None and isinstance(best, Pass) and isinstance(taken, Play):
        why = Reason("not-worth", {"rank": taken.rank, "number": taken.count})
        if came is not None and came.code == "spends":
            came = None  # the same, said twice
    if why is not None and why.code == "less-left":
        came = left_behind(came)  # who takes the trick is told already
    first = _first(sides, why)
    if first and first[0].code.startswith("blocks") and _less(came, first[0].facts["seat"]):
        came = Reason("out-ahead", first[0].facts)
    if came is not None and came.code == "spends" and _keeps(first, came):
        came = together(came.also)
    # A single rival may be named in either sentence; of several, each is to be named.
    unsaid = not first or first[0].code == "not-worth"
    told = unsaid or (len(ahead) > 1 and not _how(first, came))
    return together([*first, *(ahead if told else ())]), came


def _keeps(first: Sequence[Reason], spends: Reason) -> bool:
    """Return whether the reasons tell what the cards do that are kept, and so that the other action
    spends them."""
    return any(each.code in KEEPS and each.facts["rank"] == spends.facts["rank"] for each in first)


def _how(first: Sequence[Reason], came: Reason | None) -> bool:
    """Return whether the reasons show step by step how the better action puts the seat ahead.
    Either it keeps the lead; or the other action leaves it behind, and a cause of that or a later
    lead is told, too."""
    if first[-1] == KEPT or left_behind(came) is None:
        return first[-1] == KEPT
    return bool((came is not None and came.also) or first[-1].facts.get("lead"))


def _less(came: Reason | None, rival: Seat) -> bool:
    """Return whether what comes of an action tells less than that a rival goes out ahead at once:
    little, who takes the trick, or with which cards the rival leaves the seat behind later."""
    if came is None or came.code in WEAK or came.code in OTHERS:
        return True
    return came.code.startswith("stuck") and came.facts["seat"] == rival


def _first(sides: Both, why: Reason | None) -> list[Reason]:
    """Return the reasons for the better action in the order of telling; [] if there are none. First
    comes whom it keeps from going out, beside which it is not told that cards merely go. Before
    `why` comes why nobody can beat the cards, or that the present trick is lost either way; behind
    it why they take the trick or what beats them, and whether the seat keeps the lead."""
    blocked = blocks(sides) if why is None or why.code != "out" else None
    if blocked is not None and why is not None and "unbeatable" in why.code:
        blocked = Reason("blocks-always", blocked.facts)
    told = [blocked] if blocked is not None else []
    if why is None or (told and why.code in GO):
        return told
    before, behind = None, None
    if "unbeatable" in why.code:
        before = certain(sides)
    elif why.code in TAKES:
        behind = strength(sides)
    elif why.code in SHEDS:
        behind = gone(sides)
    elif why.code in KEEPS:  # a pass would keep them as well
        lost = why.code == "later" and lost_worse(sides)
        before, behind = Reason("both-lose") if lost else None, goes_too(sides)
    kept = why.code.startswith(LEADS_ON) and keeps_lead(sides)
    if why.code == "wins" and isinstance(sides.taken, Play):
        less = won(sides.taken, sides.draw)
        why = Reason("wins-more", {**why.facts, "instead": less}) if less else why
    return [*told, *filter(None, (before, why, behind)), *([KEPT] if kept else [])]


def _why(sides: Both, spared: Reason | None) -> Reason | None:
    """Return what speaks for the better action; None if nothing does. What its cards do tells more
    than that it often "wins" the trick. That tells more than that it takes or loses the trick with
    worse cards. What wins the lead back tells more than that bad cards go."""
    why = speaks(sides)
    if why is not None and why.code == "sheds":
        back = spared if spared is not None and spared.code == "win-back" else None
        whole = at_once(sides)
        return back or (whole and Reason("at-once-worst", whole.facts)) or why
    if why is not None and why.code != "wins":
        return why
    cards = again(sides) or spared or ends(sides) or at_once(sides) or unloads(sides) or rest(sides)
    if why is not None and cards is not None and cards.code == "at-once":
        return Reason("at-once-wins", cards.facts)
    fewer = why or cheaper(sides) or less_left(sides) or lost_worse(sides)
    return cards or fewer or kept_with(sides)


def _spared(sides: Both) -> Reason | None:
    """Return the reason that tells what cards do later that the action taken spends; None if
    nothing. If only the action taken mostly takes the trick, the cards of an answer are "saved" for
    later, and those of a lead "win-back" the lead that it merely keeps. If both actions take it,
    only a "later" trick is told."""
    spared, best, taken = kept(sides) or either(sides), sides.best, sides.taken
    if spared is None or not isinstance(taken, Play) or won(taken, sides.draw) < OFTEN:
        return spared
    if isinstance(best, Play) and won(best, sides.draw) >= OFTEN:
        return spared if spared.code == "later" else None
    if not spared.facts.get("over"):
        return None  # a lead takes a trick either way
    return Reason("saved" if sides.view.table.top is not None else "win-back", spared.facts)


def speaks(sides: Both) -> Reason | None:
    """Return what speaks for the better action by itself: of a play that takes the trick also what
    is left or led then. None if nothing does, or if it speaks about as well for the action taken. A
    pass has only the reason that the seat leads anyway: what it keeps together is told of the play
    that breaks it up."""
    view, best, taken = sides.view, sides.best, sides.taken
    if isinstance(best, Pass):
        return leads_anyway(sides)
    if isinstance(best, Play) and isinstance(taken, Play):
        spared = taken.jesters - best.jesters
        if spared > 0 and (best.rank, best.count) == (taken.rank, taken.count + spared):
            return Reason("keeps-jester", {"number": spared})  # as many cards, fewer Jesters
    why = known(view, best, taken, sides.draw)
    if why is None:
        return of_whole_gift(view, best, taken)
    wins = why.code in (*SURE, "wins")
    last = _last(view, best)
    if wins and last is not None and not _lasts_too(sides, why):
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


def _lasts_too(sides: Both, why: Reason) -> bool:
    """Return whether the action taken leaves cards of one rank, too, and takes the trick about as
    often as `why` tells of the better one."""
    taken = sides.taken
    if not isinstance(taken, Play) or _last(sides.view, taken) is None:
        return False  # of a pass nothing is told as left
    return won(taken, sides.draw) + CLEARLY > why.facts.get("tenths", ALWAYS)


def _followed_by(why: Reason, lead: Lead | None, taken: DalmutiAction) -> Reason:
    """Return the reason that a play takes the trick, extended by the next lead if that is clearly
    the best. If the trick is hardly ever lost, it is extended by the usual lead, or only by "next":
    that the seat leads."""
    if lead is not None and lead.play != taken:  # what is called worse now is no good example
        cards = {"rank": lead.play.rank, "number": lead.play.count + lead.play.jesters}
        if lead.best:
            return Reason(f"{why.code}-leads", cards)
        if why.code in SURE:
            return Reason(f"{why.code}-usually", cards)
    return Reason(f"{why.code}-next") if why.code in SURE else why


def _last(view: DalmutiView, action: DalmutiAction) -> Cards | None:
    """Return the cards left in hand after a play if they are all of one rank; None otherwise."""
    rest = view.hand - spent(action) if isinstance(action, Play) else 0
    rank = worst(rest)
    return (rank, count(rest, rank)) if rest and size(rest) == count(rest, rank) else None
