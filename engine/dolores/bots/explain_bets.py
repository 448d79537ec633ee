"""What a review says of bets: how often one is won, why its two gestures are likely, and what it
wins and costs."""

from typing import Final

from engine.dolores.actions import Bet, DoloresAction
from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.because import UNKNOWN, grounds
from engine.dolores.bots.card_choices import takes
from engine.dolores.bots.effects import EFFECTS, mostly_by, rises, tied
from engine.dolores.bots.gesture_choices import likely
from engine.dolores.bots.matrix import percent
from engine.dolores.bots.reasons import Said, won_facts
from engine.dolores.cards import FACE_DOWN, GESTURES, with_cards
from engine.dolores.payoffs import gained
from engine.dolores.score import counting
from engine.game import Reason
from engine.reasons import together

SPENDS: Final = Reason("spends")
"""Won or lost, a bet costs the bottle (DO16)."""


KEEPS: Final = Reason("keeps-bet")
"""A bottle that is kept to the end counts for nothing (DO19)."""


def of_bets(analysis: Analysis, best: DoloresAction, taken: DoloresAction) -> Said:
    """Return of a better bet how likely its gestures are, in percent, and why, if they are likelier
    than those of a bet taken; and what it wins. Of the bet taken how likely its gestures are, if
    they are less likely; else what it wins. That a bet costs the bottle is told where the other
    choice keeps it, and that of no bet where a bet is better. Either is None if there is nothing to
    tell."""
    chances = likely(analysis)
    one, two = (
        percent(chances[each.donor, each.neighbour]) if isinstance(each, Bet) else None
        for each in (best, taken)
    )
    spends = one is None or two is None
    spent = [SPENDS] if spends and analysis.view.sharing.pari != analysis.seat else []
    whys, cames = list[Reason](), list[Reason]()
    if isinstance(best, Bet):
        if one is not None and one > (two or 0):
            whys += [Reason("likely", {"percent": one}), *_grounds(analysis, best)]
        whys += [*_prize(analysis, best), *spent]
        cames += [KEEPS] if spent and not isinstance(taken, Bet) else []
    if isinstance(taken, Bet):
        if two is not None and two < (one or 100):
            cames += [Reason("unlikely", {"percent": two}), *spent]
        else:
            cames += _prize(analysis, taken)
    return together(whys), together(cames)


def _grounds(analysis: Analysis, bet: Bet) -> list[Reason]:
    """Return how likely each gesture of a bet is by itself, and why, where the table shows that; []
    if it shows it of neither."""
    view, duel = analysis.view, analysis.duel
    told = list[Reason]()
    for which, gesture in enumerate((bet.donor, bet.neighbour)):
        spot = GESTURES.index(gesture)
        chance = duel.belief(which, view.sharing.said[which])[spot]
        basis = grounds(analysis, which, spot, chance)
        facts = {"seat": duel.sharers[which], "gesture": gesture}
        told.append(Reason("shows", {**facts, "percent": percent(chance), **basis}))
    return told if any(each.facts["basis"] != UNKNOWN for each in told) else []


def _prize(analysis: Analysis, bet: Bet) -> list[Reason]:
    """Return the cards that bring a bet's owner most points at once if it is won, with the
    collections that make these; of equal choices the one that is worth most. Return [] where cards
    lie face down, or where it is best to take none (DO17)."""
    view = analysis.view
    lying, own = view.sharing.cards, view.goods[analysis.seat]
    if FACE_DOWN in lying:
        return []
    ways = {
        tuple(sorted(lying[slot] for slot in slots)): worth
        for slots, worth in takes(analysis, (bet.donor, bet.neighbour)).items()
    }
    cards = max(ways, key=lambda each: (gained(own, each), ways[each]))
    if not cards:
        return []
    won = won_facts(cards)
    return [Reason("prize", {**won, "points": gained(own, cards), **_by(own, cards)})]


def _by(own: tuple[int, ...], cards: tuple[int, ...]) -> dict[str, int]:
    """Return as facts which collection makes most of what some cards bring, and how; else which
    ones are level with them and were not, if some are."""
    by, after = mostly_by(own, cards), with_cards(own, cards)
    del by["then"]
    if not by["kinds"] and counting(own) != counting(after):
        code = rises(own, after)
        level = tied(after, code)
        if level["kinds"].bit_count() > 1:
            return {"how": 1 + EFFECTS.index(code), **level}
    return by
