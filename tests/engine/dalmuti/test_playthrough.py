"""One hand of Der Große Dalmuti told whole: what every seat sees and may do at every step.

In it a tie draws again, a card is shown in the deal, and a revolution is declined. The deck is
short, philanthropy is on, and the lesser tax is one card. A change of the text is a change of the
game or of what a seat may know. Write it anew with `--update-playthroughs` and read the difference.
"""

from pathlib import Path

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Decline, Draw, Show
from engine.dalmuti.state import Options
from engine.game import Setup
from engine.journal import Journal
from tests.playthroughs.printer import actions_in, play, printed

FILE = Path(__file__).parent / "playthrough.txt"
SEED = "noblesse oblige 102"
SETUP = Setup(4, Options(hands=1, lesser_tax=1, short_deck=True, philanthropy=True, misdeal=True))


def test_the_hand_played_by_its_seed_is_as_told(request: pytest.FixtureRequest) -> None:
    text = printed(play(DALMUTI, SETUP, SEED), SEED)
    if request.config.getoption("--update-playthroughs"):
        FILE.write_text(text, encoding="utf-8")
    assert text.splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def test_the_told_actions_alone_lead_to_all_that_is_told() -> None:
    text = FILE.read_text(encoding="utf-8")
    actions = actions_in(text, DALMUTI)
    assert {Draw, Show, Decline} <= {type(action) for action in actions}
    assert printed(Journal(DALMUTI, SETUP, actions), SEED).splitlines() == text.splitlines()
