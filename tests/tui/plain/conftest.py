"""The saves of the command line's tests."""

from tests.tui.cli.conftest import finished

__all__ = ["finished"]
