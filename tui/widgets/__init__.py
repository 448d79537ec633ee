"""The parts under the board of every game: a canvas, commands, and the interface of the
application."""
