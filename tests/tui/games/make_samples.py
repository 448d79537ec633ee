"""Make the bundled sample games anew: `python -m tests.tui.games.make_samples`.

A game's recipe is the module of its package's name in `recipes`.
"""

from importlib import import_module

from tui.games.card import Sample
from tui.games.registry import samples


def made(game: str, sample: Sample) -> bytes:
    """Return the file of a sample."""
    recipe = import_module(f"tests.tui.games.recipes.{game.replace('-', '_')}")
    content: bytes = recipe.make(sample.path.stem)
    return content


if __name__ == "__main__":
    for game, sample in samples():
        sample.path.write_bytes(made(game, sample))
