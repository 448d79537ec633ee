"""Notices, which stay for their seconds whatever is done to the system's clock."""

from dataclasses import dataclass, field
from time import monotonic

from textual.notifications import Notification


@dataclass
class Notice(Notification):
    """A notification timed by a clock that nobody sets.

    Textual asks what time it is: set back by an hour, a notice would come again on every screen for
    an hour.
    """

    raised_at: float = field(default_factory=monotonic)

    @property
    def time_left(self) -> float:
        """The seconds until it goes."""
        return self.raised_at + self.timeout - monotonic()
