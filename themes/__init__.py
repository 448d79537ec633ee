"""Colours and layout: theme files, .tcss files and their loader."""
