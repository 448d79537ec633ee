"""A move of Dolorès as a suggestion."""

from collections.abc import Mapping
from typing import Final

from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    DoloresAction,
    Keep,
    Lay,
    Name,
    Pass,
    Pick,
    Play,
    Steal,
    Take,
)
from engine.dolores.bots.effects import EFFECTS, TIED
from engine.dolores.bots.reasons import OWN_END, RIVALS_END, WON
from engine.dolores.cards import (
    ESQUIVE,
    FIRST_BOTTLE,
    GESTURES,
    PARI,
    REMOUS,
    RUSE,
    TYPES,
    Kind,
)
from engine.dolores.score import score
from engine.dolores.settling import SIDES
from engine.dolores.views import DoloresView
from engine.game import Reason, Seat
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.cargo import bottled, change, kind_name, listed, name, named, quoted
from tui.games.dolores.outcomes import gesture_name, gesture_verb
from tui.games.dolores.seating import in_reading_order, sharers
from tui.render.face import Company
from tui.words.numbers import decimal
from tui.words.spans import BLANK, Line, Span, line
from tui.words.speech import Fact, Noun

UNCHANGED: Final = "±0"
"""What is told of points that stay as they are, where nothing else is told of them."""

LOWEST: Final = -999
"""Less than any score."""

OF_BOTTLES: Final = ("bottle", "wins-bottle", "yields-bottle")
"""Codes of reasons that tell what a bottle can do."""

ENDS: Final = (*OWN_END, *RIVALS_END.keys() - {"seat"})
"""The facts that are tenths of a point."""

LEVELS: Final = {1 + EFFECTS.index(each) for each in TIED}
"""The values of the fact `how` that stand for one of TIED."""


def proposal(company: Company, view: DoloresView, action: DoloresAction) -> Line:
    """Return a move in words: share; say "fight"; the bottle Convoy. Cards face down stay
    secret."""
    say, cards = company.say, view.sharing.cards
    match action:
        case Commit():
            both = [_gesture(company, each) for each in GESTURES if action.gestures & each]
            if len(both) == 1:
                return both[0]
            either = say.line("do.either", one=both[0], two=both[1])
            return say.line("labelled", label=named(company, RUSE), words=either)
        case Announce():
            words = quoted(company, say(f"do.say.{action.gesture}"))
            return say.line("do.could.say", words=Span(words, "accent"))
        case Keep():
            return _gesture(company, action.gesture)
        case Pass():
            dialogue = dialogue_for(company, view)
            assert dialogue is not None
            return say.line(dialogue.declines)
        case Play():
            return named(company, action.bottle)
        case Lay():
            there = listed(company, [cards[slot] for slot in action.slots])
            donor = company.who(sharers(view)[0])
            return say.line("do.could.lay", bottle=named(company, REMOUS), cards=there, who=donor)
        case Claim():
            return say.line(
                "do.could.claim",
                words=Span(quoted(company, name(company, action.card)), "accent"),
                n=action.slot % 3 + 1,
                who=_before_whom(company, view, action.slot),
            )
        case Bet():
            return say.line(
                "labelled", label=name(company, PARI), words=_bet(company, view, action)
            )
        case Take():
            taken = [cards[slot] for slot in action.slots]
            return listed(company, taken) if taken else say.line("do.button.take-none")
        case Pick():
            picked = named(company, cards[action.slot])
            if cards.count(cards[action.slot]) == 1:
                return picked
            n = in_reading_order(view).index(action.slot) + 1
            who = _before_whom(company, view, action.slot)
            return say.line("do.could.pick", card=picked, n=n, who=who)
        case Name():
            goods = Span(kind_name(company, action.kind), f"good-{action.kind}")
            return say.line("do.could.discard", goods=goods)
    assert isinstance(action, Steal)
    card, who = named(company, action.card), company.who(action.victim)
    return say.line("do.could.steal", card=card, who=who)


def briefly(company: Company, view: DoloresView, action: DoloresAction) -> Line:
    """Return an action in few cells: a collection given up, or a theft, by what is lost; a bet by
    its gestures alone."""
    if isinstance(action, Name):
        goods = Span(kind_name(company, action.kind), f"good-{action.kind}")
        return company.say.line("do.brief.discard", goods=goods)
    if isinstance(action, Steal):
        card, who = named(company, action.card), company.shape(action.victim)
        return company.say.line("do.brief.steal", card=card, who=who)
    if isinstance(action, Bet):
        return _bet(company, view, action)
    return proposal(company, view, action)


def _bet(company: Company, view: DoloresView, bet: Bet) -> Line:
    """Return the two gestures of a bet."""
    one, two = (company.shape(seat) for seat in sharers(view))
    first = Span(gesture_verb(company, bet.donor), "strong")
    second = Span(gesture_verb(company, bet.neighbour), "strong")
    return line(one, " ", first, ", ", two, " ", second)


def _before_whom(company: Company, view: DoloresView, slot: int) -> Line:
    """Return the name of the sharer before whom a card lies."""
    return company.who(sharers(view)[slot in SIDES[1]])


def _gesture(company: Company, gesture: int) -> Line:
    return (Span(gesture_name(company, gesture), "strong"),)


def reason_facts(company: Company, why: Reason) -> Mapping[str, Fact]:
    """Return the facts that fill a sentence on a reason: a player's name, and what they do."""
    facts: dict[str, Fact] = dict(why.facts)
    if "seat" in why.facts:
        facts["who"] = company.who(why.facts["seat"])
    if shown := why.facts.get("gesture"):
        facts["gesture"] = verbs(company, shown)
    if "held" in why.facts:
        facts["held"] = _gesture(company, why.facts["held"])
    if "rather" in why.facts:
        facts["rather"] = line(Span(company.say(f"do.against.{why.facts['rather']}"), "strong"))
    if "owner" in why.facts:
        facts["owner"] = company.who(why.facts["owner"])
    if "card" in why.facts:
        facts["card"] = _card(company, why.facts["card"])
    if "kind" in why.facts:
        facts["goods"] = _goods(company, why.facts["kind"])
    if "mine" in why.facts:
        facts |= _ending(company, why.facts, facts["who"])
    if why.code == "prize":
        facts["prize"] = listed(company, _won(why))
    if "kinds" in why.facts:
        facts |= _collections(company, why.facts)
    if why.code in OF_BOTTLES:
        facts["can"] = Noun(f"do.can.{why.facts['card']}")
    if why.code == "them":
        cards = [company.say.line("do.gets", card=_card(company, each)) for each in _won(why)]
        there = company.say.line("do.with", cards=company.say.listing(cards))
        facts["with"] = there if cards else ""
    if "basis" in why.facts:
        facts["because"] = _because(company, why.facts, facts["who"])
    if why.code == "ends-both":
        facts["decides"] = _decides(why.facts, facts["who"])
    if why.code.startswith("ends-"):
        tenths = {name: why.facts[name] for name in ENDS if name in why.facts}
        facts |= {name: decimal(company.say, fact / 10, 1) for name, fact in tenths.items()}
    for said, fact in (("you", "points"), ("them", "theirs"), ("otherwise", "instead")):
        if fact in why.facts:
            facts[said] = change(company, why.facts[fact]).text
            if not why.facts[fact] and why.code in ("you", "them"):
                facts[said] = UNCHANGED
    if why.facts.get("their-kinds"):
        facts["them"] = line(
            change(company, why.facts["theirs"]).text, *_theirs(company, why.facts)
        )
    return facts


def _won(why: Reason) -> list[int]:
    """Return the cards of the facts WON."""
    return [why.facts[each] for each in WON if why.facts[each]]


def _theirs(company: Company, told: Mapping[str, int]) -> Line:
    """Return how the two gestures make the points of the other player, by their collections."""
    prefix = "their-"
    theirs = {name[len(prefix) :]: told[name] for name in told if name.startswith(prefix)}
    seen = {"mine": told["gesture"], "gesture": told["mine"], "card": told["card"]}
    return _collections(company, theirs | seen)["by"]


def _because(company: Company, told: Mapping[str, int], who: Fact) -> Noun:
    """Return why a gesture of the other player is likely, and against which ones it is good."""
    met: list[Line] = [
        (Span(company.say(f"do.against.{each}"), "strong"),)
        for each in GESTURES
        if told["against"] & each
    ]
    facts = {**told, "who": who, "against": company.say.listing(met, company.say.grammar.either)}
    return Noun(f"do.because.{told['basis']}", facts)


def _ending(company: Company, told: Mapping[str, int], who: Fact) -> Mapping[str, Fact]:
    """Return as facts how two gestures end, and that the other player picks a card, if they alone
    dodge: a certain card if one is told, else some card."""
    mine, theirs = told["mine"], told["gesture"]
    card = _card(company, told["card"]) if told.get("card") else company.say.line("do.some-card")
    if told.get("later"):
        card = company.say.line("do.for-later", card=card)
    picks = theirs == ESQUIVE != mine
    return {
        "picks": company.say.line("do.picks", card=card) if picks else "",
        "ends": Noun(f"do.ends.{mine}.{theirs}", {"who": who, "card": card}),
    }


def _decides(told: Mapping[str, int], who: Fact) -> Noun | str:
    """Return what makes a choice better that leaves both players fewer points in the end than
    another, or both more: that the other one loses more by it, or gains less; else ""."""
    own, theirs = told["end"] - told["less"], told["rival"] - told["before"]
    if theirs < own < 0:
        return Noun("do.decides.fewer", {"who": who})
    return Noun("do.decides.more", {"who": who}) if 0 < theirs < own else ""


def _collections(company: Company, told: Mapping[str, int]) -> Mapping[str, Line]:
    """Return as facts collections by name (`goods`), and a phrase on how they make the points of
    two gestures (`by`), BLANK if there are none."""
    types, anew = _types(told["kinds"]), _types(told.get("then", 0))
    goods, then = (
        company.say.listing([_goods(company, each) for each in some]) for some in (types, anew)
    )
    if "how" not in told:
        given_up = company.say.line("do.without.0", goods=goods) if types else BLANK
        return {"goods": goods, "by": given_up}
    if told.get("mine") == told.get("gesture") == ESQUIVE:
        by = f"do.without.{told['how'] if anew and told['how'] in LEVELS else 0}"
        by += ".alone" if len(anew) == 1 and company.say.has(f"{by}.alone") else ""
        words = company.say.line(by, goods=goods, then=then, sum=told["sum"]) if types else BLANK
        return {"goods": goods, "by": words}
    # Not "mostly" of a single card, because the whole change comes from it.
    won = sum(1 for each in WON if told.get(each))
    alone = won == 1 or (told.get("mine") == ESQUIVE and told.get("card"))
    mostly = "" if alone else company.say("do.mostly")
    by = f"do.mostly.{told['how']}"
    more: dict[str, Fact] = {"then": then, "n": len(anew), "sum": told["sum"], "mostly": mostly}
    words = company.say.line(by, goods=goods, **more) if types else BLANK
    return {"goods": goods, "by": words}


def _types(kinds: int) -> list[Kind]:
    """Return the types of goods in `kinds`, one number with a bit for each type."""
    return [each for each in TYPES if kinds & 1 << each - 1]


def _card(company: Company, card: int) -> Fact:
    """Return a card in a sentence, which chooses the case of a bottle."""
    return bottled(card) if card >= FIRST_BOTTLE else named(company, card)


def _goods(company: Company, kind: int) -> Line:
    return (Span(kind_name(company, kind), f"good-{kind}"),)


def verbs(company: Company, shown: int) -> Line:
    """Return a gesture as a verb, or the two of a Ruse."""
    made = [gesture_verb(company, each) for each in GESTURES if shown & each]
    either = company.say("do.either", one=made[0], two=made[-1])
    return (Span(either if len(made) > 1 else made[0], "strong"),)


def standing(company: Company, view: DoloresView, seat: Seat) -> Noun | None:
    """Return how many points a seat is ahead of the best of the others, or behind, and how many
    cards are still to be drawn; None in the first sharing while all have the same."""
    scores = [score(goods) for goods in view.goods]
    if len({*scores}) == 1 and view.sharing.number <= 1:
        return None
    mine, scores[seat] = scores[seat], LOWEST
    rival = scores.index(max(scores))
    gap = mine - scores[rival]
    code = "ahead" if gap > 0 else "behind" if gap else "level"
    facts: dict[str, Fact] = {"n": abs(gap), "who": company.who(rival), "left": view.left}
    return Noun(f"do.standing.{code}", facts)
