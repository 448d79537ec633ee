"""Strategies held against the best robot of Dolorès, to see if it can be exploited: `make
strategies`.

Between two players, kept in docs/strategies.json, shown in docs/robots.md. Nothing here asserts
anything.
"""
