"""The claims in the tutorial of Dolce Vita."""

from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import Verdict, forecast
from engine.dolce_vita.cards import CAR, HOUSE, JEWEL, Column
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.game import Setup
from tests.tui.games.telling import Claim, Claims, Told

A, B, C, D, _E, _F, G = map(Column, range(7))

FIVE: Final = 1 << 4
"""The cards under a column that are a single 5."""


def foreseen(state: State, column: int) -> Verdict:
    """Return the result of a column as the cards lie."""
    return forecast(state)[column - state.awarded]


def takers(verdict: Verdict) -> list[tuple[int, int, int]]:
    """Return the seats that take something, each with its total and the object."""
    return [(take.seat, take.total, take.taken) for take in verdict.takes]


def judged(told: Told) -> Verdict:
    """Return the result of the column awarded last."""
    return foreseen(told.states[-2], told.state.awarded - 1)


def columns(told: Told) -> bool:
    """Check that there are seven columns, and that the person's 5 takes the lowest object of A."""
    lowest: bool = (
        foreseen(told.after(Place(0, 5, A)), A).takes[0].taken == told.state.columns[A][0]
    )
    return lowest and len(told.state.columns) == 7


def first(told: Told) -> bool:
    house: bool = told.state.columns[A][0] == 10 * HOUSE + 7
    return house and told.action == Place(0, 5, A)


def tie(told: Told) -> bool:
    """Check that a 4 would tie with the card there, and that a 6 wins the horse."""
    tied, won = told.after(Place(0, 4, B)), told.after(told.action)
    return (
        told.state.columns[B][0] == 46
        and foreseen(tied, B).struck == (0, 2)
        and takers(foreseen(won, B))[0] == (0, 6, 46)
        and told.action == Place(0, 6, B)
    )


def alone(told: Told) -> bool:
    """Check that a 1 wins 200,000 in a column without other cards."""
    return (
        not any(told.state.bids[G])
        and told.state.columns[G][0] == 82
        and told.action == Place(0, 1, G)
        and takers(foreseen(told.after(told.action), G)) == [(0, 1, 82)]
    )


def signs(told: Told) -> bool:
    """Check that all three would take something in A, the person first, and that in D the other two
    tie and nobody takes anything."""
    would = [seat for seat, *_ in takers(foreseen(told.state, A))]
    tied = foreseen(told.state, D)
    return would == [0, 1, 2] and (tied.takes, tied.struck) == ((), (1, 2))


def added(told: Told) -> bool:
    takes = takers(foreseen(told.after(told.action), A))
    return told.action == Place(0, 2, A) and takes[0][:2] == (0, 7)


def struck(told: Told) -> bool:
    """Check that two 5s stand in D and cancel out if nothing is added, and that a 3 would then take
    the jewel."""
    now, after = foreseen(told.state, D), foreseen(told.after(told.action), D)
    return (
        told.state.bids[D] == (0, FIVE, FIVE)
        and (now.takes, now.struck) == ((), (1, 2)) == ((), after.struck)
        and told.action == Place(0, 3, D)
        and takers(after) == [(0, 3, 10 * JEWEL + 7)]
    )


def award(told: Told) -> bool:
    """Check that each player has one card left, and that the first column is awarded next."""
    left = {mask.bit_count() for mask in told.state.hands}
    return left == {1} and told.game.to_act(told.state) == (-1,) and told.state.awarded == 0


def column_a(told: Told) -> bool:
    """Check that 7, 3 and 2 took house, car and boat, and that two players tie in B."""
    took = [(total, taken) for _, total, taken in takers(judged(told))]
    return took == [(7, 17), (3, 24), (2, 31)] and foreseen(told.state, B).struck == (1, 2)


def column_b(told: Told) -> bool:
    """Check that the person got the horse, and that only one player has cards in C: another player,
    who owns a car."""
    (bidder,) = (seat for seat, mask in enumerate(told.state.bids[C]) if mask)
    horse = takers(judged(told)) == [(0, 6, 46)]
    return horse and bidder != 0 and told.state.goods[bidder][CAR - 1] > 0


def column_c(told: Told) -> bool:
    """Check that a car was exchanged for another, and that the old car lies on top of C."""
    (take,) = judged(told).takes
    return take.taken // 10 == take.returned // 10 == CAR and (
        told.state.columns[C][-1] == take.returned
    )


def column_d(told: Told) -> bool:
    """Check that both 5s were struck, that only the person took something, a jewel with 3, and that
    three columns remain."""
    fives = told.states[-2].bids[D][1:] == (FIVE, FIVE) and judged(told).struck == (1, 2)
    jewel = takers(judged(told)) == [(0, 3, 10 * JEWEL + 7)]
    return fives and jewel and told.state.awarded == 4


def end(told: Told) -> bool:
    """Check that the person has 2,200,000 in the first round of six, with all columns awarded; that
    four players play four rounds and five play five; and that after the last round the largest
    fortune wins, and equal fortunes share the victory."""
    state, game = told.state, told.game
    mine = fortune(state.goods[0], state.money[0])
    rounds = [game.start(Setup(seats, state.options)).rounds for seats in (4, 5)]
    last = replace(state, round=state.rounds)
    even = replace(last, goods=(last.goods[0],) * 2 + last.goods[2:], money=(last.money[0],) * 3)
    outcomes = [game.outcome(each) for each in (last, even)]
    places = [each.places for each in outcomes if each is not None]
    return (
        (mine, state.round, state.rounds, state.awarded) == (22, 1, 6, 7)
        and rounds == [4, 5]
        and [each.index(1) for each in places] == [0, 0]
        and [each.count(1) for each in places] == [1, 2]
    )


CLAIMS: Final[Claims] = {
    "columns": Claim("DV3 DV6 DV8 DV10", columns),
    "first": Claim("DV6", first),
    "tie": Claim("DV9", tie),
    "alone": Claim("DV8 DV13", alone),
    "signs": Claim("DV9 DV10", signs),
    "sum": Claim("DV8", added),
    "struck": Claim("DV9 DV10", struck),
    "award": Claim("DV6 DV8", award),
    "column-a": Claim("DV10", column_a),
    "column-b": Claim("DV9", column_b),
    "column-c": Claim("DV12", column_c),
    "column-d": Claim("DV9 DV14", column_d),
    "end": Claim("DV4 DV14 DV15", end),
}

PROMPTS: Final = {
    "dv.asked.place": "DV6",
    "dv.asked.wait": "DV6",
    "dv.asked.award": "DV8",
    "dv.asked.gather": "DV14",
    "dv.asked.over": "DV15",
    "dv.choose*": "DV6",
    "key.dv.card.help": "DV2 DV6",
    "key.dv.column.help": "DV6",
    "key.dv.place.help": "DV6",
    "dv.would.take": "DV10",
    "dv.would.replace": "DV12",
    "dv.would.nothing": "DV10",
    "dv.would.tie*": "DV9",
    "dv.would.dump": "DV7",
    "dv.tell.deal": "DV3",
    "dv.tell.rotate": "DV11",
    "dv.tell.stays": "DV11",
    "illegal.dolce-vita.placing": "DV6",
    "illegal.dolce-vita.no-such-place": "DV2 DV3",
    "illegal.dolce-vita.card-not-in-hand": "DV6",
    "illegal.dolce-vita.not-this-column": "DV8",
    "illegal.dolce-vita.round-not-over": "DV14",
    "illegal.dolce-vita.dealt-already": "DV3",
    "illegal.dolce-vita.impossible-deal": "DV3",
    "option.dolce-vita.hundreds*": "DV1 hundreds",
    "option.dolce-vita.first*": "DV5 first",
}
"""The rulings that prompts, refusals and options tell, by pattern of their keys."""
