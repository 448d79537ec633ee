"""A save as a row of the list: title, game, players, state, size, time of play."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final, NamedTuple

from saves.folder import title_of
from saves.listing import SaveInfo
from saves.names import visible
from tui.render.face import Company
from tui.session.moments import moment_at
from tui.session.save_status import status_of
from tui.words import Wording
from tui.words.spans import Line, Span, fit, joined, left, line, right, width

GAME = 18

WISHES: Final = {"title": 32, "game": GAME, "players": 36, "state": 17, "size": 9, "when": 14}
"""The cells of each column where there is room; more room goes to the players."""

TITLE: Final = 8
"""The least cells of the titles, for their heading and the arrow."""

DAY = 8
"""The cells of a day without its time."""

YIELDS: Final = (
    *(("size", 0), ("title", 24), ("players", 20), ("title", 18), ("when", DAY), ("game", 12)),
    *(("players", 14), ("title", 12), ("state", 12), ("game", 9), ("players", 0), ("title", 8)),
)
"""The columns in the order in which they give way, each with the cells that it keeps; 0 hides
it."""

AT_ONCE: Final = ("size", "when")
"""The columns that shrink to their next width at once, because a part of them says nothing."""


class Look(NamedTuple):
    """How a list of saves is shown: the column by which it is sorted, whether backwards, and the
    cells of the longest title."""

    by: str
    backwards: bool = False
    titles: int = 0


def columns(cells: int, look: Look) -> dict[str, int]:
    """Return the cells of each column. Without a title in the list, titles have none.

    The size is shown in place of the time if the list is sorted by it and there is not room for
    both.
    """
    titles = max(TITLE, min(WISHES["title"], look.titles + 1)) if look.titles else 0
    wide = WISHES | {"title": titles}
    yields = [each for each in YIELDS if look.by != "size" or each[0] != "size"]
    if look.by == "size":
        yields.insert(0, ("when", 0))
    for name, least in yields:
        spare = cells - sum(wide.values()) - sum(map(bool, wide.values())) + 1
        if spare >= 0:
            break
        wide[name] = min(wide[name], least if name in AT_ONCE else max(wide[name] + spare, least))
    shown = {name: room for name, room in wide.items() if room}
    if "players" in shown:
        shown["players"] += max(cells - sum(shown.values()) - len(shown) + 1, 0)
    return shown


def head_row(company: Company, cells: int, look: Look) -> Line:
    """Return the headings of the columns, the sorted one marked."""
    spans: list[Span] = []
    arrow = company.glyphs.up if look.backwards else company.glyphs.down
    for name, room in columns(cells, look).items():
        sorted_by = name == look.by
        key = "day" if name == "when" and room <= DAY else name
        word = left(company.say(f"saves.head.{key}"), room - 2 * sorted_by, company.glyphs.ellipsis)
        word = left(f"{word.rstrip()} {arrow}", room) if sorted_by else word
        if name == "size":
            word = right(word.rstrip(" "), room - 1) + " "
        spans += [Span(word, "accent" if sorted_by else "dim", ("sort", name)), Span(" ")]
    return tuple(spans[:-1])


def save_row(
    company: Company, info: SaveInfo, where: str, now: datetime, cells: int, look: Look
) -> Line:
    """Return a save as a row. `company` are its players, `where` is its round, "" while unknown,
    with as many of its parts as there is room for."""
    say, more = company.say, company.glyphs.ellipsis
    wide = columns(cells, look)
    while width(where) > wide["state"] and (dot := f" {company.glyphs.dot} ") in where:
        where, _, _ = where.rpartition(dot)
    row: list[Line] = []
    if info.header is None:
        rooms = [wide[name] for name in ("title", "game", "players") if name in wide]
        name = left(visible(info.path.name), sum(rooms) + len(rooms) - 1, more)
        row.append(line(Span(name, "dim")))
    else:
        if "title" in wide:
            row.append(line(left(title_of(info.path), wide["title"], more)))
        row.append(line(Span(left(say(f"game.{info.header.game}"), wide["game"], more), "strong")))
        if "players" in wide:
            room = wide["players"]
            row.append(fit(fitting(company, info, room), room, more))
    row.append(fit(state(company, info, where), wide["state"], more))
    if "size" in wide:
        row.append(line(Span(right(size(say, info.size), wide["size"] - 1) + " ", "dim")))
    if "when" in wide:
        room = wide["when"]
        row.append(line(Span(left(when(company, info.modified, now, room), room, more), "dim")))
    return line(*(span for cell in row for span in (*cell, Span(" "))))[:-1]


def people(company: Company, between: str = "  ") -> Line:
    """Return the players by sign and name."""
    return joined([company.who(seat) for seat in range(len(company.names))], between)


def fitting(company: Company, info: SaveInfo, cells: int) -> Line:
    """Return the players; without room for all names, robots are shown by their signs alone, and
    without room for these only people."""
    everybody = people(company)
    if width(everybody) > cells:
        everybody = people(company, " ")
    if width(everybody) <= cells or info.header is None:
        return everybody
    humans = info.header.humans
    seats = range(len(company.names))
    shown = [company.who(seat) if seat in humans else line(company.shape(seat)) for seat in seats]
    signs = joined(shown, " ")
    if width(signs) <= cells or not humans:
        return signs
    return joined([company.who(seat) for seat in sorted(humans)], " ")


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


def when(company: Company, modified: int, now: datetime, cells: int) -> str:
    """Return day and time of a moment in nanoseconds; if the year differs from that of `now`, the
    year in place of the time. In few cells, return the day or the year."""
    year, moment = moment_at(modified // 1_000_000_000, now.tzinfo)
    if cells <= DAY and year != now.year:
        return f"{year:>{DAY - 1}}"
    months = company.say("saves.months").split()
    month = left(months[moment.month - 1], max(map(len, months)))
    rest = f"{moment:%H:%M}" if year == now.year else f"{year:>5}"
    day = company.say("saves.day", day=f"{moment.day:2}")
    return f"{day} {month}" if cells <= DAY else f"{day} {month} {rest}"
