"""A full state that a view may come from, drawn by chance: for bots that search."""

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.chance import pick
from engine.dolores.cards import AUBE, FACE_DOWN, GESTURES, PAIRS, TYPES
from engine.dolores.drawing import pop_other
from engine.dolores.gestures import may_trick
from engine.dolores.state import CHOSEN, NO_BET, State, bet_on, neighbour
from engine.dolores.views import DoloresView

BETS: Final = (NO_BET, *(bet_on(donor, other) for donor in GESTURES for other in GESTURES))
"""Everything a watcher with Pari may have chosen."""


def guess(view: DoloresView, rng: Random) -> State:
    """Return a full state that the view may come from: cards in the dark as likely as the deck
    makes them, every secret choice equally likely."""
    sharing, pool = view.sharing, list(view.unseen)
    cards, hands, bet, names = sharing.cards, sharing.hands, sharing.bet, sharing.names
    if FACE_DOWN in cards:
        dark = [slot for slot, card in enumerate(cards) if card == FACE_DOWN]
        others = view.left - (pool[-1] == AUBE) + len(dark)
        faces = list(cards)
        for drawn, slot in enumerate(dark):
            faces[slot] = pop_other(pool, others - drawn, rng)
        cards = tuple(faces)
    sharers = (view.donor, neighbour(view))
    if CHOSEN in hands:
        donors, neighbours = (
            pick((*GESTURES, *PAIRS) if may_trick(view, seat) else GESTURES, rng)
            if hand == CHOSEN
            else hand
            for seat, hand in zip(sharers, hands, strict=True)
        )
        hands = (donors, neighbours)
    if bet == CHOSEN:
        bet = pick(BETS, rng)
    if CHOSEN in names:
        donors, neighbours = (
            pick([kind for kind in TYPES if view.goods[seat][kind - 1]], rng)
            if name == CHOSEN
            else name
            for seat, name in zip(sharers, names, strict=True)
        )
        names = (donors, neighbours)
    return State(
        options=view.options,
        phase=view.phase,
        waiting=view.waiting,
        donor=view.donor,
        left=view.left,
        unseen=tuple(pool),
        discard=view.discard,
        goods=view.goods,
        holders=view.holders,
        records=view.records,
        sharing=replace(sharing, cards=cards, hands=hands, bet=bet, names=names),
    )
