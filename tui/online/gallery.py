"""Spectators of a table. All of them see the same, delayed if the table's terms say so."""

from collections import deque
from typing import Final

from tui.online.chairs import Line
from tui.online.messages import Begun, Forgotten, FromHost, Now, Over, Paused, Step, Steps
from tui.online.teller import in_parts

MOST: Final = 100
"""How many may watch a table."""


class Gallery:
    """The spectators of a table, and what they have been shown of the game."""

    def __init__(self, delay: float) -> None:
        self.lines: set[Line] = set()
        self._delay = delay
        self._coming: deque[tuple[float, FromHost]] = deque()
        self._begun: Begun | None = None
        self._steps: list[Step] = []
        self._last: dict[type, FromHost] = {}
        """How things stand besides: the newest message of some types."""

    @property
    def due(self) -> float | None:
        """Return the moment at which `shown` next has something to show; None for never."""
        return self._coming[0][0] if self._coming else None

    def put(self, message: FromHost, now: float) -> None:
        """Keep a message for the spectators until it may be shown."""
        self._coming.append((now + self._delay, message))

    def shown(self, now: float) -> list[FromHost]:
        """Return the messages that may be shown now; each is returned once."""
        found: list[FromHost] = []
        while self._coming and self._coming[0][0] <= now:
            message = self._coming.popleft()[1]
            self._remember(message)
            found.append(message)
        return found

    def _remember(self, message: FromHost) -> None:
        if isinstance(message, Begun):
            self._begun, self._steps = message, []
            self._last.clear()
        elif isinstance(message, Steps):
            self._steps += message.steps
        elif isinstance(message, Forgotten):
            del self._steps[message.last + 1 :]
        elif isinstance(message, Now):
            self._steps[-1] = Step(self._steps[-1].action, message.view)
        elif isinstance(message, Paused | Over):
            self._last[type(message)] = message

    def story(self) -> list[FromHost]:
        """Return what a new spectator is told: everything shown so far."""
        if self._begun is None:
            return []
        return [self._begun, *in_parts(0, self._steps), *self._last.values()]
