"""What a duel of gestures is worth where somebody can cancel them (DO16)."""

from random import Random

from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.bots.analysis import Analysis, Sample
from engine.dolores.bots.duel import Duel
from engine.dolores.bots.goods_value import Evaluator
from engine.dolores.bots.normal import DEPTH
from engine.dolores.cards import CONFLIT, EMBROUILLE, GESTURES, PARTAGE
from engine.dolores.state import NOBODY, holders_with
from engine.game import Seat
from tests.engine.dolores.explained import against
from tests.engine.dolores.positions import A, B


def duel(keeper: Seat) -> tuple[Duel, float]:
    """Return the duel of A and B over much gold, where `keeper`, or NOBODY, holds the Embrouille.
    The second value is the share of the victory that playing it must gain."""
    start = against(PARTAGE)
    state = replace(start, holders=holders_with(start.holders, EMBROUILLE, keeper))
    view = DOLORES.view(state, A)
    rng = Random(1)
    analysis = Analysis(Sample(view, rng, DEPTH), Evaluator(view, rng, DEPTH.futures))
    return analysis.duel, analysis.price


def test_who_can_cancel_the_gestures_loses_no_more_by_them_than_to_choose_anew() -> None:
    """If A shares and B fights and takes all, A would rather choose anew; after the opposite B
    would. Nobody cancels gestures that suit them better than that."""
    shares, fights = GESTURES.index(PARTAGE), GESTURES.index(CONFLIT)
    for keeper, mine, theirs in ((A, shares, fights), (B, fights, shares)):
        found, price = duel(keeper)
        stands, anew = found.stands[mine][theirs], found.anew[keeper] - price
        assert stands[keeper] < anew == found.results[mine][theirs][keeper]
        assert found.results[theirs][mine] == found.stands[theirs][mine]


def test_a_share_costs_less_with_the_bottle_that_can_undo_it() -> None:
    shares, fights = GESTURES.index(PARTAGE), GESTURES.index(CONFLIT)
    with_, without = (duel(keeper)[0].payoffs[0] for keeper in (A, NOBODY))
    costs = [rows[fights][fights] - rows[shares][fights] for rows in (with_, without)]
    assert costs[0] < costs[1]


def test_where_nobody_can_cancel_the_gestures_they_stand() -> None:
    found, _ = duel(NOBODY)
    assert found.results == found.stands
