"""Words of the bundled games: what happens in the examples of the rules."""

from typing import Final

WORDS: Final = {
    "examples.title": "Die Beispiele der Regeln zum Nachspielen",
}
