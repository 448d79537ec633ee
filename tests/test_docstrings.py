"""The examples in the docstrings of the program are true."""

import doctest
import importlib
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
