"""Who sits at a table on the net: seats, names, the tokens they are kept by, and who is away."""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any

from engine.game import Game, Seat
from saves.header import Player
from saves.names import clean
from tui.online.codes import digest, same
from tui.online.messages import Place, Sitter
from tui.session.new_game import HUMAN, NOBODY, bot_names
from tui.session.new_game import same as alike

Line = int
"""A connection, by a number of its own."""


@dataclass
class Chair:
    """A seat. `by` is "" for a free one, `human`, or the robot that sits there."""

    name: str = ""
    by: str = ""
    token: str = ""
    """What is kept of its person's token."""
    line: Line | None = None
    """Its person's connection, None while he is away."""
    since: float = 0.0
    """Since when he is away."""
    stand_in: str = ""
    """The robot that plays for him until he is back."""


class Chairs:
    """The seats of a table."""

    def __init__(self, players: Sequence[Player | None]) -> None:
        """Robots where a player is given, people and free seats where there is none."""
        self.chairs = [Chair() if p is None else Chair(p.name, p.by) for p in players]

    def __getitem__(self, seat: Seat) -> Chair:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people, here or away."""
        return frozenset(seat for seat, each in enumerate(self.chairs) if each.by == HUMAN)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats of people who are here."""
        return frozenset(seat for seat in self.people if self.chairs[seat].line is not None)

    def free(self) -> Seat | None:
        """The first free seat."""
        return next((seat for seat, each in enumerate(self.chairs) if not each.by), None)

    def unclaimed(self) -> Seat | None:
        """The first person's seat that nobody has a token of."""
        return next((seat for seat in sorted(self.people) if not self.chairs[seat].token), None)

    @property
    def tokens(self) -> tuple[str, ...]:
        """By seat what is kept of its person's token."""
        return tuple(each.token for each in self.chairs)

    def owned(self, token: str) -> Seat | None:
        """The seat of a token. All are compared, so that the time tells nothing."""
        shown, found = digest(token), None
        for seat in self.people:
            if same(self.chairs[seat].token or "-", shown):
                found = seat
        return found

    def sit(self, seat: Seat, name: str, token: str, now: float) -> Chair:
        """A person takes a free seat, away until his line is known. His name is cleaned, and made
        unlike all others."""
        plain = clean(name) or NOBODY
        taken = {alike(each.name) for each in self.chairs if each.by}
        name, number = plain, 1
        while alike(name) in taken:
            number += 1
            name = f"{clean(plain, 20)} {number}"
        chair = self.chairs[seat] = Chair(name, HUMAN, digest(token), None, now)
        return chair

    def leave(self, seat: Seat) -> None:
        """A seat is free again."""
        self.chairs[seat] = Chair()

    def due(self, grace: float, kept: Set[Seat]) -> float | None:
        """When the first has been away for so long, of those not `kept`; None for never."""
        away = self.people - self.here - kept if grace else ()
        moments = [self.chairs[n].since + grace for n in away if not self.chairs[n].stand_in]
        return min(moments, default=None)

    def overdue(self, grace: float, now: float, kept: Set[Seat]) -> list[Seat]:
        """Who has been away for so long, of those not `kept` for whom no robot plays yet."""
        away = self.people - self.here - kept if grace else frozenset()
        chairs = self.chairs
        return [n for n in away if not chairs[n].stand_in and chairs[n].since + grace <= now]

    def fill(self, game: Game[Any, Any, Any], level: str, most: int = 99) -> None:
        """Robots take the free seats, at most so many. There is a name for each: a game has more
        than it has seats."""
        names = iter(bot_names(game.name, [each.name for each in self.chairs]))
        for chair in [each for each in self.chairs if not each.by][:most]:
            chair.name, chair.by = next(names), level

    def robot(self) -> Seat | None:
        """The last seat of a robot."""
        robots = (n for n, each in enumerate(self.chairs) if each.by not in ("", HUMAN))
        return max(robots, default=None)

    def players(self) -> tuple[Player, ...]:
        """The players as a save names them."""
        return tuple(Player(each.name, each.by) for each in self.chairs)

    def places(self, now: float) -> tuple[Place, ...]:
        """The seats as all see them."""
        return tuple(
            Place(each.name, each.stand_in or each.by, _away(each, now)) for each in self.chairs
        )


def _away(chair: Chair, now: float) -> int | None:
    gone = chair.by == HUMAN and chair.line is None
    return max(0, int(now - chair.since)) if gone else None


def sitters(players: Sequence[Player]) -> tuple[Sitter, ...]:
    """The players of a game as guests are told."""
    return tuple(Sitter(each.name, each.by) for each in players)
