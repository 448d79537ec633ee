"""The figures of the titles (DA17): hat and chair of each, one cell each, and its name."""

from typing import Final, NamedTuple

from engine.dalmuti.order import Title, titles
from engine.game import Seat
from tui.render.face import Company
from tui.render.glyphs import ASCII
from tui.words.spans import width


class Figure(NamedTuple):
    """The hat and the chair of a title."""

    hat: str
    chair: str


FIGURES: Final[dict[Title, tuple[Figure, Figure]]] = {
    "greater-dalmuti": (Figure("♛", "╫"), Figure("W", "H")),
    "lesser-dalmuti": (Figure("§", "h"), Figure("S", "h")),
    "merchant": (Figure("╩", "h"), Figure("T", "h")),
    "lesser-peon": (Figure("∩", "h"), Figure("^", "h")),
    "greater-peon": (Figure("∩", "╥"), Figure("^", "n")),
}
"""The figure of each title, in Unicode and in ASCII: crown, toga, top hat and woollen cap; the best
armchair, plain chairs and the stool."""


def title_of(order: tuple[Seat, ...], seat: Seat) -> Title:
    """Return the title of a seat in a social order."""
    return titles(len(order))[order.index(seat)]


def figure(company: Company, title: Title) -> Figure:
    """Return the figure of a title in the signs that may be used."""
    return FIGURES[title][company.glyphs is ASCII]


def title_name(company: Company, title: Title, cells: int = 80) -> str:
    """Return the name of a title, in the longest of its forms that takes at most `cells` cells."""
    forms = [company.say(f"da.title.{title}{form}") for form in ("", ".short", ".tiny")]
    return next((form for form in forms if width(form) <= cells), forms[-1])
