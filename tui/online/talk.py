"""Words and signs across a table: how much of them, and who does not want to hear whom."""

from typing import Final

from engine.game import Seat
from tui.online.chairs import Line

IN_A_ROW: Final = 5
"""How much may be said in a row."""

SECONDS: Final = 2.0
"""After so many seconds one more may be said."""


class Talk:
    """What of the talk at a table reaches whom."""

    def __init__(self) -> None:
        self._left: dict[Line, tuple[float, float]] = {}
        """By line how much it may still say, and when that was so."""
        self._muted: dict[Line, set[Seat]] = {}

    def may(self, line: Line, now: float) -> bool:
        """Whether a line may say something now; if so, it has."""
        left, then = self._left.get(line, (IN_A_ROW, now))
        left = min(IN_A_ROW, left + (now - then) / SECONDS)
        self._left[line] = (left - 1, now) if left >= 1 else (left, now)
        return left >= 1

    def mute(self, line: Line, seat: Seat, on: bool) -> None:
        """A line does not want to hear a seat, or wants to again."""
        muted = self._muted.setdefault(line, set())
        (muted.add if on else muted.discard)(seat)

    def hears(self, line: Line, seat: Seat) -> bool:
        """Whether what a seat says is for a line."""
        return seat not in self._muted.get(line, ())

    def forget(self, line: Line) -> None:
        """A line is gone."""
        self._left.pop(line, None)
        self._muted.pop(line, None)
