"""Nothing that is read may hold a field that no reader knows, and nothing that was read changes."""

import importlib
import json
import pkgutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import engine
import saves
from engine.registry import game_named
from saves.chain import HEAD
from saves.header import decode_header
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.records import decode
from saves.reviews import read_review, review_path
from tests.saves.games import varied
from tests.saves.test_reviews import kept
from tests.tui.cli.running import saved_game

GOLDEN = sorted(Path(__file__).with_name("golden").glob("2-*.ludo"))


def structs(package: ModuleType) -> list[type[msgspec.Struct]]:
    """Return every struct that a package defines."""
    modules = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [
        each
        for module in [importlib.import_module(found.name) for found in modules]
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
    ]


VALUES = [each for each in structs(engine) + structs(saves) if each is not SavedGame]
"""All structs but `SavedGame`, which changes because it follows its file."""


@pytest.mark.parametrize("struct", VALUES, ids=lambda each: each.__name__)
def test_what_holds_a_game_does_not_change(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.frozen


def objects(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the places of the objects in a JSON value."""
    inner = list(enumerate(value)) if isinstance(value, list) else []
    if isinstance(value, dict):
        yield at
        inner = list(value.items())
    for key, each in inner:
        yield from objects(each, (*at, key))


def with_more(body: bytes) -> Iterator[tuple[tuple[Any, ...], bytes]]:
    """Yield, for each object in a JSON text, its place and the text with one more field in it."""
    value = json.loads(body)
    for at in objects(value):
        changed = inner = deepcopy(value)
        for key in at:
            inner = inner[key]
        inner["more"] = 1
        yield at, json.dumps(changed).encode()


def bodies(data: bytes) -> list[bytes]:
    """Return the bodies of the lines of a good save."""
    return [line[HEAD:-2] for line in data.splitlines(keepends=True)]


@pytest.mark.parametrize("name", [*(each.name for each in GOLDEN), "varied"])
def test_a_line_with_a_field_that_nobody_knows_is_refused(name: str) -> None:
    first, *records = bodies(
        varied() if name == "varied" else GOLDEN[0].with_name(name).read_bytes()
    )
    game = game_named(json.loads(first)["game"])
    one_of_each = {tuple(sorted(json.loads(each))): each for each in records}.values()
    assert decode_header(first).game == game.name
    for _, changed in with_more(first):
        with pytest.raises(SaveError):
            decode_header(changed)
    for body in one_of_each:
        decode(game, body)
        for at, changed in with_more(body):
            with pytest.raises(SaveError, match="bad-record"):
                assert not decode(game, changed), at


def test_a_review_with_a_field_that_nobody_knows_is_none(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    kept(saved)
    path = review_path(saved.path)
    for at, changed in with_more(path.read_bytes()):
        path.write_bytes(changed)
        assert read_review(saved) is None, at
