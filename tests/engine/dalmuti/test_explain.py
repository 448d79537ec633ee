"""What a review says of a move is true by the rules, on positions whose answer is known."""

from itertools import cycle
from typing import Any

import pytest

from engine.arena import play_out
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Revolution
from engine.dalmuti.bots.explain import comes, explain, speaks
from engine.dalmuti.state import Options, State
from engine.game import DEALER, Reason, Setup
from engine.handicap import tried
from engine.reasons import could_be, could_come
from tests.engine.dalmuti.tables import J, after, dealt, lay, playing

ORDER = (0, 1, 2, 3)
OTHERS = {1: (5, 5, 9), 2: (6, 8, 8), 3: (10, 10, 11)}

Said = tuple[Reason | None, Reason | None]


def said(state: State, best: DalmutiAction, taken: DalmutiAction) -> Said:
    """Return what is said where all hands are known."""
    view = DALMUTI.view(state, best.seat)
    return speaks(view, best, taken, lambda: state), comes(view, best, taken, lambda: state)


def test_that_a_play_breaks_up_cards() -> None:
    state = playing({0: (3, 7, 7, 12), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 12), lay(0, 7))
    assert came == Reason("splits", {"rank": 7, "number": 2})


def test_that_a_play_leaves_one_behind() -> None:
    state = playing({0: (3, 12, 12, 12), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 12, 12, 12), lay(0, 12, 12))
    assert came == Reason("splits", {"rank": 12, "number": 3})


def test_that_a_play_spends_a_jester() -> None:
    state = playing({0: (3, 7, 12, 12, J), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 12, 12), lay(0, 7, J))
    assert came == Reason("jesters", {"number": 1})
    _, led = said(state, lay(0, 12, 12), lay(0, J))
    assert led == Reason("jesters", {"number": 1})


def test_that_a_play_is_beaten_where_the_better_one_is_not() -> None:
    """Nobody holds three of a kind here, and a single 12 is beaten by all."""
    state = playing({0: (4, 4, 4, 11, 12), **OTHERS}, ORDER)
    why, came = said(state, lay(0, 4, 4, 4), lay(0, 12))
    assert (why, came) == (Reason("surely"), Reason("beaten-surely"))


def test_what_speaks_for_both_is_not_what_speaks_for_one() -> None:
    """Nobody beats either play, so that is not the difference."""
    state = playing({0: (1, 4, 4, 4, 12), **OTHERS}, ORDER)
    why, came = said(state, lay(0, 4, 4, 4), lay(0, 1))
    assert why is None or why.code == "before"
    assert came == Reason("left", {"rank": 4, "number": 3})


def led(one: tuple[int, ...], two: tuple[int, ...], three: tuple[int, ...]) -> State:
    """Return the state after a lead of two 9s by the first seat, when the next is to answer."""
    return after(playing({0: (9, 9, 12), 1: one, 2: two, 3: three}, ORDER), lay(0, 9, 9))


def test_that_a_play_spends_cards_where_a_pass_is_better() -> None:
    _, came = said(led((2, 2, 11, 12), (6, 8), (10, 11)), Pass(1), lay(1, 2, 2))
    assert came == Reason("spends", {"rank": 2, "number": 2})
    _, came = said(led((2, 2, 2, 12), (6, 8), (10, 11)), Pass(1), lay(1, 2, 2))
    assert came == Reason("splits", {"rank": 2, "number": 3})


def test_who_takes_the_trick_after_a_pass() -> None:
    _, came = said(led((8, 8, 12), (11, 12), (4, 4)), lay(1, 8, 8), Pass(1))
    assert came == Reason("lets-surely", {"seat": 3})


def test_how_often_the_better_play_takes_a_trick_that_nobody_else_takes_often() -> None:
    """In half of the worlds the next takes it after a pass, in the others who led keeps it."""
    turns = cycle((led((7, 7, 12), (6, 6), (11, 12)), led((7, 7, 12), (12, 12), (11, 12))))
    view = DALMUTI.view(led((7, 7, 12), (6, 6), (11, 12)), 1)
    came = comes(view, lay(1, 7, 7), Pass(1), lambda: next(turns))
    assert came == Reason("forgone", {"tenths": 5})


def test_what_a_gift_gives_away() -> None:
    state = dealt({0: (2, 3, 3, 4, 4, 9, 10, 11, J)}).state

    def came(best: tuple[int, ...], taken: tuple[int, ...]) -> Reason | None:
        return comes(DALMUTI.view(state, 0), Gift(0, best), Gift(0, taken), lambda: state)

    assert came((9, 10), (10, J)) == Reason("gives-jester")
    assert came((9, 10), (3, 10)) == Reason("gives-part", {"rank": 3, "number": 2})
    peon = {"rank": 2, "number": 1, "seat": 3}
    assert came((9, 10), (2, 10)) == Reason("gives-good", peon)


@pytest.mark.parametrize(
    ("seat", "taken", "told"),
    [
        (0, Revolution(0), Reason("forgoes", {"seat": 3, "number": 2})),
        (3, Decline(3), Reason("pays", {"seat": 0, "number": 2})),
        (2, Revolution(2), Reason("forgoes", {"seat": 1, "number": 2})),
    ],
)
def test_what_a_revolution_changes(seat: int, taken: Any, told: Reason) -> None:
    state = dealt({seat: (J, J)}, options=Options(lesser_tax=2)).state
    best = Decline(seat) if isinstance(taken, Revolution) else Revolution(seat)
    view = DALMUTI.view(state, seat)
    came = comes(view, best, taken, lambda: state)
    if seat == 2:  # the Lesser Peon calls to be spared
        assert came == Reason("shows")
    else:
        assert came == told


def test_whatever_is_said_is_known_and_never_that_both_are_as_good() -> None:
    setup = Setup(5, Options(hands=1))
    journal = play_out(DALMUTI, setup, [DALMUTI.bots["random"]] * 5, "said")
    codes = set()
    for step in range(2, len(journal), 15):
        state = journal.states[step]
        for seat in DALMUTI.to_act(state):
            view = None if seat == DEALER else DALMUTI.view(state, seat)
            legal = DALMUTI.legal(view) if view is not None else ()
            if view is None or len(legal) < 2:
                continue
            luck = dice("said", step, seat)
            best, taken = luck.sample(list(legal), 2)
            why, came = explain(view, best, taken, luck, tried(10))
            assert why is None or (why.code != "even" and could_be(DALMUTI, why, 5))
            assert came is None or could_come(DALMUTI, came, 5)
            codes |= {came.code} if came else set()
    assert len(codes) > 2
