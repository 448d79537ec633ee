"""Bundled games in which the worked examples of the rules happen, to be replayed and branched.

They are read like any save, and written by `tests/saves/make_samples.py` alone.
"""

from pathlib import Path
from typing import Final, NamedTuple


class Sample(NamedTuple):
    """One sample game: `name` is the example's, `step` the state that shows what it came to."""

    name: str
    game: str
    step: int

    @property
    def path(self) -> Path:
        """The save."""
        return Path(__file__).with_name(f"{self.name}.ludo")


SAMPLES: Final = (
    Sample("dv-e1", "dolce-vita", 22),
    Sample("dv-e2", "dolce-vita", 28),
    Sample("dv-e3", "dolce-vita", 21),
)
"""In the order of the rules."""
