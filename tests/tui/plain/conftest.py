"""The saves of the tests of the command line, shared here."""

from tests.tui.cli.conftest import finished

__all__ = ["finished"]
