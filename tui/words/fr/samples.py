"""Words of the bundled games: what happens in the examples of the rules."""

from typing import Final

WORDS: Final = {
    "examples.title": "Exemples des règles, à voir jouer",
}
