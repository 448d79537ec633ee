"""No State of a game reaches tui: everything shown is a view, drawn from an account."""

import ast
from pathlib import Path

import pytest

import tui

ROOM = Path(tui.__file__).parent
SOURCES = sorted(ROOM.rglob("*.py"))

RULES = {"apply", "deal", "expect", "guess", "outcome", "reveals", "seen", "to_act", "view"}
"""The functions of a game that take a State."""


def name_of(node: ast.expr) -> str:
    """Return the last name of an expression such as `self.live.journal`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def reaches_a_state(tree: ast.AST) -> list[int]:
    """Return the lines on which a State is taken, or the rules are called with one.

    These are `states` of anything, `state` of a journal, and the methods that only a game can call
    with a State.
    """
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        owner = name_of(node.value).strip("_")
        held = node.attr == "states" or (node.attr == "state" and owner.endswith("journal"))
        asked = owner.endswith(("game", "rules")) and node.attr in RULES
        if held or asked:
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOM)))
def test_no_state_reaches_tui(source: Path) -> None:
    assert reaches_a_state(ast.parse(source.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "breach",
    [
        "view = self.game.view(self.journal.state, seat)",
        "journal.states[-1]",
        "self.live.journal.state",
        "game.apply(state, action)",
        "rules.to_act(state)",
    ],
)
def test_a_breach_is_noticed(breach: str) -> None:
    assert reaches_a_state(ast.parse(breach))
