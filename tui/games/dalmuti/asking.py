"""The sentence of the top line: what is asked of which player."""

from engine.dalmuti.views import DalmutiView
from engine.game import DEALER, Seat
from tui.games.dalmuti.naming import brief, played, text_role
from tui.games.dalmuti.picking import owed
from tui.render.face import Company, Moment
from tui.render.scene import Frame
from tui.words.spans import Line, Span, line


def asked(company: Company, view: DalmutiView, me: Seat | None) -> Line:
    """Return the sentence; to `me`, the seat of the person at the keyboard, it is a request."""
    say, table = company.say, view.table
    if not view.waiting:
        return say.line("da.asked.over")
    if me is not None and me == view.seat and me in view.waiting:
        return _of_me(company, view)
    seats = [seat for seat in view.waiting if seat != DEALER]
    if not seats:
        return _of_the_dealer(company, view)
    who = say.listing([company.who(seat) for seat in seats])
    if table.stage == "tax":
        key = "da.asked.gift.wait" if len(seats) > 1 else "da.asked.gift.wait.one"
        return say.line(key, who=who)
    if table.stage == "send":
        return say.line("da.asked.send.wait", who=who)
    if table.top is None:
        return say.line("da.asked.lead.wait", who=who)
    return say.line("da.asked.beat.wait", who=who, play=_top(company, view))


def _of_me(company: Company, view: DalmutiView) -> Line:
    say, table, who = company.say, view.table, company.who(view.seat)
    if table.stage == "send":
        return say.line("da.asked.send", who=who)
    if table.stage == "tax":
        return say.line("da.asked.gift" if owed(view) else "da.asked.revolution", who=who)
    if table.top is None:
        return say.line("da.asked.lead", who=who)
    return say.line("da.asked.beat", who=who, play=_top(company, view))


def _of_the_dealer(company: Company, view: DalmutiView) -> Line:
    """Return what happens by itself.

    While somebody chooses a tax in secret, other seats see the same sentence: the tax is about to
    be collected.
    """
    say, stage = company.say, view.table.stage
    if stage == "sweep":
        return say.line("da.asked.sweep", who=company.who(view.table.leader))
    keys = {"draw": "draw", "deal": "deal", "tax": "collect", "score": "score"}
    return say.line(f"da.asked.{keys[stage]}")


def unasked(company: Company, moment: Moment) -> Frame:
    """Return the frame that tells why a seat that can only pass is not asked."""
    say, top = company.say, moment.view.table.top
    assert top is not None
    passing = Span(say("da.status.pass"), "dim")
    head = line(company.who(moment.view.seat), Span(f" {company.glyphs.dot} ", "dim"), passing)
    return Frame(moment, say.line("da.forced", play=played(top)), head)


def _top(company: Company, view: DalmutiView) -> Span:
    top = view.table.top
    assert top is not None
    return Span(brief(company, top), text_role(top.rank))
