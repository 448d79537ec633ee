"""One line on the state of a table on the net: who is away, who has paused, which wish waits for
consent. It is empty if there is nothing to tell."""

from typing import NamedTuple

from saves.names import clean
from tui.online.messages import Paused, Room, Wish
from tui.online.sentences import said_line, since
from tui.online.visit import Visit
from tui.render.face import Company
from tui.session.new_game import HUMAN
from tui.words.spans import Line, Span, joined, line, marked


class Clock(NamedTuple):
    """The times that the line shows, in seconds."""

    gone: float
    """Seconds since the seats were last told."""
    left: float | None
    """Seconds until a robot decides; None without a clock or a question."""


def state_line(company: Company, visit: Visit, clock: Clock, fresh: bool) -> Line:
    """Return the line. With `fresh` it shows the last words across the table."""
    say, heard, parts = company.say, visit.heard, list[Line]()
    if not visit.guest.told:
        parts.append((Span(say("guest.lost"), "loss"),))
    if heard.paused is not None:
        parts.append(_paused(company, heard.paused))
    if heard.wish is not None:
        parts.append(_wish(company, heard.wish, heard.seat))
    if visit.sent is not None:
        parts.append((Span(say("guest.sent"), "dim"),))
    if clock.left is not None and heard.paused is None:
        parts.append((Span(say("guest.left", time=since(clock.left)), "accent"),))
    if fresh and visit.talk:
        parts.append(said_line(company, visit.talk[-1].said))
    if heard.room is not None:
        parts += _away(company, heard.room, clock.gone)
    return line(" ", *joined(parts, f" {company.glyphs.dot} ")) if parts else ()


def _paused(company: Company, paused: Paused) -> Line:
    say = company.say
    if paused.seat is None:
        why = say("guest.paused.robot") if paused.code == "robot" else _trouble(company, paused)
        return line(Span(why, "loss"), " ", Span(say("guest.retry"), "accent"))
    return line(
        say.line("guest.paused", who=company.who(paused.seat)),
        " ",
        Span(say("guest.go-on"), "accent"),
    )


def _trouble(company: Company, paused: Paused) -> str:
    key = f"save.{paused.code}"
    plain = company.say.has(key) and paused.code in ("disk-full", "read-only", "not-allowed")
    return company.say("guest.paused.host", why=company.say(key) if plain else paused.code)


def _wish(company: Company, wish: Wish, own: int) -> Line:
    say, who = company.say, company.who(wish.seat)
    if own in wish.waiting:
        return line(say.line("guest.wish.asked", who=who), " ", Span(say("guest.answer"), "accent"))
    others = say.listing([company.who(seat) for seat in wish.waiting])
    key = "guest.wish.own" if wish.seat == own else "guest.wish"
    return say.line(key, who=who, others=others)


def _away(company: Company, room: Room, gone: float) -> list[Line]:
    """Return a dim part for each person who is away, with the time since when, and with a sign if a
    robot plays in their place."""
    say, parts = company.say, list[Line]()
    for seat, place in enumerate(room.seats):
        if place.away is not None and seat < len(company.names):
            key = "guest.away" if place.by == HUMAN else "guest.away.robot"
            who = marked(company.who(seat), "dim")
            parts.append(marked(say.line(key, who=who, time=since(place.away + gone)), "dim"))
    return parts


def seat_names(room: Room | None, nobody: str) -> list[str]:
    """Return the cleaned names of all seats, `nobody` for a free seat."""
    return [clean(each.name) or nobody for each in (room.seats if room is not None else ())]
