"""The chronicle of Dolce Vita: every move by name."""

from engine.dolce_vita.actions import Award, Deal, DolceVitaAction, Gather, Place
from engine.dolce_vita.award import Take, verdict_on
from engine.dolce_vita.cards import TOTAL, value
from engine.dolce_vita.views import DolceVitaView
from tui.games.dolce_vita.objects import change, column_name, named
from tui.render.face import Company
from tui.words.spans import Line, Span, line

INDENT = "   "


def tell(
    company: Company, before: DolceVitaView, action: DolceVitaAction, after: DolceVitaView
) -> list[Line]:
    """Return the lines of one action."""
    say = company.say
    if isinstance(action, Place):
        return [
            say.line(
                "dv.tell.place",
                who=company.who(action.seat),
                card=Span(str(action.card), "strong"),
                column=Span(column_name(action.column), "strong"),
            )
        ]
    if isinstance(action, Award):
        return _award(company, before, action.column)
    if isinstance(action, Deal):
        return [
            title(company, after),
            line(Span(say("dv.tell.deal"), "dim")),
        ]
    assert isinstance(action, Gather)
    return [title(company, after)]


def title(company: Company, after: DolceVitaView) -> Line:
    """Return the heading of a round, with the player who begins it."""
    return line(
        Span(company.say("dv.tell.round", round=after.round), "title"),
        Span(f" {company.glyphs.dot} ", "dim"),
        company.say.line("dv.begins", who=company.who(after.first)),
    )


def _award(company: Company, before: DolceVitaView, column: int) -> list[Line]:
    say = company.say
    verdict = verdict_on(before, column)
    title = line(Span(say("dv.tell.column", column=column_name(column)), "strong"))
    if not verdict.takes and not verdict.struck:
        key = "dv.tell.rotate" if before.columns[column] else "dv.tell.empty"
        return [title, line(INDENT, Span(say(key), "dim"))]
    lines = [title]
    ties = dict[int, list[Line]]()
    for seat in verdict.struck:
        ties.setdefault(TOTAL[before.bids[column][seat]], []).append(company.who(seat))
    for total, tied in ties.items():
        lines.append(line(INDENT, say.line("dv.tell.tied", who=say.listing(tied), n=total)))
    alone = len(verdict.takes) + len(verdict.struck) == 1
    for take in verdict.takes:
        who = company.who(take.seat)
        counted = who if alone else say.line("dv.tell.with", who=who, n=take.total)
        lines.append(line(INDENT, taken(company, take, counted)))
    if not verdict.takes:
        lines.append(line(INDENT, Span(say("dv.tell.stays"), "dim")))
    return lines


def taken(company: Company, take: Take, who: Line) -> Line:
    """Return the sentence on one player's turn at a column."""
    say = company.say
    if not take.taken:
        return say.line("dv.tell.nothing", who=who)
    if not take.returned:
        return say.line("dv.tell.take", who=who, object=named(company, take.taken))
    gain = take.gain
    sentence = say.line(
        "dv.tell.exchange",
        who=who,
        object=named(company, take.taken),
        old=say.thousands(value(take.returned) * 100_000),
    )
    return line(sentence, " (", change(company, gain), ")")
