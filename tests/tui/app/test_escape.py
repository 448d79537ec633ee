"""Escape closes what is open over a table before it leaves the table."""

import importlib
import pkgutil

import pytest

import tui.app.screens
from tui.app.screens.table import TO_BOARD, TableScreen


def tables() -> list[type[TableScreen]]:
    """Return every screen that shows a table."""
    modules = pkgutil.iter_modules(tui.app.screens.__path__, "tui.app.screens.")
    found = {
        each
        for module in modules
        for each in vars(importlib.import_module(module.name)).values()
        if isinstance(each, type) and issubclass(each, TableScreen)
    }
    return sorted(found, key=lambda each: each.__name__)


@pytest.mark.parametrize("screen", tables(), ids=lambda each: each.__name__)
def test_escape_returns_to_the_board_before_it_leaves(screen: type[TableScreen]) -> None:
    on_escape = [each for each in screen.commands if "escape" in each.keys.split(",")]
    first = on_escape.index(TO_BOARD)
    assert not {"leave", "back"} & {each.action for each in on_escape[:first]}
