"""Docstrings: their examples are true, and a function's says what it does, not what it is about."""

import ast
import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for part in ("engine", "saves", "themes", "tui")
    for file in sorted((ROOT / part).rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]
"""The modules that have examples."""


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_are_true(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted and not found.failed


def test_the_page_of_the_python_api_is_true() -> None:
    page = ROOT / "docs" / "python.md"
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted > 20 and not found.failed


NO_VERB = re.compile(
    "(An?|Another|The|This|That|These|Those|Other|Same|Such|It|Its|He|She|They|One|No|Not|Only|"
    "What|Whatever|Which|Who|Whoever|Whom|Whose|Whether|When|Where|Why|How|All|Any|Both|Each|"
    "Every|Everybody|Everything|Neither|Nobody|Nothing|And|As|At|After|Before|Behind|By|For|From|"
    "If|In|Of|On|Once|To|Up|While|With|Without)"
)
"""First words of the riddles: "The same of both.", "Whether it may.", "What it is worth."."""


def files(*parts: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the path of every file of some folders, and what it holds."""
    for file in sorted(file for part in parts for file in (ROOT / part).rglob("*.py")):
        yield file.relative_to(ROOT).as_posix(), ast.parse(file.read_text("utf-8"))


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function is read like a field, whose docstring is a noun."""
    return any("property" in ast.unparse(each) for each in function.decorator_list)


def begins_with_a_verb(docstring: str) -> bool:
    """Return whether the first word can be a verb that says what a function does: no plural, no
    number of a rule, no name of a parameter, and none of the words with which riddles begin."""
    word = re.match(r"[A-Z][a-z]+\b", docstring)
    if word is None or NO_VERB.fullmatch(word[0]):
        return False
    return not word[0].endswith("s") or word[0].endswith("ss")


def test_a_riddle_is_told_from_a_docstring() -> None:
    assert all(map(begins_with_a_verb, ("Return the seat.", "Pass: nothing is played.")))
    riddles = ("The same of both.", "Whether it may.", "Gifts by seat.", "DO18: a pick.", "`price`")
    assert not any(map(begins_with_a_verb, riddles))


@pytest.mark.parametrize("part", ["engine", "saves", "themes", "tui", "tests"])
def test_the_docstring_of_a_function_begins_with_a_verb(part: str) -> None:
    """An `__init__` may tell of its parameters instead, and a test of its reason."""
    riddles = [
        f"{path}:{node.lineno} {node.name}: {docstring.splitlines()[0]}"
        for path, module in files(part)
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if not is_property(node) and node.name != "__init__" and not node.name.startswith("test_")
        if (docstring := ast.get_docstring(node)) and not begins_with_a_verb(docstring)
    ]
    assert not riddles


def test_no_docstring_calls_a_player_he() -> None:
    called = [
        f"{path}: {docstring}"
        for path, module in files("engine", "saves", "themes", "tui")
        for node in ast.walk(module)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if (docstring := ast.get_docstring(node))
        if re.search(r"\b(he|him|his|himself)\b", docstring, re.IGNORECASE)
    ]
    assert not called
