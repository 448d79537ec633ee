"""A table without I/O: who must decide, submit, take back, view."""

from collections.abc import Set
from typing import Any, Generic, Protocol, TypeVar

from engine.account import Account
from engine.chance import dealers
from engine.game import A, Illegal, Outcome, S, Seat, V
from engine.journal import Journal

K = TypeVar("K", contravariant=True)


class Keeper(Protocol[K]):
    """A keeper writes down what happens at a table before it takes effect there."""

    def check(self, action: K) -> None:
        """Raise Illegal for something that is no action of the game at all."""

    def acted(self, action: K, state: Any, outcome: Outcome | None) -> None:
        """Write down an action that the rules allow and that leads to `state`. `outcome` is None
        unless it ends the game. What this raises, the table raises, and the action has not
        happened."""

    def took_back(self, to: int, seat: Seat) -> None:
        """Write down that a seat takes back its decision of step `to`. What this raises, the table
        raises, and nothing was taken back."""


class Table(Generic[S, V, A]):
    """A game being played: a journal, the seed its chance comes from, and its keeper, if it has
    one. Whatever happens in the game happens here."""

    def __init__(
        self, journal: Journal[S, V, A], seed: str, keeper: Keeper[A] | None = None
    ) -> None:
        self.journal = journal
        self.seed = seed
        self._keeper = keeper
        self._accounts: dict[Seat, Account[S, V, A]] = {}

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide: (DEALER,) for the dealer, () when the game is over."""
        return self.journal.game.to_act(self.journal.state)

    @property
    def outcome(self) -> Outcome | None:
        """Return places and scores once the game is over, None before."""
        return self.journal.outcome

    def view(self, seat: Seat) -> V:
        """Return what `seat` may know now."""
        return self.journal.game.view(self.journal.state, seat)

    def account(self, seat: Seat) -> Account[S, V, A]:
        """Return what `seat` has learnt so far; it grows with the game."""
        if seat not in self._accounts:
            self._accounts[seat] = Account(self.journal, seat)
        return self._accounts[seat]

    def deal(self) -> A:
        """Return the dealer's next action, not yet submitted. Only when the dealer is to act."""
        journal = self.journal
        return journal.game.deal(journal.state, dealers(self.seed, journal))

    def refusal(self, action: A) -> Illegal | None:
        """Return why the rules would refuse an action now; None if they would not."""
        try:
            self.journal.attempt(action)
        except Illegal as illegal:
            return illegal
        return None

    def submit(self, action: A) -> None:
        """Take an action into the journal. Raises Illegal, changing nothing, if it is refused, and
        what the keeper raises if it cannot be kept."""
        if action.seat not in self.to_act:
            raise Illegal("not-your-turn", seat=action.seat)
        if self._keeper is None:
            self.journal.append(action)
            return
        self._keeper.check(action)
        state = self.journal.attempt(action)
        self._keeper.acted(action, state, self.journal.game.outcome(state))
        self.journal.append(action)

    def take_back_to(self, seat: Seat, humans: Set[Seat], agreed: bool = False) -> int | None:
        """Return the step at which `seat` made its last decision, if it may take it back; else
        None. A forced action of the only human is no decision, because it would be done again at
        once. Among several it counts, because skipping it would tell that there was no choice.

        The seat may not take back if the game is over, or if something hidden was shown to a human:
        nobody sees a hidden card twice. Nor if another human is known to have decided since, unless
        they all `agreed`. A decision that the seat never learnt of does not stand in the way,
        because that would tell of it; its owner decides again.
        """
        journal = self.journal
        if not self.to_act:
            return None
        for step in range(len(journal) - 1, -1, -1):
            action, state = journal.actions[step], journal.states[step]
            if any(journal.game.reveals(state, action, human) for human in humans):
                return None
            if action.seat == seat:
                if len(humans) > 1 or journal.chose(step):
                    return step
                continue
            known = journal.game.seen(state, action, seat) is not None
            if action.seat in humans and known and not agreed:
                return None
        return None

    def take_back(self, seat: Seat, humans: Set[Seat], agreed: bool = False) -> int | None:
        """Take back the last decision of `seat` and all that followed, if it may. Return the step
        the game is at then, or None if it may not."""
        to = self.take_back_to(seat, humans, agreed)
        if to is not None:
            if self._keeper is not None:
                self._keeper.took_back(to, seat)
            self.journal.rewind(to)
        return to
