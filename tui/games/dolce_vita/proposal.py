"""A placement as a suggestion."""

from collections.abc import Mapping

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.exchange import NOBODY
from engine.dolce_vita.cards import COLUMNS, Column, Object, value
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Reason, Seat
from tui.games.dolce_vita.objects import amount, column_name, named
from tui.render.face import Company
from tui.words.spans import Line, Span
from tui.words.speech import Fact, Noun


def proposal(company: Company, action: DolceVitaAction, key: str = "dv.could.place") -> Line:
    """Return a placement in words: 5 under column C."""
    assert isinstance(action, Place)
    return company.say.line(
        key,
        card=Span(str(action.card), "strong"),
        column=Span(column_name(action.column), "strong"),
    )


def briefly(company: Company, action: DolceVitaAction) -> Line:
    """Return a placement in few cells: 5 under C."""
    return proposal(company, action, "dv.could.place.brief")


def reason_facts(company: Company, why: Reason) -> Mapping[str, Fact]:
    """Return the facts that fill a sentence on a reason: column C, the house of 400,000. If
    something is given back for an object, `less` tells how much less the object is worth."""
    facts: dict[str, Fact] = {}
    if {"object", "back"} <= why.facts.keys():
        worths = [value(Object(why.facts[name])) for name in ("back", "object")]
        facts["less"] = amount(company, worths[0] - worths[1])
    for name, fact in why.facts.items():
        match name:
            case "column":
                facts[name] = Span(column_name(fact), "strong")
            case "object":
                facts[name] = _given(
                    company, named(company, Object(fact)), why.facts.get("giver", NOBODY)
                )
            case "back" | "lost":
                facts[name] = named(company, Object(fact))
            case "owner":
                facts[name] = company.who(fact)
            case "seat":
                facts["who"] = company.who(fact)
            case "first":
                won = {"column": Span(column_name(Column(fact)), "strong")}
                facts["whence"] = company.say.line("dv.won-first", **won) if fact >= 0 else ""
            case "amount":
                facts[name] = amount(company, fact)
            case "few" | "many" | "of" | "giver":
                facts[name] = fact
            case _:
                facts[name] = Span(str(fact), "strong")
    return facts


def _given(company: Company, thing: Noun, giver: Seat) -> Noun:
    """Return an object in a sentence, with the player who gives it back; without one if `giver` is
    NOBODY."""
    if giver == NOBODY:
        return thing
    return Noun("dv.given", {"object": thing, "who": company.who(giver)})


def standing(company: Company, view: DolceVitaView, seat: Seat) -> Noun | None:
    """Return how much richer or poorer a seat is than the richest of the others, before the round
    is awarded, and the number of the round; None while all own the same. In the last round it is
    what they come to if it is awarded as the table lies."""
    if last := view.round == view.rounds and view.awarded < COLUMNS:
        *_, end = forecast(view)
        owned = [*map(fortune, end.goods, end.money)]
    else:
        owned = [*map(fortune, view.goods, view.money)]
        if len({*owned}) == 1:
            return None
    mine, owned[seat] = owned[seat], -1
    rival = owned.index(max(owned))
    gap = mine - owned[rival]
    code = "ahead" if gap > 0 else "behind" if gap else "level"
    facts: dict[str, Fact] = {"amount": amount(company, abs(gap)), "who": company.who(rival)}
    if last:
        return Noun(f"dv.standing.last.{code}", facts)
    return Noun(f"dv.standing.{code}", facts | {"n": view.round, "of": view.rounds})
