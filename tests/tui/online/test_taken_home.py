"""The save that a host sends at the end is kept once."""

from datetime import UTC, datetime
from pathlib import Path

from tests.tui.cli.running import saved_game
from tui.online.taken_home import take_home

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def test_a_game_is_kept_once_and_another_of_the_same_length_beside_it(tmp_path: Path) -> None:
    text, another = (
        saved_game(tmp_path / f"{name}.ludo", name, "Bruno", "Chiara").read_text("utf-8")
        for name in ("Anna", "Anne")
    )
    assert len(text) == len(another)
    folder = tmp_path / "saves"
    first, again, other = (
        take_home(each, "dolce-vita", folder, NOON) for each in (text, text, another)
    )
    assert first == again != other and other.read_text("utf-8") == another
    assert {*folder.glob("*.ludo")} == {first, other}
