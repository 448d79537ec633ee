"""Saves with right checks and wrong values, in every list that shows them."""

import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saves.chain import HEAD, START, frames
from saves.listing import SaveInfo, list_saves
from saves.problems import SaveError
from saves.verify import verify
from tests.tui.cli.running import saved_game
from tui.app.widgets.save_rows import Look, save_row
from tui.cli.files import described
from tui.cli.save_table import row
from tui.cli.stats import described as figures
from tui.games.registry import offered_games
from tui.render.face import Company
from tui.render.glyphs import UNICODE
from tui.session.reports import report_sentence
from tui.session.save_kin import kin_in_folder
from tui.session.save_search import words_of
from tui.session.shelf import ORDERS, Shelf, Told, in_order
from tui.session.statistics.archive import Archive
from tui.session.statistics.sums import records
from tui.session.statistics.table import record_lines
from tui.words import Wording

SAY = Wording("en")
NOW = datetime(2026, 11, 21, tzinfo=UTC)

VALUES: tuple[Any, ...] = (
    *(0, -1, 1, 99, 100, 2**63, -(2**63), 10**40, 1.5, 1e308, None, True, {}, {"a": 1}),
    *([], [[]] * 3, [1] * 100, "", "x" * 5000, "\u202e", "human", "hard", "other:bot", "dolores"),
    *("0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "0000-00-00T00:00:00Z"),
    *("2026-02-30T00:00:00Z", "2026-12-31T24:00:00Z"),
)
"""Values that a save never has, or not in that place."""


def changed(rng: Random, value: Any) -> Any:
    """Return a value with one thing in it dropped, doubled, added or made absurd."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key, way = rng.choice(list(value)), rng.random()
        if way < 0.1:
            return {name: each for name, each in value.items() if name != key}
        return {**value, **({"more": 1} if way < 0.15 else {key: changed(rng, value[key])})}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at, way = rng.randrange(len(value)), rng.random()
        there = [] if way < 0.2 else [value[at]] * 2 if way < 0.4 else [changed(rng, value[at])]
        return [*value[:at], *there, *value[at + 1 :]]
    if isinstance(value, int) and rng.random() < 0.6:
        return value + rng.choice([-2, -1, 1, 2, 50])
    return rng.choice(VALUES)


def hostile(rng: Random, good: list[bytes]) -> bytes:
    """Return a save with one or two lines changed, each check right, sometimes cut short."""
    bodies = list(good)
    for _ in range(rng.choice([1, 1, 2])):
        at = rng.choice([0, 0, -1, -1, rng.randrange(len(bodies))])
        value = changed(rng, json.loads(bodies[at]))
        bodies[at] = json.dumps(value, separators=(",", ":")).encode()
    data = frames(START, bodies)[0]
    return data[: -rng.randrange(1, 50)] if rng.random() < 0.1 else data


def shown(info: SaveInfo, cells: int) -> None:
    """Make everything that a list shows of a save."""
    names = tuple(player.name for player in info.header.players) if info.header else ()
    kin = kin_in_folder([info])[info.path]
    row(SAY, info, info.path.parent, kin)
    json.dumps(described(info, kin))
    save_row(Company(names, SAY, UNICODE), info, "", NOW, cells, Look("when", titles=9))
    shelf = Shelf("a")
    shelf.put([Told(info, words_of(SAY, info, "", NOW))])


@pytest.mark.parametrize(
    ("seed", "number"),
    [("few", 150), *(pytest.param(seed, 2500, marks=pytest.mark.slow) for seed in "abcdefgh")],
)
def test_one_bad_save_is_one_bad_row(tmp_path: Path, seed: str, number: int) -> None:
    rng = Random(seed)
    good: list[list[bytes]] = []
    for game, players in (("dolce-vita", "ABC"), ("dolores", "AB"), ("dalmuti", "ABCDE")):
        for steps in (None, 30):
            path = saved_game(tmp_path / "x.ludo", *players, game=game, steps=steps)
            good.append([line[HEAD:-2] for line in path.read_bytes().splitlines(keepends=True)])
            path.unlink()
    whole = saved_game(tmp_path / "whole.ludo")
    for _ in range(number):
        try:
            path.write_bytes(hostile(rng, rng.choice(good)))
        except SaveError:  # a line that no file could hold
            continue
        infos = list_saves(tmp_path)
        assert len(infos) == 2 and [info.path for info in infos if info.finished].count(whole) == 1
        for info in infos:
            shown(info, rng.choice([60, 90, 140]))
        for by in ORDERS:
            in_order((Told(info, ()) for info in infos), by)
        results = Archive().results(tmp_path, "A")
        bad = {info.path for info in results.bad}
        assert {info.path for info in infos if info.problem} <= bad
        # The statistics read a finished game to its end, so they find what the list cannot.
        assert whole not in bad and all(verify(each).status != "complete" for each in bad)
        found = records(results.games, offered_games())
        json.dumps([figures(record) for record in found])
        record_lines(Company((), SAY, UNICODE), found, results.bad, 78)
        report_sentence(SAY, verify(path), path.name)
