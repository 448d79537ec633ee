"""What a review tells of gifts and revolutions."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Decline, Gift, Revolution
from engine.dalmuti.bots.taxes import of_revolution, of_whole_gift
from engine.dalmuti.cards import Rank, ranks
from engine.dalmuti.state import Options
from engine.game import Reason
from tests.engine.dalmuti.explained import (
    came_of,
    said,
)
from tests.engine.dalmuti.tables import J, dealt


def test_what_a_gift_gives_away() -> None:
    state = dealt({0: (2, 3, 3, 4, 4, 9, 10, 11, J)}).state

    def came(best: tuple[int, ...], taken: tuple[int, ...]) -> Reason | None:
        return came_of([state], Gift(0, best), Gift(0, taken))

    assert came((9, 10), (10, J)) == Reason("gives-jester")
    assert came((9, 10), (3, 10)) == Reason("gives-part", {"rank": 3, "number": 2})
    peon = {"rank": 2, "number": 1, "seat": 3}
    assert came((9, 10), (2, 10)) == Reason("gives-good", peon | {"second": 0})
    assert came((10, 11), (2, 7)) == Reason("gives-good", peon | {"second": 7})


def test_that_a_gift_is_all_of_a_rank_is_not_said_where_the_other_gift_is_so_too() -> None:
    view = DALMUTI.view(dealt({0: (2, 3, 3, 4, 4, 9, 9, 11, 12)}).state, 0)
    held = Counter(ranks(view.hand))
    assert [held[Rank(rank)] for rank in (8, 7, 9)] == [2, 2, 3]
    pair = Reason("whole", {"rank": 8, "number": 2})
    assert of_whole_gift(view, Gift(0, (8, 8)), Gift(0, (9, 9))) == pair
    assert of_whole_gift(view, Gift(0, (8, 8)), Gift(0, (7, 7))) is None
    assert of_whole_gift(view, Gift(0, (9, 9)), Gift(0, (7, 7))) is None


@pytest.mark.parametrize(
    ("seat", "taken", "told"),
    [
        (0, Revolution(0), Reason("forgoes", {"seat": 3, "number": 2})),
        (3, Decline(3), Reason("pays", {"seat": 0, "number": 2})),
        (2, Revolution(2), Reason("shows")),  # because a Peon who calls forgoes nothing
    ],
)
def test_what_a_revolution_changes(seat: int, taken: Any, told: Reason) -> None:
    state = dealt({seat: (J, J)}, options=Options(lesser_tax=2)).state
    assert of_revolution(DALMUTI.view(state, seat), isinstance(taken, Revolution)) == told


def test_what_a_revolution_spares_who_pays_no_tax() -> None:
    state = dealt({2: (J, J)}, (0, 1, 2, 3, 4)).state
    why, came = said(state, Revolution(2), Decline(2))
    assert why is not None and why.code == "no-taxes"
    assert came == Reason("taxed", {"seat": 0, "owner": 4})
    gets = DALMUTI.view(dealt({0: (J, J)}, (0, 1, 2, 3, 4)).state, 0)
    assert of_revolution(gets, called=False) is None, "a Dalmuti gains by the taxes"


def test_a_greater_revolution_makes_who_calls_it_the_greater_dalmuti() -> None:
    """A review once told of it only “You are ahead of the others more often”."""
    state = dealt({3: (J, J)}).state
    why, came = said(state, Revolution(3), Decline(3))
    assert why == Reason("turns")
    assert came is not None and came.code == "pays"


@pytest.mark.parametrize(
    ("luck", "best", "taken"),
    [(5, (12, 12), (1, 4)), (20, (1, 2), (12, 13)), (26, (12, 13), (1, 3))],
)
def test_of_a_gift_it_is_not_asked_which_trick_it_loses(
    luck: int, best: tuple[int, ...], taken: tuple[int, ...]
) -> None:
    """A review of such a gift ended at once, each time that it was continued, because no trick had
    begun."""
    deck = [rank for rank in range(1, 13) for _ in range(rank)] + [J, J]
    Random(luck).shuffle(deck)
    state = dealt({seat: tuple(sorted(deck[seat::4])) for seat in range(4)}).state
    assert any(said(state, Gift(0, best), Gift(0, taken)))
