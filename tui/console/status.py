"""The exit statuses of the program. Imports nothing: it is loaded first."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""A command could not do its task: a file is damaged, a game is impossible."""
MISUSED: Final = 2
"""The command line is wrong, or there is no terminal where one is needed."""
CRASHED: Final = 70
"""The program has a fault (EX_SOFTWARE of sysexits.h)."""
NOBODY_READS: Final = 141
"""The reader closed the pipe: 128 + SIGPIPE, as in shells."""
INTERRUPTED: Final = 130
"""Ctrl+C: 128 + SIGINT, as in shells."""
