"""The talk at a table, said openly before people choose in secret; it follows from what everybody
has seen."""

from collections.abc import Iterator, Set
from typing import Any, Generic, cast

from msgspec.structs import replace

from engine.game import BYSTANDER, DEALER, A, S, Seat, V
from engine.table import Table


class Talk(Generic[S, V, A]):
    """The talk at a table. It keeps only who has had nothing to say since the last word; the rest
    it reads from the journal."""

    def __init__(self, table: Table[S, V, A]) -> None:
        self.table = table
        self._game = table.journal.game
        self._silent: dict[Seat, int] = {}
        """By seat, what `_words` returned when the seat last had nothing to say."""

    def public_view(self, seat: Seat) -> V:
        """Return what everybody knows, as a view of this seat, so that it can be asked from it."""
        view: Any = self.table.view(BYSTANDER)
        return cast(V, replace(view, seat=seat))

    def is_public(self, action: A) -> bool:
        """Return whether everybody would see all of an action taken now."""
        return self._was_public(len(self.table.journal), action)

    def is_known(self, step: int) -> bool:
        """Return whether everybody has learnt that somebody acted at a step."""
        return self._seen(step, self.table.journal.actions[step]) is not None

    def _was_public(self, step: int, action: A) -> bool:
        return bool(self._seen(step, action) == action)

    def _seen(self, step: int, action: A) -> Any:
        return self._game.seen(self.table.journal.states[step], action, BYSTANDER)

    def _words(self) -> int:
        """Return the number of steps up to the last action that everybody saw all of; 0 if there is
        none."""
        actions = self.table.journal.actions
        steps = reversed(range(len(actions)))
        return next((step + 1 for step in steps if self._was_public(step, actions[step])), 0)

    def is_silent(self, seat: Seat) -> bool:
        """Return whether a seat has had nothing to say since the last word of anybody."""
        return self._silent.get(seat) == self._words()

    def hush(self, seat: Seat) -> None:
        """Note that a seat has nothing to say until somebody says something."""
        self._silent[seat] = self._words()

    def begin_anew(self) -> None:
        """Forget who has had nothing to say, so that everybody is asked again after a take-back."""
        self._silent.clear()

    def _since_dealer(self) -> Iterator[tuple[int, A]]:
        """Yield the actions since the dealer's last one, the newest first, each with its step."""
        actions = self.table.journal.actions
        for step in reversed(range(len(actions))):
            if actions[step].seat == DEALER:
                return
            yield step, actions[step]

    def turn(self, asked: list[Seat]) -> Seat:
        """Return which of the seats that may decide at one station is asked now. The turn changes
        after each announcement, so that people who choose together can talk."""
        for step, action in self._since_dealer():
            last = action.seat
            if last in asked and self.is_known(step):
                return next((seat for seat in asked if seat != last), last)
        return asked[0]

    def chose_in_secret(self, seats: Set[Seat]) -> bool:
        """Return whether one of these seats has made a secret choice since the dealer's last
        action."""
        return any(
            action.seat in seats and not self._was_public(step, action)
            for step, action in self._since_dealer()
        )

    def precedes(self, seats: Set[Seat], seat: Seat) -> bool:
        """Return whether `seat` talks before it chooses in secret. Another of `seats` must choose
        at the same moment, or have chosen in secret. As far as everybody knows, the seat must have
        both public and secret actions."""
        among = seats & set(self.table.to_act) != {seat} or self.chose_in_secret(seats)
        if not among:
            return False
        actions = self._game.legal(self.public_view(seat))
        return len({self.is_public(action) for action in actions}) > 1

    def talker(self, seats: Set[Seat]) -> Seat | None:
        """Return which of these seats is asked for a word, before any of them chooses in secret.
        None if fewer than two may decide, one has chosen, or nobody has anything left to say."""
        asked = [seat for seat in self.table.to_act if seat in seats]
        if len(asked) < 2 or self.chose_in_secret(seats):
            return None
        left = [seat for seat in asked if not self.is_silent(seat) and self.precedes(seats, seat)]
        return self.turn(left) if left else None
