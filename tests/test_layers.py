"""The layers hold, and an import that breaks them is noticed."""

from pathlib import Path

import pytest

from tests.copies import LAYERS, ROOT, copied, run

PLANTED = {
    "rules of another game": ("engine/dolores/cards.py", "engine.dalmuti.cards"),
    "bots of another game": ("engine/dalmuti/bots/novice.py", "engine.dolce_vita.bots.beginner"),
    "another game's picture": ("tui/games/dolores/cargo.py", "tui.games.dalmuti.pieces"),
    "another game's rules for the screen": ("tui/games/dalmuti/hand.py", "engine.dolores"),
    "a game for all": ("tui/session/options.py", "engine.dolce_vita"),
    "a card for all": ("tui/games/registry.py", "tui.games.dolores.card"),
    "Textual without a screen": ("tui/export/text.py", "textual.color"),
    "Textual in a face": ("tui/games/dolores/loot.py", "textual.color"),
    "Textual behind a registry": ("tui/games/registry.py", "tui.widgets.board"),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("copy"))


def test_the_layers_hold() -> None:
    done = run(ROOT, *LAYERS)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("file", "imported"), PLANTED.values(), ids=PLANTED)
def test_a_planted_import_is_seen(copy: Path, file: str, imported: str) -> None:
    source = (copy / file).read_text("utf-8")
    try:
        (copy / file).write_text(f"{source}\n\ndef planted():\n    import {imported}\n", "utf-8")
        done = run(copy, *LAYERS)
    finally:
        (copy / file).write_text(source, "utf-8")
    assert done.returncode == 1
    importer = file.removesuffix(".py").replace("/", ".")
    assert importer in done.stdout and imported.partition(".")[0] in done.stdout
