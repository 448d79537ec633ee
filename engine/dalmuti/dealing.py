"""From the draw for seats to the dealt hands: DA3, DA4, DA14, DA16."""

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.chance import pick, shuffled
from engine.dalmuti.actions import Deal, Draw, Send, Show
from engine.dalmuti.cards import UNIT, count, counts, deck, gather, pack, ranks, without
from engine.dalmuti.order import neighbours, settled, sizes, tied
from engine.dalmuti.state import Match, Slip, State, bare
from engine.dalmuti.tax import ask
from engine.game import Illegal, Seat

MISDEAL: Final = 0.1
"""DA16: the chance in every hand that the dealer shows a card, if the option is on."""


def box(match: Match, players: int) -> int:
    """Return the cards this match is played with (DA1, DA14)."""
    return deck(players, match.options.short_deck)


def draw_by_chance(state: State, rng: Random) -> Draw:
    """Return a draw for every seat, or for those that tied in the last one (DA3). What was drawn
    goes back before a tie draws again."""
    players = len(state.hands)
    drawing = tied(state.match.draws, players)
    drawn = shuffled(ranks(box(state.match, players)), rng)
    cards = [0] * players
    for seat, rank in zip(drawing, drawn, strict=False):
        cards[seat] = rank
    return Draw(tuple(cards))


def draw(state: State, action: Draw) -> State:
    """Add a draw to the state; when nobody is tied any more, the order stands (DA3). Raises Illegal
    for a draw that cannot be."""
    if state.table.stage != "draw":
        raise Illegal("dalmuti.not-now", stage=state.table.stage)
    match, cards = state.match, action.cards
    players = len(state.hands)
    drawing = tied(match.draws, players)
    if tuple(seat for seat, rank in enumerate(cards) if rank) != drawing or len(cards) != players:
        raise Illegal("dalmuti.impossible-draw")
    if not all(0 <= rank <= 13 for rank in cards) or without(gather(cards), box(match, players)):
        raise Illegal("dalmuti.impossible-draw")
    draws = (*match.draws, cards)
    if tied(draws, players):
        return replace(state, match=replace(match, draws=draws))
    match = replace(match, draws=draws, order=settled(draws, players))
    return replace(state, match=match, table=bare("deal", players))


def deal_by_chance(state: State, rng: Random) -> Show | Deal:
    """Return the deal of all cards one by one (DA4), or first a card shown by mistake (DA16)."""
    match = state.match
    players = len(state.hands)
    cards = box(match, players)
    slip = match.slip
    if match.options.misdeal and slip is None and rng.random() < MISDEAL:
        # Meant for the Greater Peon, a shown card would leave nothing to decide.
        return Show(pick(ranks(cards), rng), pick(match.order[:-1], rng))
    # Slices of a shuffled deck are as random as cards dealt one by one. A shown card is one of
    # those its new owner gets in any case, so that all hands keep their sizes.
    hands = [0] * players
    if slip is not None and slip.to is not None:
        hands[slip.to] = UNIT[slip.rank]
        cards -= UNIT[slip.rank]
    pile = shuffled(ranks(cards), rng)
    for seat, number in enumerate(sizes(len(pile) + any(hands), match.order)):
        number -= bool(hands[seat])
        hands[seat] += gather(pile[:number])
        del pile[:number]
    return Deal(tuple(counts(hand) for hand in hands))


def show(state: State, action: Show) -> State:
    """Show a card before the deal is over, on which the Greater Dalmuti must decide (DA16). Raises
    Illegal for a card that cannot be shown now."""
    match = state.match
    if state.table.stage != "deal":
        raise Illegal("dalmuti.not-now", stage=state.table.stage)
    if not match.options.misdeal or match.slip is not None:
        raise Illegal("dalmuti.impossible-misdeal")
    if not 1 <= action.rank <= 13 or not count(box(match, len(state.hands)), action.rank):
        raise Illegal("dalmuti.impossible-misdeal")
    if action.meant not in match.order[:-1]:
        raise Illegal("dalmuti.impossible-misdeal")
    return replace(
        state,
        match=replace(match, slip=Slip(action.rank, action.meant, None)),
        table=replace(state.table, stage="send", waiting=match.order[:1]),
    )


def receivers(match: Match) -> tuple[Seat, ...]:
    """Return the seats that may get the card that was shown, the one it was meant for and the
    Greater Peon (DA16); () when none was shown."""
    return (match.slip.meant, match.order[-1]) if match.slip is not None else ()


def send(state: State, action: Send) -> State:
    """Keep the Greater Dalmuti's decision on the card that was shown; the deal goes on (DA16).
    Raises Illegal for a decision that is not theirs to take."""
    match = state.match
    if state.table.stage != "send" or match.slip is None:
        raise Illegal("dalmuti.not-now", stage=state.table.stage)
    if action.seat != match.order[0]:
        raise Illegal("not-your-turn", seat=action.seat)
    if action.to not in receivers(match):
        raise Illegal("dalmuti.not-for-that-seat", seat=action.to)
    return replace(
        state,
        match=replace(match, slip=replace(match.slip, to=action.to)),
        table=bare("deal", len(state.hands)),
    )


def deal(state: State, action: Deal) -> State:
    """Deal all cards (DA4), among them the card that was shown to the seat it was sent to (DA16).
    Raises Illegal for impossible hands."""
    match = state.match
    if state.table.stage != "deal":
        raise Illegal("dalmuti.not-now", stage=state.table.stage)
    players = len(state.hands)
    cards = box(match, players)
    dealt = tuple(sum(hand) for hand in action.hands)
    if any(len(hand) != 13 or min(hand) < 0 for hand in action.hands):
        raise Illegal("dalmuti.impossible-deal")
    if tuple(map(sum, zip(*action.hands, strict=True))) != counts(cards):
        raise Illegal("dalmuti.impossible-deal")
    if dealt != sizes(sum(dealt), match.order):
        raise Illegal("dalmuti.impossible-deal")
    slip = match.slip
    if slip is not None and slip.to is not None and not action.hands[slip.to][slip.rank - 1]:
        raise Illegal("dalmuti.impossible-deal")
    hands = tuple(map(pack, action.hands))
    table = replace(bare("tax", players), sizes=dealt, left=neighbours(match.order))
    return ask(match, table, hands)
