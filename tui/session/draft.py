"""What is typed into the form of a new game, kept while the program runs."""

from collections.abc import Sequence
from typing import Any

from engine.game import LEVELS, Game
from engine.registry import game_named
from saves.header import Player
from saves.names import clean
from tui.session.equals import with_equals
from tui.session.new_game import HUMAN, NOBODY, NewGame, bot_names, default_game, new_seed, same
from tui.session.options import Value, filled_in, options_of
from tui.session.robots import level_name, really
from tui.session.statistics.rating import START
from tui.session.strength import EQUALS, level_of, read_strengths
from tui.words import Wording


def deciders(
    say: Wording, game: Game[Any, Any, Any], robots: Sequence[str], wished: str
) -> list[tuple[str, str]]:
    """Return everybody who may play at a seat, as a seat's `by` and a name: a person, these robots,
    the further strengths that the settings wish for, and equals of the person."""
    wanted = (by for by in read_strengths(say, wished) if level_of(by) in robots)
    bounded = (really(game, by) for by in wanted)
    known = dict.fromkeys((HUMAN, *robots, *bounded))
    return [*((by, level_name(say, by)) for by in known), (EQUALS, say("new.equals"))]


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
        self._person = person
        self.names: dict[int, str] = {0: person}
        """What was typed as the name of a seat; "" stands for a usual name."""
        self.seed = ""
        self._drawn = new_seed()
        """The seed of the game if none is typed. The usual names are drawn from it before the game
        begins."""
        self.ratings: dict[str, int] = {}
        """The person's rating by game, empty until somebody wants it."""
        self._terms: dict[str, Terms] = {}

    def meet(self, person: str) -> None:
        """Take over the player's name, which may have changed meanwhile. It replaces the former one
        at the first seat, unless another was typed there."""
        if self.names.get(0) == self._person:
            self.names[0] = person
        self._person = person

    def terms(self, game: str) -> Terms:
        """Return the terms of a game."""
        return self._terms.setdefault(game, Terms(game))

    @property
    def chance(self) -> str:
        """Return the seed of the game."""
        return self.seed.strip() or self._drawn

    def typed(self, game: str) -> list[str]:
        """Return the cleaned names typed so far, by seat, "" for none, for all seats that the game
        can have."""
        return [clean(self.names.get(seat, "")) for seat in range(game_named(game).seats[-1])]

    def usual_names(self, game: str) -> list[str]:
        """Return for each seat the name it has if none is typed: always the same, but for one that
        is taken at this table."""
        typed = self.typed(game)
        taken = {same(name) for name in typed[: self.terms(game).seats] if name}
        names = [NOBODY, *bot_names(game, [NOBODY, typed[0]], self.chance)]
        kept = {name for name, own in zip(names, typed, strict=False) if not own}
        free = (name for name in names[:0:-1] if name not in kept and same(name) not in taken)
        return [
            name if own or same(name) not in taken else next(free, name)
            for name, own in zip(names, typed, strict=False)
        ]

    def seated(self, game: str) -> list[str]:
        """Return the name of each seat: what is typed, or else a usual one."""
        names = zip(self.typed(game), self.usual_names(game), strict=True)
        return [name or usual for name, usual in names]

    def whom(self, say: Wording, game: str, seat: int) -> str:
        """Return the sentence on the robot at a seat, "" if there is none."""
        key = f"robot.{game}.{self.seated(game)[seat]}"
        own = level_of(self.terms(game).by[seat]) in (*LEVELS, EQUALS)
        return say(key) if own and say.has(key) else ""

    def twice(self, game: str) -> list[int]:
        """Return the seats whose typed name was typed at an earlier seat, too."""
        names = [same(name) for name in self.typed(game)[: self.terms(game).seats]]
        return [seat for seat, name in enumerate(names) if name and name in names[:seat]]

    def person(self, game: str) -> str:
        """Return the name typed for the first person, "" if there is none."""
        by, names = self.terms(game).by[: self.terms(game).seats], self.typed(game)
        return names[by.index(HUMAN)] if HUMAN in by else ""

    def new_game(self, game: str) -> NewGame:
        """Return the game as it is set in the form."""
        terms, rules = self.terms(game), game_named(game)
        players = [*map(Player, self.seated(game), terms.by)][: terms.seats]
        idle = rules.idle(terms.seats)
        options = filled_in(rules, (each for each in terms.answers.items() if each[0] not in idle))
        new = NewGame(game, tuple(players), options, self.chance)
        return with_equals(new, self.ratings.get(game, START))
