"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.came import OTHERS, WEAK, left_behind, what_came
from engine.dalmuti.bots.counting import rivals, spent
from engine.dalmuti.bots.course import Both, Cards, Draw, played_out
from engine.dalmuti.bots.holding import blocks, strength
from engine.dalmuti.bots.later import either, ends, facts_of, kept, kept_with, rest
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
from engine.dalmuti.bots.sheds import at_once, cheaper, gone, less_left, lost_worse, unloads
from engine.dalmuti.bots.taxes import of_whole_gift
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import RANKS, count, size, worst
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
    "beaten-surely": {**_SOME, "seat": SEATS},
    "beaten-by": _SOME,
    "beaten-only": _SOME,
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

GO: Final = ("sheds", "unloads", "at-once", "cheaper")
"""What says only which cards go."""

SURE: Final = ("unbeatable", "surely")
"""What says of a play that it takes the trick in nearly all worlds."""


TAKES: Final = (
    *("wins", "wins-leads", "lasts-wins", "at-once-wins"),
    *("surely", "surely-leads", "surely-usually", "surely-next", "lasts"),
)
"""What says that a play mostly takes the trick, but not why it does."""

SHEDS: Final = ("sheds", "at-once")
"""What says which cards a play gets rid of, but not whether it takes the trick."""

LEADS_ON: Final = ("unbeatable-", "surely-", "wins-leads")
"""How reasons begin which say that the seat leads next."""

KEPT: Final = Reason("keeps-lead")
"""That it then keeps the lead up to its last card."""


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
    spared = _spared(sides)
    came = what_came(sides, found, spared)
    stuck = came.facts["rank"] if came is not None and came.code.startswith("stuck") else None
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
    if why is not None and why.code == "less-left":
        came = left_behind(came)  # who takes the trick, and that is told
    first = _first(sides, why)
    if first and first[0].code.startswith("blocks") and _less(came, first[0].facts["seat"]):
        came = Reason("out-ahead", first[0].facts)
    # One of the two sentences may name one rival; of several each is to be known.
    unsaid = not first or first[0].code == "not-worth"
    told = unsaid or (len(ahead) > 1 and not _how(first, came))
    return together([*first, *(ahead if told else ())]), came


def _how(first: Sequence[Reason], came: Reason | None) -> bool:
    """Return whether it is told step by step how it comes that the better action puts the seat
    ahead: that it keeps the lead, or what it leads later or who leads next after the other one, and
    that this leaves it behind."""
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
    """Return what speaks for the better action: first whom it keeps from going out, beside which it
    says little that cards go; and why weak cards should take the trick, or that they may lose it.
    """
    blocked = blocks(sides) if why is None or why.code != "out" else None
    told = [blocked] if blocked is not None else []
    if why is None or (told and why.code in GO):
        return told
    held = strength(sides) if why.code in TAKES else gone(sides) if why.code in SHEDS else None
    kept = why.code.startswith(LEADS_ON) and keeps_lead(sides)
    if why.code == "wins" and isinstance(sides.taken, Play):
        less = won(sides.taken, sides.draw)
        why = Reason("wins-more", {**why.facts, "instead": less}) if less else why
    return [*told, why, *([held] if held is not None else []), *([KEPT] if kept else [])]


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
    if why is not None and cards is not None and cards.code == "at-once":
        return Reason("at-once-wins", cards.facts)
    fewer = why or cheaper(sides) or less_left(sides) or lost_worse(sides)
    return cards or fewer or kept_with(sides)


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
