"""How good the choices before the play are: `python -m tests.engine.dalmuti.gifts [--count N]`.

For every decision of a Dalmuti on his gift, or of whoever may call a revolution, the search is held
against one that takes as many playouts fifteen times and drops nothing, and against itself with
another chance.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Final

from engine.arena.average import Average
from engine.arena.selfplay import forever
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Revolution
from engine.dalmuti.bots.hard import TAX_PLAYOUTS, candidates, hard
from engine.dalmuti.bots.playout import results
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.views import DalmutiView
from engine.game import DEALER, Setup

LONGER: Final = 15


def decisions(players: int, revolutions: bool) -> Iterator[DalmutiView]:
    """Yield gifts to choose, one a deal, or calls of a revolution to decide on."""
    number = 0
    while True:
        number += 1
        state = DALMUTI.start(Setup(players, DALMUTI.options()))
        actions: list[DalmutiAction] = []
        while state.table.stage != "tax":
            actions.append(DALMUTI.deal(state, dice(f"gifts/{number}", len(actions), DEALER)))
            state = DALMUTI.apply(state, actions[-1])
        seats = [seat for seat in DALMUTI.to_act(state) if seat != DEALER]
        views = [DALMUTI.view(state, seat) for seat in seats]
        if revolutions:
            yield from (view for view in views if Revolution(view.seat) in DALMUTI.legal(view))
        else:
            yield views[number % 2 - 2]


def longer(view: DalmutiView, choices: Sequence[DalmutiAction], chance: str) -> list[float]:
    """Return what the choices are worth after a long search."""
    rng = dice(chance, 0, view.seat)
    worlds = Worlds(view, rng)
    found = [Average() for _ in choices]
    for _ in range(LONGER * TAX_PLAYOUTS // len(choices)):
        shares = results(worlds.draw(), choices, view.seat, str(rng.random()))
        for average, share in zip(found, shares, strict=True):
            average.add(share)
    return [average.value for average in found]


def main() -> None:
    """Measure, and print after every decision what was found so far."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--revolutions", action="store_true", help="calls instead of gifts")
    wanted = parser.parse_args()
    loss, same = Average(), Average()
    for view in decisions(wanted.players, wanted.revolutions):
        choices = candidates(view, dice("first", 0, view.seat))
        worths = longer(view, choices, f"long/{loss.size}")
        one, other = (
            hard(view, dice(f"{chance}/{loss.size}", 0, view.seat), forever)
            for chance in ("one", "other")
        )
        loss.add(max(worths) - worths[choices.index(one)])
        same.add(one == other)
        print(
            f"{loss.size}: loss {loss.value:.4f} (±{loss.margin or 0:.4f}) of the opponents,"
            f" the same with another chance {same.value:.2f}",
            flush=True,
        )
        if loss.size == wanted.count:
            break


if __name__ == "__main__":
    main()
