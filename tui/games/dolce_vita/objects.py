"""The forms of an object of Dolce Vita: a chip in the grid, and words in a sentence."""

from functools import lru_cache

from engine.dolce_vita.cards import CATEGORIES, MONEY, UNIT, Object, category, value
from tui.render.face import Company
from tui.words import Noun
from tui.words.spans import Span, centre, left, right, width
from tui.words.speech import Fact

COLUMN_NAMES = "ABCDEFG"


def column_name(column: int) -> str:
    """Return the letter of a column from 0: A to G."""
    return COLUMN_NAMES[column]


def amount(company: Company, units: int) -> str:
    """Return units of 100,000 in full."""
    return company.say.thousands(units * UNIT)


def unit(company: Company) -> str:
    """Return what the figures of a table are multiples of: ×100,000."""
    return f"{company.glyphs.cross}{amount(company, 1)}"


def change(company: Company, units: int) -> Span:
    """Return a gain or a loss in full, with its sign and in its colour."""
    sign = "+" if units > 0 else company.glyphs.minus if units < 0 else "±"
    return Span(f"{sign}{amount(company, abs(units))}", "gain" if units > 0 else "loss")


def named(company: Company, obj: Object) -> Noun:
    """Return an object in a sentence: house 400,000."""
    return _good(company, category(obj), value(obj))


def cash(company: Company, units: int) -> Noun:
    """Return a player's money in a sentence: money 500,000."""
    return _good(company, MONEY, units)


def _good(company: Company, kind: int, units: int) -> Noun:
    facts: dict[str, Fact] = {"name": Noun(f"dv.name.{kind}"), "worth": amount(company, units)}
    return Noun("dv.object", facts, f"good-{kind}")


def glyph(company: Company, kind: int) -> str:
    """Return the sign of a category, one cell."""
    return company.glyphs.goods[kind - 1]


def emblem(company: Company, kind: int) -> str:
    """Return the sign beside a name; a blank if the signs are only letters of the name."""
    sign = glyph(company, kind)
    return " " if sign.isalpha() else sign


def full(company: Company, kind: int) -> str:
    """Return the name of a category."""
    return company.say(f"dv.name.{kind}")


def short(company: Company, kind: int) -> str:
    """Return the two letters of a category; money is known by its sign alone."""
    return glyph(company, kind) if kind == MONEY else company.say(f"dv.short.{kind}")


def _labelled(company: Company, kind: int, between: str = "") -> str:
    """Return the sign of a category and its letters, in the same cells for each."""
    letters = "  " if kind == MONEY else short(company, kind)
    return f"{emblem(company, kind)}{between}{letters}"


@lru_cache(maxsize=1024)
def chip(company: Company, obj: Object, cells: int, mark: str) -> str:
    """Return an object on one line of `cells` cells (at least 8), with the two cells of `mark` at
    its end."""
    kind, worth = category(obj), f"{value(obj)}00"
    sign = emblem(company, kind)
    if cells >= 17:
        name = full(company, kind)
        return f" {sign} {left(name, cells - 10)} {worth} {mark}"
    if cells >= 11:
        return left(f" {_labelled(company, kind, ' ')} {worth} ", cells - 2) + mark
    if cells >= 9:
        return left(f"{_labelled(company, kind)} {worth}", cells - 2) + mark
    return left(f"{_labelled(company, kind)}{worth}", cells - 2) + mark


@lru_cache(maxsize=1024)
def tall_chip(company: Company, obj: Object, cells: int, mark: str) -> tuple[str, str]:
    """Return an object on two lines of `cells` cells: its name, then its worth and the mark.

    The sign stands beside the name if there is room for that with the longest name, else beside the
    worth. No name is cut: one that is a cell too long lies over the gap after the card. If the
    longest does not fit even so, every object has its two letters instead.
    """
    kind, worth = category(obj), f"{value(obj)}00"
    sign, name = emblem(company, kind), full(company, kind)
    longest = max(width(full(company, each)) for each in (*CATEGORIES, MONEY))
    if longest > cells + 1:
        return centre(_labelled(company, kind, " "), cells), centre(worth, cells - 2) + mark
    if longest > cells and width(name) < cells:
        name = f" {name}"  # the name before it may lie over the gap
    if longest + 2 > cells:
        return centre(name, cells), centre(f"{sign} {worth}", cells - 2) + mark
    head = f" {sign} {name}" if longest + 3 <= cells else f"{sign} {name}"
    return left(head, cells), centre(worth, cells - 2) + mark


@lru_cache(maxsize=1024)
def full_chip(company: Company, obj: Object, cells: int) -> tuple[str, str]:
    """Return an object on the two lines inside a card's edge: its sign and name, then its worth."""
    kind, worth = category(obj), f"{value(obj)}00"
    name = left(full(company, kind), cells - 4, company.glyphs.ellipsis)
    return f" {emblem(company, kind)} {name} ", right(f"{worth} ", cells)
