"""The program on a terminal: command line, wording, screens, widgets and a board a game.

Importing this package imports no Textual: the command line, the wording and the painting of the
tables as lines of text work without it.
"""
