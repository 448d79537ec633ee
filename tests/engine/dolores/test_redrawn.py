"""What robots think that a Convoi or a Reflux brings."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.bots.analysis import Sample
from engine.dolores.bots.normal import DEPTH
from engine.dolores.cards import AUBE, BOTTLES, CONVOI, FIRST_BOTTLE, PARTAGE, REFLUX
from tests.engine.dolores.explained import against
from tests.engine.dolores.positions import A


@pytest.mark.parametrize("bottle", [CONVOI, REFLUX])
def test_DO3_bottles_that_left_the_game_come_no_more_often_than_the_deck_holds_them(
    bottle: int,
) -> None:
    """When all unseen cards were drawn alike, nearly twice as many bottles came as the deck
    holds."""
    view = DOLORES.view(against(PARTAGE), A)
    goods = [card for card in view.unseen if card < FIRST_BOTTLE][:20]
    others = [card for card in BOTTLES if card != AUBE]
    deck = 20 + 5 + 1  # five of nine bottles (DO3), and Aube
    view = replace(view, unseen=(*goods, *others, AUBE), left=deck)
    sample = Sample(view, Random(1), DEPTH._replace(draws=1000))
    old = view.sharing.cards
    new = [
        card
        for cards in sample.redrawn(bottle)
        for card, before in zip(cards, old, strict=True)
        if card != before and card
    ]
    share = sum(card >= FIRST_BOTTLE for card in new) / len(new)
    assert AUBE not in new and abs(share - 5 / 25) < 0.03, share
