"""A move of Der Große Dalmuti as a suggestion."""

from collections.abc import Mapping

from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution, Send
from engine.dalmuti.bots.reasons import LEADS, SAFE
from engine.game import Reason
from tui.games.dalmuti.naming import brief, cards_in_words, played, some, text_role
from tui.render.face import Company
from tui.words.spans import Line, Span
from tui.words.speech import Fact, Listed, Noun


def proposal(company: Company, action: DalmutiAction) -> Line:
    """Return a move in words: three Shepherdesses (10), one a Jester; give two
    Peasants (12)."""
    say = company.say
    match action:
        case Play():
            return say.named(played(action, ranked=True))
        case Pass():
            return say.line("da.could.pass")
        case Gift():
            return say.line("da.could.gift", cards=cards_in_words(action.cards, ranked=True))
        case Revolution():
            return say.line("da.could.revolution")
        case Decline():
            return say.line("da.could.decline")
    assert isinstance(action, Send)
    return say.line("da.could.send", who=company.who(action.to))


def briefly(company: Company, action: DalmutiAction) -> Line:
    """Return a move in few cells, a play as it lies on the table: 3×10."""
    if isinstance(action, Play):
        return (Span(brief(company, action), text_role(action.rank)),)
    return proposal(company, action)


def reason_facts(company: Company, why: Reason) -> Mapping[str, Fact]:
    """Return the facts that fill a sentence on a reason: a player's name, two Cooks."""
    facts: dict[str, Fact] = dict(why.facts)
    if "seat" in why.facts:
        facts["who"] = company.who(why.facts["seat"])
    if few := why.facts.get("few"):
        facts["who"] = Noun("da.nearly-out", {"who": facts["who"], "n": few})
    if "owner" in why.facts:
        facts["giver"] = company.who(why.facts["owner"])
    if "jesters" in why.facts:
        facts["together"] = Noun(f"da.number.{why.facts['jesters'] + why.facts['number']}")
    if "rank" in why.facts:
        # Without the rank's number for a group that is broken up: the move itself names it.
        ranked = "left" not in why.facts
        facts["cards"] = some(why.facts["rank"], why.facts["number"], ranked)
    if then := why.facts.get("then"):
        facts["then"] = some(then, 1, ranked=True)
    if (over := why.facts.get("over")) is not None:
        facts["kind"] = _later(why.facts, over)
    if second := why.facts.get("second"):
        facts["cards"] = Listed([facts["cards"], some(second, 1, ranked=True)])
    if "left" in why.facts:
        facts["rest"] = some(why.facts["rank"], why.facts["left"])
    return facts


def _later(facts: Mapping[str, int], over: int) -> Noun:
    """Return in words how cards take a later trick: by a lead, because nobody can beat them any
    more, or over a certain play. If it is known what is led then, that is told in place of the
    play."""
    then: Fact = ""
    if facts["lead"] and facts["count"]:
        key = "da.later.last" if facts["last"] else "da.later.then"
        number = facts["count"]
        cards = some(facts["lead"], number, ranked=True)
        then = Noun(key, {"cards": cards, "number": number})
    if over in (LEADS, SAFE):
        key = "da.later.leads" if over == LEADS else "da.later.safe"
        return Noun(key, {"then": then})
    beaten = some(over, facts["number"], ranked=True)
    return then if isinstance(then, Noun) else Noun("da.later.over", {"cards": beaten})
