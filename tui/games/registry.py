"""The boards by game. A game is offered on the screen when it has a board here."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from tui.games.line_mode import Plain
from tui.render.face import Company, Face

if TYPE_CHECKING:
    from tui.widgets.board import Board

SHELF: Final = {
    "dolce-vita": ("tui.games.dolce_vita", "DolceVita"),
    "dolores": ("tui.games.dolores", "Dolores"),
    "dalmuti": ("tui.games.dalmuti", "Dalmuti"),
}
"""Per game the package of its board and the beginning of the names of its classes."""


def face_for(game: str, company: Company) -> Face:
    """The lines of a game for a company. Raises KeyError for a game without a board. Imports no
    Textual."""
    package, name = SHELF[game]
    face: Face = getattr(import_module(f"{package}.face"), f"{name}Face")(company)
    return face


def plain_for(game: str, company: Company) -> Plain:
    """A game line by line for a company. Raises KeyError for a game without a board. Imports no
    Textual."""
    package, name = SHELF[game]
    plain: Plain = getattr(import_module(f"{package}.line_mode"), f"{name}Plain")(company)
    return plain


def board_for(game: str, face: Face) -> "Board":
    """The widget of a game, showing a face. Raises KeyError for a game without a board."""
    package, name = SHELF[game]
    board: Board = getattr(import_module(f"{package}.board"), f"{name}Board")(face)
    return board
