"""The actions that a journal of Dolce Vita can hold."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from engine.dolce_vita.cards import Column, Object
from engine.game import DEALER, Seat


class Deal(Struct, frozen=True, tag="deal", tag_field="do", forbid_unknown_fields=True):
    """The dealer lays out the objects (DV3), each column from the bottom up, and names who begins
    (DV5)."""

    seat: ClassVar[Seat] = DEALER
    columns: Annotated[
        tuple[
            Annotated[
                tuple[Annotated[Object, Meta(ge=11, le=82)], ...], Meta(min_length=9, max_length=9)
            ],
            ...,
        ],
        Meta(min_length=7, max_length=7),
    ]
    first: Annotated[int, Meta(ge=0, le=4)]


class Place(Struct, frozen=True, tag="place", tag_field="do", forbid_unknown_fields=True):
    """A player puts number card `card` under `column`, counted from 0 (DV6)."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    card: Annotated[int, Meta(ge=1, le=6)]
    column: Annotated[Column, Meta(ge=0, le=6)]


class Award(Struct, frozen=True, tag="award", tag_field="do", forbid_unknown_fields=True):
    """The dealer judges `column`, counted from 0 (DV8 to DV13)."""

    seat: ClassVar[Seat] = DEALER
    column: Annotated[Column, Meta(ge=0, le=6)]


class Gather(Struct, frozen=True, tag="gather", tag_field="do", forbid_unknown_fields=True):
    """Everybody takes all cards back and the next round begins (DV14, DV5)."""

    seat: ClassVar[Seat] = DEALER


DolceVitaAction = Deal | Place | Award | Gather
