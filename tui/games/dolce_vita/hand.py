"""The lines under the grid: the seat's own number cards, and what the chosen placement would do."""

from random import Random
from typing import NamedTuple

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.cards import NUMBERS, Column, cards_in, value
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.rules import apply
from engine.dolce_vita.views import DolceVitaView
from engine.dolce_vita.views import view as view_of
from engine.game import Seat
from tui.games.dolce_vita.objects import change, column_name, named
from tui.render.cards import CHOSEN, card, in_middle
from tui.render.face import Company
from tui.words.spans import Line, Span, bounds, centre, left, line


class Placement(NamedTuple):
    """The choice of a person: a number card and a column from 0, None while not picked, and a
    remark on what cannot be picked."""

    card: int | None = None
    column: Column | None = None
    remark: str = ""

    def action(self, seat: Seat) -> Place | None:
        """Return the placement as an action, None until both are picked."""
        if self.card is None or self.column is None:
            return None
        return Place(seat, self.card, self.column)


def preview(view: DolceVitaView, choice: Placement) -> DolceVitaView | None:
    """Return the table as it would be after the chosen placement, None if it is incomplete or not
    legal."""
    action = choice.action(view.seat)
    if action is None or action not in legal(view):
        return None
    return view_of(apply(guess(view, Random(0)), action), view.seat)


def hand_lines(
    company: Company, view: DolceVitaView, choice: Placement | None, label: int, tall: bool
) -> list[Line]:
    """Return the six number cards: those in hand as cards, those under a column as dots.

    `choice` is None while none is wanted. `label` cells at the left hold a word; a `tall` hand
    takes three lines.
    """
    active, choice = choice is not None, choice or Placement()
    held = cards_in(view.hands[view.seat])
    blank = Span(" " * label)
    title = Span(left(" " + company.say("dv.hand"), label), "dim", topic=("hand", view.seat))
    lines = [[blank], [title], [blank]] if tall else [[title]]
    middle = len(lines) // 2
    for number in NUMBERS:
        for spans, part in zip(
            lines, _number(company, number, held, active, choice, tall), strict=True
        ):
            spans += [*part, Span(" ")]
    if active and choice.action(view.seat) is not None:
        button = company.say("dv.button", key=company.say("cap.enter"))
        lines[middle] += [Span("  "), Span(f" {button} ", "cursor", ("commit", 0))]
    return [tuple(spans) for spans in lines]


def _number(
    company: Company,
    number: int,
    held: tuple[int, ...],
    active: bool,
    choice: Placement,
    tall: bool,
) -> list[Line]:
    """Return a number card, with an edge if tall; for a card already played, a dot."""
    if number not in held:
        rows = in_middle(company.glyphs.dot, 5, 3 if tall else 1)
        return [(Span(row, "faint", topic=("card", number)),) for row in rows]
    chosen = number == choice.card
    roles = CHOSEN if chosen else "card can" if active else "card dim"
    text, cells = f"[{number}]" if chosen else str(number), 3 if tall else 5
    face = [centre(text, cells)]
    return card(company.glyphs, face, roles, edged=tall, target=("card", number))


def preview_line(company: Company, view: DolceVitaView, choice: Placement) -> Line:
    """Return one sentence: what to pick next, or what the placement would bring as the table
    stands."""
    say, action = company.say, choice.action(view.seat)
    held = bounds(cards_in(view.hands[view.seat]))
    if choice.remark:
        return (Span(choice.remark, "loss"),)
    if action is None:
        if choice.card is not None:
            return say.line("dv.choose.column", card=choice.card)
        if choice.column is not None:
            return say.line("dv.choose.card", column=column_name(choice.column), cards=held)
        return say.line("dv.choose", cards=held)
    place = say.line(
        "dv.place",
        card=Span(str(action.card), "accent"),
        column=Span(column_name(action.column), "accent"),
    )
    after = preview(view, choice)
    if after is None:
        return place
    return line(place, "  ", consequence(company, view, after, action.column))


def consequence(company: Company, before: DolceVitaView, after: DolceVitaView, column: int) -> Line:
    """Return what the acting player would get from the column if nobody placed another card."""
    say, seat = company.say, before.seat
    verdict = forecast(after)[column - after.awarded]
    if seat in verdict.struck:
        rivals = [company.who(other) for other in verdict.struck if other != seat]
        key = "dv.would.tie" if len(rivals) == 1 else "dv.would.ties"
        return say.line(key, who=say.listing(rivals))
    take = next(take for take in verdict.takes if take.seat == seat)
    if not take.taken:
        return say.line("dv.would.nothing" if before.columns[column] else "dv.would.dump")
    if not take.returned:
        return say.line("dv.would.take", object=named(company, take.taken))
    gain = value(take.taken) - value(take.returned)
    sentence = say.line(
        "dv.would.replace",
        object=named(company, take.taken),
        old=named(company, take.returned),
    )
    return line(sentence, " (", change(company, gain), ")")
