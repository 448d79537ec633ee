"""The examples in the engine's docstrings are true."""

import doctest
import importlib
import pkgutil

import engine


def test_the_examples_in_the_docstrings_are_true() -> None:
    tried = 0
    for info in pkgutil.walk_packages(engine.__path__, "engine."):
        result = doctest.testmod(importlib.import_module(info.name))
        assert result.failed == 0, info.name
        tried += result.attempted
    assert tried
