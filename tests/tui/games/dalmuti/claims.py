"""The claims in the tutorial of Der Große Dalmuti."""

from typing import Final

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Gift, Pass, Play, Revolution
from engine.dalmuti.cards import JESTER, RANKS, Rank, count, deck, ranks
from engine.dalmuti.order import neighbours, titles
from engine.dalmuti.score import points as scored
from tests.engine.dalmuti.tables import dealt
from tests.tui.games.telling import Claim, Claims, Told


def held(told: Told, rank: int) -> int:
    """Return how many cards of a rank the person has."""
    return count(told.state.hands[0], Rank(rank))


def seats(told: Told) -> bool:
    """Check that the person's 5 was the best draw, and that low ranks have few cards."""
    (drawn,) = told.state.match.draws
    few = all(count(deck(4, False), rank) == rank for rank in RANKS if rank != JESTER)
    return drawn[0] == 5 == min(drawn) and told.state.match.order[0] == 0 and few


def seated(told: Told) -> bool:
    """Check that the seats follow the draw, that four players have the titles told, and that
    merchants come with five."""
    (drawn,) = told.state.match.draws
    order = told.state.match.order
    four = ["greater-dalmuti", "lesser-dalmuti", "lesser-peon", "greater-peon"]
    return (
        [drawn[seat] for seat in order] == sorted(drawn)
        and list(titles(4)) == four
        and "merchant" in titles(5)
    )


def hand(told: Told) -> bool:
    """Check that the person was dealt 20 cards and nobody is out."""
    return told.state.table.sizes[0] == 20 and not told.state.table.out


def revolution(told: Told) -> bool:
    """Check that both Jesters allow a revolution, which lifts the tax. The Greater Peon's turns the
    order round, the Greater Dalmuti's does not. The person holds a single Jester."""
    order = told.state.match.order
    for caller in (order[0], order[-1]):
        journal = dealt({caller: (JESTER, JESTER)}, order)
        called = DALMUTI.apply(journal.state, Revolution(caller))
        turned = called.match.order == order[::-1]
        if called.table.stage != "play" or turned != (caller == order[-1]):
            return False
    return held(told, JESTER) == 1 and Revolution(0) not in told.legal


def tax(told: Told) -> bool:
    """Check that the person owes any two cards to the player with the worst draw."""
    (drawn,) = told.state.match.draws
    two = {len(action.cards) for action in told.legal if isinstance(action, Gift)} == {2}
    worst = drawn.index(max(drawn)) == told.state.match.order[-1]
    return told.state.table.stage == "tax" and two and worst and told.action == Gift(0, (11, 11))


def taxed(told: Told) -> bool:
    """Check that the Peon's two best cards came, that the lesser pair exchanged too, and that the
    person leads."""
    (mine,), (lesser,) = told.state.taxes[0], told.state.taxes[1]
    peon = ranks(told.states[-2].hands[3])
    return (
        ranks(mine.gift) == (11, 11)
        and ranks(mine.tribute) == (2, 3) == peon[:2]
        and len(ranks(lesser.tribute)) == 2
        and told.state.table.waiting == (0,)
    )


def lead(told: Told) -> bool:
    """Check that the person may lead any number of one rank, but not pass, and holds four 12s."""
    free = {action.count for action in told.legal if action.rank == 12 and not action.jesters}
    return free == {1, 2, 3, 4} and Pass(0) not in told.legal and held(told, 12) == 4


def passing(told: Told) -> bool:
    """Check that four 8s lie there and that the person can only pass."""
    top = told.state.table.top
    return top == Play(3, Rank(8), 4, 0) and told.legal == [Pass(0)] == [told.action]


def swept(told: Told) -> bool:
    """Check that three 5s and a Jester lie there, that three players have passed since, and that
    the player of the 5s leads next."""
    table = told.state.table
    won = (table.top.rank, table.top.count, table.top.jesters) == (5, 3, 1)
    passed = [type(move) for move in table.trick[-3:]] == [Pass] * 3
    return won and passed and table.leader == table.top.seat


def beat(told: Told) -> bool:
    """Check that a single 9 lies there, that every better single card beats it, and that 2 and 3
    are the best."""
    top = told.state.table.top
    mine = {action.rank for action in told.legal if isinstance(action, Play)}
    better = {rank for rank in RANKS if rank < 9 and held(told, rank)}
    return (top.rank, top.count) == (9, 1) and mine == better and sorted(better)[:2] == [2, 3]


def again(told: Told) -> bool:
    """Check that another player's 5 lies on the person's 6, that the other two have passed since,
    and that it is the person's turn, who may play the 3."""
    table = told.state.table
    mine, theirs, *passes = table.trick[-4:]
    beaten = mine == Play(0, Rank(6), 1, 0) and theirs == Play(1, Rank(5), 1, 0)
    turn = table.waiting == (0,) and told.action == Play(0, Rank(3), 1, 0)
    return beaten and passes == [Pass(2), Pass(3)] and turn and told.action in told.legal


def jester(told: Told) -> bool:
    """Check that the person can lead three 9s and a Jester."""
    leads = told.state.table.top is None and told.state.table.waiting == (0,)
    return leads and held(told, 9) == 3 and held(told, JESTER) == 1 and told.action in told.legal


def points(told: Told) -> bool:
    """Check that four players score 3, 2, 1 and 0, over five hands."""
    return scored(told.state.match, (0, 1, 2, 3)) == (3, 2, 1, 0) and (
        told.state.match.options.hands == 5
    )


def end(told: Told) -> bool:
    """Check that the person won the last two tricks and leads, that all still have cards, and that
    the options leave a tax to be paid."""
    match, table = told.state.match, told.state.table
    tops = [[move for move in trick if isinstance(move, Play)][-1] for trick in table.tricks]
    won = [top.seat for top in tops[-2:]] == [0, 0] and table.leader == 0 and table.top is None
    everybody = table.left == neighbours(match.order) and all(told.state.hands)
    taxing = not match.options.first_hand_revolution and match.options.hands > 1
    return won and table.waiting == (0,) and everybody and taxing


CLAIMS: Final[Claims] = {
    "seats": Claim("DA1 DA3", seats),
    "titles": Claim("DA3", seated),
    "hand": Claim("DA10 DA11", hand),
    "revolution": Claim("DA5", revolution),
    "tax": Claim("DA6", tax),
    "taxed": Claim("DA6 DA7 DA8", taxed),
    "lead": Claim("DA8", lead),
    "pass": Claim("DA9", passing),
    "swept": Claim("DA2 DA9", swept),
    "beat": Claim("DA9", beat),
    "again": Claim("DA9", again),
    "jester": Claim("DA2 DA8", jester),
    "end": Claim("DA6 DA10 DA11", end),
    "points": Claim("DA12", points),
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
    "da.felt.sent": "DA16",
    "da.tell.untaxed": "DA5 DA13",
    "da.felt.greater": "DA5",
    "da.felt.free": "DA8",
    "key.da.rank.help": "DA6 DA8",
    "key.da.more.help": "DA6 DA8",
    "key.da.fewer.help": "DA6 DA8",
    "key.da.jester.help": "DA2",
    "key.da.give.help": "DA6 DA7",
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
"""The rulings that prompts, refusals and options tell, by pattern of their keys."""
