"""What all tests stand on: a known environment, and Hypothesis without a clock."""

import gc
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.browsers import CHROMIUM
from tui.settings import settings_path

SCRUBBED = (
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLUMNS",
    "FORCE_COLOR",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LINES",
    "NO_COLOR",
    "TEXTUAL_ANIMATIONS",
    "TEXTUAL_COLOR_SYSTEM",
    "TEXTUAL_DEBUG",
    "TEXTUAL_FILTERS",
    "TEXTUAL_THEME",
)
"""What the person at this machine may have set and no test should meet."""

SET = {"COLORTERM": "truecolor", "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC"}

# At import, not in a fixture: some of it is read when Textual is imported. The snapshot plugin
# imports it before this file in a run without workers; workers start from what is set here.
for name in SCRUBBED:
    os.environ.pop(name, None)
os.environ.update(SET)
if hasattr(time, "tzset"):
    time.tzset()

pytest.register_assert_rewrite("tests.engine", "tests.playthroughs", "tests.saves", "tests.tui")

# A run in the background of a shell would hand on that Ctrl+C is ignored; the programs that tests
# interrupt must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No test may depend on how fast the machine is; a failure on the build machine comes again here.
settings.register_profile(
    "ludotheque",
    deadline=None,
    derandomize="CI" in os.environ,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ludotheque")

EVERYDAY = 0.4
"""The share of its examples that a random test of more than ten tries in a run without the slow
tests; `make test-all` tries all. Every run tries others."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The flag that lets golden files be written."""
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew; read the difference before you commit it",
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what a run of all tests leaves out."""
    if not CHROMIUM and "not slow" not in terminalreporter.config.option.markexpr:
        terminalreporter.write_line("No chromium on the path: no page was tried in a browser.")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """One file runs in this process, at once. Where there are screens each core has two workers:
    a screen's test waits as long as it works."""
    named = {Path(each.partition("::")[0]).absolute() for each in config.args}
    if [each.suffix for each in named] == [".py"]:
        return 0
    screens = any("tui" in each.parts or (each / "tui").is_dir() for each in named)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return 2 * (cores or 1) if screens else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the random tests be brief in an everyday run."""
    if "not slow" not in config.option.markexpr:
        return
    tests: list[Any] = [each.obj for each in items if isinstance(each, pytest.Function)]
    for test in {getattr(each, "__func__", each) for each in tests}:
        full = getattr(test, "_hypothesis_internal_use_settings", settings())
        if getattr(test, "is_hypothesis_test", False) and full.max_examples > 10:
            some = max(10, round(full.max_examples * EVERYDAY))
            test._hypothesis_internal_use_settings = settings(full, max_examples=some)


def pytest_collection_finish() -> None:
    """What has been loaded stays: the garbage collector need not look at it before every test."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Data and settings go to a folder of this run, never to those of the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    # Whoever starts the program in these tests has done so before.
    kept = settings_path()
    kept.parent.mkdir(parents=True)
    kept.touch()
    return home
