"""The common ground of all tests: a known environment, and Hypothesis without a clock."""

import gc
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import textual._wait
from hypothesis import HealthCheck, settings
from textual.pilot import Pilot

from tests.browsers import CHROMIUM
from tests.pilots import wait_for_screen
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
    "PYTHONDONTWRITEBYTECODE",
    "TEXTUAL_ANIMATIONS",
    "TEXTUAL_COLOR_SYSTEM",
    "TEXTUAL_DEBUG",
    "TEXTUAL_FILTERS",
    "TEXTUAL_THEME",
)
"""The variables that a user of this machine may have set and no test should see."""

SET = {"COLORTERM": "truecolor", "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC"}

# Set the environment at import, not in a fixture, because Textual reads some of it when imported.
# In a run without workers the snapshot plugin imports Textual before this file; workers start with
# what is set here.
for name in SCRUBBED:
    os.environ.pop(name, None)
os.environ.update(SET)
# Keep the byte code, because otherwise every worker and every program that a test starts compiles
# all modules anew: most of the time of collecting, and of the tests that start programs.
sys.dont_write_bytecode = False
if hasattr(time, "tzset"):
    time.tzset()

# Importing makes many objects and no garbage, so the collector would look at them again and again
# for nothing; it is switched on when all tests are collected.
gc.disable()

# Without a browser, the tests that need one are left out, and a line says so.
collect_ignore_glob = [] if CHROMIUM else ["*_browser.py"]

pytest.register_assert_rewrite("tests.engine", "tests.playthroughs", "tests.saves", "tests.tui")

# A background job of a shell ignores Ctrl+C, and one under nohup a closed terminal. Undo both here,
# because programs inherit them, and those that tests interrupt or hang up must notice.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

# No test may depend on the speed of the machine; a failure on the build machine must be
# reproducible here.
settings.register_profile(
    "ludotheque",
    deadline=None,
    derandomize="CI" in os.environ,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ludotheque")

EVERYDAY = 0.4
"""The share of the examples of a random test that a run without the slow tests takes, if there are
more than ten.

`make test-all` takes all. Every run tries others, unless CI is set.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the flag that lets golden files be written."""
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew; read the difference before you commit it",
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what a run of all tests leaves out."""
    if not CHROMIUM and "not slow" not in terminalreporter.config.option.markexpr:
        terminalreporter.write_line("No chromium on the path: no page was tried in a browser.")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Return the number of workers: none for a single file, which runs in this process.

    Tests of screens get two workers a core, because they often wait;
    None leaves the number to xdist.
    """
    named = {Path(each.partition("::")[0]).absolute() for each in config.args}
    if [each.suffix for each in named] == [".py"]:
        return 0
    screens = any("tui" in each.parts or (each / "tui").is_dir() for each in named)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return 2 * (cores or 1) if screens else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shorten the random tests of a run without the slow tests."""
    if "not slow" not in config.option.markexpr:
        return
    tests: list[Any] = [each.obj for each in items if isinstance(each, pytest.Function)]
    for test in {getattr(each, "__func__", each) for each in tests}:
        full = getattr(test, "_hypothesis_internal_use_settings", settings())
        if getattr(test, "is_hypothesis_test", False) and full.max_examples > 10:
            some = max(10, round(full.max_examples * EVERYDAY))
            test._hypothesis_internal_use_settings = settings(full, max_examples=some)


def pytest_collection_finish() -> None:
    """Freeze all loaded objects, so that the garbage collector does not look at them before every
    test."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def short_waits() -> None:
    """Let a pilot look often whether the app is at rest, and let nobody wait for the disk.

    Textual's pilot sleeps 40 ms a key: most of the time of the tests of screens, which wait for
    what they expect anyway. No test needs what it writes after the machine is switched off.
    """
    textual._wait.SLEEP_GRANULARITY = 0.004
    textual._wait.SLEEP_IDLE = 0.001
    monkey = pytest.MonkeyPatch()
    monkey.setattr(Pilot, "_wait_for_screen", wait_for_screen)
    monkey.setattr(os, "fsync", lambda _: None)


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Redirect data and settings to a folder of this run, so that nobody's own are used; return
    it."""
    home = tmp_path_factory.mktemp("home")
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    # An existing file of settings keeps the first-start screen away.
    kept = settings_path()
    kept.parent.mkdir(parents=True)
    kept.touch()
    return home
