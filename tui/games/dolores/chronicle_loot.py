"""The chronicle from the gestures on: cards handed out, collections given up, cards stolen."""

from collections import Counter

from engine.dolores.cards import (
    BOTTLES,
    EMPTY,
    FACE_DOWN,
    FIRST_BOTTLE,
    TYPES,
    VOL,
    WORTH,
    cards_in,
)
from engine.dolores.score import score
from engine.dolores.state import NOTHING
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import bottled, change, kind_name, listed, named
from tui.games.dolores.fate import LOST, fates_of
from tui.games.dolores.seating import sharers
from tui.games.dolores.voice import INDENT, Voice
from tui.words.spans import Line, Span, joined, line


def take(voice: Voice) -> list[Line]:
    """Tell what the winner of a bet takes."""
    if not voice.action.slots:
        return [voice.say.line("do.tell.takes-none", who=voice.who(voice.action.seat))]
    return handed_out(voice)


def handed_out(voice: Voice) -> list[Line]:
    """Tell who gets which cards, which are lost, and the claims about them."""
    lines = []
    for seat in range(len(voice.after.goods)):
        cards = gained(voice.before, voice.after, seat)
        if cards:
            points = score(voice.after.goods[seat]) - score(voice.before.goods[seat])
            lines.append(
                line(
                    INDENT,
                    voice.say.line(
                        "do.tell.takes", who=voice.who(seat), cards=listed(voice.company, cards)
                    ),
                    scored(voice, points),
                )
            )
    if lost := _got(voice, LOST):
        lost_cards = listed(voice.company, lost)
        lines.append(line(INDENT, voice.say.line("do.tell.lost", cards=lost_cards)))
    return lines + _claims(voice)


def scored(voice: Voice, points: int) -> Line:
    """Return by how much a score has changed, in points, to follow the cards; () if it has not."""
    if not points:
        return ()
    return line(" ", voice.say.line("do.tell.scored", change=change(voice.company, points)))


def _claims(voice: Voice) -> list[Line]:
    """Tell the claims about the cards that have just been shown, and which were not true. All cards
    are told in the order of the collections."""
    sharing, say, company = voice.before.sharing, voice.say, voice.company
    fates = fates_of(voice.before, voice.action)
    said = sorted(sharing.claims[slot] for slot in fates if sharing.claims[slot] != EMPTY)
    if not said:
        return []
    told = say.line("do.tell.had-said", who=voice.who(sharing.looker), cards=listed(company, said))
    untrue, meant = _untrue(voice, fates)
    # A card that lay there, but not where it was said to lie, is told as that alone.
    moved = sorted((untrue & meant).elements())
    lies, really = (sorted((each - (untrue & meant)).elements()) for each in (untrue, meant))
    truths = list[Line]()
    if lies:
        lied = "all-untrue" if 1 < len(lies) == len(said) else "untrue"
        key = "truth" if len(said) == len(really) == 1 else lied
        facts = {"lies": listed(company, lies), "cards": listed(company, really)}
        truths.append(say.line(f"do.tell.{key}", n=len(really), **facts))
    if moved:
        truths.append(say.line("do.tell.elsewhere", n=len(moved), cards=listed(company, moved)))
    if not truths and len(said) < len(fates):
        cards = sorted(card for owner in set(fates.values()) for card in _got(voice, owner))
        truths.append(say.line("do.tell.were", cards=listed(company, cards)))
    elif not truths:
        key = "do.tell.true" if len(said) == 1 else "do.tell.all-true"
        truths.append((Span(say(key), "gain"),))
    return [line(INDENT, joined([told, *truths], " "))]


def _untrue(voice: Voice, fates: dict[int, Seat]) -> tuple[Counter[int], Counter[int]]:
    """Return the claims that are seen to be untrue, and the cards that may have been meant. A
    player who did not look sees which cards each seat gets, but not in which slot each one lay; of
    a Dawn that lies open nothing is claimed."""
    cards, claims = voice.before.sharing.cards, voice.before.sharing.claims
    if all(cards[slot] > FACE_DOWN for slot in fates):
        wrong = [slot for slot in fates if claims[slot] not in (EMPTY, cards[slot])]
        return Counter(claims[slot] for slot in wrong), Counter(cards[slot] for slot in wrong)
    open_ = [card > FACE_DOWN and claim == EMPTY for card, claim in zip(cards, claims, strict=True)]
    lies, really = Counter[int](), Counter[int]()
    for owner in {*fates.values()}:
        said = Counter(claims[slot] for slot in fates if fates[slot] == owner)
        del said[EMPTY]
        got = Counter(_got(voice, owner))
        got.subtract(cards[slot] for slot in fates if fates[slot] == owner and open_[slot])
        if false := said - got:
            lies += false
            really += got - said
    return lies, really


def _got(voice: Voice, owner: Seat) -> list[int]:
    """Return the cards that have just gone to a player, or are lost."""
    if owner == LOST:
        return list(voice.after.discard[len(voice.before.discard) :])
    return gained(voice.before, voice.after, owner)


def give_up(voice: Voice) -> list[Line]:
    """Tell a secret choice of a collection that the perspective knows."""
    kind = Span(kind_name(voice.company, voice.action.kind), f"good-{voice.action.kind}")
    who = voice.who(voice.action.seat)
    return [voice.say.line("do.tell.name", who=who, kind=kind, sign=voice.seal())]


def discard(voice: Voice) -> list[Line]:
    """Tell the collections given up."""
    lines = []
    for seat, named_kind in zip(sharers(voice.after), voice.after.sharing.names, strict=True):
        if named_kind == NOTHING:
            continue
        worth = WORTH[voice.before.goods[seat][named_kind - 1]]
        points = score(voice.after.goods[seat]) - score(voice.before.goods[seat])
        kind = Span(kind_name(voice.company, named_kind), f"good-{named_kind}")
        told = voice.say.line("do.tell.gives-up", who=voice.who(seat), kind=kind, worth=worth)
        lines.append(line(INDENT, told, scored(voice, points)))
    return lines


def steal(voice: Voice) -> list[Line]:
    """Tell what Vol steals, and whose score changes by it."""
    thief, victim = voice.action.seat, voice.action.victim
    changes = [
        line(voice.who(seat), " ", change(voice.company, points))
        for seat in (thief, victim)
        if (points := score(voice.after.goods[seat]) - score(voice.before.goods[seat]))
    ]
    told = voice.say.line(
        "do.tell.steal",
        who=voice.who(thief),
        card=named(voice.company, voice.action.card),
        victim=voice.who(victim),
    )
    if not changes:
        return [told]
    return [line(told, " ", voice.say.line("do.tell.scores", changes=voice.say.listing(changes)))]


def lapse(voice: Voice) -> list[Line]:
    """Tell that Vol finds no victim."""
    return [voice.say.line("do.tell.lapse", bottle=bottled(VOL))]


def gained(before: DoloresView, after: DoloresView, seat: Seat) -> list[int]:
    """Return the cards that a player has got between two views."""
    cards: list[int] = []
    for kind in TYPES:
        old, new = before.goods[seat][kind - 1], after.goods[seat][kind - 1]
        if new > old:
            cards += cards_in(kind, new - old)
    for bottle in BOTTLES:
        spot = bottle - FIRST_BOTTLE
        if after.holders[spot] == seat != before.holders[spot]:
            cards.append(bottle)
    return cards
