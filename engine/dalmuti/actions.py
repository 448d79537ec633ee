"""The actions that a journal of Der Große Dalmuti may hold."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from engine.dalmuti.cards import Rank
from engine.game import DEALER, Seat

ASeat = Annotated[Seat, Meta(ge=0, le=11)]
ARank = Annotated[Rank, Meta(ge=1, le=13)]
ACount = Annotated[int, Meta(ge=0, le=12)]
Counts = Annotated[tuple[ACount, ...], Meta(min_length=13, max_length=13)]
"""How many cards of each rank, from rank 1 to the Jesters."""


class Draw(Struct, frozen=True, tag="draw", tag_field="do", forbid_unknown_fields=True):
    """By seat, the rank each draws for the first order; 0 for a seat that need not draw again
    (DA3)."""

    seat: ClassVar[Seat] = DEALER
    cards: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=13)], ...], Meta(min_length=4, max_length=12)
    ]


class Show(Struct, frozen=True, tag="show", tag_field="do", forbid_unknown_fields=True):
    """While dealing, the Greater Peon shows a card that was meant for a player (DA16)."""

    seat: ClassVar[Seat] = DEALER
    rank: ARank
    meant: ASeat


class Send(Struct, frozen=True, tag="send", tag_field="do", forbid_unknown_fields=True):
    """The Greater Dalmuti decides who gets the card that was shown (DA16)."""

    seat: ASeat
    to: ASeat


class Deal(Struct, frozen=True, tag="deal", tag_field="do", forbid_unknown_fields=True):
    """All cards are dealt; `hands` by seat (DA4)."""

    seat: ClassVar[Seat] = DEALER
    hands: Annotated[tuple[Counts, ...], Meta(min_length=4, max_length=12)]


class Gift(Struct, frozen=True, tag="gift", tag_field="do", forbid_unknown_fields=True):
    """The Greater or Lesser Dalmuti chooses what to give: ranks, best first (DA6, DA7)."""

    seat: ASeat
    cards: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=13)], ...], Meta(min_length=1, max_length=2)
    ]


class Revolution(Struct, frozen=True, tag="revolution", tag_field="do", forbid_unknown_fields=True):
    """A player with both Jesters calls a revolution (DA5)."""

    seat: ASeat


class Decline(Struct, frozen=True, tag="decline", tag_field="do", forbid_unknown_fields=True):
    """A player with both Jesters who was asked calls no revolution (DA5)."""

    seat: ASeat


class Collect(Struct, frozen=True, tag="collect", tag_field="do", forbid_unknown_fields=True):
    """The tax is collected, if there is one this hand, and the play begins (DA6 to DA8)."""

    seat: ClassVar[Seat] = DEALER


class Play(Struct, frozen=True, tag="play", tag_field="do", forbid_unknown_fields=True):
    """A player leads or beats with `count` cards of `rank` and `jesters` Jesters, which take that
    rank. Jesters alone are rank 13 with a count of 0 (DA2, DA8, DA9)."""

    seat: ASeat
    rank: ARank
    count: ACount
    jesters: Annotated[int, Meta(ge=0, le=2)]


class Pass(Struct, frozen=True, tag="pass", tag_field="do", forbid_unknown_fields=True):
    """A player does not beat what lies there now (DA9)."""

    seat: ASeat


class Sweep(Struct, frozen=True, tag="sweep", tag_field="do", forbid_unknown_fields=True):
    """All have passed: the Greater Peon takes the trick away (DA9)."""

    seat: ClassVar[Seat] = DEALER


class Score(Struct, frozen=True, tag="score", tag_field="do", forbid_unknown_fields=True):
    """One player is left: the hand is scored and the places change (DA11, DA12)."""

    seat: ClassVar[Seat] = DEALER


DalmutiAction = (
    Draw | Show | Send | Deal | Gift | Revolution | Decline | Collect | Play | Pass | Sweep | Score
)
