"""A placement as a suggestion."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.cards import Object
from engine.game import DEALER, Reason, Seat
from engine.journal import Journal
from tui.games.dolce_vita.objects import amount, column_name, named
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span
from tui.words.speech import Fact

AT_ONCE: Final = ("takes", "unless", "defends")
"""How the reasons begin by which a placement wins an object as the table lies."""


def proposal(company: Company, action: DolceVitaAction) -> Line:
    """Return a placement in words: 5 on column C."""
    assert isinstance(action, Place)
    return company.say.line(
        "dv.could.place",
        card=Span(str(action.card), "strong"),
        column=Span(column_name(action.column), "strong"),
    )


def reason_facts(company: Company, why: Reason) -> Mapping[str, Fact]:
    """Return what a sentence on a reason is filled with: column C, the house of 400,000."""
    facts: dict[str, Fact] = {}
    for name, fact in why.facts.items():
        match name:
            case "column":
                facts[name] = Span(column_name(fact), "strong")
            case "object" | "back":
                facts[name] = named(company, Object(fact))
            case "owner":
                facts[name] = company.who(fact)
            case "seat":
                facts["who"] = company.who(fact)
            case "amount":
                facts[name] = amount(company, fact)
            case _:
                facts[name] = Span(str(fact), "strong")
    return facts


def contrary(
    company: Company, why: Reason, mover: Seat, journal: Journal[Any, Any, Any], start: int
) -> Line:
    """Return the first answer in the same round after which the mover does not win any more what a
    reason says, as a sentence; BLANK without one."""
    if not why.code.startswith(AT_ONCE):
        return BLANK
    column, won = why.facts["column"], (mover, why.facts["object"])
    since = takewhile(lambda each: each.seat != DEALER, journal.actions[start:])
    for step, action in enumerate(since, start + 1):
        takes = forecast(journal.states[step])[column].takes
        lost = won not in [(each.seat, each.taken) for each in takes]
        if lost and action.seat != mover:
            shown = proposal(company, action)
            return company.say.line("dv.contrary", who=company.who(action.seat), placed=shown)
    return BLANK
