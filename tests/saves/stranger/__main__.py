"""Score the games of some files again."""

import sys
from pathlib import Path

from . import score_again, stated

for name in sys.argv[1:]:
    data = Path(name).read_bytes()
    found = score_again(data)
    assert found == stated(data), (found, stated(data))
    print(found.scores)
