"""Notices, which stay for their seconds whatever is done to the system's clock."""

from time import monotonic
from typing import Any

from textual.notifications import Notification


class Notice(Notification):
    """A notification timed by a clock that nobody sets.

    Textual asks what time it is: set back by an hour, a notice would come again on every screen for
    an hour.
    """

    def __init__(self, message: str, said: str, **how: Any) -> None:
        super().__init__(message, raised_at=monotonic(), **how)
        self.said = said
        """The message before it was broken into lines."""

    @property
    def time_left(self) -> float:
        """The seconds until it goes."""
        return self.raised_at + self.timeout - monotonic()
