"""What a seat sees of a moment and of an action: everything, for all lies open."""

from msgspec import Struct

from engine.dolce_vita.actions import Deal, DolceVitaAction
from engine.dolce_vita.cards import Object
from engine.dolce_vita.state import Options, State, to_act
from engine.game import Seat


class DolceVitaView(Struct, frozen=True, gc=False):
    """The table as every seat knows it: everything lies open (fields as in State). The three
    objects out of the game are in neither the view nor the state."""

    seat: Seat
    waiting: tuple[Seat, ...]
    options: Options
    columns: tuple[tuple[Object, ...], ...]
    hands: tuple[int, ...]
    bids: tuple[tuple[int, ...], ...]
    goods: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, int], ...]
    round: int
    rounds: int
    first: Seat
    awarded: int


def view(state: State, seat: Seat) -> DolceVitaView:
    """Return the view of a seat: the whole table. Views of one state differ only in `seat`."""
    return DolceVitaView(
        seat=seat,
        waiting=to_act(state),
        options=state.options,
        columns=state.columns,
        hands=state.hands,
        bids=state.bids,
        goods=state.goods,
        money=state.money,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        awarded=state.awarded,
    )


def seen(state: State, action: DolceVitaAction, seat: Seat) -> DolceVitaAction:
    """Return the action: every one is seen by all."""
    return action


def reveals(state: State, action: DolceVitaAction, seat: Seat) -> bool:
    """Return whether the action is the deal; nothing else shows what was hidden."""
    return type(action) is Deal
