"""Golden playthroughs: what every seat sees and may do at every step of a whole game.

A change here is a change of a game or of what a seat may know. To write the files anew, run `pytest
tests/playthroughs --update-playthroughs`, and read the difference.
"""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.game import Game, Setup
from engine.journal import Journal
from tests.engine.toy import WHISPERS
from tests.playthroughs.printer import actions_in, play, printed

HERE = Path(__file__).parent
MOST = 200_000
"""The most bytes of a file, because it is there to be read."""


class Playthrough(NamedTuple):
    """A game that is told, and the seed of its chance."""

    game: Game[Any, Any, Any]
    seats: int
    seed: str

    @property
    def name(self) -> str:
        """Return the name of the file, without its suffix."""
        return f"{self.game.name}-{self.seats}"

    @property
    def file(self) -> Path:
        """Return the path of the file that keeps the playthrough."""
        return HERE / f"{self.name}.txt"

    @property
    def setup(self) -> Setup:
        """Return the setup with the default options."""
        return Setup(self.seats, self.game.options())


PLAYTHROUGHS = (
    Playthrough(WHISPERS, 3, "whispers"),
    Playthrough(DOLCE_VITA, 3, "la dolce vita"),
)

golden = pytest.mark.parametrize("told", PLAYTHROUGHS, ids=lambda told: told.name)


@golden
def test_a_game_played_by_its_seed_is_as_told(told: Playthrough, request: Any) -> None:
    text = printed(play(told.game, told.setup, told.seed), told.seed)
    assert len(text.encode()) < MOST
    if request.config.getoption("--update-playthroughs"):
        told.file.write_text(text, encoding="utf-8")
    assert text.splitlines() == told.file.read_text(encoding="utf-8").splitlines()


@golden
def test_the_told_actions_alone_lead_to_all_that_is_told(told: Playthrough) -> None:
    text = told.file.read_text(encoding="utf-8")
    journal = Journal(told.game, told.setup, actions_in(text, told.game))
    assert printed(journal, told.seed).splitlines() == text.splitlines()


def test_every_file_is_of_a_game_that_is_told() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {told.name for told in PLAYTHROUGHS}
