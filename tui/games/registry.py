"""The games that are offered, and where the card of each is. Looking a game up loads no Textual."""

from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from engine.character import NEUTRAL, Character
from engine.registry import game_named
from tui.games.card import Card, Sample
from tui.render.company import Company

if TYPE_CHECKING:
    from tui.games.goals import Goal
    from tui.games.lesson import Guide
    from tui.games.line_mode import LineMode
    from tui.render.face import Face

CARDS: Final = {
    "dolce-vita": "tui.games.dolce_vita.card:CARD",
    "dolores": "tui.games.dolores.card:CARD",
    "dalmuti": "tui.games.dalmuti.card:CARD",
}
"""The place of each game's card, in the order in which the games are offered."""


def offered_games() -> list[str]:
    """Return the names of the games, in the order in which they are offered."""
    return list(CARDS)


def card_of(game: str) -> Card:
    """Return the card of a game. Raise KeyError for one that is not offered."""
    card: Card = resolve_name(CARDS[game])
    return card


def character_of(game: str, name: str) -> Character:
    """Return the character of a game's robot of that name; NEUTRAL for any other name."""
    return card_of(game).robots.get(name, NEUTRAL) if game in CARDS else NEUTRAL


def _loaded(game: str, place: str) -> Any:
    """Return what is in a place of a game that builds on its rules, which are loaded first. Another
    thread may be loading them, to read a save: this one then waits for it. Two that load parts of
    the rules crosswise would not wait for each other but find them half loaded."""
    game_named(game)
    return resolve_name(place)


def face_for(game: str, company: Company) -> "Face[Any, Any]":
    """Return a face of a game for a company. Raise KeyError like `card_of`."""
    face: Face[Any, Any] = _loaded(game, card_of(game).face)(company)
    return face


def line_mode_for(game: str, company: Company) -> "LineMode[Any, Any]":
    """Return the line mode of a game for a company. Raise KeyError like `card_of`."""
    line_mode: LineMode[Any, Any] = _loaded(game, card_of(game).line_mode)(company)
    return line_mode


def board_class(game: str) -> Any:
    """Return the class of a game's board, which is a `tui.widgets.board.Board`, whose type only
    Textual knows. Raise KeyError like `card_of`."""
    return _loaded(game, card_of(game).board)


def board_for(game: str, face: "Face[Any, Any]") -> Any:
    """Return a game's board for a face. Raise KeyError like `card_of`."""
    return board_class(game)(face)


def guide_for(game: str) -> "Guide":
    """Return the tutorial of a game. Raise KeyError like `card_of`, and for a game without a
    tutorial."""
    lesson = card_of(game).lesson
    if lesson is None:
        raise KeyError(game)
    guide: Guide = _loaded(game, lesson)
    return guide


def goals_of(game: str) -> "tuple[Goal, ...]":
    """Return the goals of a game; () for a game without any, or one that is not offered."""
    name = card_of(game).goals if game in CARDS else None
    return _loaded(game, name) if name is not None else ()


def next_guide(game: str) -> str | None:
    """Return the next game that has a tutorial, after the last the first; None if no other has."""
    games = offered_games()
    others = games[games.index(game) + 1 :] + games[: games.index(game)]
    return next((each for each in others if card_of(each).lesson is not None), None)


def samples() -> list[tuple[str, Sample]]:
    """Return every bundled game after the name of its game, in the order of the games."""
    return [(game, sample) for game in CARDS for sample in card_of(game).samples]


def bundled(path: Path) -> bool:
    """Return whether a save came with the program, so that nothing may be written to it."""
    return any(sample.path == path for _, sample in samples())
