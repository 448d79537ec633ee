"""The command line. Only commands that open a screen import Textual, and only when they do."""
