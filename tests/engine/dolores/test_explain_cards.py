"""What a review says of cards is true by the rules, on positions whose answer is known."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import (
    Name,
    Pick,
)
from engine.dolores.bots.explain import at_once
from engine.dolores.cards import (
    ESQUIVE,
    FACE_DOWN,
    GOLD,
    INSTRUMENTS,
    JEWELS,
    LANTERNE,
    PARTAGE,
    TABLEWARE,
    WINE,
    Slot,
    with_card,
)
from engine.dolores.score import score
from engine.dolores.state import with_seat
from engine.game import DEALER, Reason
from tests.engine.dolores.explained import said
from tests.engine.dolores.positions import A, B, play, sharing, show, table


def test_what_a_pick_brings_and_leaves() -> None:
    """A has dodged and B shares: A picks one card, and the other of B's side goes to B."""
    state = show(sharing(table(2, goods={A: (71,), B: (31,)}), (32, 11, 73, 71)), ESQUIVE, PARTAGE)
    view = DOLORES.view(state, A)
    for best in DOLORES.legal(view):
        for taken in DOLORES.legal(view):
            assert isinstance(best, Pick) and isinstance(taken, Pick)
            mine, less = at_once(view, best), at_once(view, taken)
            assert mine is not None and less is not None
            after = play(state, taken)
            while DOLORES.to_act(after) == (DEALER,) and after.phase == "settle":
                after = play(after, DOLORES.deal(after, Random(1)))
            before = [score(goods) for goods in state.goods]
            assert less == tuple(
                score(goods) - had for goods, had in zip(after.goods, before, strict=True)
            )
            why, came = said(state, A, best, taken)
            if mine[0] > less[0]:
                rest = _rest("them", {"seat": B}, "theirs", mine[1], less[1])
                assert why is not None and came is not None
                assert (why.also, came.also) == rest
                first = replace(came, also=())
                assert first == _points(less[0]) or came.code in ("opens", "lifts")
            elif less[1] > max(mine[1], 0) and sum((less[1], -mine[1])) > less[0] - mine[0]:
                one, two = _rest("you", {}, "points", mine[0], less[0])
                assert why == Reason("lowers", {"seat": B, "points": less[1] - mine[1]}, one)
                assert came == Reason("leaves", {"seat": B, "points": less[1]}, two)
            else:
                assert came is None and (why is None or why.code == "in-the-end")
                assert why is None or why.facts["points"] > why.facts["instead"]


def _rest(
    code: str, facts: dict[str, int], name: str, best: int, taken: int
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """What is told behind two reasons: the points of the other one, if they are not the same."""
    if best == taken:
        return (), ()
    one, two = (Reason(code, facts | {name: points}) for points in (best, taken))
    return (one,), (two,)


def test_a_pick_that_brings_less_but_leaves_far_less() -> None:
    """A second gold is worth a point to A, and far more to B, who has one of them already."""
    state = show(
        sharing(table(2, goods={A: (31,), B: (71, 72)}), (11, 12, 73, 31)), ESQUIVE, PARTAGE
    )
    view = DOLORES.view(state, A)
    changes = {each: at_once(view, each) for each in DOLORES.legal(view)}
    told = 0
    for best, mine in changes.items():
        for taken, less in changes.items():
            assert mine is not None and less is not None
            if mine[0] < less[0] and less[1] - mine[1] > less[0] - mine[0] and less[1] > 0:
                why, came = said(state, A, best, taken)
                one, two = _rest("you", {}, "points", mine[0], less[0])
                assert why == Reason("lowers", {"seat": B, "points": less[1] - mine[1]}, one)
                assert came == Reason("leaves", {"seat": B, "points": less[1]}, two)
                told += 1
    assert told


def test_what_a_pick_beside_a_card_face_down_brings() -> None:
    """What the other gets is not known then, what the card brings is."""
    state = show(sharing(table(2, goods={A: (71,)}), (32, 11, 73, 71)), ESQUIVE, PARTAGE)
    open_ = DOLORES.view(state, A)
    picks = [each for each in DOLORES.legal(open_) if isinstance(each, Pick)]
    hidden = picks[0].slot
    cards = with_seat(open_.sharing.cards, hidden, FACE_DOWN)
    dark = replace(open_, sharing=replace(open_.sharing, cards=cards))
    for pick in picks:
        known, before = at_once(dark, pick), at_once(open_, pick)
        assert before is not None
        assert known == (None if pick.slot == hidden else (before[0], 0))


def _points(points: int) -> Reason:
    if not points:
        return Reason("nothing")
    return Reason("points" if points > 0 else "costs", {"points": abs(points)})


@pytest.mark.parametrize(
    ("own", "best", "taken", "why", "came"),
    [  # gold is the highest already; wine alone is worth less than all that is there
        ((73, 52), 71, 21, ("higher", GOLD, 1), ("opens", WINE, 1)),
        ((73, 72, 52), 51, 21, ("lowest", TABLEWARE, 1), ("opens", WINE, 1)),
        # gold leaves the tableware behind that is as high; one of two that are as low is raised
        ((72, 52, 61), 61, 71, ("highest", INSTRUMENTS, 7), ("outgrows", GOLD, 1)),
        ((73, 51, 61), 71, 51, ("higher", GOLD, 1), ("lifts", TABLEWARE, 1)),
        # instruments grow above the gold; wine becomes as low as they are, and counts as well; they
        # leave the tableware behind as the lowest
        ((72, 61), 63, LANTERNE, ("top", INSTRUMENTS, 3), None),
        ((73, 61), 21, LANTERNE, ("joins", WINE, 1), None),
        ((73, 72, 61, 52), 62, LANTERNE, ("lowest", INSTRUMENTS, 1), None),
    ],
)
def test_what_a_card_does_to_its_collection(
    own: tuple[int, ...],
    best: int,
    taken: int,
    why: tuple[str, int, int],
    came: tuple[str, int, int] | None,
) -> None:
    cards = (best, taken, 11, 31)
    state = show(sharing(table(2, goods={A: own, B: (31,)}), cards), ESQUIVE, PARTAGE)
    slots = [Slot(state.sharing.cards.index(card)) for card in (best, taken)]
    one, two = (Pick(A, slot) for slot in slots)
    told = said(state, A, one, two)
    for reason, known in zip(told, (why, came), strict=True):
        if known is None:
            assert reason == Reason("nothing", {}, reason.also if reason else ())
            continue
        code, kind, points = known
        assert reason and (reason.code, reason.facts) == (code, {"kind": kind, "points": points})
        before, card = state.goods[A], best if reason is told[0] else taken
        assert abs(score(with_card(before, card)) - score(before)) == points


def test_a_card_that_costs_less_than_the_other() -> None:
    own = (73, 53, 41, 61)
    state = show(sharing(table(2, goods={A: own}), (LANTERNE, 41, 71, 31)), ESQUIVE, PARTAGE)
    slots = (Slot(state.sharing.cards.index(card)) for card in (LANTERNE, 41, 71))
    bottle, lace, gold = (Pick(A, slot) for slot in slots)
    free, raised = said(state, A, bottle, gold)
    assert free and free.code == "free" and raised and raised.code == "outgrows"
    assert raised.facts == {"kind": GOLD, "points": 2}
    spares, also = said(state, A, lace, gold)
    assert spares and (spares.code, spares.facts) == ("spares", {"points": 1}) and also
    assert also.facts == raised.facts


def test_what_a_collection_given_up_costs() -> None:
    goods = {A: (71, 72, 31), B: (61,)}
    state = show(sharing(table(2, goods=goods), (32, 11, 73, 71)), ESQUIVE, ESQUIVE)
    state = play(state, DOLORES.deal(state, Random(1)))
    assert state.phase == "name"
    why, came = said(state, A, Name(A, JEWELS), Name(A, GOLD))
    own = DOLORES.view(state, A).goods[A]
    lost = score(own) - score(with_seat(own, 6, 0))
    assert lost > 0 and came == Reason("costs", {"points": lost})
    assert why is not None and why.code in ("points", "least")
