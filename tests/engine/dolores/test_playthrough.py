"""One whole game told step by step: Lanterne, Embrouille and Guetteur are played, and it ends
because the deck is short.

A change of the text is a change of the game or of what a seat may know. Write it anew with
`--update-playthroughs` and read the difference.
"""

from pathlib import Path

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Play
from engine.dolores.cards import EMBROUILLE, GUETTEUR, LANTERNE
from engine.game import Setup
from engine.journal import Journal
from tests.playthroughs.printer import actions_in, play, printed

TOLD = Path(__file__).with_name("playthrough-3.txt")
SEED = "les naufrageurs"
SETUP = Setup(3, DOLORES.options())


def test_a_game_played_by_its_seed_is_as_told(request: pytest.FixtureRequest) -> None:
    text = printed(play(DOLORES, SETUP, SEED), SEED)
    if request.config.getoption("--update-playthroughs"):
        TOLD.write_text(text, encoding="utf-8")
    assert text.splitlines() == TOLD.read_text(encoding="utf-8").splitlines()


def test_the_told_actions_alone_lead_to_all_that_is_told() -> None:
    text = TOLD.read_text(encoding="utf-8")
    actions = actions_in(text, DOLORES)
    assert printed(Journal(DOLORES, SETUP, actions), SEED).splitlines() == text.splitlines()
    played = {action.bottle for action in actions if isinstance(action, Play)}
    assert played >= {LANTERNE, EMBROUILLE, GUETTEUR}
