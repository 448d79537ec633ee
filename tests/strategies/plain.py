"""Strategies that anybody can follow: they know the score board and what was shown and said.

A strategy says what to say and to choose at the gestures; it never uses a Ruse.
"""

from collections.abc import Callable, Mapping
from operator import mul
from random import Random
from typing import Final

from engine.dolores.actions import Announce, Commit, DoloresAction
from engine.dolores.bots.matrix import Mixture, draw, solve
from engine.dolores.cards import CONFLIT, ESQUIVE, GESTURES, PARTAGE, Gesture
from engine.dolores.payoffs import payoffs
from engine.dolores.state import Record, side
from engine.dolores.views import DoloresView

Strategy = Callable[[DoloresView, Random], DoloresAction]
"""The word or the gesture of a player at a split of two."""

FREQUENCIES: Final = (0.3, 0.4, 0.3)
"""How often each of GESTURES is made by a player who looks at nothing else."""


def always(gesture: Gesture) -> Strategy:
    """Return the strategy that always makes one gesture, without a word."""

    def choose(view: DoloresView, rng: Random) -> DoloresAction:
        return Commit(view.seat, gesture)

    return choose


def promise_and_fight(view: DoloresView, rng: Random) -> DoloresAction:
    """Announce a Partage and fight."""
    said = my_word(view)
    return Commit(view.seat, CONFLIT) if said else Announce(view.seat, PARTAGE)


def truthful(view: DoloresView, rng: Random) -> DoloresAction:
    """Draw a gesture by fixed frequencies, say so, and make it."""
    said = my_word(view)
    if said:
        return Commit(view.seat, said)
    return Announce(view.seat, GESTURES[draw(list(FREQUENCIES), rng)])


def copy(view: DoloresView, rng: Random) -> DoloresAction:
    """Make the gesture that the other player made last, at first a Partage."""
    return Commit(view.seat, rival(view).last or PARTAGE)


def tit_for_tat(view: DoloresView, rng: Random) -> DoloresAction:
    """Promise a Partage and keep to it, unless the other fought last; then fight."""
    if rival(view).last == CONFLIT:
        return Commit(view.seat, CONFLIT)
    said = my_word(view)
    return Commit(view.seat, PARTAGE) if said else Announce(view.seat, PARTAGE)


def counting(view: DoloresView, rng: Random) -> DoloresAction:
    """Answer best, by the score board, to the gestures that the other player has shown so far, each
    counted once more."""
    shown = [times + 1 for times in rival(view).shown]
    worths = [sum(map(mul, row, shown)) for row in lead(view)]
    return Commit(view.seat, GESTURES[worths.index(max(worths))])


def bare_matrix(view: DoloresView, rng: Random) -> DoloresAction:
    """Draw from Nash's mixture of the score board as it would be after this split."""
    return Commit(view.seat, GESTURES[draw(equilibrium(lead(view)), rng)])


def equilibrium(gains: list[list[int]]) -> Mixture:
    """Return the mixture of the row player of a game in which one player loses what the other
    gains."""
    losses = [[-gain for gain in column] for column in zip(*gains, strict=True)]
    return solve(gains, losses)[0]


def lead(view: DoloresView) -> list[list[int]]:
    """Return by how much a split changes the lead of the view's seat: a row for each of its
    gestures, with a number for each of the other player's."""
    donors = [[cell.donor - cell.neighbour for cell in row] for row in payoffs(view)]
    if side(view, view.seat) == 0:
        return donors
    return [[-change for change in column] for column in zip(*donors, strict=True)]


def my_word(view: DoloresView) -> int:
    """Return the gesture that the view's seat has announced, 0 for none."""
    return view.sharing.said[side(view, view.seat)]


def rival(view: DoloresView) -> Record:
    """Return what the other player has shown."""
    return view.records[1 - view.seat]


PLAIN: Final[Mapping[str, Strategy]] = {
    "always fight": always(CONFLIT),
    "always share": always(PARTAGE),
    "always dodge": always(ESQUIVE),
    "promise to share, and fight": promise_and_fight,
    "fixed frequencies, truthfully announced": truthful,
    "the other’s last gesture": copy,
    "tit for tat": tit_for_tat,
    "best answer to the gestures shown": counting,
    "Nash’s mixture of the scores": bare_matrix,
}
"""The plain strategies by name."""
