"""A language joins a name and what is said of it, because it knows the space before a colon."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tui
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue

JOINT = ": "
FREE = {
    "output.py": "the name of the program before its error, as every program writes it",
    "own_bots.py": "an exception of Python, in Python's words",
}
"""Files that join by hand, each with the reason."""


def joined_by_hand(tree: ast.AST) -> Iterator[int]:
    """Yield the numbers of lines in which a colon joins two facts, in an f-string or a call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [each for each in node.values if isinstance(each, ast.Constant)]
            inner = len(node.values) > 2
        elif isinstance(node, ast.Call):
            parts = [each for each in node.args if isinstance(each, ast.Constant)]
            inner = len(node.args) > 1 or getattr(node.func, "id", "") == "Span"
        else:
            continue
        if inner and any(each.value == JOINT for each in parts):
            yield node.lineno


def test_what_is_joined_by_hand_is_found() -> None:
    assert list(joined_by_hand(ast.parse('f"{path}: {why}"\nline(name, ": ", words)\nSpan(": ")')))
    assert not list(joined_by_hand(ast.parse('f"{key}: "\n"file: {name}"')))


def test_no_sentence_is_joined_to_a_name_by_hand() -> None:
    home = Path(tui.__file__).parent
    found = {
        path.name: list(joined_by_hand(ast.parse(path.read_text("utf-8"))))
        for path in home.rglob("*.py")
    }
    assert {name for name, lines in found.items() if lines} == set(FREE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_command_line_begins_alike(language: Language) -> None:
    """Behind the name of the program or of a file, an error begins with a capital in German and
    with a small letter elsewhere. This holds for sentences of the command line and of screens."""
    say, told = Wording(language), dict[str, str]()
    for key, words in catalogue(language).items():
        if key.startswith(("save.", "start.")):
            told[key] = say.behind_colon(words)
        elif key.startswith("cli.bad.") or key in ("cli.is-over", "cli.no-terminal"):
            told[key] = words
    begun = {key: words[0] for key, words in told.items() if words[0].isalpha()}
    assert len(begun) > 60
    wrong = [key for key, first in begun.items() if first.isupper() != (language == "de")]
    assert wrong == []
