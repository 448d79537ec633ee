"""What the grades of reviews came to, as a table."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.review import Grade
from tests.review_levels.decisions import Look, Looked, Sample

WORTH_NAMING: Final = 0.1
"""The loss from which on a decision is to be named."""

HEADS: Final = (
    *("Game", "Level", "Decisions", "Named", "Named ones that stand", "Blunders that stand"),
    *("Losses of 10 % that are named", "Named again with other chance", "Said / lost"),
)


def table(samples: Iterable[Sample]) -> str:
    """Return the results so far as a table in Markdown."""
    rows = [row(each, each.kept()) for each in samples]
    lines = [HEADS, ("---", "---", *["---:"] * 7), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def row(sample: Sample, looked: Sequence[Looked]) -> tuple[str, ...]:
    """Return the figures of one sample; both reviews of a decision count."""
    looks = [(look, each.loss) for each in looked for look in (each.one, each.other)]
    named = [(look, loss) for look, loss in looks if look.grade is not None]
    blunders = [each for each in named if each[0].grade is Grade.BLUNDER]
    losing = [look for look, loss in looks if loss >= WORTH_NAMING]
    twice = [each for each in looked if each.one.grade is not None or each.other.grade is not None]
    same = sum(each.one.grade is not None and each.other.grade is not None for each in twice)
    lost = sum(loss for _, loss in named)
    said = sum(look.cost for look, _ in named)
    return (
        sample.game,
        sample.level,
        str(len(looked)),
        share(len(named), len(looks)),
        share(sum(map(stands, named)), len(named)),
        share(sum(map(stands, blunders)), len(blunders)),
        share(sum(look.grade is not None for look in losing), len(losing)),
        share(same, len(twice)),
        f"{said / lost:.2f}" if lost > 0 else "",
    )


def stands(judged: tuple[Look, float]) -> bool:
    """Return True if a decision loses at least half of what the review said."""
    look, loss = judged
    return loss >= look.cost / 2


def share(some: int, number: int) -> str:
    """Return a share in percent with its counts, "" of nothing.

    >>> share(9, 10)
    '90 % (9 of 10)'
    """
    return f"{100 * some / number:.0f} % ({some} of {number})" if number else ""
