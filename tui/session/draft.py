"""What is typed into the form of a new game, kept while the program runs."""

from engine.registry import game_named
from tui.session.new_game import HUMAN, default_game
from tui.session.options import Value, options_of


class Terms:
    """The seats and options of one game in the form; `by` has every seat that the game can have."""

    def __init__(self, game: str) -> None:
        """Set everything to the game's defaults."""
        rules, usual = game_named(game), default_game(game)
        self.seats = len(usual.players)
        self.by = [HUMAN] + [usual.players[-1].by] * (rules.seats[-1] - 1)
        self.answers: dict[str, Value] = {each.name: each.usual for each in options_of(rules)}


class Draft:
    """The form as it was left: names and seed for whatever game, and each game's terms."""

    def __init__(self, person: str = "") -> None:
        """Begin a form for a player of this name, "" if unknown."""
        self.names: dict[int, str] = {0: person}
        """What was typed as the name of a seat; "" stands for a usual name."""
        self.seed = ""
        self._terms: dict[str, Terms] = {}

    def terms(self, game: str) -> Terms:
        """Return the terms of a game."""
        return self._terms.setdefault(game, Terms(game))
