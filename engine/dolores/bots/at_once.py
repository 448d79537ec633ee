"""What an action changes at once in the scores, as far as that can be seen."""

from collections import Counter
from typing import Final, NamedTuple

from engine.dolores.actions import DoloresAction, Keep, Name, Pick, Steal, Take
from engine.dolores.cards import (
    EMPTY,
    FACE_DOWN,
    GOODS,
    TYPES,
    Kind,
    cards_in,
    with_card,
    with_cards,
    without_card,
)
from engine.dolores.payoffs import gained, payoff, shared
from engine.dolores.score import score
from engine.dolores.settling import handed_out
from engine.dolores.state import neighbour, side, with_seat
from engine.dolores.views import DoloresView
from engine.game import Seat

AllGoods = tuple[tuple[int, ...], ...]
"""The collections of all seats."""


class Change(NamedTuple):
    """By how many points an action changes the score of its seat (`own`) and of `seat` (`theirs`):
    the other sharer, or the victim of a theft."""

    own: int
    theirs: int
    seat: Seat


class Theft(NamedTuple):
    """A card that may be stolen. `gain` and `loss` are the changes in the score of the thief and of
    the victim, in points; `loss` is negative if the victim loses points."""

    victim: Seat
    card: int
    gain: int
    loss: int


NEITHER: Final = (EMPTY, EMPTY)
"""What `passed` returns if no card goes to the other sharer by one of the picks alone."""


def other_sharer(view: DoloresView) -> Seat:
    """Return the sharer who is not the view's seat; for a watcher the neighbour."""
    return view.donor if side(view, view.seat) == 1 else neighbour(view)


def at_once(view: DoloresView, action: DoloresAction) -> Change | None:
    """Return by how many points an action changes the scores at once; None if cards face down hide
    that, or for other actions."""
    own, cards, hands = view.goods[view.seat], view.sharing.cards, view.sharing.hands
    which, other = side(view, view.seat), other_sharer(view)
    match action:
        case Name():
            return Change(score(with_seat(own, action.kind - 1, 0)) - score(own), 0, other)
        case Steal():
            stolen = _stolen(view.goods, view.seat, action.victim, action.card)
            return Change(stolen.gain, stolen.loss, action.victim)
        case Take():
            got = tuple(cards[slot] for slot in action.slots)
            return None if FACE_DOWN in got else Change(gained(own, got), 0, other)
        case Pick() if cards[action.slot] == FACE_DOWN:
            return None
        case Pick() if FACE_DOWN in cards:  # what the other gets is not known
            return Change(gained(own, (cards[action.slot],)), 0, other)
        case Pick():
            theirs = gained(view.goods[other], left(view, action))
            return Change(gained(own, (cards[action.slot],)), theirs, other)
        case Keep():
            final = (hands[0], action.gesture) if which else (action.gesture, hands[1])
            goods = (view.goods[view.donor], view.goods[neighbour(view)])
            cell = payoff(goods, cards, final)
            mine, theirs = (cell.neighbour, cell.donor) if which else (cell.donor, cell.neighbour)
            return Change(mine, theirs, other) if cell.sure else None
    return None


def both_at_once(
    view: DoloresView, best: DoloresAction, taken: DoloresAction
) -> tuple[Change | None, Change | None]:
    """Return what each of two actions changes `at_once`. After a won bet `theirs` is what the cards
    that it leaves bring the sharer for whom that differs most; cards face down count for nothing
    there."""
    one, two = at_once(view, best), at_once(view, taken)
    if one is None or two is None or not (isinstance(best, Take) and isinstance(taken, Take)):
        return one, two
    pair = view.donor, neighbour(view)
    rests = [_rest(view, take) for take in (best, taken)]
    which = max((0, 1), key=lambda at: abs(rests[0][at] - rests[1][at]))
    return (
        Change(one.own, rests[0][which], pair[which]),
        Change(two.own, rests[1][which], pair[which]),
    )


def _rest(view: DoloresView, take: Take) -> tuple[int, int]:
    """Return by how many points the scores of both sharers change by what a won bet leaves."""
    goods = (view.goods[view.donor], view.goods[neighbour(view)])
    return payoff(goods, _left(view, take), view.sharing.hands)[:2]


def _left(view: DoloresView, take: Take) -> tuple[int, ...]:
    """Return the cards of the sharing by their slots, EMPTY where a won bet takes them."""
    cards = enumerate(view.sharing.cards)
    return tuple(EMPTY if slot in take.slots else card for slot, card in cards)


def left(view: DoloresView, pick: Pick) -> tuple[int, ...]:
    """Return the cards that the other sharer gets after a pick."""
    cards, slot = view.sharing.cards, pick.slot
    rest = (*cards[:slot], EMPTY, *cards[slot + 1 :])
    return handed_out(rest, view.sharing.hands)[1 - side(view, view.seat)]


def goods_after(view: DoloresView, action: DoloresAction) -> AllGoods | None:
    """Return the collections of all after a collection is given up or a card stolen, or once all
    cards are handed out after a pick or a won bet. None after other actions, and where a bottle or
    a card face down lies in the sharing."""
    goods, seat, other = view.goods, view.seat, other_sharer(view)
    match action:
        case Name():
            return with_seat(goods, seat, with_seat(goods[seat], action.kind - 1, 0))
        case Steal():
            rest = without_card(goods[action.victim], action.card)
            goods = with_seat(goods, action.victim, rest)
            return with_seat(goods, seat, with_card(goods[seat], action.card))
        case Take() if all(card == EMPTY or card in GOODS for card in view.sharing.cards):
            pair = view.donor, neighbour(view)
            shares = shared(
                (goods[pair[0]], goods[pair[1]]), _left(view, action), view.sharing.hands
            )
            for each, share in zip(pair, shares, strict=True):
                goods = with_seat(goods, each, with_cards(goods[each], share))
            got = tuple(view.sharing.cards[slot] for slot in action.slots)
            return with_seat(goods, seat, with_cards(goods[seat], got))
        case Pick() if all(card == EMPTY or card in GOODS for card in view.sharing.cards):
            own = with_card(goods[seat], view.sharing.cards[action.slot])
            rest = with_cards(goods[other], left(view, action))
            return with_seat(with_seat(goods, seat, own), other, rest)
    return None


def passed(view: DoloresView, best: DoloresAction, taken: DoloresAction) -> tuple[int, int]:
    """Return the card that the other sharer gets after the first of two picks and not after the
    second, and the other way round: EMPTY for none, or where cards lie face down."""
    if FACE_DOWN in view.sharing.cards or not (isinstance(best, Pick) and isinstance(taken, Pick)):
        return NEITHER
    one, two = (Counter(left(view, each)) for each in (best, taken))
    return next(iter(one - two), EMPTY), next(iter(two - one), EMPTY)


def theft(view: DoloresView, pick: Pick, thief: Seat) -> Theft | None:
    """Return the theft with the highest `gain` less `loss` once all cards are handed out after a
    pick; None if nobody but the thief has goods."""
    goods, seat, other = view.goods, view.seat, other_sharer(view)
    goods = with_seat(goods, seat, with_cards(goods[seat], (view.sharing.cards[pick.slot],)))
    goods = with_seat(goods, other, with_cards(goods[other], left(view, pick)))
    ways = [
        _stolen(goods, thief, victim, card)
        for victim, own in enumerate(goods)
        if victim != thief
        for kind in TYPES
        for card in dict.fromkeys(cards_in(Kind(kind), own[kind - 1]))
    ]
    return max(ways, key=lambda way: way.gain - way.loss, default=None)


def _stolen(goods: AllGoods, thief: Seat, victim: Seat, card: int) -> Theft:
    gain = score(with_card(goods[thief], card)) - score(goods[thief])
    loss = score(without_card(goods[victim], card)) - score(goods[victim])
    return Theft(victim, card, gain, loss)
