"""Bundled games in which the worked examples of the rules happen, to be replayed and branched.

They are read like any save, and written by `tests/saves/make_samples.py` alone.
"""

from pathlib import Path
from typing import Final, NamedTuple


class Sample(NamedTuple):
    """One worked example: `name` is the rules', `step` the state that shows what it came to, in
    the game of `file`, where other examples may happen too."""

    name: str
    game: str
    step: int
    file: str

    @property
    def path(self) -> Path:
        """The save."""
        return Path(__file__).with_name(f"{self.file}.ludo")


SAMPLES: Final = (
    Sample("dv-e1", "dolce-vita", 22, "dv-e1"),
    Sample("dv-e2", "dolce-vita", 28, "dv-e2"),
    Sample("dv-e3", "dolce-vita", 21, "dv-e3"),
    Sample("do-e1", "dolores", 74, "do-e1"),
    Sample("do-e2", "dolores", 74, "do-e1"),
    Sample("do-e3", "dolores", 74, "do-e1"),
    Sample("do-e4", "dolores", 74, "do-e1"),
    Sample("do-e5", "dolores", 77, "do-e5"),
    Sample("da-e1", "dalmuti", 2, "da-e1"),
    Sample("da-e2", "dalmuti", 12, "da-e1"),
    Sample("da-e3", "dalmuti", 26, "da-e1"),
    Sample("da-e4", "dalmuti", 35, "da-e1"),
    Sample("da-e5", "dalmuti", 8, "da-e5"),
)
"""In the order of the rules."""


def bundled(path: Path) -> bool:
    """Whether a file came with the program, so that nothing is to be written to it."""
    return path.parent == Path(__file__).parent
