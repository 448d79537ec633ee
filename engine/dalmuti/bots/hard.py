"""The bot of level `hard`: tries out what it may do in likely worlds, all playing like `normal`."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Gift
from engine.dalmuti.bots.groups import whole_groups
from engine.dalmuti.bots.normal import gifts_by_relief, normal
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.race import Race
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import size
from engine.dalmuti.legal import legal
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Prospect

PLAYOUTS: Final = 400
"""How many hands are played out for one decision at full strength."""
TAX_PLAYOUTS: Final = 1200
"""How many for a gift or the call of a revolution, which a hand has once: such choices are close,
and a whole hand of chance follows. On 80 gifts this lost 0.0022 of the opponents against 6,000
playouts, and chose the same with other luck in 76 of 100; on 40, 400 playouts lost 0.0051 and chose
the same in 62."""
GIFTS: Final = 6
"""How many gifts are tried out: those that ease the hand most."""
FEW: Final = 8
"""With at most so many cards in hand, every lead is tried out."""
CLEARLY: Final = 1.0
"""By how many standard errors another choice in the tax has to be better than that of a `normal`.
Of 200 gifts 165 were the same with other luck (142 without this), and no more was lost."""
LEAST: Final = 48
"""In how many worlds the best choice is played out at least, to tell what it is worth."""


def hard(view: DalmutiView, rng: Random, enough: Enough) -> DalmutiAction:
    """Choose what looks best after playing every choice out. `enough` is asked after every world
    about the number of playouts."""
    return decided(view, rng, enough, PLAYOUTS, Worlds)


def decided(
    view: DalmutiView,
    rng: Random,
    enough: Enough,
    playouts: int,
    imagine: Callable[[DalmutiView, Random], Worlds],
    plan: Plan | None = None,
) -> DalmutiAction:
    """Return the best choice after `playouts` playouts in the worlds that `imagine` makes; without
    a plan the seat itself plays like `normal`."""
    choices = candidates(view, rng)
    if len(choices) == 1:
        return choices[0]
    return raced(choices, imagine(view, rng), playouts, enough, plan)[0].action


def raced(
    choices: Sequence[DalmutiAction],
    worlds: Worlds,
    playouts: int,
    enough: Enough,
    plan: Plan | None = None,
) -> tuple[Prospect[DalmutiAction], ...]:
    """Return the choices, best first, after `playouts` playouts, or fewer if `enough` says so or
    one choice is left. The tax allows at least TAX_PLAYOUTS; there the first choice, that of a
    `normal`, stays first unless another is CLEARLY better."""
    tax = worlds.view.table.stage == "tax"
    race = Race(choices, worlds.view.seat, plan, CLEARLY if tax else 0.0)
    rng = worlds.rng
    most = max(playouts, TAX_PLAYOUTS) if tax else playouts
    drawn = done = 0
    while done < most and not (done and enough(done)):
        done += race.run(worlds.draw(), str(rng.random()))
        drawn += 1
        if len(race.running) == 1 and drawn >= LEAST:
            break
    return race.prospects()


def candidates(view: DalmutiView, rng: Random) -> tuple[DalmutiAction, ...]:
    """Return what is worth trying out, first what a `normal` would do: of the leads, those that
    keep the groups whole, or all if few cards are left; of the gifts, those that ease the hand
    most."""
    first = normal(view, rng, bool)
    return first, *(action for action in _sensible(view) if action != first)


def _sensible(view: DalmutiView) -> Sequence[DalmutiAction]:
    table = view.table
    if table.stage == "tax":
        others = [action for action in legal(view) if type(action) is not Gift]
        return *gifts_by_relief(view)[:GIFTS], *others
    if table.stage == "play" and table.top is None and size(view.hand) > FEW:
        return whole_groups(view.seat, view.hand)
    return legal(view)
