"""The actions of Dolorès, as they stand in its journal.

Slots are numbered 0 to 5: 0 to 2 are the donor's side, 3 to 5 the neighbour's; 2 and 5 hold a
card only after a Convoi. Gestures are 1 Partage, 2 Conflit, 4 Esquive. Cards: see cards.py.
"""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from engine.dolores.cards import Gesture, Kind, Slot
from engine.game import DEALER, Seat

ASeat = Annotated[Seat, Meta(ge=0, le=3)]
ACard = Annotated[int, Meta(ge=11, le=90)]
ASlot = Annotated[Slot, Meta(ge=0, le=5)]
AGesture = Annotated[Gesture, Meta(ge=1, le=4)]
AKind = Annotated[Kind, Meta(ge=1, le=7)]


class Deal(Struct, frozen=True, tag="deal", tag_field="do", forbid_unknown_fields=True):
    """The dealer deals the starting cards, by seat (DO5), and names the first donor (DO7)."""

    seat: ClassVar[Seat] = DEALER
    cards: Annotated[
        tuple[Annotated[tuple[ACard, ...], Meta(min_length=2, max_length=4)], ...],
        Meta(min_length=2, max_length=4),
    ]
    first: ASeat


class Draw(Struct, frozen=True, tag="draw", tag_field="do", forbid_unknown_fields=True):
    """The dealer turns cards one by one, for the neighbour's side first (DO9). Aube ends the
    group: whatever comes after it is drawn only if Guetteur is played (DO10)."""

    seat: ClassVar[Seat] = DEALER
    cards: Annotated[tuple[ACard, ...], Meta(min_length=1, max_length=4)]


class Play(Struct, frozen=True, tag="play", tag_field="do", forbid_unknown_fields=True):
    """A player plays a bottle: Lanterne brisée (DO8), Guetteur (DO10), Convoi or Reflux (DO12),
    Embrouille (DO16)."""

    seat: ASeat
    bottle: Annotated[int, Meta(ge=81, le=89)]


class Lay(Struct, frozen=True, tag="lay", tag_field="do", forbid_unknown_fields=True):
    """A player plays Remous: the cards now in `slots`, ascending, shall lie on the donor's side,
    the others on the neighbour's (DO12)."""

    seat: ASeat
    slots: Annotated[tuple[ASlot, ...], Meta(min_length=2, max_length=3)]


class Pass(Struct, frozen=True, tag="pass", tag_field="do", forbid_unknown_fields=True):
    """A player does not play the bottle they could, does not bet, or says no more of the cards."""

    seat: ASeat


class Claim(Struct, frozen=True, tag="claim", tag_field="do", forbid_unknown_fields=True):
    """The player of Lanterne brisée says that the card in `slot` is `card`, true or false
    (DO11)."""

    seat: ASeat
    slot: ASlot
    card: Annotated[int, Meta(ge=11, le=89)]


class Announce(Struct, frozen=True, tag="announce", tag_field="do", forbid_unknown_fields=True):
    """A sharer announces a gesture, which binds nobody (DO13)."""

    seat: ASeat
    gesture: AGesture


class Commit(Struct, frozen=True, tag="commit", tag_field="do", forbid_unknown_fields=True):
    """A sharer commits a gesture in secret, or with Ruse the sum of two different ones (DO14)."""

    seat: ASeat
    gestures: Annotated[int, Meta(ge=1, le=6)]


class Bet(Struct, frozen=True, tag="bet", tag_field="do", forbid_unknown_fields=True):
    """A watcher plays Pari and bets on both final gestures, in secret (DO14)."""

    seat: ASeat
    donor: AGesture
    neighbour: AGesture


class Reveal(Struct, frozen=True, tag="reveal", tag_field="do", forbid_unknown_fields=True):
    """The gestures and the bet are shown (DO15); a Ruse or Pari among them is spent."""

    seat: ClassVar[Seat] = DEALER


class Keep(Struct, frozen=True, tag="keep", tag_field="do", forbid_unknown_fields=True):
    """A player of Ruse keeps one of their two gestures (DO15)."""

    seat: ASeat
    gesture: AGesture


class Take(Struct, frozen=True, tag="take", tag_field="do", forbid_unknown_fields=True):
    """A watcher who has won the bet takes the cards in `slots`, ascending: none to all (DO17)."""

    seat: ASeat
    slots: Annotated[tuple[ASlot, ...], Meta(max_length=6)]


class Pick(Struct, frozen=True, tag="pick", tag_field="do", forbid_unknown_fields=True):
    """Esquive against Partage or Conflit picks the card in `slot` (DO18)."""

    seat: ASeat
    slot: ASlot


class Settle(Struct, frozen=True, tag="settle", tag_field="do", forbid_unknown_fields=True):
    """What is left of the sharing is handed out or discarded (DO18)."""

    seat: ClassVar[Seat] = DEALER


class Name(Struct, frozen=True, tag="name", tag_field="do", forbid_unknown_fields=True):
    """After two Esquives a sharer secretly names one of their collections by its type (DO18)."""

    seat: ASeat
    kind: AKind


class Discard(Struct, frozen=True, tag="discard", tag_field="do", forbid_unknown_fields=True):
    """The collections named are shown and discarded whole (DO18)."""

    seat: ClassVar[Seat] = DEALER


class Steal(Struct, frozen=True, tag="steal", tag_field="do", forbid_unknown_fields=True):
    """Vol: a goods card of the thief's choice from one other player (DO20)."""

    seat: ASeat
    victim: ASeat
    card: Annotated[int, Meta(ge=11, le=73)]


class Lapse(Struct, frozen=True, tag="lapse", tag_field="do", forbid_unknown_fields=True):
    """Vol is discarded because nobody else owns goods (DO20)."""

    seat: ClassVar[Seat] = DEALER


class HandOn(Struct, frozen=True, tag="hand-on", tag_field="do", forbid_unknown_fields=True):
    """The donor's role goes to the left (DO21)."""

    seat: ClassVar[Seat] = DEALER


DoloresAction = (
    Deal
    | Draw
    | Play
    | Lay
    | Pass
    | Claim
    | Announce
    | Commit
    | Bet
    | Reveal
    | Keep
    | Take
    | Pick
    | Settle
    | Name
    | Discard
    | Steal
    | Lapse
    | HandOn
)
