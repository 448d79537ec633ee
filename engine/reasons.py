"""What the numbers of a search alone say for its choice, where a game has nothing better to say."""

from collections.abc import Sequence
from typing import Any, Final

from engine.game import Prospect, Reason

EVEN: Final = Reason("even")
"""The next best action is about as good."""


def by_worth(found: Sequence[Prospect[Any]]) -> Reason | None:
    """What speaks for the first of some prospects, best first, whose worth is a share from 0 to 1:
    that it is "ahead" of the second, both in percent, or that they are "even". None where there is
    no second."""
    if len(found) < 2:
        return None
    first, second = (round(100 * each.worth) for each in found[:2])
    return Reason("ahead", {"percent": first, "instead": second}) if first > second else EVEN
