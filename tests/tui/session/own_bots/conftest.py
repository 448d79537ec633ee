"""The packages that these tests install."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.tui.packages import install, reachable
from tests.tui.session.own_bots.strangers import FOREIGN

Strangers = Callable[..., Path]


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Strangers]:
    """Yield a function that installs robots of the package of strangers, by their names or under
    other ones, and returns its folder."""
    monkeypatch.setenv("MARKED", str(tmp_path / "marked"))
    with ExitStack() as stack:

        def come(*names: str, **called: str) -> Path:
            entries = {**dict.fromkeys(names, ""), **called}
            things = {name: thing or name for name, thing in entries.items()}
            folder = install(tmp_path / "packages", "strangers", FOREIGN, things)
            return stack.enter_context(reachable(folder))

        yield come
