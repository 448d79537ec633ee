"""The lines under the grid: the seat's own number cards, and what the chosen placement would do."""

from random import Random
from typing import NamedTuple

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.cards import NUMBERS, Column, cards_in
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.rules import apply
from engine.dolce_vita.views import DolceVitaView
from engine.dolce_vita.views import view as view_of
from engine.game import Seat
from tui.games.dolce_vita.objects import change, column_name, named
from tui.render.cards import CHOSEN, CardWish, at_most, card, in_middle
from tui.render.face import Company
from tui.render.numerals import numeral
from tui.render.scene import in_signs, within
from tui.words.spans import Line, Span, centre, left, line, ranges


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


def hand_height(spare: int, wish: CardWish) -> int:
    """Return how many of the lines under the grid the number cards take: one, three or five."""
    if at_most("full", wish) == "line":
        return 1
    return 5 if spare >= 7 else 3 if spare >= 5 else 1


def hand_lines(
    company: Company, view: DolceVitaView, choice: Placement | None, label: int, rows: int
) -> list[Line]:
    """Return the six number cards: those in hand as cards, those under a column as dots.

    `choice` is None while no choice is wanted. `label` cells at the left hold a word. The hand
    takes `rows` lines: one, or with edges three or five.
    """
    active, choice = choice is not None, choice or Placement()
    held = cards_in(view.hands[view.seat])
    middle = rows // 2
    title = left(" " + company.say("dv.hand"), label)
    lines = [
        [Span(title, "dim", topic=("hand", view.seat)) if n == middle else Span(" " * label)]
        for n in range(rows)
    ]
    for number in NUMBERS:
        for spans, part in zip(
            lines, _number(company, number, held, active, choice, rows), strict=True
        ):
            spans += [*part, Span(" ")]
    if active and choice.action(view.seat) is not None:
        say = company.say
        button = say("dv.button", key=say.key_of("dolce-vita.commit", "cap.enter"))
        lines[middle] += [Span("  "), Span(f" {button} ", "cursor", ("commit", 0))]
    return [tuple(spans) for spans in lines]


def _number(
    company: Company,
    number: int,
    held: tuple[int, ...],
    active: bool,
    choice: Placement,
    rows: int,
) -> list[Line]:
    """Return a number card of `rows` lines; for a card already played, a dot."""
    edged, cells = rows > 1, 7 if rows > 3 else 5
    if number not in held:
        dots = in_middle(company.glyphs.dot, cells, rows)
        return [(Span(row, "faint", topic=("card", number)),) for row in dots]
    chosen = number == choice.card
    roles = CHOSEN if chosen else "card can" if active else "card dim"
    inside = cells - 2 * edged
    face = [centre(f"[{number}]" if chosen else str(number), inside)]
    if rows > 3:
        upper, middle, lower = numeral(company.glyphs, str(number))
        large = (upper, f"[{middle}]" if chosen else middle, lower)
        face = [centre(row, inside) for row in large]
    return card(company.glyphs, face, roles, edged=edged, target=("card", number))


def preview_line(
    company: Company, view: DolceVitaView, choice: Placement, cells: int | None = None
) -> Line:
    """Return one sentence: what to pick next, or what the placement would bring as the table
    stands. It is shorter if it has no room in `cells` cells; None sets no limit."""
    say, action = company.say, choice.action(view.seat)
    held = ranges(cards_in(view.hands[view.seat]))
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
    forms = [line(place, "  ", each) for each in consequence(company, view, after, action.column)]
    return forms[0] if cells is None else within(cells, *forms)


def consequence(
    company: Company, before: DolceVitaView, after: DolceVitaView, column: int
) -> tuple[Line, ...]:
    """Return what the acting player would get from the column if nobody placed another card: as a
    sentence, then shorter."""
    say, seat = company.say, before.seat
    verdict = forecast(after)[column - after.awarded]
    if seat in verdict.struck:
        rivals = [company.who(other) for other in verdict.struck if other != seat]
        key = "dv.would.tie" if len(rivals) == 1 else "dv.would.ties"
        tie = say.line(key, who=say.listing(rivals))
        return tie, in_signs(tie)
    take = next(take for take in verdict.takes if take.seat == seat)
    if not take.taken:
        return (say.line("dv.would.nothing" if before.columns[column] else "dv.would.dump"),)
    new, old = named(company, take.taken), named(company, take.returned) if take.returned else None
    if old is None:
        return (say.line("dv.would.take", object=new),)
    gain = line(" (", change(company, take.gain), ")")
    arrow = f" {company.glyphs.right} "
    return (
        line(say.line("dv.would.replace", object=new, old=old), gain),
        line(say.named(old), arrow, say.named(new), gain),
    )
