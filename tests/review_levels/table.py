"""What the grades of reviews came to, as tables."""

from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

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
from tests.review_levels.shares import Share, share

PAGE: Final = Path(__file__).parents[2] / "docs" / "reviews.md"

HEADS: Final = (
    *("Game", "Level", "Decisions", "Judged again", "Named", "Named mistake or blunder"),
    *("Named ones that stand", "Blunders that stand", "Losses of 10 % that are named"),
    *("Named again with other chance", "Said / lost"),
)


def tables() -> str:
    """Return all that was measured so far."""
    samples = [Sample(game, level) for game in PLAYERS for level in LEVELS]
    return f"{table(each for each in samples if each.kept())}\n\n{planted_table(PLAYERS)}"


def table(samples: Iterable[Sample]) -> str:
    """Return the results so far as a table in Markdown: a row a game and level, and one of all
    levels of a game."""
    found = {each: each.kept() for each in samples}
    rows = []
    for game in dict.fromkeys(each.game for each in found):
        levels = {each.level: looked for each, looked in found.items() if each.game == game}
        rows += [(game, level, *cells(looked)) for level, looked in levels.items()]
        rows.append((game, "all", *cells([each for looked in levels.values() for each in looked])))
    return markdown(HEADS, rows)


def cells(looked: Sequence[Looked]) -> tuple[str, ...]:
    """Return the figures of some decisions."""
    grades = [each.one.grade for each in looked]
    again = [(each, each.again) for each in looked if each.again is not None]
    named = [(each.one, more) for each, more in again if each.one.grade is not None]
    stand = [(look.grade, more.loss >= look.cost / 2) for look, more in named]
    return (
        *(str(len(looked)), str(len(again))),
        told(share((each is not None, 1) for each in grades)),
        told(share((each is not None and each >= Grade.MISTAKE, 1) for each in grades)),
        told(share((stands, 1) for _, stands in stand)),
        told(share((stands, 1) for grade, stands in stand if grade is Grade.BLUNDER)),
        told(
            share(
                (each.one.grade is not None, more.of)
                for each, more in again
                if more.loss >= WORTH_NAMING
            )
        ),
        told(share((more.other.grade is not None, 1) for _, more in named)),
        ratio([look.cost for look, _ in named], [more.loss for _, more in named]),
    )


def planted_table(games: Iterable[str]) -> str:
    """Return how many planted blunders were found, as a table in Markdown."""
    rows = []
    for game in games:
        found: list[Planted] = kept(path_of(game), Planted)
        hits = [(n < each.found, 1) for each in found for n in range(each.planted)]
        rows.append((game, str(len(found)), told(share(hits))))
    return markdown(("Game", "Games", "Planted blunders in the top three"), rows)


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table, all but its names to the right."""
    line = ["---" if head in ("Game", "Level") else "---:" for head in heads]
    return "\n".join("| " + " | ".join(each) + " |" for each in (heads, line, *rows))


def told(found: Share) -> str:
    """Return a share in words, "" of nothing."""
    return str(found) if found.number else ""


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
