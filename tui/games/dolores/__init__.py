"""Dolorès: the sharing zone, the loot, and the announcements of the two sharers."""
