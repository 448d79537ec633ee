"""The styles of spans: each role as text styles and theme variables.

They are looked up in a table, because component classes cost too much. Those take a stylesheet pass
per role and widget at every change of focus, and a third of the time to the first frame.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.style import Style

from tui.render.company import PLACES

LOOKS: Final[dict[str, str]] = {
    "accent": "$accent",
    "strong": "bold",
    "title": "bold $accent",
    "head": "bold $dim",
    "dim": "$dim",
    "faint": "$faint",
    "gain": "$gain",
    "loss": "bold $loss",
    "key": "bold $accent",
    "turn": "bold",
    "sum": "bold",
    "struck": "strike $dim",
    "deep": "on $surface",
    "card": "bold $foreground on $panel",
    "can": "$accent",
    "cursor": "bold $on-accent on $accent",
    "lit": "bold on $lit",
    "mark": "bold",
    "losing": "$on-accent on $loss",
    "here": "bold $accent",
    "past": "$dim",
    "back": "$dim on $panel",
    "wave": "$good-2-text",
    "qr": "black on white",
    **{f"seat-{seat}": f"$seat-{seat}" for seat in range(PLACES)},
    **{f"good-{kind}": f"$good-{kind}-text" for kind in range(1, 9)},
    **{f"chip-{kind}": f"bold $on-chip on $good-{kind}" for kind in range(1, 9)},
}
"""Per role its style as Rich writes styles, with the theme's variables for colours."""

SIXTEEN: Final[dict[str, str]] = {
    **LOOKS,
    "deep": "",
    "card": "bold reverse",
    "lit": "bold underline",
    "back": "$dim reverse",
}
"""Styles for sixteen colours: surface and panel are black there, so cards need another mark."""

COLOURLESS: Final[dict[str, str]] = {
    **{
        role: " ".join(w for w in look.split() if w in ("bold", "strike"))
        for role, look in LOOKS.items()
    },
    "accent": "bold",
    "title": "bold underline",
    "dim": "dim",
    "faint": "dim",
    "struck": "strike dim",
    "card": "bold reverse",
    "can": "bold",
    "cursor": "bold reverse",
    "lit": "bold underline",
    "losing": "bold reverse",
    "past": "dim",
    "back": "dim reverse",
    **{f"chip-{kind}": "bold reverse" for kind in range(1, 9)},
}
"""Styles without any colour."""


def style_of(roles: str, variables: Mapping[str, str], table: Mapping[str, str] = LOOKS) -> Style:
    """Return the style of several roles together; later roles win. Raises KeyError for an unknown
    role."""
    looks = [" ".join(_words(table[role], variables)) for role in roles.split()]
    return Style.combine([Style(), *map(Style.parse, looks)])


def _words(look: str, variables: Mapping[str, str]) -> Iterator[str]:
    for word in look.split():
        # Rich has the same names for the terminal's own colours as theme files, without `ansi_`.
        yield variables[word[1:]].removeprefix("ansi_") if word.startswith("$") else word
