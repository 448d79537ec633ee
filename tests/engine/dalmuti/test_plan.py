"""A plan for one's own later moves: only moves that the rules allow, first the usual one, and then
what did well."""

from hypothesis import given
from hypothesis import strategies as st

from engine.dalmuti.bots.normal import beats, choose
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.cards import JESTER, Rank, exceeds, finest, gather, naturals, ranks, size

HANDS = st.lists(st.sampled_from([*range(1, 14), 9, 10, 11, 12]), min_size=1, max_size=16).map(
    lambda cards: gather([*[each for each in cards if each < JESTER], *[JESTER] * (13 in cards)])
)
TOPS = st.sampled_from([(0, 0), (12, 1), (12, 2), (11, 3), (9, 2), (6, 1), (4, 2)])


@given(hand=HANDS, met=TOPS, shares=st.lists(st.sampled_from([0.0, 0.5, 1.0]), max_size=60))
def test_whatever_a_plan_tries_is_allowed(
    hand: int, met: tuple[int, int], shares: list[float]
) -> None:
    top, cards = Rank(met[0]), met[1]
    if not beats(hand, top, cards):
        return
    plan, usual = Plan(), choose(hand, top, cards, 0, 3)
    for turn, share in enumerate(shares):
        played = plan.choose(hand, top, cards, 0, 3)
        plan.learn(share)
        assert turn or played == usual
        assert not exceeds(played, hand)
        if played and top:
            assert size(played) == cards and finest(played) < top
        elif not top:
            assert (played and len({*ranks(naturals(played))}) <= 1) or played == hand


def test_a_plan_comes_to_what_did_well() -> None:
    """The shares here reward a pass, which keeps the best card of all, so that the plan comes to
    pass."""
    hand, top = gather((1, 9, 9, 12)), Rank(12)
    plan, tried = Plan(), list[int]()
    for _ in range(60):
        tried.append(plan.choose(hand, top, 1, gather((10, 11)), 1))
        plan.learn(1.0 if tried[-1] == 0 else 0.2)
    assert tried[0] == choose(hand, top, 1, gather((10, 11)), 1) != 0
    assert {*tried[-20:]} == {0}
