"""Views as lines of text: cards, glyphs, charts, longer texts. No Textual."""
