"""The rules of the games: pure, synchronous, without I/O, clock, words or global randomness.

A game is a journal of actions folded over a start state, and the dealer is one of the players.
"""


class Coded(Exception):
    """An error whose `code` names the reason; `facts` fill the sentence on it."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={fact}" for name, fact in self.facts.items())])
