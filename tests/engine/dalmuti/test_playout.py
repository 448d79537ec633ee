"""The playout without States comes to the same plays, order and shares as the rules, step by
step."""

from random import Random

import pytest

from engine.chance import pick
from engine.dalmuti import DALMUTI
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.normal import choose
from engine.dalmuti.bots.playout import Laid, finish, opened, results, shares
from engine.dalmuti.score import final_order
from engine.dalmuti.state import Options, State
from engine.game import DEALER, Seat, Setup

Ends = list[tuple[Seat, ...]]


def by_the_rules(state: State, rng: Random) -> State:
    """Return the state at the end of a hand, before it is scored; the rules check every step, and
    every decision is made from a view."""
    while state.table.stage != "score":
        seat = DALMUTI.to_act(state)[0]
        if seat == DEALER:
            action = DALMUTI.deal(state, rng)
        else:
            action = DALMUTI.bots["normal"](DALMUTI.view(state, seat), rng, bool)
        state = DALMUTI.apply(state, action)
    return state


def laid(state: State) -> list[tuple[Seat, int]]:
    """Return the plays of a hand, each as its seat and the set of its cards."""
    tricks = (*state.table.tricks, state.table.trick)
    return [(move.seat, spent(move)) for trick in tricks for move in trick if spent(move)]


def compared(number: int) -> int:
    """Compare at least `number` playouts with what the rules say, and return how many there were.
    The hands that they start from go on by chance half of the time."""
    done = 0
    while done < number:
        rng = Random(done)
        options = Options(
            hands=1,
            short_deck=rng.random() < 0.3,
            philanthropy=rng.random() < 0.3,
            first_hand_revolution=rng.random() < 0.3,
            misdeal=rng.random() < 0.3,
        )
        state = DALMUTI.start(Setup(pick(DALMUTI.seats, rng), options))
        while state.table.stage != "over":
            seat = DALMUTI.to_act(state)[0]
            if seat == DEALER:
                state = DALMUTI.apply(state, DALMUTI.deal(state, rng))
                continue
            legal = DALMUTI.legal(DALMUTI.view(state, seat))
            if rng.random() < 0.2:
                chance = str(rng.random())
                actions = [pick(legal, rng) for _ in range(3)]
                found = results(state, actions, seat, chance)
                for action, share in zip(actions, found, strict=True):
                    after = DALMUTI.apply(state, action)
                    end = by_the_rules(after, Random(chance))
                    begun, plays = opened(after, Random(chance)), list[Laid]()
                    assert finish(begun, choose, plays=plays) == final_order(end)
                    assert laid(end)[len(laid(begun)) :] == [(one.seat, one.cards) for one in plays]
                    assert share == shares(end.match, final_order(end))[seat]
                    done += 1
            likely = DALMUTI.bots["normal"](DALMUTI.view(state, seat), rng, bool)
            state = DALMUTI.apply(state, likely if rng.random() < 0.5 else pick(legal, rng))
    return done


def test_playouts_come_to_what_the_rules_say() -> None:
    assert compared(150) >= 150


@pytest.mark.slow
def test_a_hundred_thousand_playouts_come_to_what_the_rules_say() -> None:
    assert compared(100_000) >= 100_000
