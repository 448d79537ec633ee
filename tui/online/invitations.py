"""The ways to a table, as they are passed on; and how a guest's program that the host runs learns
them, because its own line leads only to the host's machine."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from saves.names import visible
from saves.problems import UNDECODABLE

VARIABLE: Final = "LUDOTHEQUE_INVITATIONS"
"""The variable of the environment that holds the ways."""


class Invitation(NamedTuple):
    """How somebody comes to the table: what they type or open, and whether nobody on the way can
    read along."""

    door: str
    """`join`, `ssh` or `browser`."""
    words: str
    encrypted: bool = False


class Ways(NamedTuple):
    """All that a person needs to know to come to a table."""

    invitations: tuple[Invitation, ...] = ()
    reach: str = ""
    """Who can reach the table (see Doors); "" if that is not known here."""
    fingerprint: str = ""
    """The fingerprint of the ssh door's key; "" if that door is shut."""


DOORS: Final = ("join", "ssh", "browser")

REACHES: Final = ("here", "near", "far")


def passed_on(ways: Ways) -> dict[str, str]:
    """Return the variables of the environment that tell a guest's program the ways to its table."""
    return {VARIABLE: msgspec.json.encode(ways).decode()}


def received(environment: Mapping[str, str]) -> Ways:
    """Return the ways that the environment tells; empty Ways if they cannot be read."""
    try:
        found = msgspec.json.decode(environment.get(VARIABLE, "[]"), type=Ways)
    except (ValueError, *UNDECODABLE):
        return Ways()
    known = (each for each in found.invitations if each.door in DOORS)
    return Ways(
        tuple(each._replace(words=visible(each.words)) for each in known),
        found.reach if found.reach in REACHES else "",
        visible(found.fingerprint),
    )
