"""Dates of files, even outside the years 1 to 9999 of a datetime: a file may bear any date."""

from datetime import UTC, datetime, tzinfo
from typing import Final

YEARS: Final = 400
"""The years after which the calendar repeats."""

CYCLE: Final = 146_097 * 24 * 60 * 60
"""Those years in seconds."""


def moment_at(seconds: int, zone: tzinfo | None = None) -> tuple[int, datetime]:
    """Return the year of a moment, and a datetime for its other fields. `seconds` count from 1970;
    `zone` None is the time zone of this computer."""
    try:
        moment = datetime.fromtimestamp(seconds, UTC).astimezone(zone)
        return moment.year, moment
    except (OverflowError, OSError, ValueError):
        cycles, rest = divmod(seconds, CYCLE)
        moment = datetime.fromtimestamp(rest, UTC).astimezone(zone)
        return moment.year + YEARS * cycles, moment


def year_text(year: int) -> str:
    """Return a year as ISO 8601 writes it: with four digits, or with more and a sign.

    >>> year_text(476), year_text(12026), year_text(-43)
    ('0476', '+12026', '-0043')
    """
    return f"{year:04}" if 0 <= year <= 9999 else f"{year:+05}"
