"""The statuses with which the program ends. Imports nothing: it is loaded first."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""A file is damaged, a game impossible."""
MISUSED: Final = 2
"""The command line is wrong, or there is no terminal where one is needed."""
CRASHED: Final = 70
"""The program itself is wrong (EX_SOFTWARE of sysexits.h)."""
NOBODY_READS: Final = 141
"""128 and SIGPIPE, as shells say it."""
INTERRUPTED: Final = 130
"""128 and SIGINT, as shells say it."""
