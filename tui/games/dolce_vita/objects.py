"""How an object of Dolce Vita is written: as a chip in the grid and in a sentence."""

from functools import lru_cache

from engine.dolce_vita.cards import MONEY, UNIT, Object, category, value
from tui.render.face import Company
from tui.words import Noun
from tui.words.spans import Span, centre, left, right, width
from tui.words.speech import Fact

COLUMN_NAMES = "ABCDEFG"


def column_name(column: int) -> str:
    """A to G."""
    return COLUMN_NAMES[column]


def amount(company: Company, units: int) -> str:
    """Units of 100,000 in full."""
    return company.say.thousands(units * UNIT)


def change(company: Company, units: int) -> Span:
    """A gain or a loss in full, with its sign, in its colour."""
    sign = "+" if units > 0 else company.glyphs.minus if units < 0 else "±"
    return Span(f"{sign}{amount(company, abs(units))}", "gain" if units > 0 else "loss")


def named(company: Company, obj: Object) -> Noun:
    """An object in a sentence: house 400,000."""
    return _good(company, category(obj), value(obj))


def cash(company: Company, units: int) -> Noun:
    """All of somebody's money in a sentence: money 500,000."""
    return _good(company, MONEY, units)


def _good(company: Company, kind: int, units: int) -> Noun:
    facts: dict[str, Fact] = {"name": Noun(f"dv.name.{kind}"), "worth": amount(company, units)}
    return Noun("dv.object", facts, f"good-{kind}")


def glyph(company: Company, kind: int) -> str:
    """The sign of a category, one cell."""
    return company.glyphs.goods[kind - 1]


def emblem(company: Company, kind: int) -> str:
    """The sign beside a name; a blank where signs are only letters of the name."""
    sign = glyph(company, kind)
    return " " if sign.isalpha() else sign


def short(company: Company, kind: int) -> str:
    """The two letters of a category."""
    return company.say(f"dv.short.{kind}")


@lru_cache(maxsize=1024)
def chip(company: Company, obj: Object, cells: int, mark: str) -> str:
    """An object on one line of `cells` cells (at least 8), the two cells of `mark` at its end."""
    kind, worth = category(obj), f"{value(obj)}00"
    sign = emblem(company, kind)
    if cells >= 17:
        name = company.say(f"dv.name.{kind}")
        return f" {sign} {left(name, cells - 10)} {worth} {mark}"
    if cells >= 11:
        return left(f" {sign} {short(company, kind)} {worth} ", cells - 2) + mark
    if cells >= 9:
        return left(f"{sign}{short(company, kind)} {worth}", cells - 2) + mark
    return left(f"{sign}{short(company, kind)}{worth}", cells - 2) + mark


@lru_cache(maxsize=1024)
def tall_chip(company: Company, obj: Object, cells: int, mark: str) -> tuple[str, str]:
    """An object on two lines: its sign and name, then its worth and the mark."""
    kind, worth = category(obj), f"{value(obj)}00"
    sign, name = emblem(company, kind), company.say(f"dv.name.{kind}")
    gap = " " if width(name) + 2 <= cells else ""
    head = f" {sign}{gap}{name}" if width(name) + 3 <= cells else f"{sign}{gap}{name}"
    return left(head, cells, company.glyphs.ellipsis), centre(worth, cells - 2) + mark


@lru_cache(maxsize=1024)
def full_chip(company: Company, obj: Object, cells: int) -> tuple[str, str]:
    """An object on the two lines inside a card's edge: its sign and name, then its worth."""
    kind, worth = category(obj), f"{value(obj)}00"
    name = left(company.say(f"dv.name.{kind}"), cells - 4, company.glyphs.ellipsis)
    return f" {emblem(company, kind)} {name} ", right(f"{worth} ", cells)
