"""DO17: a bet won takes any cards of the split before anyone else."""

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Bet, Commit, Draw, HandOn, Keep, Pass, Play, Reveal, Settle, Take
from engine.dolores.cards import EMBROUILLE, LANTERNE, PARI, RUSE, Gesture, Slot
from engine.dolores.phases import SETTLE, TAKE
from engine.dolores.state import State
from engine.game import DEALER, Illegal
from tests.engine.dolores.outcomes import FOUR_CARDS, E, K, P, settle
from tests.engine.dolores.positions import (
    CELLS,
    FOUR,
    A,
    B,
    C,
    cell_name,
    legal,
    owned,
    play,
    sharing,
    show,
    table,
)


def won_bet(cell: tuple[Gesture, Gesture], **more: int) -> State:
    """Return the state after C has bet on the gestures shown. `more` names a bottle that A (`a`) or
    B (`b`) holds."""
    held = {C: [PARI], **{{"a": A, "b": B}[seat]: [bottle] for seat, bottle in more.items()}}
    state = play(sharing(table(bottles=held)), Bet(C, *cell))
    return play(state, Commit(A, cell[0]), Commit(B, cell[1]), Reveal())


@pytest.mark.parametrize("cell", CELLS, ids=cell_name)
def test_DO17_who_guessed_both_takes_any_cards_before_anyone_else(
    cell: tuple[Gesture, Gesture],
) -> None:
    state = won_bet(cell)
    assert (state.phase, state.waiting) == (TAKE, (C,))
    assert len(legal(state, C)) == 16
    none = settle(play(state, Take(C, ())))
    donors, neighbours, lost = FOUR_CARDS[cell]
    assert (owned(none, A), owned(none, B), owned(none, C)) == (donors, neighbours, [])
    some = play(state, Take(C, (Slot(0), Slot(4))))
    assert owned(some, C) == [42, 73]
    some = settle(some)
    assert owned(some, A) == [card for card in donors if card in (11, 21)]
    assert owned(some, B) == [card for card in neighbours if card in (11, 21)]
    assert sorted(some.discard) == [card for card in lost if card in (11, 21)] + [PARI]
    everything = play(state, Take(C, (Slot(0), Slot(1), Slot(3), Slot(4))))
    assert (everything.phase, everything.waiting) == (SETTLE, (DEALER,))
    everything = play(everything, Settle())
    assert owned(everything, C) == [11, 21, 42, 73]
    assert owned(everything, A) == owned(everything, B) == []


@pytest.mark.parametrize("wrong", [(P, E), (K, P), (E, P), (K, E)], ids=cell_name)
def test_DO17_one_gesture_wrong_wins_nothing(wrong: tuple[Gesture, Gesture]) -> None:
    state = play(sharing(table(bottles={C: [PARI]})), Bet(C, *wrong))
    state = show(state, P, P)
    assert (state.phase, state.discard) == (SETTLE, (PARI,))


@pytest.mark.parametrize("slots", [(1, 0), (0, 0), (2,), (6,), (-1,)])
def test_DO17_one_takes_cards_that_lie_there(slots: tuple[int, ...]) -> None:
    with pytest.raises(Illegal, match=r"dolores\.no-card-there"):
        play(won_bet((P, P)), Take(C, tuple(map(Slot, slots))))


def test_DO17_the_bet_is_on_the_gesture_that_ruse_keeps() -> None:
    state = sharing(table(bottles={C: [PARI], A: [RUSE]}))
    state = show(play(state, Bet(C, E, P)), E | K, P)
    assert play(state, Keep(A, E)).phase == TAKE
    assert play(state, Keep(A, K)).phase == SETTLE


def test_DO17_a_bet_cancelled_by_embrouille_wins_nothing_until_it_is_won_anew() -> None:
    state = play(won_bet((P, P), a=EMBROUILLE), Play(A, EMBROUILLE))
    assert show(play(state, Bet(C, P, P)), K, P).phase == SETTLE
    state = show(play(state, Bet(C, K, P)), K, P)
    assert (state.phase, state.waiting, state.discard) == (TAKE, (C,), (PARI, EMBROUILLE))


def test_DO17_in_the_dark_the_bet_takes_blind() -> None:
    state = play(table(bottles={C: [PARI], B: [LANTERNE]}), HandOn(), Play(B, LANTERNE))
    state = play(state, Draw(FOUR), Pass(B), Bet(C, P, P))
    state = show(state, P, P)
    assert DOLORES.view(state, C).sharing.cards == (1, 1, 0, 1, 1, 0)
    assert len(legal(state, C)) == 16
    state = play(state, Take(C, (Slot(0),)))
    assert owned(state, C) == [73]
    assert DOLORES.view(state, C).sharing.cards == (0, 1, 0, 1, 1, 0)
