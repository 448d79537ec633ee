"""The arena in any executor, and a series that goes on from a file of finished deals."""

import json
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from engine.registry import game_named
from tests.tui.cli.running import here
from tui.cli import matches
from tui.cli.arena import findings
from tui.cli.arena_report import described
from tui.cli.finished_deals import Bout, FinishedDeals, mark
from tui.console.status import FAILED
from tui.words import Wording

Capsys = pytest.CaptureFixture[str]

SERIES = ("arena", "dolce-vita", "--seed", "s", "--games", "9", "--bots", "novice,random,random")

BOUT = Bout(
    "dolce-vita", game_named("dolce-vita").options(), ("novice", "random", "random"), "s", False
)


class Lazy(Executor):
    """An executor that plays nothing before a result is asked for."""

    def submit(self, doing: Any, /, *words: Any, **named: Any) -> Future[Any]:
        """Return a future that does its work each time its result is asked for."""
        future: Future[Any] = Future()
        future.result = lambda _=None: doing(*words, **named)  # type: ignore[assignment,method-assign]
        return future


def results(pool: Executor | None, finished: FinishedDeals | None = None) -> dict[str, Any]:
    """Return what the arena finds, without the time that it took."""
    found = described(*findings([BOUT], 9, Wording("en"), pool, finished))
    found.pop("seconds")
    return found


def said(capsys: Capsys, *words: str) -> dict[str, Any]:
    """Return the answer of the arena in JSON, without the time that it took."""
    ended = here(capsys, *SERIES, "--json", *words)
    assert (ended.status, ended.err) == (0, "")
    answer: dict[str, Any] = json.loads(ended.out)
    answer.pop("seconds")
    return answer


def test_the_same_deals_come_to_the_same_in_any_executor() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert results(pool) == results(Lazy()) == results(None)


def test_a_series_goes_on_from_what_is_finished(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, numbers, play = tmp_path / "deals.jsonl", list[int](), matches.play_all
    whole = said(capsys)

    def played(bouts: Any, number: int) -> Any:
        if len(numbers) == 2:
            raise KeyboardInterrupt
        numbers.append(number)
        return play(bouts, number)

    monkeypatch.setattr(matches, "play_all", played)
    assert here(capsys, *SERIES, "--deals", str(file)).status == 130
    numbers.clear()
    assert said(capsys, "--deals", str(file)) == whole and numbers == [2]
    assert said(capsys, "--deals", str(file)) == whole and numbers == [2]
    # A line that was cut off in the middle is played again, and written as a line of its own.
    file.write_bytes(file.read_bytes()[:-9])
    numbers.clear()
    assert said(capsys, "--deals", str(file)) == whole and numbers == [2]
    assert len(FinishedDeals(file)) == 3
    # A series of more games goes on from the file, one of another seed does not.
    numbers.clear()
    assert said(capsys, "--deals", str(file), "--games", "12")["games"] == 12 and numbers == [3]
    numbers.clear()
    assert said(capsys, "--deals", str(file), "--games", "6", "--seed", "t")["games"] == 6
    assert numbers == [0, 1]


def test_only_the_same_bout_has_the_same_mark() -> None:
    others = (
        BOUT._replace(seed="t"),
        BOUT._replace(lineup=("novice@2", "random", "random")),
        BOUT._replace(options=game_named("dolce-vita").options(hundreds=3)),
        BOUT._replace(game="dolores", options=game_named("dolores").options()),
    )
    assert len({mark(BOUT), *map(mark, others)}) == 5
    assert mark(BOUT) == mark(BOUT._replace(measured=True))


def test_a_file_that_cannot_be_used_is_told(capsys: Capsys, tmp_path: Path) -> None:
    assert here(capsys, *SERIES, "--deals", str(tmp_path)).failed(FAILED)
    assert here(capsys, *SERIES, "--deals", str(tmp_path / "no" / "deals")).failed(FAILED)


def test_without_dask_one_line_says_how_to_install_it(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ended = here(capsys, *SERIES, "--scheduler", "tcp://127.0.0.1:9")
    assert "pipx install --force '.[cluster]'" in ended.failed(FAILED)
