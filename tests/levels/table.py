"""The table of the levels in docs/robots.md."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.levels.measures import Measure, Share
from tui.words import Wording

PAGE: Final = Path(__file__).parents[2] / "docs" / "robots.md"

BEGIN: Final = "<!-- levels: made by `make levels` from docs/levels.json -->"
END: Final = "<!-- end of levels -->"

HEADS: Final = (
    *("Game", "Players", "One robot among others", "Games", "Wins (1 = an even share)"),
    *("Finishes ahead of each opponent", "… by hand"),
)


def table(measures: Iterable[Measure]) -> str:
    """Return the results as a table in Markdown."""
    say = Wording("en")
    rows = (
        (
            say(f"game.{each.game}"),
            str(each.players),
            f"`{each.level}` among `{each.among}`",
            say.thousands(each.games),
            *(shown(share) for share in (each.wins, each.ahead, each.hands)),
        )
        for each in measures
    )
    lines = [HEADS, ("---", "---:", "---", *["---:"] * 4), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def shown(share: Share | None) -> str:
    """Return a share with its interval, "" for None."""
    if share is None:
        return ""
    return f"{share.value:.2f} ({share.low:.2f} to {share.high:.2f})"


def line(measure: Measure) -> str:
    """Return a result in one line, as a run prints it."""
    hands = f" by hand {shown(measure.hands)}" if measure.hands is not None else ""
    shares = f"wins {shown(measure.wins)} ahead {shown(measure.ahead)}{hands}"
    return f"{' '.join(map(str, measure.comparison))} {measure.games} games {shares}"


def with_table(text: str, measures: Iterable[Measure]) -> str:
    """Return the text of the page with these results between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin and end, "the page has lost its marks"
    return f"{before}{BEGIN}\n\n{table(measures)}\n\n{END}{after}"
