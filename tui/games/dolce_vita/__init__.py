"""Dolce Vita's board: the face as lines of text, the widget that plays it."""
