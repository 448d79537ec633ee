"""Vol (DO20, DO6): one goods card from one other player, at once; then the game goes on."""

from msgspec.structs import replace

from engine.dolores.actions import Lapse, Steal
from engine.dolores.cards import GOODS, VOL, owns, with_card, without_card
from engine.dolores.opening import open_sharing
from engine.dolores.phases import HAND_ON, LAPSE, THEFT
from engine.dolores.state import NOBODY, State, holder, holders_with, with_seat
from engine.game import DEALER, Illegal


def after_handing_out(state: State) -> State:
    """Go on once all cards lie before their owners: a Vol among them is used first."""
    thief = holder(state, VOL)
    if thief == NOBODY:
        return _go_on(state)
    if any(any(goods) for seat, goods in enumerate(state.goods) if seat != thief):
        return replace(state, phase=THEFT, waiting=(thief,))
    return replace(state, phase=LAPSE, waiting=(DEALER,))


def steal(state: State, action: Steal) -> State:
    """Give the thief the victim's card; Vol is discarded (DO20). Raises Illegal for a victim who
    does not own it."""
    thief, victim, card = action.seat, action.victim, action.card
    goods = state.goods
    if victim == thief or not 0 <= victim < len(goods):
        raise Illegal("dolores.no-such-victim", victim=victim)
    if card not in GOODS or not owns(goods[victim], card):
        raise Illegal("dolores.not-owned", victim=victim, card=card)
    goods = with_seat(goods, victim, without_card(goods[victim], card))
    goods = with_seat(goods, thief, with_card(goods[thief], card))
    return _spent(replace(state, goods=goods))


def lapse(state: State, action: Lapse) -> State:
    """Discard Vol unused, as nobody else owns goods (DO20)."""
    return _spent(state)


def _spent(state: State) -> State:
    holders = holders_with(state.holders, VOL, NOBODY)
    return _go_on(replace(state, holders=holders, discard=(*state.discard, VOL)))


def _go_on(state: State) -> State:
    # No gesture has been shown yet when the starting cards lie (DO6).
    if state.sharing.hands == (0, 0):
        return open_sharing(state)
    return replace(state, phase=HAND_ON, waiting=(DEALER,))
