"""What the lessons of Der Große Dalmuti say."""

from typing import Final

from engine.dalmuti.actions import Gift, Pass, Play
from engine.dalmuti.cards import JESTER, RANKS, Rank, count, deck, ranks
from engine.dalmuti.order import neighbours
from tests.tui.games.telling import Claim, Claims, Told


def held(told: Told, rank: int) -> int:
    """How many cards of a rank the person has."""
    return count(told.state.hands[0], Rank(rank))


def seats(told: Told) -> bool:
    """A 5 was the best draw; a low rank is rare."""
    (drawn,) = told.state.match.draws
    few = all(count(deck(4, False), rank) == rank for rank in RANKS if rank != JESTER)
    return drawn[0] == 5 == min(drawn) and told.state.match.order[0] == 0 and few


def hand(told: Told) -> bool:
    """Cards are dealt, and nobody is out."""
    return told.state.table.sizes[0] == 20 and not told.state.table.out


def tax(told: Told) -> bool:
    """The person owes two cards to the one who drew worst; any two will do."""
    (drawn,) = told.state.match.draws
    two = {len(action.cards) for action in told.legal if isinstance(action, Gift)} == {2}
    worst = drawn.index(max(drawn)) == told.state.match.order[-1]
    return told.state.table.stage == "tax" and two and worst and told.action == Gift(0, (11, 11))


def taxed(told: Told) -> bool:
    """The Peon's two best came; the lesser pair did the same; the person leads."""
    (mine,), (lesser,) = told.state.taxes[0], told.state.taxes[1]
    peon = ranks(told.states[-2].hands[3])
    return (
        ranks(mine.gift) == (11, 11)
        and ranks(mine.tribute) == (2, 3) == peon[:2]
        and len(ranks(lesser.tribute)) == 2
        and told.state.table.waiting == (0,)
    )


def lead(told: Told) -> bool:
    """Any number of one rank, no pass; four 12s."""
    free = {action.count for action in told.legal if action.rank == 12 and not action.jesters}
    return free == {1, 2, 3, 4} and Pass(0) not in told.legal and held(told, 12) == 4


def passing(told: Told) -> bool:
    """Four 8s lie there, and nothing beats them."""
    top = told.state.table.top
    return top == Play(3, Rank(8), 4, 0) and told.legal == [Pass(0)] == [told.action]


def swept(told: Told) -> bool:
    """Three 5s and a Jester won, and their player leads."""
    last = [move for move in told.state.table.tricks[-1] if isinstance(move, Play)][-1]
    return (last.rank, last.count, last.jesters) == (5, 3, 1) and (
        told.state.table.waiting == (last.seat,)
    )


def beat(told: Told) -> bool:
    """A single 9; every better single card beats it; 2 and 3 are the best."""
    top = told.state.table.top
    mine = {action.rank for action in told.legal if isinstance(action, Play)}
    better = {rank for rank in RANKS if rank < 9 and held(told, rank)}
    return (top.rank, top.count) == (9, 1) and mine == better and sorted(better)[:2] == [2, 3]


def again(told: Told) -> bool:
    """A 5 lies on the person's 6, two have passed, and the turn has come round."""
    trick = told.state.table.trick
    plays = [move.rank for move in trick if isinstance(move, Play)]
    return plays[-2:] == [6, 5] and [type(move) for move in trick[-2:]] == [Pass, Pass]


def jester(told: Told) -> bool:
    """The person leads with three 9s and a Jester."""
    leads = told.state.table.top is None and told.state.table.waiting == (0,)
    return leads and held(told, 9) == 3 and held(told, JESTER) == 1 and told.action in told.legal


def end(told: Told) -> bool:
    """The person won that trick; all still have cards, and a tax is due by default."""
    match, table = told.state.match, told.state.table
    everybody = table.left == neighbours(match.order) and all(told.state.hands)
    taxing = not match.options.first_hand_revolution and match.options.hands > 1
    return table.waiting == (0,) and everybody and taxing


CLAIMS: Final[Claims] = {
    "seats": Claim("DA1 DA3", seats),
    "hand": Claim("DA10 DA11", hand),
    "tax": Claim("DA6", tax),
    "taxed": Claim("DA6 DA7 DA8", taxed),
    "lead": Claim("DA8", lead),
    "pass": Claim("DA9", passing),
    "swept": Claim("DA2 DA9", swept),
    "beat": Claim("DA9", beat),
    "again": Claim("DA9", again),
    "jester": Claim("DA2 DA8", jester),
    "end": Claim("DA6 DA10 DA11", end),
}

PROMPTS: Final = {
    "da.asked.draw": "DA3",
    "da.asked.deal": "DA4",
    "da.asked.send*": "DA16",
    "da.asked.gift*": "DA6 DA7",
    "da.asked.revolution": "DA5",
    "da.asked.collect": "DA6",
    "da.asked.lead*": "DA8",
    "da.asked.beat*": "DA9",
    "da.asked.sweep": "DA9",
    "da.asked.score": "DA11",
    "da.asked.over": "DA12",
    "da.choose.lead": "DA8",
    "da.choose.beat": "DA9",
    "da.choose.pass*": "DA9",
    "da.choose.gift*": "DA6 DA7",
    "da.choose.revolution*": "DA5",
    "da.choose.send": "DA16",
    "da.felt.draw": "DA3",
    "da.felt.again": "DA3",
    "da.felt.seats": "DA11",
    "da.felt.slip": "DA16",
    "da.felt.untaxed": "DA5 DA13",
    "da.felt.greater": "DA5",
    "da.felt.free": "DA8",
    "key.da.whom.help": "DA16",
    "key.da.pass.help": "DA9",
    "key.da.revolution.help": "DA5",
    "key.da.decline.help": "DA5",
    "illegal.dalmuti.not-now": "DA8",
    "illegal.dalmuti.not-in-hand": "DA8",
    "illegal.dalmuti.no-such-play": "DA2 DA8",
    "illegal.dalmuti.other-count": "DA9",
    "illegal.dalmuti.not-better": "DA9",
    "illegal.dalmuti.leader-must-play": "DA8",
    "illegal.dalmuti.gift-*": "DA6 DA7",
    "illegal.dalmuti.no-such-rank": "DA1",
    "illegal.dalmuti.not-both-jesters": "DA5",
    "illegal.dalmuti.not-for-that-seat": "DA16",
    "illegal.dalmuti.still-deciding": "DA6",
    "illegal.dalmuti.impossible-deal": "DA4",
    "illegal.dalmuti.impossible-draw": "DA3",
    "illegal.dalmuti.impossible-misdeal": "DA16",
    "option.dalmuti.hands*": "DA12 hands",
    "option.dalmuti.lesser_tax*": "DA7 lesser_tax",
    "option.dalmuti.first_hand_revolution*": "DA13 first_hand_revolution",
    "option.dalmuti.short_deck*": "DA14 short_deck",
    "option.dalmuti.philanthropy*": "DA15 philanthropy",
    "option.dalmuti.misdeal*": "DA16 misdeal",
}
"""What prompts, refusals and options tell, by pattern of their keys."""
