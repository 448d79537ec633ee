"""The loot: each player's collections with their values, what counts, bottles and score."""

from typing import Final

from engine.dolores.cards import BOTTLES, FIRST_BOTTLE, SIZE, TYPES, WORTH, cards_in, value
from engine.dolores.score import counting, score
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import BOTTLE, kind_name, letters, name, short
from tui.render.face import Company, Moment
from tui.words.spans import Line, Span, centre, left, line, right, spread, width

PANEL_CELL: Final = 5
"""The fewest cells in which a collection stands on one line."""
ROW_CELL: Final = 6
WIDEST_CELL: Final = 8


def bottles_of(view: DoloresView, seat: Seat) -> list[int]:
    """The bottles before a player."""
    return [each for each in BOTTLES if view.holders[each - FIRST_BOTTLE] == seat]


def marks(company: Company, view: DoloresView, seat: Seat, kind: int) -> str:
    """Whether a collection counts as a highest, as a lowest, or as both."""
    high, low = counting(view.goods[seat])
    glyphs = company.glyphs
    return (glyphs.highest if kind in high else "") + (glyphs.lowest if kind in low else "")


def collection(company: Company, moment: Moment, seat: Seat, kind: int, cells: int) -> Line:
    """A collection in a column of so many cells: its value, whether it counts, and in small how
    many cards it holds. What has just changed is lit."""
    view: DoloresView = moment.view
    cards = view.goods[seat][kind - 1]
    lit = " lit" if _changed(moment, seat, kind) else ""
    if not cards:
        return (Span(right(company.glyphs.dot, 2), "faint" + lit), Span(" " * (cells - 2)))
    worth, signs = str(WORTH[cards]), marks(company, view, seat, kind)
    count = f"{company.glyphs.cross}{SIZE[cards]}" if SIZE[cards] > 1 else ""
    text = right(worth, 2) + signs
    if width(text + count) > cells:
        count = ""
    roles = f"good-{kind}" + (" strong" if signs else "")
    padding = " " * (cells - width(text + count))
    return (Span(text, roles + lit), Span(count, "dim"), Span(padding))


def _changed(moment: Moment, seat: Seat, kind: int) -> bool:
    """Whether a collection is different from what it was."""
    before, view = moment.before, moment.view
    return before is not None and before.goods[seat][kind - 1] != view.goods[seat][kind - 1]


def name_span(company: Company, view: DoloresView, seat: Seat, cells: int) -> Span:
    """Turn marker, sign and name."""
    turn = seat in view.waiting
    text = f"{company.glyphs.turn if turn else ' '}{company.glyphs.seats[seat]} "
    text += company.names[seat]
    roles = f"seat-{seat}" + (" turn" if turn else "")
    return Span(left(text, cells, company.glyphs.ellipsis), roles, ("seat", seat))


def score_span(company: Company, view: DoloresView, seat: Seat) -> Span:
    """What the loot is worth now."""
    return Span(right(str(score(view.goods[seat])), 3), f"seat-{seat} sum", ("score", seat))


def leaders(view: DoloresView) -> set[Seat]:
    """Whose loot is worth most, once somebody has some."""
    scores = [score(goods) for goods in view.goods]
    return {seat for seat, points in enumerate(scores) if points and points == max(scores)}


def bottle_names(company: Company, view: DoloresView, seat: Seat, cells: int) -> Line:
    """The bottles before a player, as long as they fit."""
    held = bottles_of(view, seat)
    for spell in (name, lambda company, each: short(company, each, 10), brief_bottle):
        text = ", ".join(spell(company, each) for each in held)
        if width(text) <= cells:
            break
    return (Span(left(text, cells, company.glyphs.ellipsis).rstrip(), f"good-{BOTTLE}"),)


def brief_bottle(company: Company, bottle: int) -> str:
    """A bottle in four letters or less."""
    return company.say(f"do.bottle.brief.{bottle}")


def loot_panel(company: Company, moment: Moment, cells: int) -> list[Line]:
    """A line with name, bottles and score, under it the collections: for the panel at the right.
    In a slim one the marks and the counts have a line of their own."""
    view: DoloresView = moment.view
    column = min(cells // len(TYPES), WIDEST_CELL)
    slim = column < PANEL_CELL
    head = []
    for kind in TYPES:
        text = letters(company, kind)
        head.append(Span(right(text, column) if slim else left(" " + text, column), f"good-{kind}"))
    lines = [line(Span(company.say("do.loot"), "title")), tuple(head)]
    for seat in range(len(view.goods)):
        end = score_span(company, view, seat)
        room = cells - width(end.text) - 1
        mine = min(room, 3 + max(width(each) for each in company.names))
        held = bottle_names(company, view, seat, max(room - mine - 3, 0))
        dot = Span(f" {company.glyphs.dot} " if held[0].text else "", "dim")
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
    """A collection's value, and for the line below it whether it counts and its cards."""
    view: DoloresView = moment.view
    cards = view.goods[seat][kind - 1]
    lit = " lit" if _changed(moment, seat, kind) else ""
    if not cards:
        return Span(right(company.glyphs.dot, cells), "faint" + lit), (Span(" " * cells),)
    signs = marks(company, view, seat, kind)
    count = str(SIZE[cards]) if SIZE[cards] > 1 and width(signs) < 2 else ""
    roles = f"good-{kind}" + (" strong" if signs else "")
    padding = " " * (cells - width(signs + count))
    worth = Span(right(str(WORTH[cards]), cells), roles + lit)
    return worth, (Span(padding + signs, roles), Span(count, "dim"))


def loot_rows(company: Company, moment: Moment, cells: int) -> list[Line]:
    """A line a player: for eighty columns."""
    view: DoloresView = moment.view
    names = min(max(3 + max(width(each) for each in company.names), 8), 14)
    column = ROW_CELL if cells >= names + 7 * ROW_CELL + 16 else PANEL_CELL
    head = [Span(left(" " + letters(company, kind), column), f"good-{kind}") for kind in TYPES]
    title = Span(left(" " + company.say("do.loot"), names + 1), "title")
    bottles = Span(company.say("do.bottles"), f"good-{BOTTLE}")
    score_head = line(Span(company.say("do.score"), "dim"), " ")
    lines = [spread(line(title, *head, bottles), score_head, cells)]
    for seat in range(len(view.goods)):
        room = cells - names - 1 - 7 * column - 5
        lines.append(
            spread(
                line(
                    name_span(company, view, seat, names),
                    " ",
                    *(collection(company, moment, seat, kind, column) for kind in TYPES),
                    *bottle_names(company, view, seat, room),
                ),
                line(score_span(company, view, seat), " "),
                cells,
                company.glyphs.ellipsis,
            )
        )
    return lines


def own_loot(company: Company, moment: Moment, seat: Seat, cells: int) -> list[Line]:
    """A player's collections card by card, a column for each type, under the stage."""
    view: DoloresView = moment.view
    label = 9
    column = min((cells - label - 1) // len(TYPES), 14)
    if column < 6:
        return []
    wide, sign = column >= 10, company.glyphs.seats[seat]
    spell = kind_name if wide else letters
    pad = Span(" " * label)
    lines = [
        line(
            Span(
                left(f" {sign} {company.names[seat]}", label, company.glyphs.ellipsis),
                f"seat-{seat}",
            ),
            *(Span(centre(spell(company, kind), column), f"good-{kind}") for kind in TYPES),
        )
    ]
    goods = view.goods[seat]
    for worth in (3, 2, 1):
        spans: list[Span] = [pad]
        for kind in TYPES:
            cards = [card for card in cards_in(kind, goods[kind - 1]) if value(card) == worth]
            spans += _chips(company, kind, worth, len(cards), column)
        lines.append(tuple(spans))
    spans = [pad]
    for kind in TYPES:
        cards_there = goods[kind - 1]
        if not cards_there:
            spans.append(Span(centre(company.glyphs.dot, column), "faint"))
            continue
        text = f"{WORTH[cards_there]}{marks(company, view, seat, kind)}"
        spans.append(Span(centre(text, column), f"good-{kind} strong"))
    return [*lines, tuple(spans)]


def _chips(company: Company, kind: int, worth: int, count: int, cells: int) -> list[Span]:
    """Cards of one value side by side, or their number where they are too many."""
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
    """The end: places, collections and scores, the winner first."""
    names = 4 + max(width(each) for each in company.names)
    moment = Moment(view)
    head = [Span(left(" " + letters(company, kind), ROW_CELL), f"good-{kind}") for kind in TYPES]
    lines = [line(" " * (names + 3), *head)]
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
