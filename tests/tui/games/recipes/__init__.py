"""The recipes of the bundled sample games, one module for each game.

Each sample is a whole game: chance brings what the example needs, its players do what it says, and
everything else follows a small greedy rule. No robot is involved and no chance except the engine's
own, so the files never change.
"""
