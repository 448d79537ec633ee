"""Measure and print: `python -m tests.bench [PART ...]`, the parts being those of PARTS."""

import platform
import sys

from tests.bench import (
    engines,
    keys,
    lists,
    memory,
    online,
    replay,
    scenes,
    siege,
    starts,
    thinking,
)

PARTS = {
    "engine": engines.report,
    "start": starts.report,
    "keys": keys.report,
    "thinking": thinking.report,
    "replay": replay.report,
    "memory": memory.report,
    "scenes": scenes.report,
    "lists": lists.report,
    "online": online.report,
    "siege": siege.report,
}


def main() -> None:
    """Run the parts named on the command line, or all."""
    chosen = sys.argv[1:] or list(PARTS)
    if unknown := [name for name in chosen if name not in PARTS]:
        sys.exit(f"no such part: {', '.join(unknown)} (there are {', '.join(PARTS)})")
    print(f"Python {platform.python_version()}, {platform.machine()}, one core a measurement\n")
    for name in chosen:
        PARTS[name]()
        print(flush=True)


main()
