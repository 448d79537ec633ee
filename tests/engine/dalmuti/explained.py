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
    """Return what is said where all hands are known."""
    return told(DALMUTI.view(state, best.seat), best, taken, lambda: state)


def came_of(worlds: Sequence[State], best: DalmutiAction, taken: DalmutiAction) -> Reason | None:
    """Return what the action taken is said to do by itself, in worlds that come in turn."""
    view = DALMUTI.view(worlds[0], best.seat)
    return comes(played_out(view, best, taken, cycle(worlds).__next__))


class Way(NamedTuple):
    """How a hand is played on: a seat by what it comes to prefer after some actions, the others
    like `normal`."""

    seat: Seat
    plan: Plan

    def action(self, state: State) -> DalmutiAction:
        """Return what is done by the rules."""
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
    """Return how a hand is played on after two actions, where all hands are known."""
    return Way(best.seat, planned([state] * HANDS, (best, taken), best.seat))


def played_on(state: State, way: Way | None = None) -> Iterator[Play | None]:
    """Play the hand on by the rules, everybody like `normal` or in a way, and yield each trick's
    last play."""
    while (seat := DALMUTI.to_act(state)[0]) != DEALER or state.table.stage == "sweep":
        if seat == DEALER:
            yield state.table.top
            state = apply(state, DALMUTI.deal(state, Random(0)))
        else:
            state = apply(state, way.action(state) if way else choice(state))


def led(one: tuple[int, ...], two: tuple[int, ...], three: tuple[int, ...]) -> State:
    """Return the state after a lead of two 9s by the first seat, when the next is to answer."""
    return after(playing({0: (9, 9, 12), 1: one, 2: two, 3: three}, ORDER), lay(0, 9, 9))


def random_choices(seed: str) -> Iterator[tuple[State, DalmutiAction, DalmutiAction]]:
    """Yield the decisions of a random game, each with two of its actions."""
    journal = play_out(DALMUTI, Setup(4, Options(hands=1)), [DALMUTI.bots["random"]] * 4, seed)
    for step, state in enumerate(journal.states):
        seat = DALMUTI.to_act(state)[0] if state.table.stage == "play" else DEALER
        legal = list(DALMUTI.legal(DALMUTI.view(state, seat))) if seat != DEALER else []
        if len(legal) > 1:
            best, taken = dice("later", step, seat).sample(legal, 2)
            yield state, best, taken


def choice(state: State) -> DalmutiAction:
    """Return what is done next if everybody is like `normal`."""
    (seat,) = DALMUTI.to_act(state)
    if seat == DEALER:
        return DALMUTI.deal(state, Random(0))
    return DALMUTI.bots["normal"](DALMUTI.view(state, seat), Random(0), bool)
