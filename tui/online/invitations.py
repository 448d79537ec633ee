"""The ways to a table, as they are passed on; and how a guest's program that the host runs for him
learns them, because its own line leads only to the host's machine."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from saves.names import visible
from saves.problems import UNDECODABLE

VARIABLE: Final = "LUDOTHEQUE_INVITATIONS"
"""The variable of the environment that holds them."""


class Invitation(NamedTuple):
    """How somebody comes to the table: what he types or opens, and whether nobody on the way can
    read along."""

    door: str
    """`join`, `ssh` or `browser`."""
    words: str
    encrypted: bool = False


DOORS: Final = ("join", "ssh", "browser")


def passed_on(invitations: Sequence[Invitation]) -> dict[str, str]:
    """Return what of the environment tells a guest's program the ways to its table."""
    return {VARIABLE: msgspec.json.encode(invitations).decode()}


def received(environment: Mapping[str, str]) -> list[Invitation]:
    """Return the ways that the environment tells; none where it tells nothing that can be read."""
    try:
        found = msgspec.json.decode(environment.get(VARIABLE, "[]"), type=list[Invitation])
    except (ValueError, *UNDECODABLE):
        return []
    known = [each for each in found if each.door in DOORS]
    return [each._replace(words=visible(each.words)) for each in known]
