"""The outcome table, cell by cell, whatever led to the gestures: DO17, DO18."""

from collections.abc import Sequence

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import (
    Bet,
    Claim,
    Discard,
    Draw,
    HandOn,
    Keep,
    Name,
    Pass,
    Pick,
    Play,
    Settle,
)
from engine.dolores.cards import (
    CONVOI,
    EMBROUILLE,
    LANTERNE,
    PARI,
    RUSE,
    Gesture,
    Kind,
    Slot,
)
from engine.dolores.phases import DISCARD, HAND_ON, NAME, SETTLE
from engine.dolores.state import CHOSEN, NOTHING, State
from engine.dolores.views import Chosen
from engine.game import DEALER, EVERYONE, Illegal
from tests.engine.dolores.outcomes import FOUR_CARDS, SIX_CARDS, E, K, P, settle
from tests.engine.dolores.positions import (
    CELLS,
    FOUR,
    TWO,
    A,
    B,
    C,
    cell_name,
    legal,
    lying,
    owned,
    play,
    sharing,
    show,
    table,
)

OTHER = {P: K, K: E, E: P}
"""Another gesture for each gesture, to be committed with it or to be cancelled."""

WAYS = (
    "",
    "convoi",
    "lanterne",
    "ruse of A",
    "ruse of B",
    "pari lost",
    "embrouille",
    "ruse of A and embrouille",
    "ruse of B and pari lost",
    "lanterne, convoi and ruse of B",
    "lanterne, convoi, ruse of A, pari lost and embrouille",
)


def reach(way: str, cell: tuple[Gesture, Gesture]) -> State:
    """Return a state with the gestures of the cell, reached in one of several ways; C holds the
    bottles that A and B do not need."""
    held = {
        A: [RUSE] if "ruse of A" in way else [],
        B: [RUSE] if "ruse of B" in way else [],
        C: [
            bottle
            for name, bottle in (
                ("lanterne", LANTERNE),
                ("convoi", CONVOI),
                ("pari", PARI),
                ("embrouille", EMBROUILLE),
            )
            if name in way
        ],
    }
    state = play(table(bottles=held), HandOn())
    if "lanterne" in way:
        state = play(state, Play(C, LANTERNE), Draw(FOUR), Claim(C, Slot(0), 11), Pass(C))
    else:
        state = play(state, Draw(FOUR))
    if "convoi" in way:
        state = play(state, Play(C, CONVOI), Draw(TWO))
    if "lanterne" in way and "convoi" in way:
        state = play(state, Pass(C))
    if "embrouille" in way:
        state = play(gestures(state, way, (OTHER[cell[0]], OTHER[cell[1]])), Play(C, EMBROUILLE))
    return gestures(state, way, cell)


def gestures(state: State, way: str, cell: tuple[Gesture, Gesture]) -> State:
    """Return the state after one round of gestures that comes to the cell."""
    donor, other = cell
    if "pari" in way:
        state = play(state, Bet(C, OTHER[donor], other))
    state = show(
        state,
        donor | OTHER[donor] if "ruse of A" in way else donor,
        other | OTHER[other] if "ruse of B" in way else other,
    )
    if "ruse" in way:
        state = play(state, Keep(A, donor) if "ruse of A" in way else Keep(B, other))
    return state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("cell", CELLS, ids=cell_name)
def test_DO18_every_cell_of_the_outcome_table(cell: tuple[Gesture, Gesture], way: str) -> None:
    state = reach(way, cell)
    assert state.sharing.hands == cell
    before = len(state.discard)
    donors, neighbours, lost = (SIX_CARDS if "convoi" in way else FOUR_CARDS)[cell]
    state = settle(state)
    assert (owned(state, A), owned(state, B), owned(state, C)) == (donors, neighbours, [])
    assert sorted(state.discard[before:]) == lost
    assert lying(state) == []
    assert state.phase == HAND_ON


@pytest.mark.parametrize("cell", [(E, P), (E, K), (P, E), (K, E)], ids=cell_name)
@pytest.mark.parametrize("convoi", [False, True])
def test_DO18_esquive_picks_any_one_card_and_has_it_at_once(
    cell: tuple[Gesture, Gesture], convoi: bool
) -> None:
    state = reach("convoi" if convoi else "", cell)
    seat = A if cell[0] == E else B
    cards = state.sharing.cards
    assert legal(state, seat) == [Pick(seat, Slot(slot)) for slot, card in enumerate(cards) if card]
    for slot in (slot for slot, card in enumerate(cards) if card):
        after = play(state, Pick(seat, Slot(slot)))
        assert owned(after, seat) == [cards[slot]]
        assert (after.phase, after.waiting) == (SETTLE, (DEALER,))
        rest = [card for at, card in enumerate(cards) if card and at != slot]
        # Partage keeps to its own side, Conflit takes from both.
        his = (
            rest if K in cell else [c for c in rest if c in (cards[3:] if seat == A else cards[:3])]
        )
        after = play(after, Settle())
        assert owned(after, A + B - seat) == sorted(his)
        lost = after.discard[len(state.discard) :]
        assert sorted(lost) == sorted(card for card in rest if card not in his)


def test_DO18_a_pick_is_of_a_card_that_lies_there() -> None:
    for slot in (2, 5, 6, -1):
        with pytest.raises(Illegal, match=r"dolores\.no-card-there"):
            play(reach("", (E, P)), Pick(A, Slot(slot)))


def two_dodges(donors: Sequence[int], neighbours: Sequence[int]) -> State:
    """Return the state after two Esquives, with the cards of the split discarded."""
    state = sharing(table(goods={A: donors, B: neighbours, C: [31]}), (22, 43, 73, 12))
    return play(show(state, E, E), Settle())


def test_DO18_after_two_esquives_both_secretly_name_a_collection() -> None:
    state = two_dodges([11, 21, 21], [11, 41])
    assert (state.phase, state.waiting) == (NAME, (A, B))
    assert legal(state, A) == [Name(A, Kind(1)), Name(A, Kind(2))]
    assert legal(state, B) == [Name(B, Kind(1)), Name(B, Kind(4))]
    action = Name(B, Kind(4))
    after = play(state, action)
    assert DOLORES.seen(state, action, A) == DOLORES.seen(state, action, C) == Chosen(B)
    assert DOLORES.seen(state, action, EVERYONE) == action
    assert DOLORES.view(after, A).sharing.names == (0, CHOSEN)
    assert DOLORES.view(after, B).sharing.names == (0, 4)
    after = play(after, Name(A, Kind(2)))
    assert (after.phase, after.waiting) == (DISCARD, (DEALER,))
    assert DOLORES.view(after, A).sharing.names == (2, CHOSEN)
    assert DOLORES.reveals(after, Discard(), A)
    assert play(state, Name(A, Kind(2)), Name(B, Kind(4))) == after
    after = play(after, Discard())
    assert (owned(after, A), owned(after, B)) == ([11], [11])
    assert sorted(after.discard[-3:]) == [21, 21, 41]
    assert after.phase == HAND_ON


def test_DO18_a_collection_is_discarded_whole() -> None:
    state = play(
        two_dodges([11, 11, 13, 21], [31, 33, 32]), Name(A, Kind(1)), Name(B, Kind(3)), Discard()
    )
    assert (owned(state, A), owned(state, B)) == ([21], [])
    assert sorted(state.discard[-6:]) == [11, 11, 13, 31, 32, 33]


def test_DO18_only_one_of_two_esquives_owns_a_collection() -> None:
    state = two_dodges([], [31])
    assert (state.phase, state.waiting) == (NAME, (B,))
    assert DOLORES.view(state, A).sharing.names == (NOTHING, 0)
    state = play(state, Name(B, Kind(3)), Discard())
    assert owned(state, B) == []
    assert state.phase == HAND_ON


def test_DO18_two_esquives_without_a_collection_name_none() -> None:
    state = two_dodges([], [])
    assert (state.phase, state.waiting) == (HAND_ON, (DEALER,))


def test_DO18_one_names_a_collection_of_ones_own() -> None:
    state = two_dodges([11], [41])
    for kind in (4, 3, 0, 8):
        with pytest.raises(Illegal, match=r"dolores\.no-such-collection"):
            play(state, Name(A, Kind(kind)))
    with pytest.raises(Illegal, match="not-your-turn"):
        play(state, Name(C, Kind(3)))
