"""The state of a game of Dolorès, its options, and what a state and a view have in common."""

from typing import Final, Literal, Protocol, TypeVar

from msgspec import Struct

from engine.dolores.cards import AUBE, EMPTY, FIRST_BOTTLE, SLOTS, Slot
from engine.game import Seat

T = TypeVar("T")

NOBODY: Final[Seat] = -1
"""In place of a seat: nobody holds the bottle, nobody looks."""

CHOSEN: Final = -1
"""In a view, in place of a gesture, a bet or a named collection: chosen, but not yet shown."""

NO_BET: Final = 64
"""In place of a bet: the watcher with Pari does not bet."""

NOTHING: Final = 8
"""In place of a named collection: this sharer owns none."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`simple`: Aube is the only bottle (DO4). `first`: who is the first donor, seat 1 or anyone
    (DO7)."""

    simple: bool = False
    first: Literal["seat-1", "random"] = "seat-1"


class Sharing(Struct, frozen=True):
    """The sharing under way. A pair is (the donor's, the neighbour's).

    number  the number of this sharing in the game, from 1; 0 before the first
    looker  the seat that played Lanterne brisée for this sharing (DO11), or NOBODY
    cards   the card in each of the six slots: 0 to 2 the donor's side, 3 to 5 the neighbour's
    claims  the card that the looker said lies in each slot, EMPTY for no claim
    gaps    the slots that the next draw fills, in order
    laid    the slots whose cards Remous moved to the donor's side, () for no Remous
    said    pair: the gesture last announced since the talk began, 0 for none (DO13)
    words   pair: how many announcements since the talk began
    hands   pair: the gestures committed, 0 for none yet; with Ruse the sum of two until one is kept
    bet     0 for none yet, NO_BET, or `bet_on` two gestures (DO14)
    ruse    the seat whose Ruse was spent in this sharing, where it still works (DO16), or NOBODY
    pari    the seat whose Pari was spent in this sharing, where it still works, or NOBODY
    names   pair: the type named after two Esquives, 0 for none yet, NOTHING for a sharer
            without a collection (DO18)
    """

    number: int
    looker: Seat
    cards: tuple[int, ...]
    claims: tuple[int, ...]
    gaps: tuple[Slot, ...]
    laid: tuple[Slot, ...]
    said: tuple[int, int]
    words: tuple[int, int]
    hands: tuple[int, int]
    bet: int
    ruse: Seat
    pari: Seat
    names: tuple[int, int]


def bet_on(donor: int, neighbour: int) -> int:
    """Return a bet on the gestures of both sharers as one number, for `Sharing.bet`."""
    return donor + 8 * neighbour


def gestures_of(bet: int) -> tuple[int, int]:
    """Return the gestures of the donor and of the neighbour that a bet names: `bet_on` reversed."""
    return bet % 8, bet // 8


NO_CARDS: Final = (EMPTY,) * 6
FIRST_FOUR: Final = tuple(map(Slot, (3, 4, 0, 1)))
"""DO9: where the four cards go, in the order in which they are turned."""
TWO_MORE: Final = tuple(map(Slot, (5, 2)))
"""DO12: where the two cards of a Convoi go."""

FRESH: Final = Sharing(
    number=0,
    looker=NOBODY,
    cards=NO_CARDS,
    claims=NO_CARDS,
    gaps=FIRST_FOUR,
    laid=(),
    said=(0, 0),
    words=(0, 0),
    hands=(0, 0),
    bet=0,
    ruse=NOBODY,
    pari=NOBODY,
    names=(0, 0),
)
"""A sharing before its first card."""


class Record(Struct, frozen=True):
    """A record of a seat's gestures, cancelled ones too (DO16), and of the words before them.

    kept, broken  how often its last announcement before a gesture was true, and was false
    shown         how many Partages, Conflits and Esquives it has shown
    last          its last gesture, 0 for none
    """

    kept: int
    broken: int
    shown: tuple[int, ...]
    last: int


NO_RECORD: Final = Record(kept=0, broken=0, shown=(0, 0, 0), last=0)


class State(Struct, frozen=True):
    """One moment of the game. There is no hidden order of the deck: each draw is the dealer's.

    phase    one of phases.py
    waiting  the seats that must decide, or the dealer; () once the game is over
    donor    the donor of the sharing under way
    left     how many cards the deck holds
    unseen   every card not drawn yet, ascending: the deck, and the bottles that left the game
             unseen (DO3). Aube, always the last, is in the deck as long as it is here
    discard  the discard pile, in order
    goods    per seat and type the collection, as one number (cards.UNIT)
    holders  per bottle from LANTERNE to AUBE its holder, or NOBODY
    records  per seat its Record
    """

    options: Options
    phase: str
    waiting: tuple[Seat, ...]
    donor: Seat
    left: int
    unseen: tuple[int, ...]
    discard: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]
    holders: tuple[Seat, ...]
    records: tuple[Record, ...]
    sharing: Sharing


class Table(Protocol):
    """What can be read off a state or a view alike; the fields are State's."""

    @property
    def donor(self) -> Seat:
        """The donor of the sharing under way."""

    @property
    def left(self) -> int:
        """How many cards the deck holds."""

    @property
    def unseen(self) -> tuple[int, ...]:
        """Every card not seen yet."""

    @property
    def goods(self) -> tuple[tuple[int, ...], ...]:
        """The collections per seat and type."""

    @property
    def holders(self) -> tuple[Seat, ...]:
        """By bottle its holder, or NOBODY."""

    @property
    def sharing(self) -> Sharing:
        """The sharing under way."""


def neighbour(table: Table) -> Seat:
    """Return the other sharer, on the donor's left."""
    return (table.donor + 1) % len(table.goods)


def side(table: Table, seat: Seat) -> int:
    """Return the seat's side of the sharing: 0 for the donor, 1 for the neighbour, -1 for a
    watcher."""
    if seat == table.donor:
        return 0
    return 1 if seat == neighbour(table) else -1


def holder(table: Table, bottle: int) -> Seat:
    """Return the seat that has the bottle in front of it, or NOBODY."""
    return table.holders[bottle - FIRST_BOTTLE]


def holders_with(holders: tuple[Seat, ...], bottle: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the holders after the bottle has gone to the seat, or to NOBODY."""
    spot = bottle - FIRST_BOTTLE
    return (*holders[:spot], seat, *holders[spot + 1 :])


def occupied(sharing: Sharing) -> tuple[Slot, ...]:
    """Return the slots that hold a card."""
    cards = sharing.cards
    return tuple([slot for slot in SLOTS if cards[slot]])


def hidden(sharing: Sharing) -> tuple[Slot, ...]:
    """Return the slots whose cards only the looker sees; Aube shows its face to all."""
    if sharing.looker == NOBODY:
        return ()
    cards = sharing.cards
    return tuple([slot for slot in SLOTS if cards[slot] not in (EMPTY, AUBE)])


def with_seat(things: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    """Return a tuple by seat with one entry changed."""
    return (*things[:seat], thing, *things[seat + 1 :])


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that must decide now: both sharers at once for the gestures, with the
    watcher who may bet. The sharer who has said less comes first, so that robots hear each other
    out."""
    donors, others = state.sharing.words
    if donors > others and len(state.waiting) > 1 and state.donor == state.waiting[0]:
        return (state.waiting[1], state.donor, *state.waiting[2:])
    return state.waiting
