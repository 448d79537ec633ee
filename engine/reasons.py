"""Reasons that the numbers of a search alone give for its choice, where a game has none of its own;
and checks whether a game lists a reason."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.game import Facts, Game, Prospect, Reason

PERCENT: Final = range(101)
TENTHS: Final = range(11)
SEATS: Final = range(99)

SHARED: Final[Facts] = {"ahead": {"percent": PERCENT, "instead": PERCENT}, "even": {}}
"""The reasons that every game may give."""

WHOLE: Final = "whole"
"""The fact of a reason that says how far the better action is ahead in all, in percent, by the
count from which the reason comes. It tells of what is left of that beside other reasons."""

ROUGH: Final = 0.03
"""How far the count from which a reason comes may be from what a longer search finds."""

EVEN: Final = Reason("even")
"""The next best action is about as good."""


def together(told: Sequence[Reason]) -> Reason | None:
    """Return the first of some reasons with the others in its `also`; None if there are none. Their
    own `also` must be empty."""
    return replace(told[0], also=tuple(told[1:])) if told else None


def apart(told: Reason | None) -> tuple[Reason, ...]:
    """Return a reason and those in its `also`, each with an empty `also`; () for None. `together`
    makes one reason of them again."""
    return (replace(told, also=()), *told.also) if told is not None else ()


def borne_out(told: Reason | None, cost: float, margin: float) -> Reason | None:
    """Return a reason without those in its `also` that take the better action to be further ahead,
    or less far, than the `cost` that was found for the other, by more than its `margin` of error
    and ROUGH. All are shares from 0 to 1."""
    if told is None:
        return None

    def stands(each: Reason) -> bool:
        return WHOLE not in each.facts or abs(each.facts[WHOLE] / 100 - cost) <= margin + ROUGH

    return replace(told, also=tuple(filter(stands, told.also)))


def by_worth(found: Sequence[Prospect[Any]]) -> Reason | None:
    """Return the reason for the first of some prospects, best first: it is "ahead" of the second,
    with the worth of both in percent, or they are "even". Their worth is a share from 0 to 1. None
    if there is no second."""
    if len(found) < 2:
        return None
    first, second = (round(100 * each.worth) for each in found[:2])
    return Reason("ahead", {"percent": first, "instead": second}) if first > second else EVEN


def could_be(game: Game[Any, Any, Any], why: Reason, players: int) -> bool:
    """Return True if the game lists this reason, with these facts, among those that may speak for
    an action. Facts that are seats must be below `players`."""
    return _fit({**SHARED, **game.reasons}, why, players)


def could_come(game: Game[Any, Any, Any], came: Reason, players: int) -> bool:
    """Return True if the game lists this reason, with these facts, among those that a review may
    name as what comes of an action. Facts that are seats must be below `players`."""
    return _fit(game.consequences, came, players)


def listed(
    game: Game[Any, Any, Any], why: Reason | None, came: Reason | None, players: int
) -> tuple[Reason | None, Reason | None]:
    """Return both reasons, what speaks for an action and what comes of another, with None in place
    of one that the game does not list, because it has no words."""
    return (
        why if why is not None and could_be(game, why, players) else None,
        came if came is not None and could_come(game, came, players) else None,
    )


def _fit(known: Facts, told: Reason, players: int) -> bool:
    return _fits(known.get(told.code), told, players) and all(
        not each.also and _fits(known.get(each.code), each, players) for each in told.also
    )


def _fits(facts: Mapping[str, Sequence[int]] | None, why: Reason, players: int) -> bool:
    return (
        facts is not None
        and why.facts.keys() == facts.keys()
        and all(fact in facts[name] for name, fact in why.facts.items())
        and all(why.facts.get(name, 0) < players for name in ("seat", "owner", "giver"))
    )
