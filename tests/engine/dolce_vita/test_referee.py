"""Whole games against a slow referee written from the rules alone, and the preview of awards."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Deal, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.cards import CATEGORIES, MONEY, UNIT, Object, category, value
from engine.dolce_vita.state import Options, State
from tests.engine.dolce_vita.positions import owned
from tests.engine.journeys import Journey, Plan, plans

games = plans(
    DOLCE_VITA,
    st.builds(Options, hundreds=st.integers(0, 17), first=st.sampled_from(("seat-1", "random"))),
)


class Referee:
    """A slow referee: columns, number cards and possessions as lists that change, one rule after
    the other."""

    def __init__(self, seats: int) -> None:
        self.columns: list[list[int]] = []
        self.cards: list[list[list[int]]] = []
        self.owned: list[list[int]] = [[] for _ in range(seats)]

    def follow(self, action: Any) -> None:
        """Do what an action of the game says, by the rules."""
        if isinstance(action, Deal):
            self.columns = [list(column) for column in action.columns]
        elif isinstance(action, Place):
            self.cards[action.column][action.seat].append(action.card)
        elif isinstance(action, Award):
            self.award(self.columns[action.column], self.cards[action.column])
            return
        if not isinstance(action, Place):
            self.cards = [[[] for _ in self.owned] for _ in range(7)]

    def award(self, column: list[int], cards: list[list[int]]) -> None:
        """Award a column (DV8 to DV13)."""
        totals = {seat: sum(numbers) for seat, numbers in enumerate(cards) if numbers}
        if not totals and column:
            column.append(column.pop(0))
        for seat in [s for s in totals if list(totals.values()).count(totals[s]) > 1]:
            cards[seat].clear()
        for seat in sorted(totals, key=lambda s: -totals[s]):
            if cards[seat] and column:
                self.take(seat, column)

    def take(self, seat: int, column: list[int]) -> None:
        """Take the bottom object, and put the old one of its category on top (DV12, DV13)."""
        new = column.pop(0)
        for old in self.owned[seat]:
            if category(Object(old)) == category(Object(new)) != MONEY:
                self.owned[seat].remove(old)
                column.append(old)
                break
        self.owned[seat].append(new)


def agree(state: State, referee: Referee) -> None:
    """Check that the engine's table is the referee's."""
    assert [list(column) for column in state.columns] == referee.columns
    assert [owned(state, seat) for seat in range(len(state.hands))] == [
        sorted(things) for things in referee.owned
    ]
    lying = [[sum(1 << (n - 1) for n in cards) for cards in row] for row in referee.cards]
    assert [list(row) for row in state.bids] == lying


@settings(max_examples=60)
@given(plan=games)
def test_DV6_to_DV14_every_step_of_a_game_is_as_the_referee_says(plan: Plan) -> None:
    journey = Journey(DOLCE_VITA, plan, 999)
    referee = Referee(plan.setup.seats)
    for action, state in zip(journey.actions, journey.states[1:], strict=True):
        referee.follow(action)
        agree(state, referee)
    outcome = DOLCE_VITA.outcome(journey.states[-1])
    assert outcome is not None
    sums = [sum(value(Object(obj)) * UNIT for obj in things) for things in referee.owned]
    assert [score * UNIT for score in outcome.scores] == sums
    winners = {seat for seat, place in enumerate(outcome.places) if place == 1}
    assert winners == {seat for seat, total in enumerate(sums) if total == max(sums)}


@settings(max_examples=60)
@given(plan=games)
def test_DV12_nobody_ever_owns_two_goods_of_one_category(plan: Plan) -> None:
    for state in Journey(DOLCE_VITA, plan, 999).states:
        for seat in range(len(state.hands)):
            kinds = [
                category(Object(obj))
                for obj in owned(state, seat)
                if category(Object(obj)) in CATEGORIES
            ]
            assert len(kinds) == len(set(kinds))


@settings(max_examples=60)
@given(plan=games)
def test_the_forecast_is_what_the_awards_then_do(plan: Plan) -> None:
    journey = Journey(DOLCE_VITA, plan, 999)
    for step, action in enumerate(journey.actions):
        if not isinstance(action, Award):
            continue
        state = journey.states[step]
        verdicts = forecast(state)
        assert verdicts == forecast(DOLCE_VITA.view(state, 0))
        assert len(verdicts) == 7 - action.column
        for later, verdict in enumerate(verdicts):
            after = journey.states[step + 1 + later]
            assert after.columns[action.column + later] == verdict.column
            assert (after.goods, after.money) == (verdict.goods, verdict.money)


@settings(max_examples=60)
@given(plan=games)
def test_a_verdict_tells_who_took_what(plan: Plan) -> None:
    journey = Journey(DOLCE_VITA, plan, 999)
    for step, action in enumerate(journey.actions):
        if not isinstance(action, Award):
            continue
        before, after = journey.states[step], journey.states[step + 1]
        verdict = forecast(before)[0]
        totals = [take.total for take in verdict.takes]
        assert totals == sorted(set(totals), reverse=True)
        there = {seat for seat, bid in enumerate(before.bids[action.column]) if bid}
        assert sorted([take.seat for take in verdict.takes] + list(verdict.struck)) == sorted(there)
        for take in verdict.takes:
            had, has = owned(before, take.seat), owned(after, take.seat)
            assert sorted([*had, *[take.taken] * bool(take.taken)]) == sorted(
                [*has, *[take.returned] * bool(take.returned)]
            )
