"""A plan for one's own later moves, which grows while hands are played out.

A playout in which everybody goes on like `normal` judges a move by what a weaker player would make
of it. So the seat that is deciding tries other answers at its own later moves, too, and comes to
prefer those that did well in the worlds so far: Monte Carlo tree search (Kocsis and Szepesvári,
2006) over what that seat can see (Cowling, Powley and Whitehouse, 2012), with more answers the more
often a moment has come (Coulom, 2007).
"""

from math import log, sqrt
from typing import Final

from engine.dalmuti.bots.normal import choose
from engine.dalmuti.cards import SHIFT, UNIT, Rank, naturals, worst

WIDER: Final = 0.5
"""How fast the number of answers that are tried grows with the square root of the visits."""
BOLD: Final = 0.03
"""How readily an answer is tried that did less well so far, in shares of the opponents. Worlds
bring chance enough: twice as much did no better, and no worse."""


class Moment:
    """A later move of the seat: the answers to it, first what a `normal` would do, and by answer
    how often it was tried and the sum of what came of it."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.visits = 0
        self.tried: list[int] = [0] * len(answers)
        self.sums: list[float] = [0.0] * len(answers)

    def pick(self) -> int:
        """Return the index of the answer to try next."""
        wide = min(len(self.answers), 1 + int(WIDER * sqrt(self.visits)))
        doubt = log(self.visits + 1)
        best, most = 0, -1.0
        for index in range(wide):
            tried = self.tried[index]
            if not tried:
                return index
            worth = self.sums[index] / tried + BOLD * sqrt(doubt / tried)
            if worth > most:
                best, most = index, worth
        return best


class Plan:
    """What one seat does at its later moves in one decision. Moments are told apart by its hand and
    the top it meets."""

    def __init__(self) -> None:
        self._moments: dict[tuple[int, int, int], Moment] = {}
        self._path: list[tuple[Moment, int]] = []

    def choose(self, hand: int, top: Rank, cards: int, others: int, players: int) -> int:
        """Return the set of cards to play, 0 to pass: a `playout.Policy`."""
        usual = choose(hand, top, cards, others, players)
        if usual == hand:
            return usual
        moment = self._moments.get((hand, top, cards))
        if moment is None:
            answers = [usual, *(each for each in _answers(hand, top, cards) if each != usual)]
            moment = self._moments[hand, top, cards] = Moment(answers)
        index = moment.pick()
        self._path.append((moment, index))
        return moment.answers[index]

    def settled(self, hand: int, top: Rank, cards: int, others: int, players: int) -> int:
        """Return the set of cards tried most often at this moment, 0 to pass; at a moment not met
        yet, what a `normal` would play. A `playout.Policy` that learns no more."""
        moment = self._moments.get((hand, top, cards))
        if moment is None:
            return choose(hand, top, cards, others, players)
        return moment.answers[max(range(len(moment.answers)), key=moment.tried.__getitem__)]

    def learn(self, share: float) -> None:
        """Credit the seat's share of the opponents in a hand played out to every answer tried in
        it."""
        for moment, index in self._path:
            moment.visits += 1
            moment.tried[index] += 1
            moment.sums[index] += share
        self._path.clear()


def _answers(hand: int, top: Rank, cards: int) -> list[int]:
    """Return what is worth trying, worst cards first: whole groups to lead, to a top groups without
    Jesters, and to pass."""
    rest = naturals(hand) & UNIT[top] - 1 if top else naturals(hand)
    found: list[int] = []
    while rest:
        rank = worst(rest)
        held = rest >> SHIFT[rank]
        rest -= held << SHIFT[rank]
        if not top:
            found.append(held << SHIFT[rank])
        elif held >= cards:
            found.append(cards << SHIFT[rank])
    return [*found, 0] if top else found
