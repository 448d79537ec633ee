"""What can be asked about on the table of Dolce Vita, and the ruling that each rests on."""

from collections.abc import Mapping
from typing import Final

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import forecast, verdict_on
from engine.dolce_vita.cards import COLUMNS, MONEY, TOTAL, Object, category, value
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER
from tui.games.dolce_vita.objects import amount, column_name, named
from tui.render.face import Company, Moment
from tui.words.spans import Topic
from tui.words.speech import Fact

TOPICS: Final[Mapping[str, str]] = {
    "good": "DV12",
    "money": "DV13",
    "mark": "DV10",
    "column": "DV10",
    "empty": "DV7",
    "bid": "DV8",
    "struck": "DV9",
    "rotated": "DV11",
    "card": "DV6",
    "hand": "DV6",
    "kind": "DV12",
    "owned": "DV12",
    "cash": "DV13",
    "fortunes": "DV15",
    "score": "DV15",
    "leader": "DV15",
    "seat": "DV5",
    "where": "DV4",
    # What happens now
    "deal": "DV3",
    "place": "DV6",
    "award": "DV8",
    "gather": "DV14",
    "over": "DV15",
}
"""The kinds of topics, each with its ruling. A topic of `good` or `money` has an object as its
number, one of `column`, `empty` or `rotated` a column, one of `bid` or `struck` a column and a
seat. One of `kind` has a category, one of `owned` a category and a seat, one of `card` a number
card, one of `cash`, `hand`, `score` or `seat` a seat."""


def object_topic(obj: Object) -> Topic:
    """Return the topic of an object in a column."""
    return ("money" if category(obj) == MONEY else "good", obj)


def now(view: DolceVitaView) -> Topic:
    """Return what is happening: a card is placed, a column is awarded, or what comes between."""
    if not view.waiting:
        return ("over",)
    if view.waiting[0] != DEALER:
        return ("place",)
    if not view.columns:
        return ("deal",)
    return ("gather",) if view.awarded == COLUMNS else ("award",)


def event(moment: Moment) -> Topic | None:
    """Return what the award of a column is an example of: nobody there, nothing there, a tie, an
    exchange."""
    if not isinstance(moment.action, Award):
        return None
    column, before = moment.action.column, moment.before
    verdict, bid = verdict_on(before, column), any(before.bids[column])
    if not before.columns[column]:
        return ("empty", column) if bid else None
    if not bid:
        return ("rotated", column)
    if verdict.struck:
        return ("struck", column, verdict.struck[0])
    return next((("good", take.taken) for take in verdict.takes if take.returned), None)


def _marked(company: Company, view: DolceVitaView, good: Object) -> str:
    """Return what the signs beside a good tell, if somebody takes it as the cards lie; "" if nobody
    does, and for money, of which a column may have several."""
    if category(good) == MONEY or not view.columns:
        return ""
    takes = (take for verdict in forecast(view) for take in verdict.takes)
    take = next((each for each in takes if each.taken == good), None)
    if take is None:
        return ""
    how = "" if not take.returned else ".gain" if take.gain > 0 else ".loss"
    words = {"mark": company.glyphs.seats[take.seat], "minus": company.glyphs.minus}
    return company.say(f"what.dolce-vita.marked{how}", who=company.names[take.seat], **words)


def facts(company: Company, moment: Moment, topic: Topic) -> Mapping[str, Fact]:
    """Return the facts of a topic: an object in words, a column by its letter, a player's sums."""
    view: DolceVitaView = moment.view
    say, glyphs = company.say, company.glyphs
    found: dict[str, Fact] = {
        "turn": glyphs.turn,
        "star": glyphs.leads,
        "minus": glyphs.minus,
        "rounds": view.rounds,
    }
    match topic:
        case ("good" | "money", obj):
            thing = Object(obj)
            found |= {"object": named(company, thing), "worth": amount(company, value(thing))}
            found["kind"] = say(f"dv.name.{category(thing)}")
            found["marked"] = _marked(company, view, thing)
        case ("column" | "empty" | "rotated", column):
            found["column"] = column_name(column)
        case ("bid" | "struck", column, seat):
            found |= {"column": column_name(column), "who": company.who(seat)}
            found["n"] = TOTAL[view.bids[column][seat]]
        case ("card", number):
            found["n"] = number
        case ("kind", kind):
            found["kind"] = say(f"dv.name.{kind}")
        case ("owned", kind, seat):
            units = view.goods[seat][kind - 1]
            found |= {"kind": say(f"dv.name.{kind}"), "who": company.who(seat)}
            found["worth"] = amount(company, units) if units else say("dv.plain.nothing")
        case (_, seat):
            total = fortune(view.goods[seat], view.money[seat])
            ones, twos = view.money[seat]
            found |= {"who": company.who(seat), "sum": amount(company, total)}
            found["cash"] = amount(company, ones + 2 * twos)
    return found
