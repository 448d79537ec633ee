"""The page of a waiting room in lines of text: the seats, how others come, what was said."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tui.online.invitations import Invitation
from tui.online.messages import Place, Room
from tui.online.sentences import said_line, since
from tui.online.visit import Spoken
from tui.render.face import Company
from tui.session.new_game import HUMAN
from tui.session.robots import level_name
from tui.words.spans import BLANK, Line, Span, line, width, wrap

BESIDE: Final = 92
"""The fewest cells in which the invitations stand beside the seats."""

SEATS: Final = 46
"""The cells of the seats if the invitations stand beside them."""


INDENT: Final = 2
"""The cells before an invitation."""


class Shown(NamedTuple):
    """The content of a waiting room's page."""

    room: Room
    own: int
    """The viewer's seat, or WATCHING."""
    gone: float
    """The seconds since `room` was told."""
    invitations: Sequence[Invitation]
    talk: Sequence[Spoken]
    notes: Sequence[str]
    """The sentences at the end of the page."""
    code: Sequence[Line] = ()
    """The lines of a QR code, shown if there is room."""


def room_lines(company: Company, shown: Shown, cells: int, height: int) -> list[Line]:
    """Return the lines of the page, at most `cells` wide."""
    seats = [_seat(company, shown, seat) for seat in range(len(shown.room.seats))]
    longest = max((width(each.words) for each in shown.invitations), default=0)
    beside = cells >= max(BESIDE, SEATS + INDENT + longest)  # broken in two it could not be copied
    invited = _invitations(company, shown.invitations, cells - SEATS if beside else cells)
    if beside:
        rows = max(len(seats), len(invited))
        left = [*seats, *[BLANK] * (rows - len(seats))]
        right = [*invited, *[BLANK] * (rows - len(invited))]
        pairs = zip(left, right, strict=True)
        lines = [line(a, " " * max(SEATS - width(a), 1), b) for a, b in pairs]
    else:
        lines = [*seats, BLANK, *invited]
    rest = [part for each in shown.notes for part in wrap(line(Span(each, "dim")), cells)]
    room = max(height - len(lines) - len(rest) - 3, 0)
    talk = [part for each in shown.talk for part in wrap(said_line(company, each.said), cells, 2)]
    said = [BLANK, *talk[-room:]] if talk and room else []
    page = [BLANK, *lines, BLANK, *rest, *said]
    if len(page) + len(shown.code) < height:
        page += [BLANK, *(line(" " * (SEATS if beside else 2), *each) for each in shown.code)]
    return page


def _seat(company: Company, shown: Shown, seat: int) -> Line:
    say, place = company.say, shown.room.seats[seat]
    if not place.by:
        who: Line = (company.shape(seat), Span(f" {company.glyphs.minus}", "dim"))
        return line(*_padded(who), Span(say("room.seat.free"), "dim"))
    who = company.who(seat)
    if seat == shown.own:
        who = line(*who, Span(f" {say('room.you')}", "dim"))
    return line(*_padded(who), *_state(company, place, shown.gone))


def _state(company: Company, place: Place, gone: float) -> Line:
    say = company.say
    if place.away is None:
        return (
            Span(
                say(
                    "room.here" if place.by == HUMAN else "room.robot", level=_level(company, place)
                )
            ),
        )
    away = say("room.away", time=since(place.away + gone))
    if place.by == HUMAN:
        return (Span(away, "dim"),)
    return line(Span(f"{away} {company.glyphs.dot} {say('room.stands-in')}", "dim"))


def _level(company: Company, place: Place) -> str:
    return level_name(company.say, place.by)


def _padded(who: Line) -> Line:
    return line(*who, " " * max(30 - width(who), 2))


def _invitations(company: Company, invitations: Sequence[Invitation], cells: int) -> list[Line]:
    say, found = company.say, list[Line]()
    for each in invitations:
        safe = say("room.encrypted" if each.encrypted else "room.open")
        head = line(say(f"room.door.{each.door}"), Span(f" {company.glyphs.dot} {safe}", "dim"))
        words = line(" " * INDENT, Span(each.words, "accent"))
        found += [head, *wrap(words, cells, INDENT), BLANK]
    return found[:-1]
