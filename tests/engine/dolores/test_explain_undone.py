"""What a review says of gestures that a bottle of one's own can undo."""

from msgspec.structs import replace

from engine.dolores.actions import Commit
from engine.dolores.cards import CONFLIT, EMBROUILLE, PARTAGE
from engine.dolores.state import holders_with
from tests.engine.dolores.explained import against, said
from tests.engine.dolores.positions import A, B


def test_that_a_bottle_of_ones_own_can_undo_the_gesture() -> None:
    start = against(PARTAGE)
    held = holders_with(start.holders, EMBROUILLE, A)
    _, came = said(replace(start, holders=held), A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert came is not None and came.code == "outcome-undone"
    other = replace(start, holders=holders_with(start.holders, EMBROUILLE, B))
    _, came = said(other, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert came is not None and came.code == "outcome"


def test_that_a_bottle_of_ones_own_can_undo_it_is_told_with_chances_too() -> None:
    """Cards that lie face down tell no points, so that chances are told."""
    start = against(CONFLIT)
    dark = replace(start.sharing, looker=B)
    start = replace(start, sharing=dark)
    for keeper, code in ((A, "chances-undone"), (B, "chances")):
        state = replace(start, holders=holders_with(start.holders, EMBROUILLE, keeper))
        _, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
        assert came is not None and came.code == code
