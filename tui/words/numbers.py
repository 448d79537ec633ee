"""Numbers and averages as text for people, and as values for programs."""

from typing import Any

from engine.arena.average import Average
from tui.words import Wording


def decimal(say: Wording, number: float, digits: int) -> str:
    """Return a number with `digits` decimals, as the language writes it."""
    whole, _, rest = f"{abs(number):.{digits}f}".partition(".")
    sign = "-" if number < 0 else ""
    return sign + say.thousands(int(whole)) + (say.grammar.decimal + rest if rest else "")


def around(say: Wording, found: Average, digits: int, sign: str) -> str:
    """Return an average with `sign` and its margin; without them if the margin is not known."""
    value = decimal(say, found.value, digits)
    if found.margin is None:
        return value
    return f"{value} {sign} {decimal(say, found.margin, digits)}"


def between(say: Wording, found: Average, most: float) -> str:
    """Return an average that lies from 0 to `most`, with its interval if the margin is known."""
    value = decimal(say, found.value, 2)
    if found.margin is None:
        return value
    low, high = limits(found, most)
    return say("cli.between", value=value, low=decimal(say, low, 2), high=decimal(say, high, 2))


def interval(say: Wording, found: Average) -> str:
    """Return an average with its interval, if the margin is known."""
    value, margin = decimal(say, found.value, 2), found.margin
    if margin is None:
        return value
    ends = (decimal(say, found.value + sign * margin, 2) for sign in (-1, 1))
    return say("cli.between", value=value, low=next(ends), high=next(ends))


def limits(found: Average, most: float) -> tuple[float, float]:
    """Return both ends of the interval of an average that lies from 0 to `most`.

    If every result was 0, or every one `most`, the margin is 0 but the next may differ. The
    interval then reaches as far as a series of this length would miss in 2.5 % of all cases.
    """
    margin = found.margin or 0.0
    if found.value in (0, most):
        margin = most * (1 - 0.025 ** (1 / found.size))
    return max(found.value - margin, 0.0), min(found.value + margin, most)


def plain(found: Average) -> dict[str, Any]:
    """Return an average as JSON values, rounded to four decimals. A margin not known is None."""
    margin = found.margin
    return {
        "value": round(found.value, 4),
        "margin": None if margin is None else round(margin, 4),
    }
