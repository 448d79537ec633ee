"""Makes the bundled sample games: `python -m tests.saves.make_samples` writes them anew."""

from collections.abc import Callable
from typing import Final

from saves.samples import SAMPLES
from tests.saves.recipes import dalmuti, dolce_vita, dolores

RECIPES: Final[dict[str, Callable[[str], bytes]]] = {
    "dolce-vita": dolce_vita.make,
    "dolores": dolores.make,
    "dalmuti": dalmuti.make,
}
"""By game, what makes the save of a name."""


if __name__ == "__main__":
    for sample in SAMPLES:
        sample.path.write_bytes(RECIPES[sample.game](sample.file))
