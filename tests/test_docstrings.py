"""The examples in the docstrings of the program are true."""

import doctest
import importlib
import pkgutil
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
