"""The loot: each player's collections with their values, the ones that count, bottles and score."""

from typing import Final

from engine.dolores.cards import BOTTLES, FIRST_BOTTLE, SIZE, TYPES, WORTH, cards_in, value
from engine.dolores.score import counting, score
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import BOTTLE, kind_name, letters, name, short
from tui.games.dolores.topics import card_topic
from tui.render.face import Company, Moment
from tui.words.spans import (
    Line,
    Span,
    about,
    centre,
    fit,
    joined,
    left,
    line,
    right,
    spread,
    width,
)

PANEL_CELL: Final = 5
"""The fewest cells in which a collection fits on one line."""
ROW_CELL: Final = 6
WIDEST_CELL: Final = 8

WIDE: Final = 10
"""The least worth of a collection that has two digits."""


def bottles_of(view: DoloresView, seat: Seat) -> list[int]:
    """Return the bottles before a player."""
    return [each for each in BOTTLES if view.holders[each - FIRST_BOTTLE] == seat]


def marks(company: Company, view: DoloresView, seat: Seat, kind: int) -> str:
    """Return the signs of a collection that counts as highest, as lowest, or as both; "" if it does
    not count."""
    high, low = counting(view.goods[seat])
    glyphs = company.glyphs
    return (glyphs.up if kind in high else "") + (glyphs.down if kind in low else "")


def collection(company: Company, moment: Moment, seat: Seat, kind: int, cells: int) -> Line:
    """Return a collection in a column of `cells` cells: value, marks, and in small the number of
    cards.

    A collection that has just changed is lit.
    """
    view: DoloresView = moment.view
    cards = view.goods[seat][kind - 1]
    lit = " lit" if changed(moment, seat, kind) else ""
    topic = ("collection", kind, seat)
    if not cards:
        drawn = (Span(right(company.glyphs.dot, 2), "faint" + lit), Span(" " * (cells - 2)))
        return about(topic, drawn)
    worth, signs = str(WORTH[cards]), marks(company, view, seat, kind)
    # In brackets: with a cross, value and number of cards would read as a product.
    count = f"({SIZE[cards]})" if SIZE[cards] > 1 else ""
    # A worth of two digits begins where a cell before it may end.
    beside = view.goods[seat][kind] if kind < len(TYPES) else 0
    signs, count = _beside(company, signs, count, cells - 2 - (WORTH[beside] >= WIDE))
    text = right(worth, 2) + signs
    roles = f"good-{kind}" + (" strong" if signs else "")
    padding = " " * (cells - width(text + count))
    target = ("loot", seat, kind)
    parts = (Span(text, roles + lit, target), Span(count, "dim", target), Span(padding))
    return about(topic, parts)


def _beside(company: Company, signs: str, count: str, cells: int) -> tuple[str, str]:
    """Return the marks of a collection and the number of its cards as they fit in so many cells:
    two marks as one where both leave no room for the number."""
    if width(signs + count) > cells and width(signs) > 1:
        signs = company.glyphs.both
    return signs, count if width(signs + count) <= cells else ""


def changed(moment: Moment, seat: Seat, kind: int) -> bool:
    """Return whether the step changed a collection."""
    before, view = moment.before, moment.view
    return before is not None and before.goods[seat][kind - 1] != view.goods[seat][kind - 1]


def name_span(company: Company, view: DoloresView, seat: Seat, cells: int) -> Span:
    """Return turn marker, sign and name."""
    turn = seat in view.waiting
    text = f"{company.glyphs.turn if turn else ' '}{company.glyphs.seats[seat]} "
    text += company.names[seat]
    roles = f"seat-{seat}" + (" turn" if turn else "")
    return Span(left(text, cells, company.glyphs.ellipsis), roles, ("seat", seat))


def score_span(company: Company, view: DoloresView, seat: Seat) -> Span:
    """Return the present worth of the loot."""
    return Span(right(str(score(view.goods[seat])), 3), f"seat-{seat} sum", ("score", seat))


def leaders(view: DoloresView) -> set[Seat]:
    """Return the seats whose loot is worth most; none while nobody has any."""
    scores = [score(goods) for goods in view.goods]
    return {seat for seat, points in enumerate(scores) if points and points == max(scores)}


def bottle_names(company: Company, view: DoloresView, seat: Seat, cells: int) -> Line:
    """Return the bottles before a player, in the longest form that fits."""
    held = bottles_of(view, seat)
    shown: Line = ()
    for spell in (name, lambda company, each: short(company, each, 10), brief_bottle):
        spans = (
            (Span(spell(company, each), f"good-{BOTTLE}", topic=card_topic(each)),) for each in held
        )
        shown = joined(list(spans), (Span(", ", f"good-{BOTTLE}", topic=("bottles",)),))
        if width(shown) <= cells:
            return shown
    return fit(shown, cells, company.glyphs.ellipsis)


def brief_bottle(company: Company, bottle: int) -> str:
    """Return a bottle in at most four letters."""
    return company.say(f"do.bottle.brief.{bottle}")


def loot_panel(company: Company, moment: Moment, cells: int) -> list[Line]:
    """Return for each player a line with name, bottles and score, and under it the collections: for
    the panel at the right.

    In a slim panel the marks and the counts have a line of their own.
    """
    view: DoloresView = moment.view
    column = min(cells // len(TYPES), WIDEST_CELL)
    slim = column < PANEL_CELL
    head = []
    for kind in TYPES:
        text = letters(company, kind)
        text = right(text, column) if slim else left(" " + text, column)
        head.append(Span(text, f"good-{kind}", topic=("kind", kind)))
    lines = [line(Span(company.say("do.loot"), "title", topic=("loot",))), tuple(head)]
    for seat in range(len(view.goods)):
        end = score_span(company, view, seat)
        room = cells - width(end.text) - 1
        mine = min(room, 3 + max(width(each) for each in company.names))
        held = bottle_names(company, view, seat, max(room - mine - 3, 0))
        dot = Span(f" {company.glyphs.dot} " if held else "", "dim")
        start = line(name_span(company, view, seat, mine), dot, held)
        lines.append(spread(start, line(end), cells, company.glyphs.ellipsis))
        if slim:
            pairs = [_slim(company, moment, seat, kind, column) for kind in TYPES]
            lines += [tuple(value for value, _ in pairs), line(*(under for _, under in pairs))]
        else:
            cards = (collection(company, moment, seat, kind, column) for kind in TYPES)
            lines.append(line(*cards))
    return lines


def _slim(company: Company, moment: Moment, seat: Seat, kind: int, cells: int) -> tuple[Span, Line]:
    """Return a collection's value, and for the line below it the marks and the number of cards."""
    view: DoloresView = moment.view
    cards, topic = view.goods[seat][kind - 1], ("collection", kind, seat)
    lit = " lit" if changed(moment, seat, kind) else ""
    if not cards:
        none = Span(right(company.glyphs.dot, cells), "faint" + lit, topic=topic)
        return none, (Span(" " * cells),)
    signs = marks(company, view, seat, kind)
    signs, count = _beside(company, signs, str(SIZE[cards]) if SIZE[cards] > 1 else "", cells - 1)
    roles = f"good-{kind}" + (" strong" if signs else "")
    padding = " " * (cells - width(signs + count))
    target = ("loot", seat, kind)
    worth = Span(right(str(WORTH[cards]), cells), roles + lit, target, topic)
    under = (Span(padding + signs, roles, target), Span(count, "dim", target))
    return worth, about(topic, under)


def _heads(company: Company, cells: int) -> list[Span]:
    """Return the types in two letters, each over its column."""
    return [
        Span(left(" " + letters(company, kind), cells), f"good-{kind}", topic=("kind", kind))
        for kind in TYPES
    ]


def loot_rows(company: Company, moment: Moment, cells: int) -> list[Line]:
    """Return a line for each player, for eighty columns."""
    view: DoloresView = moment.view
    names = min(max(3 + max(width(each) for each in company.names), 8), 14)
    column = ROW_CELL if cells >= names + 7 * ROW_CELL + 17 else PANEL_CELL
    head = _heads(company, column)
    title = Span(left(" " + company.say("do.loot"), names + 1), "title", topic=("loot",))
    bottles = Span(company.say("do.bottles"), f"good-{BOTTLE}", topic=("bottles",))
    score_head = line(Span(company.say("do.score"), "dim", topic=("scoring",)), " ")
    lines = [spread(line(title, *head, " ", bottles), score_head, cells)]
    for seat in range(len(view.goods)):
        room = cells - names - 2 - 7 * column - 5
        lines.append(
            spread(
                line(
                    name_span(company, view, seat, names),
                    " ",
                    *(collection(company, moment, seat, kind, column) for kind in TYPES),
                    " ",
                    *bottle_names(company, view, seat, room),
                ),
                line(score_span(company, view, seat), " "),
                cells,
                company.glyphs.ellipsis,
            )
        )
    return lines


def own_loot(company: Company, moment: Moment, seat: Seat, cells: int) -> list[Line]:
    """Return a player's collections card by card, a column for each type, for the place under the
    stage."""
    view: DoloresView = moment.view
    text = f" {company.glyphs.seats[seat]} {company.names[seat]}"
    label = max(width(text) + 1, 9)
    column = min((cells - label - 1) // len(TYPES), 14)
    if column < 6:
        return []
    wide = column >= 10
    spell = kind_name if wide else letters
    pad = Span(" " * label)
    lines = [
        line(
            Span(left(text, label), f"seat-{seat}"),
            *(
                Span(centre(spell(company, kind), column), f"good-{kind}", topic=("kind", kind))
                for kind in TYPES
            ),
        )
    ]
    goods = view.goods[seat]
    for worth in (3, 2, 1):
        spans: list[Span] = [pad]
        for kind in TYPES:
            cards = [card for card in cards_in(kind, goods[kind - 1]) if value(card) == worth]
            chips = _chips(company, kind, worth, len(cards), column)
            spans += about(("goods", 10 * kind + worth), tuple(chips))
        lines.append(tuple(spans))
    spans = [pad]
    for kind in TYPES:
        cards_there = goods[kind - 1]
        if not cards_there:
            spans.append(Span(centre(company.glyphs.dot, column), "faint", topic=("kind", kind)))
            continue
        text = f"{WORTH[cards_there]}{marks(company, view, seat, kind)}"
        topic = ("collection", int(kind), seat)
        spans.append(Span(centre(text, column), f"good-{kind} strong", topic=topic))
    return [*lines, tuple(spans)]


def _chips(company: Company, kind: int, worth: int, count: int, cells: int) -> list[Span]:
    """Return cards of one value side by side, or their number if they are too many."""
    if not count:
        return [Span(" " * cells)]
    if 4 * count - 1 <= cells:
        texts = [f" {worth} "] * count
    elif 2 * count <= cells:
        texts = [str(worth)] * count
    else:
        texts = [f" {worth} {company.glyphs.cross}{count} "]
    used = sum(map(len, texts)) + len(texts) - 1
    before = (cells - used) // 2
    spans = [Span(" " * before)]
    for index, text in enumerate(texts):
        if index:
            spans.append(Span(" "))
        spans.append(Span(text, f"chip-{kind}"))
    return [*spans, Span(" " * (cells - used - before))]


def result_lines(
    company: Company, view: DoloresView, order: list[Seat], places: tuple[int, ...]
) -> list[Line]:
    """Return the result: places, collections and scores, the winner first."""
    names = 4 + max(width(each) for each in company.names)
    moment = Moment(view)
    lines = [line(" " * (names + 3), *_heads(company, ROW_CELL))]
    for seat in order:
        who = left(f"{company.glyphs.seats[seat]} {company.names[seat]}", names)
        row = line(
            Span(f"{places[seat]}. ", "strong"),
            Span(who, f"seat-{seat}", ("seat", seat)),
            *(collection(company, moment, seat, kind, ROW_CELL) for kind in TYPES),
            Span(right(str(score(view.goods[seat])), 5), f"seat-{seat} sum"),
        )
        lines.append(row)
    return lines
