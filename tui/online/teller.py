"""The messages about a game for a seat: its account, each thing once and in order.

What is sent follows from the account and from whether the seat is asked, and from nothing else: of
games that are equal for a seat it is told the same, byte for byte.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.game import Seat
from engine.table import Table
from tui.online.messages import Ask, Forgotten, FromHost, Now, Step, Steps
from tui.online.protocol import AT_ONCE


class Teller:
    """The messages about a game for one seat or for the spectators. It knows which parts of the
    account have been told."""

    def __init__(self, table: Table[Any, Any, Any], seat: Seat) -> None:
        self.seat = seat
        self.turn = 0
        """The number of the newest question; it grows with every question."""
        self.asked = False
        """True while the newest question still stands."""
        self.steps: list[Step] = []
        """The account as it was told."""
        self._table = table
        self._rewinds = table.journal.rewinds

    def news(self) -> list[FromHost]:
        """Return what has not been told yet. Callers ask after every step of the game, so that each
        step is told by itself."""
        table, account = self._table, self._table.account(self.seat)
        back, last = self._rewinds != table.journal.rewinds, account.last
        self._rewinds = table.journal.rewinds
        told: list[FromHost] = []
        if back and last < len(self.steps) - 1:
            del self.steps[last + 1 :]
            told.append(Forgotten(last))
        first, acted = len(self.steps), False
        if first and self.steps[-1].view != (view := account.moment(first - 1).view):
            self.steps[-1] = Step(self.steps[-1].action, view)
            told.append(Now(view))
        for number in range(first, last + 1):
            moment = account.moment(number)
            acted = acted or (moment.action is not None and moment.action.seat == self.seat)
            self.steps.append(Step(moment.action, moment.view))
        told += in_parts(first, self.steps[first:])
        asked = self.seat in table.to_act
        if asked and (not self.asked or acted or back):
            self.turn += 1
            told.append(Ask(self.turn))
        elif self.asked and not asked:
            told.append(Ask(0))
        self.asked = asked
        return told


def in_parts(first: int, steps: Sequence[Step]) -> Iterator[Steps]:
    """Yield steps from the number `first` on, in as many messages as they need."""
    for at in range(0, len(steps), AT_ONCE):
        yield Steps(first + at, tuple(steps[at : at + AT_ONCE]))
