"""Positions of Der Große Dalmuti with two actions, and what the tests read from their reasons."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import NamedTuple

from engine.arena import play_out
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.came import comes
from engine.dalmuti.bots.course import planned, played_out
from engine.dalmuti.bots.explain import said as told
from engine.dalmuti.bots.normal import beats
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.reasons import HANDS
from engine.dalmuti.cards import Rank, ranks
from engine.dalmuti.rules import apply
from engine.dalmuti.state import Options, State
from engine.game import DEALER, Reason, Seat, Setup
from tests.engine.dalmuti.tables import after, lay, playing

ORDER = (0, 1, 2, 3)


OTHERS = {1: (5, 5, 9), 2: (6, 8, 8), 3: (10, 10, 11)}


Said = tuple[Reason | None, Reason | None]


def said(state: State, best: DalmutiAction, taken: DalmutiAction) -> Said:
    """Return what a review says for the better action, and of the one taken, where all hands are
    known."""
    return told(DALMUTI.view(state, best.seat), best, taken, lambda: state)


def came_of(worlds: Sequence[State], best: DalmutiAction, taken: DalmutiAction) -> Reason | None:
    """Return what the action taken is told to do by itself, if the worlds come in turn; None if
    nothing."""
    view = DALMUTI.view(worlds[0], best.seat)
    return comes(played_out(view, best, taken, cycle(worlds).__next__))


class Way(NamedTuple):
    """A way to play a hand on: one seat follows the plan that it has learnt, the others play like
    `normal`."""

    seat: Seat
    plan: Plan

    def action(self, state: State) -> DalmutiAction:
        """Return the next action in a state: that of the plan if its seat is to play."""
        if (seat := DALMUTI.to_act(state)[0]) != self.seat or state.table.stage != "play":
            return choice(state)
        table, hand = state.table, state.hands[seat]
        others, rivals = sum(state.hands) - hand, len(state.hands) - 1 - len(table.out)
        rank, laid = Rank(0), 0
        if table.top is not None:
            rank, laid = table.top.rank, table.top.count + table.top.jesters
        can = not rank or beats(hand, rank, laid)
        cards = self.plan.settled(hand, rank, laid, others, rivals) if can else 0
        return lay(seat, *ranks(cards)) if cards else Pass(seat)


def way(state: State, best: DalmutiAction, taken: DalmutiAction) -> Way:
    """Return the way that a seat learns by playing two actions out, where all hands are known."""
    return Way(best.seat, planned([state] * HANDS, (best, taken), best.seat))


def played_on(state: State, way: Way | None = None) -> Iterator[Play | None]:
    """Play the hand on, everyone like `normal` or in a way, and yield the top of each trick that is
    swept."""
    while (seat := DALMUTI.to_act(state)[0]) != DEALER or state.table.stage == "sweep":
        if seat == DEALER:
            yield state.table.top
            state = apply(state, DALMUTI.deal(state, Random(0)))
        else:
            state = apply(state, way.action(state) if way else choice(state))


def led(one: tuple[int, ...], two: tuple[int, ...], three: tuple[int, ...]) -> State:
    """Return the state after seat 0 has led two 9s, when seat 1 is to answer; the arguments are the
    hands of seats 1, 2 and 3."""
    return after(playing({0: (9, 9, 12), 1: one, 2: two, 3: three}, ORDER), lay(0, 9, 9))


def random_choices(seed: str) -> Iterator[tuple[State, DalmutiAction, DalmutiAction]]:
    """Yield the states of a random hand in which a seat has a choice, each with two of its
    actions."""
    journal = play_out(DALMUTI, Setup(4, Options(hands=1)), [DALMUTI.bots["random"]] * 4, seed)
    for step, state in enumerate(journal.states):
        seat = DALMUTI.to_act(state)[0] if state.table.stage == "play" else DEALER
        legal = list(DALMUTI.legal(DALMUTI.view(state, seat))) if seat != DEALER else []
        if len(legal) > 1:
            best, taken = dice("later", step, seat).sample(legal, 2)
            yield state, best, taken


def choice(state: State) -> DalmutiAction:
    """Return the next action if everyone, the dealer included, goes on like `normal`."""
    (seat,) = DALMUTI.to_act(state)
    if seat == DEALER:
        return DALMUTI.deal(state, Random(0))
    return DALMUTI.bots["normal"](DALMUTI.view(state, seat), Random(0), bool)
