"""The bot of level `hard`: tries out what it may do in likely worlds, all playing like `normal`.

In every world each choice that is still in the running is played out to the end of the hand, so
that all of them meet the same cards; a choice that clearly falls behind is dropped. What a choice
is worth is told as a share of the opponents, see `playout.shares`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Gift
from engine.dalmuti.bots.groups import whole_groups
from engine.dalmuti.bots.normal import gifts_by_relief, normal
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.playout import results
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import size
from engine.dalmuti.legal import legal
from engine.dalmuti.state import State
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Prospect, Seat

PLAYOUTS: Final = 400
"""How many hands are played out for one decision at full strength."""
TAX_PLAYOUTS: Final = 1200
"""The same for a gift or the call of a revolution, of which a hand has one: choices that are close,
and a whole hand of chance after them. On 80 gifts this lost 0.0022 of the opponents against 6,000
playouts, and chose the same with another chance in 76 of 100; on 40, 400 playouts lost 0.0051 and
chose the same in 62."""
GIFTS: Final = 6
"""How many gifts are tried out: those that ease the hand most."""
FEW: Final = 8
"""With so few cards left, every lead is tried out."""
LEAST: Final = 48
"""In how many worlds the best choice is played out at least, to tell what it is worth."""
LOOK: Final = 16
"""After how many worlds choices that fell behind are dropped for the first time; then after twice
as many, and so on."""
BEHIND: Final = 3.5
"""How many standard errors behind the best a choice has to be to be dropped: with ten choices, the
best is lost by chance in some 3 of 100 searches at most, as far as worlds are independent (all
looks, Student's distribution)."""
DOUBT: Final = 0.05
"""Added to the variance of few results, which may be alike by accident; in opponents, squared."""


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
    """The best choice after so many playouts in worlds that are imagined so, without a plan the
    seat itself playing like `normal`."""
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
    """The choices, best first, after so many playouts; of what happens before the play it takes at
    least TAX_PLAYOUTS."""
    race = Race(choices, worlds.view.seat, plan)
    rng = worlds.rng
    most = max(playouts, TAX_PLAYOUTS) if worlds.view.table.stage == "tax" else playouts
    drawn = done = 0
    while done < most and not (done and enough(done)):
        done += race.run(worlds.draw(), str(rng.random()))
        drawn += 1
        if len(race.running) == 1 and drawn >= LEAST:
            break
    return race.prospects()


def candidates(view: DalmutiView, rng: Random) -> tuple[DalmutiAction, ...]:
    """What is worth trying out, first what a `normal` would do: of the leads, those that keep the
    groups whole, or all if few cards are left; of the gifts, those that ease the hand most."""
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


class Race:
    """How the choices of a seat fare, world by world."""

    def __init__(
        self, choices: Sequence[DalmutiAction], seat: Seat, plan: Plan | None = None
    ) -> None:
        self.choices = choices
        self.seat = seat
        self.plan = plan
        self.running = list(range(len(choices)))
        self.results: list[list[float]] = [[] for _ in choices]

    def run(self, world: State, chance: str) -> int:
        """Play out the choices still in the running in one world, all with the same chance in a
        deal to come, and drop those that have clearly fallen behind. Return how many were played.
        """
        played = len(self.running)
        choices = [self.choices[one] for one in self.running]
        found = results(world, choices, self.seat, chance, self.plan)
        for choice, result in zip(self.running, found, strict=True):
            self.results[choice].append(result)
        worlds = len(self.results[self.running[0]])
        if len(self.running) > 1 and worlds >= LOOK and not worlds & worlds - 1:
            best, doubt = self._best(), DOUBT / (len(world.hands) - 1) ** 2
            self.running = [one for one in self.running if not self._behind(one, best, doubt)]
        return played

    def prospects(self) -> tuple[Prospect[DalmutiAction], ...]:
        """What the choices are worth, best first. One that was dropped is judged by how far it fell
        behind the best in the worlds that both met, which may have been kinder than most."""
        best = self._best()
        top = _mean(self.results[best])
        lacking = [_mean(_lacking(results, self.results[best])) for results in self.results]
        worths = [max(0.0, min(top, top - less)) for less in lacking]
        ranking = sorted(range(len(worths)), key=lambda one: (-worths[one], one != best))
        return tuple(
            Prospect(self.choices[one], worths[one], len(self.results[one])) for one in ranking
        )

    def _best(self) -> int:
        return max(self.running, key=lambda choice: sum(self.results[choice]))

    def _behind(self, choice: int, best: int, doubt: float) -> bool:
        """Return whether a choice is clearly behind the best in the worlds so far."""
        lacking = _lacking(self.results[choice], self.results[best])
        number, mean = len(lacking), _mean(lacking)
        variance = sum((lack - mean) ** 2 for lack in lacking) / (number - 1)
        return mean > 0 and mean * mean * number > BEHIND * BEHIND * (variance + doubt)


def _lacking(results: Sequence[float], best: Sequence[float]) -> list[float]:
    """Return, world by world, how far a choice was behind the best one, which may have met more
    worlds."""
    return [b - a for a, b in zip(results, best, strict=False)]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
