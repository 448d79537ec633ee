"""What the grades of reviews came to, as tables."""

from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from engine.arena.average import Z95
from engine.review import Grade
from tests.review_levels.decisions import (
    LEVELS,
    PLAYERS,
    WORTH_NAMING,
    Looked,
    Sample,
    kept,
)
from tests.review_levels.planted import Planted, path_of
from tests.review_levels.shares import Counted, Share, share

PAGE: Final = Path(__file__).parents[2] / "docs" / "reviews.md"

HEADS: Final = (
    *("Game", "Level", "Decisions", "Judged again", "Named", "Named mistake or blunder"),
    *("Named ones that stand", "Blunders that stand", "Losses of 10 % that are named"),
    *("Named again with other chance", "Said / lost"),
)

WANTED: Final = {
    "named ones that stand": 0.9,
    "blunders that stand": 0.95,
    "losses of 10 % that are named": 0.8,
    "named again with other chance": 0.92,
    "decisions of `master` not called a mistake": 0.99,
    "planted blunders in the top three": 0.8,
}
"""The bars. If 0.92 of what one review names is named again, both name 0.85 of what either does."""


HANDFUL: Final = 8
"""Fewer cases than these prove nothing."""


class Figures(NamedTuple):
    """What came of some decisions."""

    named: Share
    mistaken: Share
    stand: Share
    blunders: Share
    losses: Share
    again: Share
    ratio: str


def figures(looked: Sequence[Looked]) -> Figures:
    """Return the figures of some decisions."""
    grades = [each.one.grade for each in looked]
    again = [(each, each.again) for each in looked if each.again is not None]
    named = [(each.one, more) for each, more in again if each.one.grade is not None]
    stand = [(look.grade, more.loss >= look.cost / 2) for look, more in named]
    losing = [(each, more) for each, more in again if more.loss >= WORTH_NAMING]
    return Figures(
        share((each is not None, 1) for each in grades),
        share((each is not None and each >= Grade.MISTAKE, 1) for each in grades),
        share((stands, 1) for _, stands in stand),
        share((stands, 1) for grade, stands in stand if grade is Grade.BLUNDER),
        share((each.one.grade is not None, more.of) for each, more in losing),
        share((more.other.grade is not None, 1) for _, more in named),
        ratio([look.cost for look, _ in named], [more.loss for _, more in named]),
    )


def tables() -> str:
    """Return all that was measured so far, in Markdown: the figures of each game and level, those
    of all levels of a game, and what they prove."""
    rows, proofs = [], []
    for game in PLAYERS:
        found = {level: Sample(game, level).kept() for level in LEVELS}
        together = [each for looked in found.values() for each in looked]
        for level, looked in (*found.items(), ("all", together)):
            again = sum(each.again is not None for each in looked)
            cells = [str(each) for each in figures(looked)]
            rows.append((game, level, str(len(looked)), str(again), *cells))
        whole, master = figures(together), figures(found["master"])
        shares = (whole.stand, whole.blunders, whole.losses, whole.again)
        proofs.append([*shares, _turned(master.mistaken), share(_hits(game))])
    bars = [
        (bar, f"{100 * least:.0f} %", *(proof(each[n], least) for each in proofs))
        for n, (bar, least) in enumerate(WANTED.items())
    ]
    return markdown(HEADS, rows) + "\n\n" + markdown(("Bar", "Wanted", *PLAYERS), bars)


def proof(found: Share, least: float) -> str:
    """Return a share with what it says about a bar.

    >>> proof(share([(True, 1)] * 9), 0.8), proof(share([(False, 1)] * 20), 0.8)
    ('open: 100 % (70 to 100), 9 of 9', 'missed: 0 % (0 to 16), 0 of 20')
    >>> proof(share([(False, 1)]), 0.8)  # Wilson's interval is too narrow for a handful
    'open: 0 % (0 to 79), 0 of 1'
    """
    if not found.number:
        return "none met"
    word = "proven" if found.low >= least else "missed" if found.high < least else "open"
    if found.number < HANDFUL:
        word = "open"
    return f"{word}: {found}"


def _turned(found: Share) -> Share:
    """Return the share of the others."""
    some = found.number - found.some
    return Share(1 - found.share, some, found.number, 1 - found.high, 1 - found.low)


def _hits(game: str) -> list[Counted]:
    found: list[Planted] = kept(path_of(game), Planted)
    return [(n < each.found, 1) for each in found for n in range(each.planted)]


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table."""
    line = ["---"] * len(heads)
    return "\n".join("| " + " | ".join(each) + " |" for each in (heads, line, *rows))


def ratio(said: Sequence[float], lost: Sequence[float]) -> str:
    """Return how many times what was lost was said to be lost, and half the 95 % interval of that.

    >>> ratio([0.2, 0.3], [0.2, 0.2])
    '1.25 ± 0.49'
    """
    if len(said) < 2 or sum(lost) <= 0:
        return ""
    times = sum(said) / sum(lost)
    squares = sum((one - times * other) ** 2 for one, other in zip(said, lost, strict=True))
    error = sqrt(squares * len(said) / (len(said) - 1)) / sum(lost)
    return f"{times:.2f} ± {Z95 * error:.2f}"
