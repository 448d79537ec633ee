"""Whispers: the smallest game with hidden hands, a secret question and choices made at once.

The dealer gives each player one of the cards 1 to 5, face down. The player with the 5 is asked in
secret whether to be bold: then card and fingers count double. All show one to three fingers at
once, hidden until the dealer lifts all hands. Card and fingers are the score.
"""

from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.chance import shuffled
from engine.game import DEALER, EVERYONE, Game, Illegal, Outcome, Seat, Setup, rank

SeatNumber = Annotated[int, Meta(ge=0, le=2)]
Card = Annotated[int, Meta(ge=1, le=5)]
DECK = (1, 2, 3, 4, 5)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`fingers`: how many a player may show at most."""

    fingers: Annotated[int, Meta(ge=2, le=3)] = 3


class Give(Struct, frozen=True, tag="give", tag_field="do", forbid_unknown_fields=True):
    """The dealer shuffles the deck: its first cards are the players', and the rest stay away."""

    seat: ClassVar[Seat] = DEALER
    deck: Annotated[tuple[Card, ...], Meta(min_length=5, max_length=5)]


class Answer(Struct, frozen=True, tag="answer", tag_field="do", forbid_unknown_fields=True):
    """The player with the 5 says whether to be bold (1) or not (0)."""

    seat: SeatNumber
    bold: Annotated[int, Meta(ge=0, le=1)]


class Begin(Struct, frozen=True, tag="begin", tag_field="do", forbid_unknown_fields=True):
    """The dealer asks for fingers, and does so whether anybody was asked before or not."""

    seat: ClassVar[Seat] = DEALER


class Show(Struct, frozen=True, tag="show", tag_field="do", forbid_unknown_fields=True):
    """A player holds out fingers, hidden."""

    seat: SeatNumber
    fingers: Annotated[int, Meta(ge=1, le=3)]


class Lift(Struct, frozen=True, tag="lift", tag_field="do", forbid_unknown_fields=True):
    """The dealer lifts all hands."""

    seat: ClassVar[Seat] = DEALER


class Shown(Struct, frozen=True, tag="shown", tag_field="do", forbid_unknown_fields=True):
    """What the others see of Show."""

    seat: SeatNumber


class Given(Struct, frozen=True, tag="given", tag_field="do", forbid_unknown_fields=True):
    """What a player sees of Give: their own card, and 0 for all others."""

    deck: tuple[int, ...]


WhispersAction = Give | Answer | Begin | Show | Lift


class State(Struct, frozen=True):
    """`stage` counts deals, begins and lifts. `bold` is -1 until answered. By seat, `shown` has the
    fingers, 0 for none yet."""

    options: Options
    deck: tuple[int, ...]
    shown: tuple[int, ...]
    stage: int = 0
    bold: int = -1


class WhispersView(Struct, frozen=True):
    """What a seat knows, with 0 for an unknown card or for no fingers yet, and 9 for hidden
    fingers."""

    seat: Seat
    waiting: tuple[Seat, ...]
    options: Options
    deck: tuple[int, ...]
    shown: tuple[int, ...]
    stage: int
    bold: int


def start(setup: Setup) -> State:
    options = setup.options
    assert isinstance(options, Options)
    return State(options, (), (0,) * setup.seats)


def holder(state: State) -> Seat:
    """Return the seat that holds the 5, or DEALER if nobody does."""
    seat = state.deck.index(5)
    return seat if seat < len(state.shown) else DEALER


def to_act(state: State) -> tuple[Seat, ...]:
    if state.stage == 2 and 0 in state.shown:
        return tuple(seat for seat, fingers in enumerate(state.shown) if not fingers)
    if state.stage == 1 and state.bold < 0:
        return (holder(state),)
    return () if state.stage == 3 else (DEALER,)


def deal(state: State, rng: Random) -> WhispersAction:
    if state.stage == 0:
        return Give(tuple(shuffled(DECK, rng)))
    return Begin() if state.stage == 1 else Lift()


def legal(view: WhispersView) -> tuple[WhispersAction, ...]:
    if view.seat not in view.waiting:
        return ()
    if view.stage == 1:
        return (Answer(view.seat, 0), Answer(view.seat, 1))
    return tuple(Show(view.seat, fingers + 1) for fingers in range(view.options.fingers))


def apply(state: State, action: WhispersAction) -> State:
    mine = getattr(type(action), "seat", None) == DEALER or action.seat != DEALER
    if not mine or action.seat not in to_act(state):
        raise Illegal("not-your-turn", seat=action.seat)
    options, shown, stage = state.options, state.shown, state.stage
    if isinstance(action, Answer) and stage == 1 and action.bold in (0, 1):
        return replace(state, bold=action.bold)
    if isinstance(action, Show) and stage == 2 and 1 <= action.fingers <= options.fingers:
        shown = (*shown[: action.seat], action.fingers, *shown[action.seat + 1 :])
        return replace(state, shown=shown)
    if isinstance(action, Give) and stage == 0 and tuple(sorted(action.deck)) == DECK:
        return replace(state, deck=action.deck, stage=1)
    if isinstance(action, Begin | Lift) and stage == (1 if isinstance(action, Begin) else 2):
        return replace(state, stage=stage + 1)
    raise Illegal("whispers.not-now", stage=stage)


def view(state: State, seat: Seat) -> WhispersView:
    acting, shown, deck, bold = to_act(state), state.shown, state.deck, state.bold
    if state.stage < 3 and seat != EVERYONE:
        shown = tuple(
            fingers if mine == seat or not fingers else 9 for mine, fingers in enumerate(shown)
        )
        deck = tuple(card if mine == seat else 0 for mine, card in enumerate(deck))
        bold = bold if deck and deck[seat] == 5 else -1
        if state.stage == 1 and acting != (seat,):
            acting = (DEALER,)
    return WhispersView(
        seat=seat,
        waiting=acting,
        options=state.options,
        deck=deck,
        shown=shown,
        stage=state.stage,
        bold=bold,
    )


def seen(state: State, action: WhispersAction, seat: Seat) -> Any:
    if seat in (action.seat, EVERYONE) or isinstance(action, Begin | Lift):
        return action
    if isinstance(action, Answer):
        return None
    if isinstance(action, Show):
        return Shown(action.seat)
    return Given(tuple(card if mine == seat else 0 for mine, card in enumerate(action.deck)))


def reveals(state: State, action: WhispersAction, seat: Seat) -> bool:
    return isinstance(action, Give | Lift)


def guess(view: WhispersView, rng: Random) -> State:
    unknown = shuffled(set(DECK) - set(view.deck), rng)
    deck = tuple(card or unknown.pop() for card in view.deck)
    shown = tuple(1 + int(rng.random() * 2) if known == 9 else known for known in view.shown)
    state = State(options=view.options, deck=deck, shown=shown, stage=view.stage, bold=view.bold)
    if view.seat == EVERYONE or view.stage in (0, 3) or holder(state) in (DEALER, view.seat):
        return state
    answer = int(rng.random() * 3) - 1 if view.stage == 1 else int(rng.random() * 2)
    return replace(state, bold=answer)


def outcome(state: State) -> Outcome | None:
    if state.stage < 3:
        return None
    bold = holder(state) if state.bold == 1 else DEALER
    sums = [card + f for card, f in zip(state.deck, state.shown, strict=False)]
    return rank([total * (1 + (seat == bold)) for seat, total in enumerate(sums)], "lifted")


WHISPERS: Game[State, WhispersView, WhispersAction] = Game(
    name="whispers",
    rules=1,
    seats=range(2, 4),
    options=Options,
    actions=WhispersAction,
    views=WhispersView,
    secrets=True,
    sights=WhispersAction | Shown | Given,
    start=start,
    to_act=to_act,
    deal=deal,
    legal=legal,
    apply=apply,
    view=view,
    seen=seen,
    reveals=reveals,
    guess=guess,
    outcome=outcome,
)
