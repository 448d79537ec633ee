"""The state of a match of Der Große Dalmuti, its options, and what a seat sees of it.

What is open stands in `Match` (it stays the same while a hand is played) and in `Tabletop` (it
changes with every action). State adds what is hidden; a view is the open part, unchanged, and of
the hidden only what is the seat's own. Sets of cards are integers, see cards.py.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.cards import Rank
from engine.game import DEALER, Seat

Stage = Literal["draw", "deal", "send", "tax", "play", "sweep", "score", "over"]
"""What comes next: the draw for seats, the deal, the decision on a card shown by mistake, the
choice of gifts and their collection, a play or a pass, the end of a trick, of a hand, nothing."""


DEALERS: Final = (DEALER,)
"""The seats to act when it is the dealer's turn."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`hands`: how many hands make the match (DA12). `lesser_tax`: how many cards the Lesser
    Dalmuti gives and gets (DA7). The rest are on or off: DA13, DA14, DA15, DA16."""

    hands: Annotated[int, Meta(ge=1, le=20)] = 5
    lesser_tax: Annotated[int, Meta(ge=1, le=2)] = 2
    first_hand_revolution: bool = False
    short_deck: bool = False
    philanthropy: bool = False
    misdeal: bool = False


class Slip(Struct, frozen=True):
    """A card shown in the deal (DA16): its rank, the seat it was meant for, and the seat it goes
    to, None until the Greater Dalmuti has decided."""

    rank: Rank
    meant: Seat
    to: Seat | None


class Exchange(Struct, frozen=True):
    """A tax between two seats (DA6, DA7): the set of cards the Dalmuti gives, and the set of the
    Peon's best cards; `tribute` is 0 until the tax has been collected."""

    dalmuti: Seat
    peon: Seat
    gift: int
    tribute: int


class Match(Struct, frozen=True, gc=False):
    """How the match stands. Open to all.

    hand    the number of this hand, from 1
    order   the seats in social order, best first; clockwise runs along it
    draws   the rounds of the first draw, each by seat, 0 for who did not draw (DA3)
    points  per finished hand the points by seat (DA12, DA15)
    slip    the card shown in this hand's deal, if any
    called  who called a revolution in this hand, if anybody did
    """

    options: Options
    hand: int
    order: tuple[Seat, ...]
    draws: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]
    slip: Slip | None
    called: Seat | None


class Tabletop(Struct, frozen=True, gc=False):
    """What lies open in this hand.

    stage    what comes next
    waiting  the seats that all know to be deciding, (DEALER,) for the dealer
    sizes    by seat, how many cards it holds
    played   by seat, the set of cards it has played
    left     by seat, the next seat clockwise that still holds cards
    leader   who leads the next trick if nobody beats the last play
    top      the last play of this trick, None when it is to be led
    trick    all plays and passes since the lead, in order
    tricks   the tricks taken away before, in order
    out      the seats that have played their last card, in order (DA10)
    """

    stage: Stage
    waiting: tuple[Seat, ...]
    sizes: tuple[int, ...]
    played: tuple[int, ...]
    left: tuple[Seat, ...]
    leader: Seat
    top: Play | None
    trick: tuple[Play | Pass, ...]
    tricks: tuple[tuple[Play | Pass, ...], ...]
    out: tuple[Seat, ...]


class State(Struct, frozen=True, gc=False):
    """One moment of the match.

    hands  by seat, the set of cards in hand
    taxes  by seat, the exchanges it took part in: at most one. Of a gift that is chosen but not
           yet collected, only the giver has one
    asked  the seat that is secretly asked for a revolution, if there is one. The Dalmutis who owe a
           gift are not: a gift is their answer
    """

    match: Match
    table: Tabletop
    hands: tuple[int, ...]
    taxes: tuple[tuple[Exchange, ...], ...]
    asked: Seat | None


def bare(stage: Stage, players: int) -> Tabletop:
    """Return a table with nothing on it that waits for the dealer, or for nobody when the match is
    over."""
    none = (0,) * players
    waiting = DEALERS if stage != "over" else ()
    return Tabletop(
        stage=stage,
        waiting=waiting,
        sizes=none,
        played=none,
        left=none,
        leader=DEALER,
        top=None,
        trick=(),
        tricks=(),
        out=(),
    )


def taxed(match: Match) -> bool:
    """Return whether there is a tax this hand: neither the first-hand revolution (DA13) nor a
    called one (DA5) does away with it."""
    first = match.options.first_hand_revolution and match.hand == 1
    return match.called is None and not first


def pairs(match: Match) -> tuple[tuple[Seat, Seat, int], ...]:
    """Return the pairs of the tax as (Dalmuti, Peon, cards): the Greater two with 2 cards (DA6),
    the Lesser two with 1 or 2 (DA7). Return () in a hand without tax or before there is an
    order."""
    order = match.order
    if not order or not taxed(match):
        return ()
    return (order[0], order[-1], 2), (order[1], order[-2], match.options.lesser_tax)


def passed(table: Tabletop) -> tuple[Seat, ...]:
    """Return the seats that have passed since the last play of this trick, in order."""
    seats: list[Seat] = []
    for move in table.trick:
        if type(move) is Play:
            seats.clear()
        else:
            seats.append(move.seat)
    return tuple(seats)


def totals(match: Match) -> tuple[int, ...]:
    """Return by seat the points of all finished hands; () before the first has ended."""
    return tuple(map(sum, zip(*match.points, strict=True))) if match.points else ()


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that must act: the one that is asked in secret (DA5), then those the table
    waits for; the dealer does not act before the answer."""
    if state.asked is None:
        return state.table.waiting
    waiting = state.table.waiting
    return (state.asked,) if waiting == DEALERS else (state.asked, *waiting)
