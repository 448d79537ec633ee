"""The points of the match: in a panel beside the table, in rows under it, and in the table of the
result."""

from itertools import accumulate

from engine.dalmuti.state import totals
from engine.dalmuti.views import DalmutiView
from engine.game import Outcome, Seat
from tui.games.dalmuti.figures import figure, title_name, title_of
from tui.render.face import Company, Moment
from tui.words.spans import Line, Span, about, left, line, right, spread, width

HAND = 3
"""The cells of the points of a hand."""

TITLE = 18
"""The cells of a title with its hat."""


def points_of(view: DalmutiView) -> tuple[int, ...]:
    """Return the points so far, by seat."""
    return totals(view.match) or (0,) * len(view.table.sizes)


def leaders(view: DalmutiView) -> set[Seat]:
    """Return the seats with the most points; none while nobody has any."""
    sums = points_of(view)
    return {seat for seat, points in enumerate(sums) if points and points == max(sums)}


def _star(company: Company, view: DalmutiView, seat: Seat) -> Span:
    return Span(company.glyphs.leads if seat in leaders(view) else " ", "accent", topic=("leader",))


def _name(company: Company, view: DalmutiView, seat: Seat, cells: int) -> Span:
    turn = seat in view.waiting
    text = f"{company.glyphs.turn if turn else ' '}{company.glyphs.seats[seat]} "
    text += company.names[seat]
    roles = f"seat-{seat}" + (" turn" if turn else "")
    return Span(left(text, cells, company.glyphs.ellipsis), roles, ("seat", seat))


def _hands(points: tuple[tuple[int, ...], ...], seat: Seat) -> list[Span]:
    return [Span(right(str(hand[seat]), HAND), "dim", topic=("hands",)) for hand in points]


def standings_panel(company: Company, moment: Moment, cells: int) -> list[Line]:
    """Return one line for each player: the last hands and the sum."""
    view: DalmutiView = moment.view
    say, sums = company.say, points_of(view)
    played = len(view.match.points)
    first = max(played - max((cells - 22) // HAND, 0), 0) + 1
    shown = view.match.points[first - 1 :]
    heads = "".join(right(str(first + n), HAND) for n in range(len(shown)))
    over = Span(heads, "faint", topic=("hands",))
    head = line(over, "  ", Span(right(say("da.points.total"), 5), "dim"))
    lines = [about(("points",), spread((Span(say("da.points"), "title"),), head, cells))]
    for seat in range(len(sums)):
        end = line(
            *_hands(shown, seat),
            "  ",
            _star(company, view, seat),
            Span(right(str(sums[seat]), 4), f"seat-{seat} sum", ("score", seat)),
        )
        name = _name(company, view, seat, cells - width(end) - 1)
        lines.append(spread((name,), end, cells))
    return lines


def standings_rows(company: Company, moment: Moment, cells: int) -> list[Line]:
    """Return three or four players a line, for eighty columns."""
    view: DalmutiView = moment.view
    sums = points_of(view)
    columns = 4 if len(sums) > 6 else 3 if len(sums) > 4 else 4
    each = cells // columns
    longest = 3 + max(width(name) for name in company.names)
    name = min(max(each - 7, longest), each - 5)
    entries = []
    for seat, points in enumerate(sums):
        total = Span(right(str(points), 4), f"seat-{seat} sum", ("score", seat))
        end = line(_star(company, view, seat), total)
        entries.append(line(_name(company, view, seat, name), end, " " * (each - 5 - name)))
    return [line(*entries[n : n + columns]) for n in range(0, len(entries), columns)]


def result_lines(company: Company, view: DalmutiView, outcome: Outcome) -> list[Line]:
    """Return places and points, the winner first, with each player's last title and the last
    hands."""
    points, dots = view.match.points, company.glyphs.ellipsis
    cells = min(max(width(name) for name in company.names), 16) + 4
    shown = points[-10:]
    first = len(points) - len(shown) + 1
    heads = "".join(right(str(first + n), HAND) for n in range(len(shown)))
    total = Span(right(company.say("da.points.total"), 7), "dim")
    lines = [line(" " * (4 + cells + TITLE), Span(heads, "faint"), total)]
    for seat in sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], s)):
        name = f"{company.glyphs.seats[seat]} {company.names[seat]}"
        title = title_of(view.match.order, seat)
        worn = f"{figure(company, title).hat} {title_name(company, title, TITLE - 3)}"
        lines.append(
            line(
                Span(left(f"{outcome.places[seat]}.", 4), "strong"),
                Span(left(name, cells, dots), f"seat-{seat}", ("seat", seat)),
                Span(left(worn, TITLE), "accent" if seat == view.match.order[0] else "dim"),
                *_hands(shown, seat),
                Span(right(str(outcome.scores[seat]), 7), f"seat-{seat} sum"),
            )
        )
    return lines


def course(view: DalmutiView) -> list[list[int]]:
    """Return by seat the sums of points after each hand, beginning with 0."""
    return [
        [0, *accumulate(hand[seat] for hand in view.match.points)]
        for seat in range(len(view.table.sizes))
    ]
