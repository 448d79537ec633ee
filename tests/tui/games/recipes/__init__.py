"""How the bundled sample games are made, one module a game.

Each sample is a whole game: chance brings what the example needs, the players of the example do
what it says, and everything else is played by a small greedy rule. No bot is involved and no
chance but the engine's own, so the files come out the same for ever.
"""
