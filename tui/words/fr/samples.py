"""Words of the bundled games: what happens in the examples of the rules."""

from typing import Final

WORDS: Final = {
    "examples.title": "Les règles en exemples",
}
