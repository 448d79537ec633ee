"""What a widget may ask of the application that it stands in."""

from collections.abc import Iterable
from typing import Protocol, cast

from textual.dom import DOMNode

from tui.render.face import Company
from tui.render.glyphs import Glyphs
from tui.settings import Settings
from tui.words import Wording


class Host(Protocol):
    """The application, as its widgets know it."""

    say: Wording
    settings: Settings

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""

    @property
    def moves(self) -> bool:
        """Whether anything moves on its own now."""

    def spelt(self, text: str) -> str:
        """A text with the signs that may be used."""

    def company(self, names: Iterable[str]) -> Company:
        """The players of a game, in the program's language and signs."""


def host(widget: DOMNode) -> Host:
    """The application of a widget."""
    return cast(Host, widget.app)
