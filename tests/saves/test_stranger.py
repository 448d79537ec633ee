"""A stranger's reader, written from docs/save-format.md and the rules with the standard library
alone: it checks any save and scores any game of Dolce Vita again."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from saves.chain import DEPTH_LIMIT, LINE_LIMIT, SIZE_LIMIT
from saves.reading import load
from saves.samples import SAMPLES
from tests.saves.games import begun_game, finished, moves

PAGE = Path(__file__).parents[2] / "docs" / "save-format.md"

Json = dict[str, Any]


def bodies(data: bytes) -> list[Json]:
    """The bodies of all lines, every check compared."""
    check, found = b"", []
    for line in data.split(b"\n")[:-1]:
        assert line[:2] == b'["' and line[18:20] == b'",' and line[-1:] == b"]"
        body = line[20:-1]
        check = hashlib.blake2b(check + body, digest_size=8).digest()
        assert line[2:18].decode() == check.hex()
        found.append(json.loads(body))
    return found


def history(records: list[Json]) -> list[Json]:
    """The actions that were not taken back."""
    actions: list[Json] = []
    for record in records:
        if record["is"] == "act":
            actions.append(record["action"])
        elif record["is"] == "back":
            del actions[record["to"] :]
    return actions


def scores(players: int, actions: list[Json]) -> list[int]:
    """What everybody owns at the end of a game of Dolce Vita."""
    columns: list[list[int]] = []
    goods: list[dict[int, int]] = [{} for _ in range(players)]
    money = [0] * players
    placed: list[list[list[int]]] = []
    for action in actions:
        if action["do"] == "deal":
            columns = action["columns"]
        if action["do"] in ("deal", "gather"):
            placed = [[[] for _ in range(players)] for _ in range(7)]
        if action["do"] == "place":
            placed[action["column"]][action["seat"]].append(action["card"])
        if action["do"] == "award":
            column = columns[action["column"]]
            totals = [sum(cards) for cards in placed[action["column"]]]
            if column and not any(totals):
                column.append(column.pop(0))
            alone = [s for s in range(players) if totals[s] and totals.count(totals[s]) == 1]
            for seat in sorted(alone, key=lambda s: -totals[s]):
                if column:
                    category, value = divmod(column.pop(0), 10)
                    if category == 8:
                        money[seat] += value
                    else:
                        if category in goods[seat]:
                            column.append(10 * category + goods[seat][category])
                        goods[seat][category] = value
    return [sum(goods[seat].values()) + money[seat] for seat in range(players)]


def score_again(data: bytes) -> None:
    header, *records = bodies(data)
    assert header["ludo"] == 1 and header["game"] == "dolce-vita"
    (end,) = [record for record in records if record["is"] == "end"]
    found = scores(len(header["players"]), history(records))
    assert found == end["scores"]
    assert [1 + sum(other > mine for other in found) for mine in found] == end["places"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_a_stranger_scores_the_samples(sample: Any) -> None:
    score_again(sample.path.read_bytes())


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_stranger_scores_any_game(seed: str) -> None:
    score_again(finished(seed))


def test_a_stranger_follows_take_backs(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    with begun_game(path, 4) as game:
        game.take_back(0)
        for action in moves()[1:]:
            game.submit(action)
    score_again(path.read_bytes())
    assert len(history(bodies(path.read_bytes())[1:])) == len(load(path).journal)


def test_the_example_of_the_page_is_a_real_one() -> None:
    shown = [line[4:] for line in PAGE.read_text("utf-8").splitlines() if line[:6] == '    ["']
    shown = [line.removesuffix(" ...") for line in shown if "<check>" not in line]
    assert len(shown) == 3
    for line, real in zip(shown, SAMPLES[0].path.read_text("utf-8").splitlines(), strict=False):
        assert real.startswith(line)


def test_the_page_states_the_limits_that_hold() -> None:
    page = PAGE.read_text("utf-8")
    for limit in (SIZE_LIMIT, LINE_LIMIT, DEPTH_LIMIT):
        assert f" {limit:,}" in page
