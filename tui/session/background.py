"""How a process that searches behaves beside the screen, which goes first."""

import gc
import os
from typing import Final

NICENESS: Final = 10
"""The niceness of thinking, so that the screen goes first where both share a core."""

GARBAGE: Final = (200_000, 20, 100)
"""How many new objects are looked at together for cycles that nobody holds any more, and how often
older ones are: seldom, because a search holds hundreds of thousands of objects and makes no cycles.
With Python's own numbers looking at them took a sixth of a review of Dolce Vita."""


def stay_in_the_background() -> None:
    """Lower the priority of this process, and look for garbage seldom; never among the objects that
    exist now."""
    os.nice(NICENESS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
