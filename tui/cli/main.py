"""The entry point of the program."""

import sys
from collections.abc import Sequence

from tui.cli.garbage import no_look_for_garbage
from tui.console.status import DONE, INTERRUPTED
from tui.version import VERSION


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words == ["--version"] and told_version():
            return DONE
        # Imported inside the try, so that Ctrl+C is quiet even during the import.
        with no_look_for_garbage():
            from tui.cli.line import obey

        return obey(words)
    except KeyboardInterrupt:
        return INTERRUPTED


def told_version() -> bool:
    """Print the version, without loading anything for it. Return False if it cannot be written:
    `obey` then says why."""
    try:
        print(f"ludotheque {VERSION}", flush=True)
    except (OSError, AttributeError):
        return False
    return sys.stdout is not None


if __name__ == "__main__":
    sys.exit(main())
