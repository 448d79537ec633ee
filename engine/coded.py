"""An error that tells its reason as a code. The words are the wording layer's.

Nothing is imported here, because every command may have to tell one.
"""


class Coded(Exception):
    """An error whose `code` names the reason; `facts` fill the sentence on it."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={fact}" for name, fact in self.facts.items())])
