"""A table without I/O: who must decide, submit, take back, view."""

from collections.abc import Set
from typing import Generic

from engine.chance import dice
from engine.frame import DEALER, A, Illegal, Outcome, S, Seat, V
from engine.journal import Journal


class Table(Generic[S, V, A]):
    """A game being played: a journal and the seed its chance comes from."""

    def __init__(self, journal: Journal[S, V, A], seed: str) -> None:
        self.journal = journal
        self.seed = seed

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide; (DEALER,) for the dealer, () when the game is over."""
        return self.journal.game.to_act(self.journal.state)

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores once the game is over."""
        return self.journal.game.outcome(self.journal.state)

    def view(self, seat: Seat) -> V:
        """What `seat` may know now."""
        return self.journal.game.view(self.journal.state, seat)

    def deal(self) -> A:
        """The dealer's next action, not yet submitted. Only when the dealer is to act."""
        journal = self.journal
        return journal.game.deal(journal.state, dice(self.seed, len(journal), DEALER))

    def submit(self, action: A) -> None:
        """Take an action into the journal. Raises Illegal, changing nothing, if it is refused."""
        if action.seat not in self.to_act:
            raise Illegal("not-your-turn", seat=action.seat)
        self.journal.append(action)

    def take_back_to(self, seat: Seat, humans: Set[Seat]) -> int | None:
        """The step at which `seat` made its last decision, if it may take it back; else None.

        It may unless another human is known to have decided since, or something hidden was shown
        to a human: nobody sees a hidden card twice. A decision that the seat never learnt of does
        not stand in the way, for that would tell of it; its owner decides again.
        """
        journal = self.journal
        for step in range(len(journal) - 1, -1, -1):
            action, state = journal.actions[step], journal.states[step]
            if any(journal.game.reveals(state, action, human) for human in humans):
                return None
            if action.seat == seat:
                return step
            if action.seat in humans and journal.game.seen(state, action, seat) is not None:
                return None
        return None
