"""The draw: where the cards go (DO9), and what Aube does whenever it comes (DO10)."""

from random import Random

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Draw, HandOn, Lay, Pass, Pick, Play, Settle
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    CONVOI,
    EMPTY,
    ESQUIVE,
    GOODS,
    GUETTEUR,
    LANTERNE,
    PARTAGE,
    REFLUX,
    REMOUS,
    Slot,
)
from engine.dolores.drawing import dawn_odds
from engine.dolores.phases import (
    CLAIMS,
    DAWN,
    DECK_SHORT,
    DRAW,
    GESTURES,
    HAND_ON,
    LANTERN,
    LOOKOUT,
)
from engine.dolores.state import State
from engine.game import DEALER, Illegal
from tests.engine.dolores.positions import (
    A,
    B,
    C,
    legal,
    lying,
    owned,
    play,
    sharing,
    show,
    table,
)

LATE = [11, 12, 21, 22, 31, 32, 41, 42, 51, 52, 61, AUBE]
"""A deck so short that Aube may come at any draw."""


def at_dawn(way: str, place: int, *, left: int = 12) -> tuple[State, tuple[int, ...]]:
    """Return the state after Aube came as card `place` of the draw `way`, and the cards drawn
    before it. If `way` has “watched” in it, B holds Guetteur."""
    held = {B: [GUETTEUR]} if "watched" in way else {}
    held[C] = [bottle for name, bottle in BOTTLE.items() if name in way]
    state = play(table(bottles=held, deck=LATE[12 - left :]), HandOn())
    if "dark" in way:
        state = play(state, Play(C, LANTERNE))
    if "convoi" in way or "reflux" in way:
        state = play(state, Draw((41, 42, 51, 52)))
        while state.phase == CLAIMS:
            state = play(state, Pass(C))
        state = play(state, Play(C, CONVOI if "convoi" in way else REFLUX))
    before = (61, 32, 31)[: place - 1]
    return play(state, Draw((*before, AUBE))), before


BOTTLE = {"dark": LANTERNE, "convoi": CONVOI, "reflux": REFLUX}
DRAWS = [
    (" ".join(filter(None, (dark, way))), place)
    for dark in ("", "dark")
    for way, places in (("deal", 4), ("convoi", 2), ("reflux", 4))
    for place in range(1, places + 1)
]


def test_DO9_the_first_two_go_to_the_neighbour_and_the_next_two_to_the_donor() -> None:
    state = sharing(table(donor=B), (21, 42, 73, 11))
    assert state.sharing.cards == (73, 11, EMPTY, 21, 42, EMPTY)
    assert state.donor == B
    assert state.left == table().left - 4


def test_DO9_a_draw_is_four_cards_unless_aube_cuts_it_short() -> None:
    state = play(table(deck=LATE), HandOn())
    for cards in ((11, 12, 21), (11, 12, 21, 22, 31), (), (AUBE, 11, 12, 21), (11, AUBE, 12, 21)):
        with pytest.raises(Illegal, match=r"dolores\.impossible-draw"):
            play(state, Draw(cards))


@pytest.mark.parametrize(
    "cards",
    [(11, 11, 12, 21), (LANTERNE, 11, 12, 21), (13, 11, 12, 21)],
    ids=["the second of one", "a sixth bottle", "a card in the discard pile"],
)
def test_DO3_an_impossible_card_is_refused(cards: tuple[int, ...]) -> None:
    held = {A: [REFLUX, REMOUS, CONVOI], B: [GUETTEUR, 89]}
    state = play(table(bottles=held, deck=LATE), HandOn())
    with pytest.raises(Illegal, match=r"dolores\.impossible-draw"):
        play(state, Draw(cards))


def test_DO3_aube_is_refused_above_the_last_sixteen_cards() -> None:
    deck = [*GOODS[:15], 33, AUBE]
    with pytest.raises(Illegal, match=r"dolores\.impossible-draw"):
        play(table(deck=deck), HandOn(), Draw((AUBE,)))
    state = play(table(deck=deck), HandOn(), Draw((11, AUBE)))
    assert state.phase == DAWN


def test_DO3_the_last_card_of_the_deck_is_aube_if_it_has_not_come() -> None:
    state = play(table(deck=[11, AUBE]), HandOn())
    for seed in range(20):
        action = DOLORES.deal(state, Random(seed))
        assert action in (Draw((AUBE,)), Draw((11, AUBE)))
    assert DOLORES.deal(play(table(deck=[AUBE]), HandOn()), Random(0)) == Draw((AUBE,))


@pytest.mark.parametrize(("way", "place"), DRAWS)
def test_DO10_aube_ends_the_game_at_once_and_nobody_gets_the_cards(way: str, place: int) -> None:
    state, before = at_dawn(way, place)
    assert (state.phase, state.waiting) == (DAWN, ())
    assert set(lying(state)) >= {*before, AUBE}
    assert all(not any(goods) for goods in state.goods)
    outcome = DOLORES.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("dawn", (0, 0, 0))


@pytest.mark.parametrize(("way", "place"), DRAWS)
def test_DO10_a_guetteur_not_played_changes_nothing(way: str, place: int) -> None:
    state, _ = at_dawn(f"watched {way}", place)
    assert (state.phase, state.waiting) == (LOOKOUT, (B,))
    assert legal(state, B) == [Play(B, GUETTEUR), Pass(B)]
    assert play(state, Pass(B)).phase == DAWN
    outcome = DOLORES.outcome(play(state, Pass(B)))
    assert outcome is not None
    assert outcome.reason == "dawn"


@pytest.mark.parametrize(("way", "place"), DRAWS)
def test_DO10_with_guetteur_aube_lies_there_and_the_drawing_goes_on(way: str, place: int) -> None:
    state, before = at_dawn(f"watched {way}", place)
    state = play(state, Play(B, GUETTEUR))
    assert state.discard[-1] == GUETTEUR
    if state.phase == DRAW:
        missing = {"deal": 4, "convoi": 2, "reflux": 4}[way.split()[-1]] - place
        with pytest.raises(Illegal, match=r"dolores\.impossible-draw"):
            play(state, Draw((11, 12, 21, 22)[: missing - 1] or (AUBE,)))
        state = play(state, Draw((11, 12, 21)[:missing]))
    assert state.phase == (CLAIMS if "dark" in way else GESTURES)
    assert set(lying(state)) >= {*before, AUBE}
    assert len(lying(state)) == (6 if "convoi" in way else 4)


def test_DO10_aube_under_the_lantern_shows_its_face_to_all() -> None:
    state, _ = at_dawn("watched dark deal", 2)
    for seat in (A, B):
        assert DOLORES.view(state, seat).sharing.cards == (0, 0, 0, 1, AUBE, 0)
    assert AUBE not in DOLORES.view(state, A).unseen


def test_DO10_aube_is_a_worthless_card_that_can_be_won_moved_and_discarded() -> None:
    held = {B: [GUETTEUR], C: [REMOUS]}
    state = play(table(bottles=held, deck=LATE), HandOn(), Draw((AUBE,)), Play(B, GUETTEUR))
    state = play(state, Draw((11, 12, 21)))
    moved = play(state, Lay(C, (Slot(0), Slot(3))))
    assert moved.sharing.cards == (12, AUBE, 0, 21, 11, 0)
    won = play(show(play(state, Pass(C)), PARTAGE, PARTAGE), Settle())
    assert owned(won, B) == [11, AUBE]
    picked = play(show(play(state, Pass(C)), ESQUIVE, CONFLIT), Pick(A, Slot(3)), Settle())
    assert owned(picked, A) == [AUBE]
    lost = play(show(play(state, Pass(C)), CONFLIT, CONFLIT), Settle())
    assert AUBE in lost.discard


def test_DO10_after_guetteur_the_game_lasts_until_four_cards_cannot_be_supplied() -> None:
    state = play(
        table(bottles={C: [GUETTEUR]}, deck=[11, 12, 21, 22, 31, 32, 41, 42, 51, 52, AUBE]),
        HandOn(),
        Draw((AUBE,)),
        Play(C, GUETTEUR),
        Draw((11, 12, 21)),
    )
    state = play(show(state, CONFLIT, CONFLIT), Settle())
    assert (state.phase, state.left) == (HAND_ON, 7)
    state = play(state, HandOn(), Draw((22, 31, 32, 41)))
    state = play(show(state, PARTAGE, PARTAGE), Settle())
    assert (state.phase, state.waiting, state.left) == (HAND_ON, (DEALER,), 3)
    assert DOLORES.outcome(state) is None
    state = play(state, HandOn())
    assert (state.phase, state.waiting) == (DECK_SHORT, ())
    outcome = DOLORES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "deck-short"
    assert outcome.scores == (0, 3, 3)


def test_DO10_before_aube_a_deck_of_fewer_than_four_cards_brings_it() -> None:
    state = play(table(deck=[11, 12, AUBE], bottles={C: [LANTERNE]}), HandOn())
    assert state.phase == LANTERN
    state = play(state, Pass(C), Draw((12, 11, AUBE)))
    assert state.phase == DAWN


def test_DO10_guetteur_is_not_asked_when_the_deck_cannot_complete_the_split() -> None:
    state = play(table(bottles={C: [GUETTEUR]}, deck=[11, 12, AUBE]), HandOn())
    assert play(state, Draw((11, AUBE))).phase == DAWN
    last_four = play(table(bottles={C: [GUETTEUR]}, deck=[11, 12, 13, AUBE]), HandOn())
    assert play(last_four, Draw((AUBE,))).phase == LOOKOUT


def test_DO10_how_near_aube_is() -> None:
    assert dawn_odds(table()) == (0, 16)
    deck = [*GOODS[:20]]
    assert dawn_odds(table(deck=[*deck[:19], AUBE])) == (0, 16)
    assert dawn_odds(table(deck=[*deck[:18], AUBE])) == (1, 16)
    assert dawn_odds(table(deck=[*deck[:15], AUBE])) == (4, 16)
    assert dawn_odds(table(deck=[*deck[:7], AUBE])) == (4, 8)
    assert dawn_odds(table(deck=[*deck[:3], AUBE])) == (4, 4)
    assert dawn_odds(table(deck=[11, AUBE])) == (2, 2)
    assert dawn_odds(table(deck=deck)) == (0, 0)
