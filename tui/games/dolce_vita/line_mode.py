"""Dolce Vita line by line: the columns in sentences, a card and a column typed as `3 C`."""

import re
from collections.abc import Iterable
from typing import Final

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.cards import CATEGORIES, Column, Object, cards_in
from engine.dolce_vita.legal import legal
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.games.dolce_vita.hand import Placement, preview_line
from tui.games.dolce_vita.objects import COLUMN_NAMES, amount, cash, column_name, named
from tui.games.line_mode import LineMode, NotUnderstood, Unclear
from tui.words import Listed
from tui.words.spans import NO_BREAK, Line, Span, line, text_of
from tui.words.speech import Fact

CARD_FIRST: Final = re.compile(r"(?P<card>[1-6])?\W*(?P<column>[a-g])?")
COLUMN_FIRST: Final = re.compile(r"(?P<column>[a-g])\W*(?P<card>[1-6])")
"""A card and a column as they are typed, in either order; either alone is a question."""


class DolceVitaLineMode(LineMode[DolceVitaView, DolceVitaAction]):
    """See tui.games.line_mode.LineMode."""

    table_first = True
    typing = ("dv.plain.how",)

    def position(self, view: DolceVitaView) -> list[Line]:
        """Return the columns with the objects that may go this round, and the fortunes."""
        if not view.columns:
            return []
        say = self.company.say
        lines = [say.line("dv.plain.columns")]
        lines += [
            self._column(view, column, len(view.hands)) for column in range(len(COLUMN_NAMES))
        ]
        return lines + self.scores(view)

    def scores(self, view: DolceVitaView) -> list[Line]:
        """Return everybody's goods and fortune."""
        return [self._fortune(view, seat) for seat in range(len(view.hands))]

    def between(self, view: DolceVitaView) -> list[Line]:
        """Return everybody's fortune in one line, the greatest first."""
        sums = {
            seat: fortune(view.goods[seat], view.money[seat]) for seat in range(len(view.hands))
        }
        each = [
            line(*self.company.who(seat), NO_BREAK, amount(self.company, sums[seat]))
            for seat in sorted(sums, key=lambda seat: -sums[seat])
        ]
        return [self.company.say.line("dv.plain.fortunes", fortunes=self.company.say.listing(each))]

    def _column(self, view: DolceVitaView, column: int, most: int) -> Line:
        """Return a column from the bottom, at most `most` of its objects, and the cards under
        it."""
        say, objects = self.company.say, view.columns[column]
        shown: list[Fact] = [named(self.company, obj) for obj in objects[:most]]
        rest = len(objects) - len(shown)
        if rest:
            shown.append(say.line("dv.plain.more", n=rest))
        things = Listed(shown) if shown else say("dv.tell.empty")
        spans = say.line("dv.plain.column", column=column_name(column), things=things)
        bids = [
            say.line("dv.plain.bid", who=self.company.who(seat), cards=self._row(cards_in(mask)))
            for seat, mask in enumerate(view.bids[column])
            if mask
        ]
        return say.line("dv.plain.bids", column=spans, bids=Listed(bids)) if bids else spans

    def _fortune(self, view: DolceVitaView, seat: Seat) -> Line:
        say, company = self.company.say, self.company
        goods, money = view.goods[seat], view.money[seat]
        owned = [
            named(company, Object(10 * kind + goods[kind - 1]))
            for kind in CATEGORIES
            if goods[kind - 1]
        ]
        if units := money[0] + 2 * money[1]:
            owned.append(cash(company, units))
        what = Listed(owned) if owned else say("dv.plain.nothing")
        total = amount(company, fortune(goods, money))
        return say.line("dv.plain.fortune", who=company.who(seat), owned=what, sum=total)

    def _row(self, cards: Iterable[int]) -> Line:
        """Return number cards in words: 1, 3 and 6."""
        return self.company.say.listing([(Span(str(card)),) for card in cards])

    def hand(self, view: DolceVitaView) -> list[Line]:
        """Return the seat's number cards."""
        cards = cards_in(view.hands[view.seat]) if view.seat >= 0 else ()
        return [self.company.say.line("dv.plain.hand", cards=self._row(cards))] if cards else []

    def how(self, view: DolceVitaView) -> str:
        """See LineMode."""
        return self.company.say("dv.plain.how")

    def read(self, view: DolceVitaView, words: str) -> DolceVitaAction:
        """Return the placement of `3 C`. Raise Unclear with the answer to `3 C ?`, which asks what
        it would bring, and to `C`, which asks for a whole column."""
        asks, words = words.endswith("?"), words.rstrip("? ")
        found = CARD_FIRST.fullmatch(words) or COLUMN_FIRST.fullmatch(words)
        if found is None or not words:
            raise NotUnderstood(self.how(view))
        card = int(found["card"]) if found["card"] else None
        column = COLUMN_NAMES.index(found["column"].upper()) if found["column"] else None
        if card is None and column is not None:
            raise Unclear(text_of(self._column(view, column, len(view.columns[column]))))
        placement = Placement(card, None if column is None else Column(column))
        action = placement.action(view.seat)
        if action is None or (asks and action in legal(view)):
            raise Unclear(text_of(preview_line(self.company, view, placement)))
        assert isinstance(action, Place)
        return action
