"""The interface of the application for its widgets."""

from collections.abc import Iterable
from typing import Protocol, cast

from textual.dom import DOMNode

from tui.render.company import Company
from tui.render.glyphs import Glyphs
from tui.settings import Settings
from tui.words import Wording


class Host(Protocol):
    """The part of the application that widgets use."""

    say: Wording
    settings: Settings

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""

    @property
    def moves(self) -> bool:
        """True if animations run now."""

    def spelt(self, text: str) -> str:
        """Return a text in the signs in use: Unicode or ASCII."""

    def company(self, names: Iterable[str]) -> Company:
        """Return the players of a game, with the program's language and signs."""


def host(widget: DOMNode) -> Host:
    """Return the application of a widget."""
    return cast(Host, widget.app)
