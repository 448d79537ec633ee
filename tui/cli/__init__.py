"""The command line. Only what opens a screen imports Textual, and only when it does."""
