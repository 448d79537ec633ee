"""A save as a row of the list: game, players, state, size, time of play."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from saves.folder import title_of
from saves.listing import SaveInfo
from saves.names import visible
from tui.render.face import Company
from tui.session.moments import moment_at
from tui.session.save_filter import status_of
from tui.words import Wording
from tui.words.spans import Line, Span, fit, joined, left, line, right, width

GAME = 18
STATE = 17
SIZE = 10
WHEN = 14

ROOMY: Final = 90
"""The fewest cells in which both size and time are shown."""


def columns(cells: int, by: str) -> dict[str, int]:
    """Return the cells of each column; the players get the cells that are left.

    With fewer than ROOMY cells only one of size and time is shown: the size if the list is sorted
    by it.
    """
    wide = {"game": GAME, "players": 0, "state": STATE, "size": SIZE, "when": WHEN}
    if cells < ROOMY:
        del wide["when" if by == "size" else "size"]
    wide["players"] = max(cells - sum(wide.values()) - len(wide) + 1, 0)
    return wide


def head_row(company: Company, cells: int, by: str) -> Line:
    """Return the headings of the columns, the sorted one marked."""
    spans: list[Span] = []
    for name, room in columns(cells, by).items():
        sign = f" {company.glyphs.down}" if name == by else ""
        word = left(company.say(f"saves.head.{name}") + sign, room)
        if name == "size":
            word = right(word.rstrip(" "), room - 1) + " "
        roles = "accent" if name == by else "dim"
        spans += [Span(word, roles, ("sort", name)), Span(" ")]
    return tuple(spans[:-1])


def save_row(
    company: Company, info: SaveInfo, where: str, now: datetime, cells: int, by: str
) -> Line:
    """Return a save as a row. `company` are its players, `where` is its round, "" while unknown."""
    say, more = company.say, company.glyphs.ellipsis
    wide = columns(cells, by)
    if info.header is None:
        room = wide["game"] + 1 + wide["players"]
        row = [line(Span(left(visible(info.path.name), room, more), "dim"))]
    else:
        name = Span(left(say(f"game.{info.header.game}"), wide["game"], more), "strong")
        row = [line(name), fit(_who(company, info, wide["players"]), wide["players"], more)]
    row.append(fit(state(company, info, where), wide["state"], more))
    if "size" in wide:
        row.append(line(Span(right(size(say, info.size), wide["size"] - 1) + " ", "dim")))
    if "when" in wide:
        row.append(line(Span(left(when(company, info.modified, now), wide["when"], more), "dim")))
    return line(*(span for cell in row for span in (*cell, Span(" "))))[:-1]


def _who(company: Company, info: SaveInfo, cells: int) -> Line:
    """Return the title that the save was given, and behind it the players as far as there is
    room."""
    title = title_of(info.path)
    if not title:
        return fitting(company, info, cells)
    rest = cells - width(title) - 2
    return line(title, "  ", *fitting(company, info, rest)) if rest > 0 else line(title)


def people(company: Company) -> Line:
    """Return the players by sign and name."""
    spans: list[Span] = []
    for seat in range(len(company.names)):
        spans += [Span("  ")] if seat else []
        spans += company.who(seat)
    return tuple(spans)


def fitting(company: Company, info: SaveInfo, cells: int) -> Line:
    """Return the players; without room for all names, robots are shown by their signs alone."""
    everybody = people(company)
    if width(everybody) <= cells or info.header is None:
        return everybody
    humans = info.header.humans
    seats = range(len(company.names))
    shown = [company.who(seat) if seat in humans else line(company.shape(seat)) for seat in seats]
    return joined(shown, " ")


def state(company: Company, info: SaveInfo, where: str) -> Line:
    """Return the state of the save in a word or two."""
    stands = status_of(info)
    word = company.say(f"saves.{stands}")
    if stands == "in-use":
        return line(Span(word, "accent"))
    if stands == "unfinished":
        return line(where or Span(word))
    if info.end is not None and stands == "finished":
        winners = (seat for seat, place in enumerate(info.end.places) if place == 1)
        return line(Span(word, "dim"), *_signs(company, winners))
    return line(Span(word, "loss"))


def _signs(company: Company, seats: Iterable[int]) -> Iterable[Span]:
    for seat in seats:
        yield Span(" ")
        yield company.shape(seat)


def size(say: Wording, number: int) -> str:
    """Return the size of a file in words, in bytes, thousands or millions of bytes.

    >>> size(Wording("fr"), 9_785)
    '10\\xa0ko'
    """
    if number < 1000:
        return say("saves.size.bytes", n=number)
    if number < 1_000_000:
        return say("saves.size.thousands", n=round(number / 1000))
    return say("saves.size.millions", n=round(number / 1_000_000))


def when(company: Company, modified: int, now: datetime) -> str:
    """Return day and time of a moment in nanoseconds; if the year differs from that of `now`, the
    year in place of the time."""
    year, moment = moment_at(modified // 1_000_000_000, now.tzinfo)
    months = company.say("saves.months").split()
    month = left(months[moment.month - 1], max(map(len, months)))
    rest = f"{moment:%H:%M}" if year == now.year else f"{year:>5}"
    day = company.say("saves.day", day=f"{moment.day:2}")
    return f"{day} {month} {rest}"
