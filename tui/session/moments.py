"""Moments by the calendar, also those beyond the years 1 to 9999 that a datetime can hold: a file
may bear any date."""

from datetime import UTC, datetime, tzinfo
from typing import Final

YEARS: Final = 400
"""After so many years the calendar is the same again."""

CYCLE: Final = 146_097 * 24 * 60 * 60
"""Those years in seconds."""


def moment_at(seconds: int, zone: tzinfo | None = None) -> tuple[int, datetime]:
    """The year of a moment, given in seconds since 1970, and a datetime that has everything else of
    it, in a time zone or, for None, the one of this computer."""
    try:
        moment = datetime.fromtimestamp(seconds, UTC).astimezone(zone)
        return moment.year, moment
    except (OverflowError, OSError, ValueError):
        cycles, rest = divmod(seconds, CYCLE)
        moment = datetime.fromtimestamp(rest, UTC).astimezone(zone)
        return moment.year + YEARS * cycles, moment


def year_text(year: int) -> str:
    """A year as ISO 8601 writes it: with four digits, or with more and a sign.

    >>> year_text(476), year_text(12026), year_text(-43)
    ('0476', '+12026', '-0043')
    """
    return f"{year:04}" if 0 <= year <= 9999 else f"{year:+05}"
