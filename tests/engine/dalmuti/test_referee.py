"""Whole games against a slow referee written from the rules alone: DA4 to DA12, DA15."""

from typing import Any

from hypothesis import given, settings

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import (
    Collect,
    Deal,
    Gift,
    Pass,
    Play,
    Revolution,
    Score,
    Sweep,
)
from engine.dalmuti.cards import Rank, ranks
from engine.dalmuti.state import Options, State
from engine.game import DEALER
from tests.engine.dalmuti.tables import J, some_options
from tests.engine.journeys import Journey, Plan, plans

games = plans(DALMUTI, some_options(2))


class Referee:
    """A slow referee: chairs in a row and cards in lists that change, one rule after the other."""

    def __init__(self, options: Options, order: tuple[int, ...]) -> None:
        self.options = options
        self.chairs = list(order)
        self.hands: dict[int, list[int]] = {}
        self.gifts: dict[int, list[int]] = {}
        self.pile: list[tuple[int, list[Rank]]] = []
        self.out: list[int] = []
        self.points = dict.fromkeys(order, 0)
        self.hand = 1
        self.turn = DEALER

    def follow(self, action: Any) -> None:
        """Do what an action of the game says, by the rules."""
        match action:
            case Deal(hands=hands):
                for seat, counts in enumerate(hands):
                    self.hands[seat] = [r for r, n in enumerate(counts, 1) for _ in range(n)]
                self.gifts, self.pile, self.out = {}, [], []
                self.turn = DEALER
            case Gift(seat=seat, cards=cards):
                self.gifts[seat] = list(cards)
            case Revolution(seat=seat):
                if seat == self.chairs[-1]:
                    self.chairs.reverse()
                self.turn = self.chairs[0]
            case Collect():
                if self.gifts:
                    self.tax(self.chairs[0], self.chairs[-1], 2)
                    self.tax(self.chairs[1], self.chairs[-2], self.options.lesser_tax)
                self.turn = self.chairs[0]
            case Play(seat=seat, rank=rank, count=count, jesters=jesters):
                self.play(seat, [rank] * count + [J] * jesters)
            case Pass(seat=seat):
                self.next(seat)
            case Sweep():
                self.turn = self.pile[-1][0]
                while not self.hands[self.turn]:
                    self.turn = self.left_of(self.turn)
                self.pile = []
            case Score():
                self.score()

    def tax(self, rich: int, poor: int, number: int) -> None:
        """Collect the tax (DA6, DA7): the best cards leave the hand before the gift comes into
        it."""
        taken = sorted(self.hands[poor])[:number]
        for giver, taker, cards in ((poor, rich, taken), (rich, poor, self.gifts[rich])):
            for card in cards:
                self.hands[giver].remove(card)
            self.hands[taker] += cards

    def left_of(self, seat: int) -> int:
        """Return the seat in the next chair clockwise."""
        return self.chairs[(self.chairs.index(seat) + 1) % len(self.chairs)]

    def play(self, seat: int, cards: list[Rank]) -> None:
        """Play cards (DA8 to DA10)."""
        if self.pile:
            top = self.pile[-1][1]
            assert len(cards) == len(top)
            assert min(cards) < min(top)
        for card in cards:
            self.hands[seat].remove(card)
        self.pile.append((seat, cards))
        if not self.hands[seat]:
            self.out.append(seat)
        if len(self.out) == len(self.chairs) - 1:
            self.turn = DEALER
        else:
            self.next(seat)

    def next(self, seat: int) -> None:
        """Pass the turn clockwise to a player with cards, or to the dealer once it has come round
        to the player of the top cards."""
        seat = self.left_of(seat)
        while not self.hands[seat] and seat != self.pile[-1][0]:
            seat = self.left_of(seat)
        self.turn = DEALER if seat == self.pile[-1][0] else seat

    def score(self) -> None:
        """Score the hand (DA11, DA12, DA15)."""
        finish = self.out + [seat for seat in self.chairs if self.hands[seat]]
        for gone, seat in enumerate(finish, 1):
            self.points[seat] += len(finish) - gone
        if self.options.philanthropy:
            for rich, poor in ((0, -1), (1, -2)):
                had = len(finish) + poor
                self.points[self.chairs[rich]] += finish.index(self.chairs[poor]) < had
        self.chairs, self.hands = finish, {seat: [] for seat in finish}
        self.turn, self.pile = DEALER, []


def agree(state: State, referee: Referee) -> None:
    """Check that the engine's table is the referee's."""
    table = state.table
    assert list(state.match.order) == referee.chairs
    for seat, cards in referee.hands.items():
        assert list(ranks(state.hands[seat])) == sorted(cards)
        assert table.sizes[seat] == len(cards)
    plays = [move for move in table.trick if isinstance(move, Play)]
    lying = [(move.seat, [move.rank] * move.count + [J] * move.jesters) for move in plays]
    assert lying == referee.pile
    assert table.top == (plays[-1] if plays else None)
    if table.stage in ("play", "sweep", "score"):
        assert DALMUTI.to_act(state) == (referee.turn,)
        assert list(table.out) == referee.out
        if table.stage == "play":
            assert table.played == tuple(
                sum(1 << 4 * (card - 1) for card in played_by(state, seat))
                for seat in range(len(state.hands))
            )


def played_by(state: State, seat: int) -> list[int]:
    """Return the cards that a seat has laid down in this hand, from the tricks."""
    return [
        card
        for trick in (*state.table.tricks, state.table.trick)
        for move in trick
        if isinstance(move, Play) and move.seat == seat
        for card in [move.rank] * move.count + [J] * move.jesters
    ]


@settings(max_examples=60)
@given(plan=games)
def test_DA4_to_DA15_every_step_of_a_game_is_as_the_referee_says(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    options = plan.setup.options
    assert isinstance(options, Options)
    first = next(step for step, state in enumerate(journey.states) if state.match.order)
    referee = Referee(options, journey.states[first].match.order)
    for action, state in zip(journey.actions[first:], journey.states[first + 1 :], strict=True):
        referee.follow(action)
        agree(state, referee)
    outcome = DALMUTI.outcome(journey.states[-1])
    assert outcome is not None
    assert dict(enumerate(outcome.scores)) == referee.points
    assert all(sorted(state.match.order) in ([], [*journey.seats]) for state in journey.states)
