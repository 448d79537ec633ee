"""A layout rules only the screens that load it. Its styles stay when a screen is left, and would
otherwise change the look of the screens that are visited later."""

import inspect
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from themes.loader import layout
from tui.app.app import LudothequeApp
from tui.app.doors import DOORS, behind

LAYOUTS = sorted(layout("app").parent.glob("*.tcss"))


@cache
def loaded(screen: type[Screen[Any]]) -> set[str]:
    """Return the file names of the layouts that a screen loads, and of those that the app loads."""
    found: set[str] = set()
    for owner in (LudothequeApp, *screen.__mro__):
        paths = vars(owner).get("CSS_PATH") or []
        each = paths if isinstance(paths, list) else [paths]
        found |= {Path(path).name for path in each}
    return found


@cache
def composed(screen: type[Screen[Any]]) -> set[str]:
    """Return the ids that a screen gives to its widgets."""
    ours = [each for each in screen.__mro__ if each.__module__.startswith("tui.")]
    return {
        name for each in ours for name in re.findall(r'\bid="([\w-]+)"', inspect.getsource(each))
    }


def ruled(file: Path) -> set[str]:
    """Return the ids with which a selector of a layout begins, so that it rules on any screen."""
    text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
    outside = re.sub(r"\{(?:[^{}]|\{[^{}]*\})*\}", ";", text)
    selectors = re.split(r"[;,]", outside)
    return {found[1] for each in selectors if (found := re.match(r"\s*#([\w-]+)", each))}


@pytest.mark.parametrize("file", LAYOUTS, ids=lambda file: file.stem)
def test_a_layout_rules_no_widget_of_a_screen_that_does_not_load_it(file: Path) -> None:
    strangers = [each for each in map(behind, DOORS) if file.name not in loaded(each)]
    assert {
        (each.__name__, name) for each in strangers for name in composed(each) & ruled(file)
    } == set()
