"""The program on a terminal.

Rooms from the bottom: `words`, `render`, `widgets`, `games`, `session`, `console`, the three ways
without a screen (`plain`, `export`, `cli`) and `app`. Importing this package imports no Textual.
"""
