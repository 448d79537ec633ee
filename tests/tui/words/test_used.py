"""No unused words: every key stands in the code, whole or by its beginning."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tui
from engine.registry import GAMES
from tests.tui.words.faults import OTHERS
from tui.words.catalogue import catalogue
from tui.words.speech import OTHERWISE

TUI = Path(tui.__file__).parent
SPOKEN = [file for file in TUI.rglob("*.py") if file.parent.parent != TUI / "words"]


OF_A_KEY = re.compile(r"\.(help|alone|not-now)$")
OF_A_GAME = re.compile(rf"^(key\..+|.+\.help)\.(?:{'|'.join(GAMES)})$")


def strings(tree: ast.AST) -> Iterator[str]:
    """Yield the strings of a file as patterns; what is filled in after "key." may be anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in node.values
            ]
            if re.match(r"\w+\\\.", parts[0]):
                yield "".join(parts)


def unused(keys: set[str]) -> set[str]:
    """Return the keys that nothing in the code names. If a key is used, so are its help, its
    words for standing alone and for doing nothing now, and a game's own words for these."""
    files = (ast.parse(file.read_text(encoding="utf-8")) for file in SPOKEN)
    patterns = {string for tree in files for string in strings(tree)}
    whole = {pattern for pattern in patterns if ".+" not in pattern}
    begun = re.compile("|".join(f"(?:{each})" for each in sorted(patterns - whole)))
    named = {key for key in keys if re.escape(key) in whole or begun.fullmatch(key)}
    general = {key: re.sub(OF_A_GAME, r"\1", key) for key in keys}
    bare = {key: OF_A_KEY.sub("", each) for key, each in general.items()}
    return {key for key in keys if bare[key] not in named and key not in named}


def test_everything_that_can_be_said_is_said() -> None:
    """The other cases of a noun count as used with it, as do sentences about another player."""
    keys = {key.partition(":")[0].removesuffix(OTHERS) for key in catalogue(OTHERWISE)}
    keys = {key for key in keys if not key.startswith("argparse.")}
    assert unused(keys) == set()


def test_what_nobody_says_is_found() -> None:
    dead = {"frob", "frob.help", "table.frob"}
    assert unused(dead | {"table.won"}) == dead
