"""The examples in the docstrings of the program are true."""

import doctest
import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import engine
import saves
import themes
import tui


@pytest.mark.parametrize("package", [engine, saves, themes, tui], ids=lambda each: each.__name__)
def test_the_examples_in_the_docstrings_are_true(package: ModuleType) -> None:
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not info.name.endswith("__main__"):
            assert doctest.testmod(importlib.import_module(info.name)).failed == 0, info.name


def test_the_page_of_the_python_api_is_true() -> None:
    page = Path(__file__).parents[1] / "docs" / "python.md"
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted > 20 and not found.failed
