"""The chronicle of Der Große Dalmuti: every move by name, and only as much of hidden cards as the
perspective knows."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.dalmuti.actions import (
    Collect,
    Deal,
    Decline,
    Draw,
    Gift,
    Pass,
    Play,
    Revolution,
    Score,
    Send,
    Show,
    Sweep,
)
from engine.dalmuti.cards import ranks
from engine.dalmuti.score import beaten
from engine.dalmuti.state import pairs, passed
from engine.dalmuti.views import DalmutiView, OwnDeal, SomeGift
from engine.game import Seat
from tui.games.dalmuti.naming import (
    cards_in_words,
    numbered,
    place_name,
    played,
    sign,
    some,
)
from tui.render.face import Company
from tui.words import Noun
from tui.words.spans import NO_BREAK, Line, Span, line, sentence

INDENT = "   "


def tell(company: Company, before: DalmutiView, action: Any, after: DalmutiView) -> list[Line]:
    """Return the lines of one action, which may be masked."""
    match action:
        case Play():
            return _play(company, action, after)
        case Pass():
            return [_passes(company, passed(after.table), after)]
        case Sweep():
            return [_trick(company, after, before.table.top)]
        case Draw():
            return _draw(company, before, action, after)
        case Deal() | OwnDeal():
            return _deal(company, before, after)
        case Gift():
            cards = cards_in_words(action.cards)
            return [company.say.line("da.tell.gift", who=company.who(action.seat), cards=cards)]
        case SomeGift():
            return [company.say.line("da.tell.some-gift", who=company.who(action.seat))]
        case Collect():
            return [*_collect(company, after), _trick(company, after)]
        case Score():
            return _score(company, before, after)
        case Show() | Send():
            return _misdeal(company, before, action)
        case Revolution():
            return [_revolution(company, before, action), _trick(company, after)]
    assert isinstance(action, Decline)
    return [company.say.line("da.tell.decline", who=company.who(action.seat))]


def trick_number(view: DalmutiView) -> int:
    """Return the number of the trick that is played or about to be led, from 1."""
    return len(view.table.tricks) + 1


def _play(company: Company, play: Play, after: DalmutiView) -> list[Line]:
    say, out = company.say, after.table.out
    # With Jesters the number stands behind the rank's name: behind theirs it would seem their own
    mixed = play.jesters > 0
    said = say.line("da.felt.play", who=company.who(play.seat), play=played(play, ranked=mixed))
    lines = [said if mixed else line(said, Span(numbered(play.rank), "dim"))]
    if out and out[-1] == play.seat:
        place = Span(place_name(company, len(out)), "strong")
        lines.append(say.line("da.tell.out", who=company.who(play.seat), place=place))
    return lines


def rest(company: Company, heard: DalmutiView, action: Any, after: DalmutiView) -> list[Line]:
    """Return the line on a pass that names only the players who passed since the view `heard`, in
    one run of passes."""
    return [_passes(company, passed(after.table)[len(passed(heard.table)) :], after)]


def _passes(company: Company, seats: Sequence[Seat], after: DalmutiView) -> Line:
    """Return one line on players who have passed since the last play."""
    said = sentence(_passing(company, seats, after))
    return tuple(span if span.roles else span._replace(roles="dim") for span in said)


def _passing(company: Company, seats: Sequence[Seat], after: DalmutiView) -> Line:
    say = company.say
    if len(seats) == 1:
        return say.line("da.tell.pass", who=company.who(seats[0]))
    if after.table.stage == "sweep" and len(seats) == len(passed(after.table)):
        return say.line("da.tell.pass.all")
    if len(seats) == 2:
        who = say.listing([company.who(seat) for seat in seats])
        return say.line("da.tell.pass.both", who=who)
    return say.line("da.tell.pass.some", number=Noun(f"da.number.{len(seats)}"))


def _trick(company: Company, after: DalmutiView, last: Play | None = None) -> Line:
    """Return the heading of a trick, with the player who leads. If that is not who made the `last`
    play of the trick before, it says why."""
    number = Span(company.say("da.tell.trick", trick=trick_number(after)), "strong")
    facts, key = {"who": _who(company, after)}, "da.tell.lead"
    if last is not None and last.seat != after.table.leader:
        facts["winner"], key = company.who(last.seat), "da.tell.lead.next"
    return _titled(company, number, company.say.line(key, **facts))


def _who(company: Company, after: DalmutiView) -> Line:
    return company.who(after.table.leader)


def _titled(company: Company, title: Span, rest: Line) -> Line:
    return line(title, Span(f" {company.glyphs.dot} ", "dim"), rest)


def _draw(company: Company, before: DalmutiView, draw: Draw, after: DalmutiView) -> list[Line]:
    say = company.say
    drawn = [(rank, seat) for seat, rank in enumerate(draw.cards) if rank]
    rule = line(Span(say("da.tell.draw.rule"), "dim"))
    title = say.line("labelled", label=Span(say("da.tell.draw"), "title"), words=rule)
    if before.match.draws:
        who = say.listing([company.who(seat) for _, seat in drawn])
        title = say.line("da.tell.again", who=who, n=len(drawn))
    pieces = [
        say.line("da.tell.drawn", who=company.who(seat), rank=Span(sign(company, rank), "strong"))
        for rank, seat in sorted(drawn)
    ]
    lines = [title, line(INDENT, _in_a_row(pieces))]
    if after.match.order:
        lines.append(say.line("da.tell.order", who=_all(company, after.match.order)))
    return lines


def _all(company: Company, seats: Iterable[Seat]) -> Line:
    return _in_a_row([company.who(seat) for seat in seats])


def _in_a_row(pieces: list[Line]) -> Line:
    spans: list[Span] = []
    for piece in pieces:
        # No-break spaces keep a sign and its name on one line.
        unbroken = [span._replace(text=span.text.replace(" ", NO_BREAK)) for span in piece]
        spans += [Span(", "), *unbroken] if spans else unbroken
    return tuple(spans)


def _hand_title(company: Company, view: DalmutiView) -> Span:
    return Span(company.say("da.tell.hand", hand=view.match.hand), "title")


def _deal(company: Company, before: DalmutiView, after: DalmutiView) -> list[Line]:
    dealt = line(Span(company.say("da.tell.deal"), "dim"))
    if before.match.slip is not None:
        return [sentence(dealt)]
    return [_titled(company, _hand_title(company, after), dealt)]


def _misdeal(company: Company, before: DalmutiView, action: Show | Send) -> list[Line]:
    say = company.say
    if isinstance(action, Show):
        said = say.line("da.tell.show", card=some(action.rank, 1), who=company.who(action.meant))
        return [line(_hand_title(company, before)), sentence(said)]
    slip = before.match.slip
    key = "leave" if slip is not None and slip.meant == action.to else "send"
    who, to = company.who(action.seat), company.who(action.to)
    return [say.line(f"da.tell.{key}", who=who, to=to)]


def _revolution(company: Company, before: DalmutiView, action: Revolution) -> Line:
    """Return the sentence in strong letters; the player keeps their colour."""
    key = "greater" if before.match.order[-1] == action.seat else "revolution"
    said = company.say.line(f"da.tell.{key}", who=company.who(action.seat))
    return tuple(span if span.roles else span._replace(roles="strong") for span in said)


def _collect(company: Company, after: DalmutiView) -> list[Line]:
    """Return the tax: with its cards if the perspective is a party to it, else only that it was
    paid."""
    say = company.say
    owed = pairs(after.match)
    if not owed:
        return [line(Span(say("da.tell.untaxed"), "dim"))]
    known = {exchange.dalmuti: exchange for exchange in after.taxes}
    lines: list[Line] = []
    for dalmuti, peon, number in owed:
        rich, poor = company.who(dalmuti), company.who(peon)
        exchange = known.get(dalmuti)
        if exchange is None:
            lines.append(say.line("da.tell.taxed", dalmuti=rich, peon=poor, n=number))
            continue
        gift = cards_in_words(ranks(exchange.gift))
        tribute = cards_in_words(ranks(exchange.tribute))
        lines.append(say.line("da.tell.tribute", peon=poor, dalmuti=rich, tribute=tribute))
        lines.append(say.line("da.tell.tax", dalmuti=rich, gift=gift, peon=poor))
    return lines


def _score(company: Company, before: DalmutiView, after: DalmutiView) -> list[Line]:
    say, points = company.say, after.match.points[-1]
    lines = [line(Span(say("da.tell.over", hand=before.match.hand), "strong"))]
    for place, seat in enumerate(after.match.order, 1):
        lines.append(
            say.line(
                "da.tell.points",
                place=Span(f"{place_name(company, place):>10}", "dim"),
                who=company.column(seat),
                n=Span(f"+{points[seat]}", "strong"),
                points=points[seat],
            )
        )
    more = (_philanthropists(company, after), newly_beaten(company, before, after))
    return [*lines, *filter(None, more)]


def _philanthropists(company: Company, after: DalmutiView) -> Line:
    """Return a sentence on the players whose points of the hand that is over include one for
    philanthropy (DA15); () if there are none."""
    order, points = after.match.order, after.match.points[-1]
    found = [seat for place, seat in enumerate(order, 1) if points[seat] > len(order) - place]
    if not found:
        return ()
    who = company.say.listing([company.who(seat) for seat in found])
    return company.say.line("da.tell.philanthropy", n=len(found), who=who)


def placings(company: Company, after: DalmutiView) -> list[Line]:
    """Return a sentence on each player's place and points in the hand that is over, the first place
    first."""
    say, points = company.say, after.match.points[-1]
    return [
        say.line(
            "da.tell.placed",
            who=company.who(seat),
            place=place_name(company, place),
            n=Span(f"+{points[seat]}", "strong"),
            points=points[seat],
        )
        for place, seat in enumerate(after.match.order, 1)
    ]


def newly_beaten(company: Company, before: DalmutiView, after: DalmutiView) -> Line:
    """Return a sentence on the players who can no longer win the match since this step; () if there
    are none, or if the match is over."""
    lost = beaten(after.match, after.table) - beaten(before.match, before.table)
    if not lost or after.table.stage == "over":
        return ()
    who = company.say.listing([company.who(seat) for seat in sorted(lost)])
    return company.say.line("da.tell.beaten", who=who, n=len(lost))
