"""A save as a row of the list: game, players, where it stands, when it was played."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from saves.listing import SaveInfo
from saves.names import visible
from saves.verify import STATUS
from tui.boards.face import Company
from tui.ink import Line, Span, fit, left, line, width

GAME = 18
STATE = 17
WHEN = 14


class Columns(NamedTuple):
    """The cells of each column."""

    game: int
    players: int
    state: int
    when: int


def columns(cells: int) -> Columns:
    """The columns in so many cells; the players get what the others leave."""
    return Columns(GAME, max(cells - GAME - STATE - WHEN - 3, 0), STATE, WHEN)


def head_row(company: Company, cells: int) -> Line:
    """What stands over the columns."""
    say, wide = company.say, columns(cells)
    words = (f"saves.head.{name}" for name in Columns._fields)
    cut = (left(say(key), room) for key, room in zip(words, wide, strict=True))
    return line(Span(" ".join(cut), "dim"))


def save_row(company: Company, info: SaveInfo, where: str, now: datetime, cells: int) -> Line:
    """One save. `company` are its players, `where` the round it has come to, once known."""
    say, wide = company.say, columns(cells)
    more = company.glyphs.ellipsis
    if info.header is None:
        game = line(Span(left(visible(info.path.name), wide.game + 1 + wide.players, more), "dim"))
    else:
        name = Span(left(say(f"game.{info.header.game}"), wide.game, more), "strong")
        game = line(name, " ", *fit(_fitting(company, info, wide.players), wide.players, more))
    return line(
        *game,
        " ",
        *fit(state(company, info, where), wide.state, more),
        " ",
        Span(left(when(company, info.modified, now), wide.when), "dim"),
    )


def people(company: Company) -> Line:
    """The players by sign and name."""
    spans: list[Span] = []
    for seat in range(len(company.names)):
        spans += [Span("  ")] if seat else []
        spans += company.who(seat)
    return tuple(spans)


def _fitting(company: Company, info: SaveInfo, cells: int) -> Line:
    """The players; where there is no room for all names, robots are their signs alone."""
    everybody = people(company)
    if width(everybody) <= cells or info.header is None:
        return everybody
    spans: list[Span] = []
    for seat in range(len(company.names)):
        spans += company.who(seat) if seat in info.header.humans else [company.shape(seat)]
        spans.append(Span(" "))
    return tuple(spans)


def state(company: Company, info: SaveInfo, where: str) -> Line:
    """How the save stands, in a word or two."""
    say = company.say
    if info.in_use is not None:
        return line(Span(say("saves.in-use"), "accent"))
    if info.problem is not None:
        status = STATUS.get(info.problem.code, "unreadable")
        return line(Span(say(f"saves.{status}"), "loss"))
    if info.end is not None:
        winners = (seat for seat, place in enumerate(info.end.places) if place == 1)
        return line(Span(say("saves.finished"), "dim"), *_signs(company, winners))
    return line(where or Span(say("saves.unfinished")))


def _signs(company: Company, seats: Iterable[int]) -> Iterable[Span]:
    for seat in seats:
        yield Span(" ")
        yield company.shape(seat)


def when(company: Company, modified: int, now: datetime) -> str:
    """Day and time; the year in place of the time when it was another one."""
    try:
        moment = datetime.fromtimestamp(modified / 1e9, now.tzinfo)
    except (OverflowError, OSError, ValueError):  # a clock that was far off
        return ""
    months = company.say("saves.months").split()
    month = left(months[moment.month - 1], max(map(len, months)))
    rest = f"{moment:%H:%M}" if moment.year == now.year else f"{moment.year:>5}"
    return f"{moment.day:2} {month} {rest}"
