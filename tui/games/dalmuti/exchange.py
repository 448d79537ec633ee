"""The tax as its two parties see it: the cards given and received, side by side (DA6, DA7)."""

from typing import NamedTuple

from engine.dalmuti.cards import best, ranks
from engine.dalmuti.state import pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.naming import cards_in_words
from tui.games.dalmuti.pieces import CELLS, HEIGHTS, card_lines
from tui.render.cards import CardSize
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span, about, fit, line, width


class OwnTax(NamedTuple):
    """A tax seen by one of its two parties: the ranks of the cards, 0 for a card not known or not
    chosen yet."""

    other: Seat
    gives: tuple[int, ...]
    receives: tuple[int, ...]

    @property
    def done(self) -> bool:
        """Return whether the tax has been collected."""
        return all(self.gives) and all(self.receives)


def exchanged(view: DalmutiView, picked: tuple[int, ...] = ()) -> OwnTax | None:
    """Return the tax of the view's seat as far as the seat knows it, None without one. `picked` are
    the ranks it means to give."""
    for dalmuti, peon, number in pairs(view.match):
        if view.seat not in (dalmuti, peon):
            continue
        unknown = (0,) * number
        rich = view.seat == dalmuti
        known = next(iter(view.taxes), None)
        gift = tribute = unknown
        if known is not None:
            gift = ranks(known.gift)
            tribute = ranks(known.tribute) or unknown
        elif view.table.stage != "tax":
            return None
        elif rich:
            gift = (picked + unknown)[:number]
        else:
            tribute = ranks(best(view.hand, number))
        if rich:
            return OwnTax(peon, gift, tribute)
        return OwnTax(dalmuti, tribute, gift)
    return None


def exchange_lines(company: Company, tax: OwnTax, cells: int, size: CardSize) -> list[Line]:
    """Return both sides of the tax beside each other, each with a heading and the names of its
    cards."""
    half = (cells - 4) // 2
    who = company.who(tax.other)
    gives = _side(company, "da.felt.gave" if tax.done else "da.felt.give", tax.gives, size)
    receives = _side(
        company, "da.felt.received" if tax.done else "da.felt.receive", tax.receives, size
    )
    gives.append(_named(company, tax.gives, "da.felt.to", who, half))
    receives.append(_named(company, tax.receives, "da.felt.from", who, half))
    glyphs = company.glyphs
    there, back = Span(glyphs.right, "accent"), Span(glyphs.left, "accent")
    rooms = (half, 4, half)
    if size == "line":
        arrows: list[Line] = [BLANK, (there, back), BLANK]
    else:
        air = [BLANK] * (HEIGHTS[size] // 2)
        arrows = [*air, (there,), BLANK, (back,), *air]
    return [
        line(*(_centred(company, part, room) for part, room in zip(parts, rooms, strict=True)))
        for parts in zip(gives, arrows, receives, strict=True)
    ]


def _side(company: Company, key: str, cards: tuple[int, ...], size: CardSize) -> list[Line]:
    return [
        (Span(company.say(key), "head", topic=("exchange",)),),
        *card_lines(company, cards, CELLS[size], size),
    ]


def _named(company: Company, cards: tuple[int, ...], key: str, who: Line, cells: int) -> Line:
    """Return the cards in words once all are known, with the other party if there is room; else
    only the party."""
    given = cards_in_words(cards)
    named = company.say.line("da.felt.exchanged", cards=given) if all(cards) else BLANK
    whom = company.say.line(key, who=who)
    both = line(named, " ", whom) if named else whom
    said = both if width(both) <= cells else named if named and width(named) <= cells else whom
    return about(("exchange",), said)


def _centred(company: Company, spans: Line, cells: int) -> Line:
    spare = max(cells - width(spans), 0)
    return fit(line(" " * (spare // 2), *spans), cells, company.glyphs.ellipsis)
