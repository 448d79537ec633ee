"""How well Dalmuti's gifts are chosen: `make gifts`.

A gift of `hard` is held against a search of its own that is 15 times longer, and against its own
choice with other luck: the loss is told as a share of the opponents. After every gift what all of
them came to is printed; a run may be stopped at any time, and `--first` goes on from there.
"""

import argparse
from collections.abc import Iterator
from typing import Final

from engine.arena import forever
from engine.arena.average import Average
from engine.chance import dealers, dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Gift
from engine.dalmuti.bots.hard import TAX_PLAYOUTS, candidates, hard, raced
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.state import State
from engine.dalmuti.views import DalmutiView
from engine.game import DEALER, Setup
from engine.journal import Journal

LONGER: Final = 15
"""How many times longer the search is that a gift is held against."""
PLAYERS: Final = range(4, 9)
"""The sizes of the tables, one after the other."""


def gifts(number: int) -> Iterator[DalmutiView]:
    """Yield views at the gifts of a game between `normal` robots, where there is a choice.

    Only every second gift counts: from the first on in games of an even number, from the second on
    in the others.
    """
    players = PLAYERS[number % len(PLAYERS)]
    journal: Journal[State, DalmutiView, DalmutiAction] = Journal(
        DALMUTI, Setup(players, DALMUTI.options())
    )
    seed, found = f"gifts.{number}", 0
    while acting := DALMUTI.to_act(journal.state):
        seat = acting[0]
        if seat == DEALER:
            journal.append(DALMUTI.deal(journal.state, dealers(seed, journal)))
            continue
        view = DALMUTI.view(journal.state, seat)
        rng = dice(seed, len(journal), seat)
        chosen = DALMUTI.bots["normal"](view, rng, forever)
        if isinstance(chosen, Gift):
            if found % 2 == number % 2 and len(candidates(view, rng)) > 1:
                yield view
            found += 1
        journal.append(chosen)


def loss(view: DalmutiView, chosen: DalmutiAction, number: int) -> float:
    """Return by how much a gift is behind the best by the longer search, as a share of the
    opponents."""
    worlds = Worlds(view, dice("longer", number, 0))
    most = LONGER * TAX_PLAYOUTS
    choices = dict.fromkeys((chosen, *candidates(view, dice("longer", number, 1))))
    found = raced(tuple(choices), worlds, most, forever)
    worth = {each.action: each.worth for each in found}
    return found[0].worth - worth[chosen]


def main() -> None:
    """Measure gifts, and print after each what all of them came to."""
    parser = argparse.ArgumentParser(prog="make gifts", description=__doc__)
    parser.add_argument("--gifts", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="gifts before this one are left out")
    parser.add_argument("--quick", action="store_true", help="4 gifts")
    asked = parser.parse_args()
    lost, same = Average(), Average()
    for number in range(asked.first, asked.first + (4 if asked.quick else asked.gifts)):
        view = next(gifts(number))
        one, other = (hard(view, dice("gift", number, luck), forever) for luck in (0, 1))
        lost.add(loss(view, one, number))
        same.add(float(one == other))
        print(
            f"{lost.size} gifts: {lost.value:.4f} ± {lost.margin or 0:.4f} of the opponents lost,"
            f" the same with other luck {same.value:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
