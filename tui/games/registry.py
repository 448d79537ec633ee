"""The games that are offered: where the card of each is. No Textual is loaded for asking."""

from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from tui.games.card import Card, Sample
from tui.games.lesson import Guide
from tui.games.line_mode import LineMode
from tui.render.face import Company, Face

CARDS: Final = {
    "dolce-vita": "tui.games.dolce_vita.card:CARD",
    "dolores": "tui.games.dolores.card:CARD",
    "dalmuti": "tui.games.dalmuti.card:CARD",
}
"""By game its card, in the order in which the games are offered."""


def offered_games() -> list[str]:
    """The games by name."""
    return list(CARDS)


def card_of(game: str) -> Card:
    """The card of a game. Raises KeyError for one that is not offered."""
    card: Card = resolve_name(CARDS[game])
    return card


def face_for(game: str, company: Company) -> Face[Any, Any]:
    """The lines of a game for a company. Raises KeyError as `card_of`."""
    face: Face[Any, Any] = resolve_name(card_of(game).face)(company)
    return face


def line_mode_for(game: str, company: Company) -> LineMode[Any, Any]:
    """A game line by line for a company. Raises KeyError as `card_of`."""
    line_mode: LineMode[Any, Any] = resolve_name(card_of(game).line_mode)(company)
    return line_mode


def board_for(game: str, face: Face[Any, Any]) -> Any:
    """The widget of a game, showing a face: a `tui.widgets.board.Board`, which only Textual knows.
    Raises KeyError as `card_of`."""
    return resolve_name(card_of(game).board)(face)


def guide_for(game: str) -> Guide:
    """The lesson of a game. Raises KeyError as `card_of`, and for a game without a lesson."""
    lesson = card_of(game).lesson
    if lesson is None:
        raise KeyError(game)
    guide: Guide = resolve_name(lesson)
    return guide


def samples() -> list[tuple[str, Sample]]:
    """Every bundled game with the game that it is of, in the order of the games."""
    return [(game, sample) for game in CARDS for sample in card_of(game).samples]


def bundled(path: Path) -> bool:
    """Whether a save came with the program, so that nothing is to be written to it."""
    return any(sample.path == path for _, sample in samples())
