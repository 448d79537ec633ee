"""Dolorès' board: the sharing zone, the loot, the words of the two sharers."""
