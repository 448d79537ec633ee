"""Which tests come past a line of the program, so that a fault there is shown to them first."""

import pickle
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import pytest
from coverage import Coverage

Reach = dict[tuple[str, int], list[str]]
"""The tests that come past a line of a file, the quickest first."""


class Watch:
    """A plugin of pytest that notes which test comes past which line, and how long it takes."""

    def __init__(self, root: Path, note: Path) -> None:
        self._root = root
        self._note = note
        self._seconds = defaultdict[str, float](float)
        self._lines = Coverage(data_file=None, config_file=False, include=[f"{root}/*"])
        self._lines.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Let the lines belong to the test that begins."""
        self._lines.switch_context(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the seconds that a part of a test took, and note the test if it failed."""
        self._seconds[report.nodeid] += report.duration
        if report.failed:
            self._note.write_text(report.nodeid, encoding="utf-8")

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write the note, unless it names a test that failed."""
        self._lines.stop()
        if exitstatus:
            return
        data = self._lines.get_data()
        reach: Reach = {}
        for file in data.measured_files():
            name = str(Path(file).relative_to(self._root))
            for line, tests in data.contexts_by_lineno(file).items():
                reach[name, line] = sorted(filter(None, tests), key=self._seconds.__getitem__)
        self._note.write_bytes(pickle.dumps(reach))


def nearest(reach: Reach, path: Path, line: int, tests: Sequence[str]) -> list[str]:
    """Return the tests that come past a line.

    Where none does, return all of them, because the line may run while the program is loaded, or in
    a process of its own.
    """
    return reach.get((str(path), line)) or [*tests]
