"""What all tests stand on: a known environment, and Hypothesis without a clock."""

import os
import signal
import time
from pathlib import Path

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
