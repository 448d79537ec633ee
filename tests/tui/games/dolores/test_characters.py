"""The robots of Dolorès by their names."""

import pytest

from engine.arena import play_out
from engine.dolores import DOLORES
from engine.dolores.actions import HandOn
from engine.dolores.cards import LANTERNE, PARTAGE
from engine.game import Setup, bots_of
from tui.games.dolores.card import CARD

GAMES = 30


@pytest.mark.slow
def test_at_a_table_of_robots_with_names_people_share_and_throw_less_away() -> None:
    shared = sharings = thrown = 0
    bots = [bots_of(DOLORES, character)["normal"] for character in list(CARD.robots.values())[:3]]
    for number in range(GAMES):
        journal = play_out(DOLORES, Setup(3, DOLORES.options()), bots, f"sharing {number}")
        hands = [
            before.sharing.hands
            for before, action in zip(journal.states, journal.actions, strict=False)
            if isinstance(action, HandOn)
        ]
        sharings += len(hands)
        shared += hands.count((PARTAGE, PARTAGE))
        thrown += sum(card < LANTERNE for card in journal.state.discard)
    assert shared >= 0.15 * sharings
    assert thrown < 36 * GAMES
