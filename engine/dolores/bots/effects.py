"""How more cards change what a collection counts for (DO22)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.dolores.cards import TYPES, WORTH, with_cards
from engine.dolores.cards import kind as kind_of
from engine.dolores.payoffs import gained, missed_least
from engine.dolores.score import counting, score
from engine.dolores.state import with_seat

OPENS, OUTGROWS, LIFTS = "opens", "outgrows", "lifts"
COSTLY: Final = (OPENS, OUTGROWS, LIFTS)
"""What costs points: a new collection becomes the lowest; a collection outgrows others that were
highest; a collection leaves the lowest, all of which count."""
HIGHER, TOP, LOWEST = "higher", "top", "lowest"
ALONE: Final = (HIGHER, TOP, LOWEST)
"""What brings points by one collection: it was the highest and grows; it becomes the highest; it
was the lowest and grows."""
HIGHS, LOWS, LEVEL = "highs", "lows", "level"
TIED: Final = (HIGHS, LOWS, LEVEL)
"""What brings points by several that are level: all count as highest, or as lowest, or, where there
are no others, as both."""
EFFECTS: Final = (*COSTLY, *ALONE, *TIED)

KINDS: Final = range(1, 1 << len(TYPES))
"""Types of goods as one number, a bit for each, weapons the lowest."""


def kinds(types: Sequence[int]) -> int:
    """Return types as one number of KINDS."""
    return sum(1 << each - 1 for each in types)


def effect(before: tuple[int, ...], after: tuple[int, ...], kind: int, gain: bool) -> str | None:
    """Return why a collection brings points, with `gain`, as one of ALONE and TIED, or costs
    points, as one of COSTLY. None if none of them applies."""
    (highest, lowest), (high, low) = counting(before), counting(after)
    new = not before[kind - 1]
    if not gain:
        if kind in low and new:
            return OPENS
        if kind in high and {*highest} - {*high}:
            return OUTGROWS
        return LIFTS if kind in lowest and kind not in low else None
    if kind in high:
        if len(high) > 1:
            return LEVEL if high == low else HIGHS
        return HIGHER if highest == (kind,) else TOP
    if kind in low and len(low) > 1:
        return LOWS
    return LOWEST if lowest == (kind,) else None


def outgrown(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    """Return the types of the collections that counted as highest and do so no more."""
    high = counting(after)[0]
    return [each for each in counting(before)[0] if each not in high]


def rises(before: tuple[int, ...], after: tuple[int, ...]) -> str:
    """Return the one of TIED by which a score rises, with several cards or without a collection:
    LEVEL if all collections are then level, LOWS if the highest are the same types as before, else
    HIGHS. It may concern a single collection."""
    high, low = counting(after)
    if high == low:
        return LEVEL
    return LOWS if high == counting(before)[0] else HIGHS


def tied(after: tuple[int, ...], told: str | None) -> dict[str, int]:
    """Return for one of TIED which collections are level, and how many points they make
    together."""
    high, low = counting(after)
    level = low if told == LOWS else high
    each = WORTH[after[level[0] - 1]]
    return {"kinds": kinds(level), "sum": each * len(level) * (2 if told == LEVEL else 1)}


def mostly_by(own: tuple[int, ...], cards: tuple[int, ...]) -> dict[str, int]:
    """Return as facts the type of `cards` that at least half of the change in score comes from, and
    what becomes of its collection. With one of TIED, `kinds` are all level collections; with
    OUTGROWS, `then` are those outgrown. All facts are 0 if there is no such type, or two without an
    effect of TIED in common."""
    change, after = gained(own, cards), with_cards(own, cards)
    owed = {
        each: change - gained(own, tuple(card for card in cards if kind_of(card) != each))
        for each in {*map(kind_of, cards)}
    }
    half = [each for each, part in owed.items() if change and 2 * part / change >= 1]
    effects = {effect(own, after, each, change > 0) for each in half}
    if len(effects) != 1 or (len(half) > 1 and effects.isdisjoint(TIED)):
        return collections_told(0)
    (code,) = effects
    how = 1 + EFFECTS.index(code) if code else 0
    told = collections_told(kinds(half)) | {"how": how}
    if code == OUTGROWS:
        return told | {"then": kinds(outgrown(own, after))}
    return told | (tied(after, code) if code in TIED else {})


def given_up(own: tuple[int, ...]) -> dict[str, int]:
    """Return as facts the collection that is given up; where that brings points, also which ones
    count anew then, or count twice."""
    missed = missed_least(own)
    told = collections_told(kinds([missed] if missed else ()))
    rest = with_seat(own, missed - 1, 0) if missed else own
    if score(rest) <= score(own):
        return told
    code = rises(own, rest)
    anew = tied(rest, code)
    return told | {"how": 1 + EFFECTS.index(code), "sum": anew["sum"], "then": anew["kinds"]}


def collections_told(told: int) -> dict[str, int]:
    """Return the facts that tell of collections, `told` as one number of KINDS or 0, with 0 for
    what becomes of them."""
    return {"kinds": told, "how": 0, "sum": 0, "then": 0}


def of_the_other(told: Mapping[str, int]) -> dict[str, int]:
    """Return facts of collections under the names of the other sharer's, which begin with
    `their-`."""
    return {f"their-{name}": fact for name, fact in told.items()}
