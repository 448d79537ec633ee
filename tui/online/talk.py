"""Words and signs across a table: how many are allowed, and which seats a line has muted."""

from typing import Final

from engine.game import Seat
from tui.online.chairs import Line

IN_A_ROW: Final = 5
"""How many words and signs may be said in a row."""

SECONDS: Final = 2.0
"""Seconds after which one more may be said."""


class Talk:
    """The limits and the muted seats of every line."""

    def __init__(self) -> None:
        self._left: dict[Line, tuple[float, float]] = {}
        """By line, how many words and signs it may still say, and the moment when that was so."""
        self._muted: dict[Line, set[Seat]] = {}

    def may(self, line: Line, now: float) -> bool:
        """Return whether a line may say something now; if so, count it as said."""
        left, then = self._left.get(line, (IN_A_ROW, now))
        left = min(IN_A_ROW, left + (now - then) / SECONDS)
        self._left[line] = (left - 1, now) if left >= 1 else (left, now)
        return left >= 1

    def mute(self, line: Line, seat: Seat, on: bool) -> None:
        """Mute a seat for a line, or unmute it."""
        muted = self._muted.setdefault(line, set())
        (muted.add if on else muted.discard)(seat)

    def hears(self, line: Line, seat: Seat) -> bool:
        """Return whether a line is to be told what a seat says."""
        return seat not in self._muted.get(line, ())

    def forget(self, line: Line) -> None:
        """Forget a line that is gone."""
        self._left.pop(line, None)
        self._muted.pop(line, None)
