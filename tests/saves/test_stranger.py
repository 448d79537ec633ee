"""With docs/save-format.md and the rules, a stranger's reader scores any game again: see
tests/saves/stranger."""

import ast
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.arena import play_out
from engine.registry import GAMES, game_named
from saves.chain import DEPTH_LIMIT, LINE_LIMIT, SIZE_LIMIT
from saves.header import Player, new_header
from saves.reading import load
from saves.whole import compose
from tests.saves.games import BEGUN, begun_game, moves
from tests.saves.stranger import FOLDS, bodies, history, score_again, stated
from tui.games.registry import samples

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "save-format.md"
EXAMPLE = samples()[0][1].path
READER = Path(__file__).parent / "stranger"


def some_options(game: str, chance: random.Random) -> Any:
    """Return options that somebody might choose."""
    made = game_named(game).options
    if game == "dalmuti":
        return made(
            hands=chance.randint(1, 4),
            lesser_tax=chance.randint(1, 2),
            first_hand_revolution=chance.random() < 0.5,
            short_deck=chance.random() < 0.5,
            philanthropy=chance.random() < 0.5,
            misdeal=True,
        )
    if game == "dolores":
        return made(simple=chance.random() < 0.2, first=chance.choice(["seat-1", "random"]))
    return made(hundreds=chance.randint(0, 17), first=chance.choice(["seat-1", "random"]))


def some_game(game: str, seed: str) -> bytes:
    """Return a whole game of robots on some terms."""
    rules, chance = game_named(game), random.Random(seed)
    seats = chance.choice(rules.seats)
    players = [Player(f"Seat {seat}", "random") for seat in range(seats)]
    header = new_header(rules, players, some_options(game, chance), seed, BEGUN, "0.1.0")
    journal = play_out(rules, header.setup, [rules.bots["random"]] * seats, seed)
    return compose(header, journal.actions)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", FOLDS)
def test_a_stranger_scores_any_game(game: str, seed: int) -> None:
    data = some_game(game, f"stranger {seed}")
    assert score_again(data) == stated(data)


def test_a_stranger_follows_take_backs(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    with begun_game(path, 4) as game:
        game.table.take_back(0, game.header.humans)
        for action in moves()[1:]:
            game.table.submit(action)
    data = path.read_bytes()
    assert score_again(data) == stated(data)
    assert len(history(bodies(data)[1:])[0]) == len(load(path).journal)


def test_the_stranger_knows_every_game() -> None:
    assert set(FOLDS) == set(GAMES)


def test_the_stranger_has_nothing_of_ours() -> None:
    """The reader imports only the standard library and its own files."""
    for file in READER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert all(name.name in sys.stdlib_module_names for name in node.names)
            if isinstance(node, ast.ImportFrom) and not node.level:
                assert node.module is not None
                assert node.module.split(".")[0] in sys.stdlib_module_names


def test_a_stranger_by_himself_scores_the_samples() -> None:
    """The reader runs in a process of its own, with files and nothing else."""
    files = [str(path) for path in sorted({sample.path for _, sample in samples()})]
    done = subprocess.run(
        [sys.executable, "-m", "tests.saves.stranger", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == len(files)


def test_a_stranger_notices_a_changed_byte_and_a_changed_score() -> None:
    data = EXAMPLE.read_bytes()
    with pytest.raises(AssertionError):
        score_again(data.replace(b'"card":1', b'"card":2', 1))
    last = stated(data)
    assert score_again(data)._replace(scores=[0] * 4) != last


def test_the_example_of_the_page_is_a_real_one() -> None:
    shown = [line[4:] for line in PAGE.read_text("utf-8").splitlines() if line[:6] == '    ["']
    shown = [line.removesuffix(" ...") for line in shown if "<check>" not in line]
    assert len(shown) == 3
    for line, real in zip(shown, EXAMPLE.read_text("utf-8").splitlines(), strict=False):
        assert real.startswith(line)


def test_the_page_states_the_limits_that_hold() -> None:
    page = PAGE.read_text("utf-8")
    for limit in (SIZE_LIMIT, LINE_LIMIT, DEPTH_LIMIT):
        assert f" {limit:,}" in page


@pytest.mark.parametrize("game", FOLDS)
def test_the_page_names_every_action_field_and_option(game: str) -> None:
    """Every action with its fields stands in the table of its game, and every option."""
    rules = game_named(game)
    section = next(
        part for part in PAGE.read_text("utf-8").split("\n## ") if f"`game` is `{game}`" in part
    )
    rows = [row.split(" | ") for row in section.splitlines() if row.startswith("| `")]
    first = {row[0].strip("| ⚄").replace("`", ""): row[1] for row in rows if len(row) > 2}
    for action in rules.actions.__args__:
        config = action.__struct_config__
        fields = first[config.tag]
        for field in action.__struct_fields__:
            assert f"`{field}`" in fields, (config.tag, field)
    for option in rules.options.__struct_fields__:
        assert option in first


def test_the_page_counts_on_the_versions_that_hold() -> None:
    page = PAGE.read_text("utf-8")
    for game in FOLDS:
        assert f"`game` is `{game}`, `rules` is {game_named(game).rules}," in page
