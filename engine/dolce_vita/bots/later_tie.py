"""Ties to come: a placement leaves cards in hand that later tie with a seat that would win
otherwise."""

from collections import defaultdict
from typing import NamedTuple

from engine.dolce_vita.bots.by_lines import denied, usually_taken
from engine.dolce_vita.bots.kept_card import MOSTLY
from engine.dolce_vita.bots.reasons import WORTH_TELLING
from engine.dolce_vita.bots.search import Node, ended
from engine.dolce_vita.bots.seat_forecast import tied
from engine.dolce_vita.cards import EVERY_COLUMN, Column, cards_in, value
from engine.dolce_vita.rules import apply
from engine.game import Reason, Seat


class Tie(NamedTuple):
    """Cards, lowest first, laid under a column by the end of a try, and the seat that they tie with
    there."""

    column: Column
    seat: Seat
    cards: tuple[int, ...]


def ties_later(best: Node, taken: Node) -> Reason | None:
    """Return the reason that names what another mostly misses because one or two cards that the
    better placement leaves in hand tie with them (DV9). After the placement taken they mostly get
    it. None if there is no such tie. Each is the only placement of its root."""
    found = _ties(best)
    if not found or max(found.values()) < MOSTLY:
        return None
    tie = max(found, key=found.__getitem__)
    missed, often = usually_taken(taken, tie.column, tie.seat)
    facts = {"column": tie.column, "object": int(missed), "seat": tie.seat, "card": tie.cards[0]}
    told = Reason("ties-later", facts)
    if often < MOSTLY or value(missed) < WORTH_TELLING or not denied(best, taken, told):
        return None
    if len(tie.cards) == 1:
        return told
    return Reason("ties-later-two", facts | {"second": tie.cards[1]})


def _ties(root: Node) -> dict[Tie, float]:
    """Return the share of the tries of a root in which each tie comes about, by one or two cards
    that its seat lays in a column after the placement."""
    start, shares = apply(root.state, root.places[0]), defaultdict[Tie, float](float)
    for table, tries in ended(root, 0):
        for column in EVERY_COLUMN:
            laid = cards_in(table.bids[column][root.seat] & ~start.bids[column][root.seat])
            rival = tied(table, root.seat, column) if 1 <= len(laid) <= 2 else None
            if rival is not None:
                shares[Tie(column, rival, laid)] += tries / root.visits
    return shares
