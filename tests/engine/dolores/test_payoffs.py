"""The outcome table filled in: the results of a split as the cards lie."""

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Commit, Draw, HandOn, Pass, Pick, Play, Reveal, Settle
from engine.dolores.cards import (
    CONFLIT,
    CONVOI,
    ESQUIVE,
    GESTURES,
    LANTERNE,
    PARTAGE,
    REFLUX,
    Gesture,
    Slot,
)
from engine.dolores.payoffs import Payoff, payoffs
from engine.dolores.phases import NAME
from engine.dolores.score import score
from engine.dolores.state import State
from tests.engine.dolores.positions import (
    CELLS,
    FOUR,
    A,
    B,
    C,
    cell_name,
    legal,
    play,
    sharing,
    table,
)


def payoff(state: State, cell: tuple[Gesture, Gesture]) -> Payoff:
    return payoffs(state)[GESTURES.index(cell[0])][GESTURES.index(cell[1])]


def played(state: State, cell: tuple[Gesture, Gesture]) -> list[tuple[int, int]]:
    """Return the changes of both scores for every way in which a cell can go, by playing it."""
    before = [score(goods) for goods in state.goods]
    found, open_ends = [], [play(state, Commit(A, cell[0]), Commit(B, cell[1]), Reveal())]
    while open_ends:
        state = open_ends.pop()
        if state.waiting == (-1,) and state.sharing.cards != (0,) * 6:
            open_ends.append(play(state, Settle()))
        elif state.waiting and state.waiting[0] >= 0 and state.phase != NAME:
            open_ends += [play(state, action) for action in legal(state, state.waiting[0])]
        else:
            after = [score(goods) for goods in state.goods]
            found.append((after[A] - before[A], after[B] - before[B]))
    return found


RICH = {A: [11, 12, 21, 71], B: [31, 41, 42, 43]}


@pytest.mark.parametrize("cell", CELLS[:-1], ids=cell_name)
@pytest.mark.parametrize("cards", [FOUR, (32, 33, 13, 22), (41, 72, 73, 51)])
def test_DO18_each_prospect_is_what_playing_it_brings(
    cell: tuple[Gesture, Gesture], cards: tuple[int, ...]
) -> None:
    state = sharing(table(goods=RICH), cards)
    ends = played(state, cell)
    found = payoff(state, cell)
    assert found.sure
    if ESQUIVE not in cell:
        assert ends == [found[:2]]
    else:
        picker = cell.index(ESQUIVE)
        assert found[:2] in ends
        assert found[picker] == max(end[picker] for end in ends)
        assert found[1 - picker] == min(
            end[1 - picker] for end in ends if end[picker] == found[picker]
        )


def test_DO18_after_two_esquives_both_give_up_what_they_miss_least() -> None:
    state = sharing(table(goods={A: [11, 22, 33, 41], B: [51]}))
    # A: 1, 2, 3, 1 score 3 + 1 + 1 = 5. Without the 2 that stays so; nothing is better.
    # B: a single 1 scores 2, and then nothing.
    assert payoff(state, (ESQUIVE, ESQUIVE)) == Payoff(0, -2, True)
    gain = sharing(table(goods={A: [11, 33, 32, 43, 42]}))
    # 1, 5, 5 score 11; the two fives alone score 20.
    assert payoff(gain, (ESQUIVE, ESQUIVE)) == Payoff(9, 0, True)


def test_DO18_bottles_score_nothing() -> None:
    state = sharing(table(), (CONVOI, 21, REFLUX, LANTERNE))
    assert payoff(state, (PARTAGE, PARTAGE)) == Payoff(0, 2, True)
    assert payoff(state, (ESQUIVE, CONFLIT)) == Payoff(2, 0, True)


def test_DO11_what_cards_face_down_bring_is_not_sure() -> None:
    state = play(table(bottles={C: [LANTERNE]}), HandOn(), Play(C, LANTERNE), Draw(FOUR), Pass(C))
    blind, looking = payoffs(DOLORES.view(state, A)), payoffs(DOLORES.view(state, C))
    assert looking == payoffs(state)
    for row, donor in zip(blind, GESTURES, strict=True):
        for cell, other in zip(row, GESTURES, strict=True):
            assert cell == (0, 0, donor == other != PARTAGE)


def test_DO18_the_table_goes_with_the_cards() -> None:
    state = sharing(table())
    assert payoff(state, (CONFLIT, PARTAGE)).donor == 5
    state = play(state, Commit(A, ESQUIVE), Commit(B, CONFLIT), Reveal(), Pick(A, Slot(0)))
    assert payoff(state, (PARTAGE, CONFLIT)) == Payoff(0, 4, True)
    assert payoff(play(state, Settle()), (CONFLIT, ESQUIVE)) == Payoff(0, 0, True)
