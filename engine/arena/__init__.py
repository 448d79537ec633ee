"""Headless matches: bots against bots, as fast as the engine folds, and what comes of them.

Luck is shared out evenly: every deal is played with the same chance in every rotation of the seats,
and all the games of one deal are one sample, so that no interval promises more than was seen.
"""

from engine.arena.selfplay import forever, play_out

__all__ = ["forever", "play_out"]
