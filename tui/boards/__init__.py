"""The boards: a face (lines of text, no Textual) and a widget for each game."""
