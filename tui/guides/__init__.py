"""Guided openings: a few moves of each game on a fixed deal, with a word before each.

What the dealer and the others do is written down; the person makes the moves, with the keys of any
game. Nothing of it is kept. No Textual here.
"""
