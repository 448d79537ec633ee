"""The entry point of the program."""

import sys
from collections.abc import Sequence

from tui.console.status import INTERRUPTED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    try:
        # Imported inside the try, so that Ctrl+C is quiet even during the import.
        from tui.cli.line import obey

        return obey(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
