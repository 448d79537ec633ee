"""What the grades of reviews came to, as tables."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine.review import Grade
from tests.review_levels.decisions import (
    LEVELS,
    PLAYERS,
    Looked,
    Sample,
    kept,
)
from tests.review_levels.planted import Planted, path_of
from tests.review_levels.shares import Counted, Ratio, Share, ratio, share

PAGE: Final = Path(__file__).parents[2] / "docs" / "reviews.md"

HEADS: Final = (
    *("Game", "Level", "Decisions", "Judged again", "Named", "Named mistake or blunder"),
    *("Named ones that stand", "Blunders that stand", "Losses of 10% that are named"),
    *("Named again with other chance", "Said / lost"),
)

WANTED: Final = {
    "named ones that stand": 0.9,
    "blunders that stand": 0.95,
    "losses of 10% that are named": 0.8,
    "named again with other chance": 0.92,
    "decisions of `hard` not called a mistake": 0.99,
    "decisions of `master` not called a mistake": 0.99,
    "planted blunders in the top three": 0.8,
}
"""The least that each share is to be. If 0.92 of what one review names is named again, both name
0.85 of what either does."""

STRONG: Final = ("hard", "master")
"""The levels whose decisions are hardly ever to be called mistakes."""

MOST: Final = 1.1
"""The most that the sum said to be lost may be, as a multiple of the sum lost."""

HANDFUL: Final = 8
"""The fewest cases that prove anything."""


class Figures(NamedTuple):
    """The figures of some decisions, as a row of the table shows them."""

    named: Share
    mistaken: Share
    stand: Share
    blunders: Share
    losses: Share
    again: Share
    ratio: Ratio


def figures(looked: Sequence[Looked]) -> Figures:
    """Return the figures of some decisions."""
    grades = [each.one.grade for each in looked]
    again = [(each, each.again) for each in looked if each.again is not None]
    named = [(each.one, more) for each, more in again if each.one.grade is not None]
    stand = [(look.grade, more.loss >= look.cost / 2) for look, more in named]
    losing = [(each, more) for each, more in again if more.surely]
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
    rows, proofs, ratios = [], [], []
    for game in PLAYERS:
        found = {level: Sample(game, level).kept() for level in LEVELS}
        together = [each for looked in found.values() for each in looked]
        for level, looked in (*found.items(), ("all", together)):
            again = sum(each.again is not None for each in looked)
            cells = [str(each) for each in figures(looked)]
            rows.append((game, level, str(len(looked)), str(again), *cells))
        whole = figures(together)
        shares = (whole.stand, whole.blunders, whole.losses, whole.again)
        sound = (_turned(figures(found[level]).mistaken) for level in STRONG)
        proofs.append([*shares, *sound, share(_hits(game))])
        ratios.append(whole.ratio)
    bars = [
        (bar, f"{100 * least:.0f}%", *(proof(each[n], least) for each in proofs))
        for n, (bar, least) in enumerate(WANTED.items())
    ]
    bars.append(("said / lost", f"at most {MOST:.2f}", *map(held, ratios)))
    return markdown(HEADS, rows) + "\n\n" + markdown(("Bar", "Wanted", *PLAYERS), bars)


def proof(found: Share, least: float) -> str:
    """Return a share with what it says about a bar.

    >>> proof(share([(True, 1)] * 9), 0.8), proof(share([(False, 1)] * 20), 0.8)
    ('open: 100% (70 to 100), 9 of 9', 'missed: 0% (0 to 16), 0 of 20')
    >>> proof(share([(False, 1)]), 0.8)  # Wilson's interval is too narrow for a handful
    'open: 0% (0 to 79), 0 of 1'
    """
    if not found.number:
        return "none met"
    return f"{_word(found.low >= least, found.high < least, found.number)}: {found}"


def held(found: Ratio) -> str:
    """Return what was said over what was lost, with what it says about its bar.

    >>> held(ratio([0.1] * 8, [0.1] * 8)), held(ratio([0.1], [0.1]))
    ('proven: 1.00 (1.00 to 1.00), of 8', 'none met')
    >>> held(ratio([0.2] * 8, [0.1] * 8)), held(ratio([0.2, 0.1] * 4, [0.1, 0.2] * 4))
    ('missed: 2.00 (2.00 to 2.00), of 8', 'open: 1.00 (0.51 to 1.49), of 8')
    """
    if not found.number:
        return "none met"
    low, high = found.times - found.half, found.times + found.half
    word = _word(high <= MOST, low > MOST, found.number)
    return f"{word}: {found.times:.2f} ({low:.2f} to {high:.2f}), of {found.number}"


def _word(proven: bool, missed: bool, number: int) -> str:
    """Return what so many cases say of a bar: "proven", "missed" or "open"."""
    if number < HANDFUL:
        return "open"
    return "proven" if proven else "missed" if missed else "open"


def _turned(found: Share) -> Share:
    """Return the share of the things that do not count."""
    some = found.number - found.some
    return Share(1 - found.share, some, found.number, 1 - found.high, 1 - found.low)


def _hits(game: str) -> list[Counted]:
    found: list[Planted] = kept(path_of(game), Planted)
    return [(n < each.found, 1) for each in found for n in range(each.planted)]


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table."""
    line = ["---"] * len(heads)
    return "\n".join("| " + " | ".join(each) + " |" for each in (heads, line, *rows))
