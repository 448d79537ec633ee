"""The seats of a table on the net: who sits there, who is away, and the token by which each guest
comes back."""

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
    """A seat. `by` is `human`, the name of the robot that plays, or "" for a free seat."""

    name: str = ""
    by: str = ""
    token: str = ""
    """The digest of its person's token, "" without one."""
    line: Line | None = None
    """Its person's connection, None while they are away."""
    since: float = 0.0
    """The moment since which they are away, in seconds."""
    stand_in: str = ""
    """The robot that plays for them until they are back."""


class Chairs:
    """The seats of a table."""

    def __init__(self, players: Sequence[Player | None]) -> None:
        """Seat a robot for every player given; None leaves the seat to a guest."""
        self.chairs = [Chair() if p is None else Chair(p.name, p.by) for p in players]

    def __getitem__(self, seat: Seat) -> Chair:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    @property
    def people(self) -> frozenset[Seat]:
        """Return the seats of people, present or away."""
        return frozenset(seat for seat, each in enumerate(self.chairs) if each.by == HUMAN)

    @property
    def here(self) -> frozenset[Seat]:
        """Return the seats of people who are present."""
        return frozenset(seat for seat in self.people if self.chairs[seat].line is not None)

    def free(self) -> Seat | None:
        """Return the first free seat, None if there is none."""
        return next((seat for seat, each in enumerate(self.chairs) if not each.by), None)

    def unclaimed(self) -> Seat | None:
        """Return the first seat of a person for which no token is known, None if there is none."""
        return next((seat for seat in sorted(self.people) if not self.chairs[seat].token), None)

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return by seat the digest of its person's token, "" for a seat without one."""
        return tuple(each.token for each in self.chairs)

    def owned(self, token: str) -> Seat | None:
        """Return the seat of a token, None if it belongs to no seat. All tokens are compared, so
        that the time taken tells nothing."""
        shown, found = digest(token), None
        for seat in self.people:
            if same(self.chairs[seat].token or "-", shown):
                found = seat
        return found

    def sit(self, seat: Seat, name: str, token: str, now: float) -> Chair:
        """Give a free seat to a person, who counts as away until a line is known. The name is
        cleaned and made unlike all others. Return the seat's chair."""
        plain = clean(name) or NOBODY
        taken = {alike(each.name) for each in self.chairs if each.by}
        name, number = plain, 1
        while alike(name) in taken:
            number += 1
            name = f"{clean(plain, 20)} {number}"
        chair = self.chairs[seat] = Chair(name, HUMAN, digest(token), None, now)
        return chair

    def leave(self, seat: Seat) -> None:
        """Free a seat."""
        self.chairs[seat] = Chair()

    def due(self, grace: float, kept: Set[Seat]) -> float | None:
        """Return the moment at which the first person will have been away for `grace` seconds,
        seats in `kept` excepted; None for never."""
        away = self.people - self.here - kept if grace else ()
        moments = [self.chairs[n].since + grace for n in away if not self.chairs[n].stand_in]
        return min(moments, default=None)

    def overdue(self, grace: float, now: float, kept: Set[Seat]) -> list[Seat]:
        """Return the seats whose people have been away for `grace` seconds, except those in `kept`
        and those for which a robot plays already."""
        away = self.people - self.here - kept if grace else frozenset()
        chairs = self.chairs
        return [n for n in away if not chairs[n].stand_in and chairs[n].since + grace <= now]

    def fill(self, game: Game[Any, Any, Any], level: str, most: int = 99) -> None:
        """Put robots on at most `most` free seats. Every robot gets a name of its own, because a
        game has more names than seats."""
        names = iter(bot_names(game.name, [each.name for each in self.chairs]))
        for chair in [each for each in self.chairs if not each.by][:most]:
            chair.name, chair.by = next(names), level

    def robot(self) -> Seat | None:
        """Return the last seat of a robot, None if there is none."""
        robots = (n for n, each in enumerate(self.chairs) if each.by not in ("", HUMAN))
        return max(robots, default=None)

    def players(self) -> tuple[Player, ...]:
        """Return the players as a save names them."""
        return tuple(Player(each.name, each.by) for each in self.chairs)

    def places(self, now: float) -> tuple[Place, ...]:
        """Return the seats as everyone sees them."""
        return tuple(
            Place(each.name, each.stand_in or each.by, _away(each, now)) for each in self.chairs
        )


def _away(chair: Chair, now: float) -> int | None:
    gone = chair.by == HUMAN and chair.line is None
    return max(0, int(now - chair.since)) if gone else None


def sitters(players: Sequence[Player]) -> tuple[Sitter, ...]:
    """Return the players of a game as guests are told of them."""
    return tuple(Sitter(each.name, each.by) for each in players)
