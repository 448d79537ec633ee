"""What the board of every game stands on: a canvas, commands, and what may be asked of the
application."""
