"""An older format is read through the table of migrations, shown with a made-up format 0."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from saves import migrations
from saves.chain import START, frames, unframe
from saves.header import FORMAT, encode_header
from saves.listing import inspect
from saves.migrations import Migration
from saves.problems import SaveError
from saves.reading import load
from saves.verify import repair, verify
from saves.writing import LiveGame
from tests.saves.games import eventful, finished, header, moves


def aged(data: bytes) -> bytes:
    """Return a save as format 0 would have written it: `names` for the players, all of them human,
    and `a` for the kind of a record."""
    check, bodies = START, []
    for line in data.splitlines(keepends=True):
        body, check = unframe(check, line)
        value: dict[str, Any] = msgspec.json.decode(body)
        if "ludo" in value:
            value["ludo"] = 0
            value["names"] = [player["name"] for player in value.pop("players")]
        else:
            value["a"] = value.pop("is")
        bodies.append(msgspec.json.encode(value))
    return frames(START, bodies)[0]


def header_from_0(value: dict[str, Any]) -> dict[str, Any]:
    players = [{"name": name, "by": "human"} for name in value.pop("names")]
    return {**value, "ludo": 1, "players": players}


def record_from_0(value: dict[str, Any]) -> dict[str, Any]:
    return {"is": value.pop("a"), **value}


@pytest.fixture
def way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(migrations.MIGRATIONS, 0, Migration(header_from_0, record_from_0))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.ludo"
    path.write_bytes(aged(eventful()))
    return path


def test_the_present_format_needs_no_way() -> None:
    assert set(migrations.MIGRATIONS) == set(range(min(migrations.MIGRATIONS, default=1), FORMAT))


def test_a_format_without_a_way_is_refused_by_name(old: Path) -> None:
    with pytest.raises(SaveError) as caught:
        load(old)
    assert caught.value.code == "older-format"
    assert caught.value.facts == {"found": 0, "known": FORMAT, "line": 1}
    assert verify(old).status == "unreadable"


@pytest.mark.usefixtures("way")
def test_an_old_save_is_read_and_not_touched(old: Path) -> None:
    before = old.read_bytes()
    saved = load(old)
    assert saved.loss is None
    assert saved.format == 0
    assert [player.name for player in saved.header.players] == ["Anna", "Bruno", "Clio"]
    assert saved.journal.actions == list(moves()[:6])
    assert saved.notes[1].glyph == "!!"
    assert old.read_bytes() == before
    info = inspect(old)
    assert info is not None and info.header == saved.header and info.problem is None


@pytest.mark.usefixtures("way")
def test_an_old_save_that_is_played_on_is_rewritten_and_the_old_one_kept(old: Path) -> None:
    before = old.read_bytes()
    with LiveGame.resume(old) as game:
        assert game.kept is not None and game.kept.name == "old.ludo.format-0"
        assert game.kept.read_bytes() == before
        game.table.submit(moves()[6])
    saved = load(old)
    assert (saved.format, saved.loss) == (FORMAT, None)
    assert saved.journal.actions == list(moves()[:7])
    assert len(saved.take_backs) == 1


@pytest.mark.usefixtures("way")
def test_a_damaged_old_save_is_read_up_to_the_damage(old: Path, tmp_path: Path) -> None:
    lines = old.read_bytes().splitlines(keepends=True)
    old.write_bytes(b"".join(lines[:4]) + lines[5])
    saved = load(old)
    assert saved.loss is not None and (saved.loss.code, saved.loss.line) == ("damaged", 5)
    assert repair(old, tmp_path / "new.ludo").status == "unfinished"
    assert load(tmp_path / "new.ludo").journal.actions == saved.journal.actions
    with LiveGame.resume(old) as game:
        assert game.loss == saved.loss
        assert game.kept is not None
    assert load(old).loss is None


@pytest.mark.usefixtures("way")
def test_a_finished_old_save_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "old.ludo"
    path.write_bytes(aged(finished()))
    assert verify(path).status == "complete"
    info = inspect(path)
    assert info is not None and info.finished


@pytest.mark.usefixtures("way")
def test_an_old_header_that_the_way_cannot_follow_is_bad(tmp_path: Path) -> None:
    value = msgspec.json.decode(encode_header(header()))
    value["ludo"] = 0
    path = tmp_path / "old.ludo"
    path.write_bytes(frames(START, [msgspec.json.encode(value)])[0])
    with pytest.raises(SaveError, match="bad-header"):
        load(path)
