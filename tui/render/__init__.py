"""Views as lines of text: cards, glyphs, charts, longer texts. Nothing here imports Textual."""
