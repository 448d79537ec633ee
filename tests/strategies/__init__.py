"""Strategies held against the best robot of Dolorès, to see if it can be exploited: `make
strategies`.

Two players meet; the results are kept in docs/strategies.json and shown in docs/robots.md. Nothing
here asserts anything.
"""
