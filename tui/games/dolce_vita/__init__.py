"""Dolce Vita: the face as lines of text, and the widget that plays it."""
