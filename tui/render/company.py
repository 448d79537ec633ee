"""The players at a table, as every line of text shows them."""

from typing import TYPE_CHECKING, Final, NamedTuple

from tui.render.cards import CardWish
from tui.render.glyphs import Glyphs
from tui.words import Wording
from tui.words.spans import Line, Span, left, line, width

if TYPE_CHECKING:
    from engine.character import Character
    from engine.game import Illegal, Seat

PLACES: Final = 12
"""The most players any game seats, and so the number of seat colours."""


class Company(NamedTuple):
    """The players at the table, with the language and the signs in which they are shown."""

    names: tuple[str, ...]
    say: Wording
    glyphs: Glyphs
    cards: CardWish = "auto"
    """The size of cards that the player wishes."""
    voices: "tuple[tuple[Seat, Character], ...]" = ()
    """The robots whose remarks are told, with their characters."""
    robots: "frozenset[Seat]" = frozenset()
    """The seats of the robots with a character, of which `character` may tell a sentence."""
    reader: "Seat | None" = None
    """The seat of the person at the screen, who alone is "you" where decisions are judged; None if
    nobody is, or several people are."""

    def shape(self, seat: "Seat") -> Span:
        """Return the player's sign, in the player's colour."""
        return Span(self.glyphs.seats[seat], f"seat-{seat}")

    def who(self, seat: "Seat") -> Line:
        """Return a player as written everywhere: sign and name, in the player's colour."""
        return (Span(f"{self.glyphs.seats[seat]} {self.names[seat]}", f"seat-{seat}"),)

    def character(self, game: str, seat: "Seat") -> str:
        """Return what is told of a robot of a game in one sentence; "" of everybody else."""
        key = f"robot.{game}.{self.names[seat]}"
        return self.say(key) if seat in self.robots and self.say.has(key) else ""

    def column(self, seat: "Seat") -> Line:
        """Return a player as `who` does, as wide as the longest name, for lines in columns."""
        longest = max(width(name) for name in self.names)
        name = left(self.names[seat], min(longest, 14), self.glyphs.ellipsis)
        return (Span(f"{self.glyphs.seats[seat]} {name}", f"seat-{seat}"),)

    def titled(self, key: str, words: Line, **facts: int) -> Line:
        """Return words behind a title, the text of a key."""
        return line(
            Span(self.say(key, **facts), "title"), Span(f" {self.glyphs.dot} ", "dim"), *words
        )

    def refusal(self, illegal: "Illegal") -> str:
        """Return the reason why the rules refuse an action, as a sentence."""
        facts = dict(illegal.facts)
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts["seat"] = self.names[seat]
        return self.say(f"illegal.{illegal.code}", **facts)
