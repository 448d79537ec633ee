"""What pacts of Dolorès cost and bring, between three robots: `make pacts`.

Measured are victories in fair shares, every deal from every seat. They are those of one or two
faithful characters, among robots that know no pacts, and beside characters that do not keep faith.
One of three faithful announces what it will do, or is silent.

Measured are also the part of the splits in which both share, and how many of the 70 cards are
thrown away. Three characters sit at a table: the first three names, three as they are drawn for a
game, or any three faithful. Prints, asserts nothing.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice, repeat
from typing import Final, NamedTuple

from engine.arena.average import Average
from engine.arena.rotation import play_deal
from engine.arena.selfplay import play_out
from engine.arena.tally import Tally
from engine.character import NEUTRAL, Character
from engine.dolores import DOLORES
from engine.dolores.actions import HandOn
from engine.dolores.bots.pact import FAITHFUL
from engine.dolores.cards import LANTERNE, PARTAGE
from engine.game import LEVELS, Setup, bots_of
from tui.games.dolores.card import CARD

ROBOTS: Final = list(CARD.robots.values())
FAITHFUL_ONES: Final = [each for each in ROBOTS if each.honest > FAITHFUL]
DRAWN: Final = [[(ROBOTS * 2)[first + n] for n in range(3)] for first in range(len(ROBOTS))]
"""The tables of three that are drawn for a game: any three names that follow each other."""
SETUP: Final = Setup(3, DOLORES.options())


class Table(NamedTuple):
    """The part of the splits in which both shared, and the cards thrown away in a game."""

    shared: float
    thrown: float


def among(level: str, deals: int, faithful: int) -> Average:
    """Return the victories of each of so many faithful characters at a table of three whose others
    know no pacts, in fair shares; each deal has the next of the faithful."""
    ones = cycle(FAITHFUL_ONES)
    tables = [(*islice(ones, faithful), *repeat(NEUTRAL, 3 - faithful)) for _ in range(deals)]
    return victories(level, tables, faithful)


def heard(level: str, deals: int, talkative: float) -> Average:
    """Return the victories of a faithful character with this talkativeness, at a table of three
    whose others are faithful, in fair shares."""
    ones = cycle(FAITHFUL_ONES)
    tables = [(next(ones)._replace(talkative=talkative), *islice(ones, 2)) for _ in range(deals)]
    return victories(level, tables, 1)


def beside(level: str, deals: int, faithful: int) -> Average:
    """Return the victories of each of so many faithful characters beside others that are not, at
    tables of three as they are drawn, in fair shares."""
    mixed = [
        sorted(each, key=lambda one: one.honest <= FAITHFUL)
        for each in DRAWN
        if sum(one.honest > FAITHFUL for one in each) == faithful
    ]
    return victories(level, list(islice(cycle(mixed), deals)), faithful)


def victories(level: str, tables: Sequence[Sequence[Character]], first: int) -> Average:
    """Return the victories of each of the first characters of three, in fair shares; each table
    plays a deal of its own from every seat."""
    names = ("first",) * first + ("other",) * (3 - first)
    tally = Tally(names)
    for number, characters in enumerate(tables):
        bots = [bots_of(DOLORES, character)[level] for character in characters]
        tally.add(play_deal(DOLORES, SETUP, names, bots, f"final.{number}"))
    return tally.rows[0].wins


def together(level: str, tables: Sequence[Sequence[Character]]) -> Table:
    """Return what becomes of the cards at tables of three characters, one game at each."""
    sharings = shared = thrown = 0
    for number, characters in enumerate(tables):
        bots = [bots_of(DOLORES, character)[level] for character in characters]
        journal = play_out(DOLORES, SETUP, bots, f"sharing {number}")
        hands = [
            before.sharing.hands
            for before, action in zip(journal.states, journal.actions, strict=False)
            if isinstance(action, HandOn)
        ]
        sharings += len(hands)
        shared += hands.count((PARTAGE, PARTAGE))
        thrown += sum(card < LANTERNE for card in journal.state.discard)
    return Table(shared / sharings, thrown / len(tables))


def main() -> None:
    """Measure tables and victories, and print a line for each."""
    parser = argparse.ArgumentParser(prog="make pacts", description=__doc__)
    parser.add_argument("--deals", type=int, default=440, help="each is played from three seats")
    parser.add_argument("--games", type=int, default=120, help="of three at a table")
    parser.add_argument("--level", choices=LEVELS[1:], default="normal")
    parser.add_argument("--quick", action="store_true", help="16 deals, 16 games")
    asked = parser.parse_args()
    deals, games = (16, 16) if asked.quick else (asked.deals, asked.games)
    names = [ROBOTS[:3]] * games
    turns = len(FAITHFUL_ONES)
    any_three = [[FAITHFUL_ONES[(n + 3 * k) % turns] for k in range(3)] for n in range(games)]
    for what, tables in (
        ("the first three names", names),
        ("three as they are drawn", list(islice(cycle(DRAWN), games))),
        ("any three faithful", any_three),
    ):
        found = together(asked.level, tables)
        print(f"{what}: both share {found.shared:.2f}, {found.thrown:.1f} of 70 thrown away")
    for what, measure in (
        ("one faithful", partial(among, faithful=1)),
        ("each of two faithful", partial(among, faithful=2)),
        ("one faithful beside two who are not", partial(beside, faithful=1)),
        ("each of two faithful beside one who is not", partial(beside, faithful=2)),
        ("one of three faithful who announces", partial(heard, talkative=1.0)),
        ("one of three faithful who is silent", partial(heard, talkative=0.0)),
    ):
        wins = measure(asked.level, deals)
        told = f"{wins.value:.2f} ± {wins.margin or 0:.2f} fair shares"
        print(f"{what}: {told}, {3 * deals} games", flush=True)


if __name__ == "__main__":
    main()
