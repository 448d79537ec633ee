"""The bot of level `master`: `hard` with more time, which reads the others' moves and plans its
own.

It compares everybody's moves with what a `normal` would have done (`belief.closely`), so that it
guesses more of the hidden cards right. That takes longer paths from a guess to a likely world. In
the hands that are played out it does not move like a `normal`, but as has proved best so far
(`plan.Plan`).
"""

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.hard import candidates, decided, raced
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.reasons import reason
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Prospect

PLAYOUTS: Final = 1200
"""How many hands are played out for one decision at full strength."""
CLOSE: Final = 0.05
"""Two choices count as about as good if their shares of the opponents differ by less than this: the
least loss that a review names."""
FRESH: Final = 64
"""How many worlds come from one guess."""
FIRST: Final = 200
"""How many swaps lead from a guess to its first world."""


def master(view: DalmutiView, rng: Random, enough: Enough) -> DalmutiAction:
    """Choose what looks best after playing every choice out. `enough` is asked after every world
    about the number of playouts."""
    return decided(view, rng, enough, PLAYOUTS, _worlds, Plan())


def advise(view: DalmutiView, rng: Random, enough: Enough) -> tuple[Prospect[DalmutiAction], ...]:
    """Return the choices of the seat, best first, with what speaks for the best."""
    choices, worlds = candidates(view, rng), _worlds(view, rng)
    found = raced(choices, worlds, PLAYOUTS, enough, Plan())
    best, *others = found
    close = not others or best.worth - others[0].worth < CLOSE
    why = reason(view, best.action, [each.action for each in others], worlds.draw, close)
    return replace(best, why=why), *others


def _worlds(view: DalmutiView, rng: Random) -> Worlds:
    return Worlds(view, rng, FRESH, FIRST, closely)
