"""DA-E1 to DA-E5, DA5, DA16: draws and deal give the players of the examples what they need."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Draw, Gift, Pass, Play, Revolution, Send, Show
from engine.dalmuti.cards import Rank, naturals, ranks
from engine.dalmuti.state import Options, State, pairs
from engine.game import DEALER, Seat
from engine.journal import Journal
from saves.header import Header, Player, new_header
from saves.whole import compose
from tests.engine.dalmuti.tables import J, deal_of, hands_with, lay, passes

A, C, S, D, N = range(5)
NAMES: Final = ("Amide", "Christian", "Sandra", "Diana", "Anton")
ORDER: Final = (S, N, C, A, D)

DRAWS: Final = (Draw((12, 6, 1, 12, 2)), Draw((5, 0, 0, 13, 0)))
"""DA-E1: Amide and Diana draw again for the last places."""


class Plan(NamedTuple):
    """The plan of a sample: cards dealt to some seats among others, the moves except gifts, and a
    card shown before the deal, if any."""

    held: Mapping[Seat, tuple[int, ...]]
    moves: Sequence[Revolution | Play | Pass]
    slip: tuple[Show, Send] | None = None


PLANS: Final = {
    "da-e1": Plan(
        # The 2s and 3s of the Peons are what they have to give; the rest is for the moves.
        {
            S: (1, 6, 6, 8, 11, 11, 11, 11, 12, 12, 12, J),
            N: (2, 10, 10, 10),
            C: (J,),
            A: (3, 3, 5, 5, 5, 8, 8, 8, 9),
            D: (2, 3),
        },
        [
            # DA-E2: nobody beats four 11s, so Sandra leads again.
            lay(S, 11, 11, 11, 11),
            *passes(N, C, A, D),
            # DA-E3: Christian passes twice in one trick, and Amide has the last word.
            *(lay(S, 12, 12, 12), lay(N, 10, 10, 10), Pass(C), lay(A, 8, 8, 8), Pass(D)),
            *(lay(S, 6, 6, J), Pass(N), Pass(C), lay(A, 5, 5, 5)),
            *passes(D, S, N, C),
            # DA-E4: Christian's Jester alone does not beat a 2.
            *(lay(A, 9), Pass(D), lay(S, 8), lay(N, 2)),
            *passes(C, A, D, S),
        ],
    ),
    "da-e5": Plan(
        # DA-E5: four of five 9s beat four 11s. The other 9s are Diana's.
        {S: (11, 11, 11, 11), N: (9, 9, 9, 9, 9), D: (9, 9, 9, 9)},
        [lay(S, 11, 11, 11, 11), lay(N, 9, 9, 9, 9)],
    ),
    # DA5: the Greater Peon turns the order round.
    "da-revolution": Plan({D: (J, J)}, [Revolution(D)]),
    # DA16: the card meant for Christian goes to the Greater Peon.
    "da-misdeal": Plan({D: (3,)}, [], (Show(Rank(3), C), Send(S, D))),
}


def make(name: str) -> bytes:
    """Return the sample game of that name, as its file."""
    plan = PLANS[name]
    header = sample_header(name, Options(hands=1, misdeal=plan.slip is not None))
    journal = Journal(DALMUTI, header.setup, (*DRAWS, *(plan.slip or ())))
    journal.append(deal_of(hands_with(plan.held, ORDER)))
    moves = iter(plan.moves)
    while acting := DALMUTI.to_act(journal.state):
        if acting[0] == DEALER:
            chance = dice(name, len(journal), DEALER)
            journal.append(DALMUTI.deal(journal.state, chance))
        else:
            journal.append(chosen(journal.state, acting[0], plan, moves))
    return compose(header, journal.actions)


def sample_header(name: str, options: Options) -> Header[Options]:
    """Return the header: five people at one keyboard, for one hand."""
    players = [Player(player, "human") for player in NAMES]
    return new_header(DALMUTI, players, options, name, "2026-11-21T12:00:00Z", "0.1.0")


def chosen(
    state: State, seat: Seat, plan: Plan, moves: Iterator[Revolution | Play | Pass]
) -> DalmutiAction:
    """Return a gift of the worst cards that the example does not need, then its moves, then the
    greedy choice.

    The greedy choice is as many of the worst cards as may be played, or else a pass.
    """
    if state.table.stage == "tax" and seat != state.asked:
        number = next(number for dalmuti, _, number in pairs(state.match) if dalmuti == seat)
        spare = list(ranks(naturals(state.hands[seat])))
        for rank in plan.held.get(seat, ()):
            if rank in spare:
                spare.remove(Rank(rank))
        return Gift(seat, tuple(spare[-number:]))
    planned = next(moves, None)
    if planned is not None:
        return planned
    legal = DALMUTI.legal(DALMUTI.view(state, seat))
    plays = [action for action in legal if isinstance(action, Play)]
    # Jesters are kept for the end.
    return max(plays, key=lambda a: (-a.jesters, a.rank, a.count), default=legal[-1])
