"""What a review says of cards that a placement keeps for later, on positions that are known."""

from engine.dolce_vita.bots.exchange import OWNED
from engine.dolce_vita.bots.kept_card import with_kept
from engine.dolce_vita.cards import CAR, WATCH, Column
from engine.game import Reason
from tests.engine.dolce_vita.explained import BOAT_3, JEWEL_7, NOWHERE, OTHER, PRIZE, keeping, said
from tests.engine.dolce_vita.positions import (
    RED,
    YELLOW,
    card,
    last_round,
)
from tests.engine.dolce_vita.test_by_lines import searched


def test_what_a_card_that_is_kept_mostly_wins_is_told_behind_all_else() -> None:
    """Only the six is enough for the boat if Yellow adds a two; a five is enough for the prize."""
    why, _ = said(keeping(), (5, PRIZE), (6, NOWHERE))
    assert why is not None and why.code == "wins"
    assert why.also == (Reason("keeps-for", {"card": 6, "column": OTHER, "object": BOAT_3}),)
    _, spent = said(keeping(), (6, OTHER), (5, NOWHERE))
    assert spent is None or "keeps-for" not in {spent.code, *(each.code for each in spent.also)}


def test_a_card_that_is_kept_is_told_to_add_to_the_column_of_the_placement() -> None:
    """Yellow has a six under the prize, so that the five alone is not enough."""
    why, _ = said(keeping(prize=(6,)), (5, PRIZE), (4, NOWHERE))
    assert why is not None
    told = [each for each in (why, *why.also) if each.code in ("adds", "keeps-for")]
    assert told == [Reason("adds", {"card": 4, "column": PRIZE, "object": JEWEL_7})]


def test_what_a_stranger_sees_at_the_table_is_named() -> None:
    """The review names the dearer watch, won just before, that the watch taken costs. It names what
    is given back for the car, whose car would come otherwise, and what the six is needed for."""
    c, e, f = map(Column, (2, 4, 5))
    why, came = said(last_round(), (5, e), (6, f))
    watch = {"object": card(WATCH, 6), "column": c}
    back = {"back": card(WATCH, 6), "first": c}
    assert came == Reason("worse", {"column": f, "object": card(WATCH, 5), **back})
    assert why is not None and why.code == "takes-from"
    assert why.also[:2] == (
        Reason("returns", {"back": card(CAR, 2), "first": OWNED}),
        Reason("else", {"object": card(CAR, 4), "giver": RED}),
    )
    assert why.also[-1] == Reason("needs", watch | {"card": 6, "seat": YELLOW, "answer": 6})


def test_what_a_kept_card_wins_is_not_told_twice() -> None:
    """It was told of a three that it was kept for a column, and that it stayed in hand and won
    there."""
    ways = (5, PRIZE), (6, NOWHERE)
    best, taken = (searched(keeping(), *each, iterations=500) for each in ways)
    saves = Reason("saves", {"column": OTHER, "object": BOAT_3, "card": 6})
    forces = Reason("forces", {"column": PRIZE}, (saves,))
    assert with_kept(forces, best, taken) == forces
    alone = with_kept(Reason("forces", {"column": PRIZE}), best, taken)
    assert alone is not None and [each.code for each in alone.also] == ["keeps-for"]


def test_a_card_is_not_kept_for_what_the_other_card_wins_as_well() -> None:
    """Whichever of the four and the five is placed first, the other wins the prize."""
    why, _ = said(keeping(), (4, NOWHERE), (5, NOWHERE))
    told = [] if why is None else [why, *why.also]
    assert not [each for each in told if each.code in ("adds", "keeps-for")]
