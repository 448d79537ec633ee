"""How much stronger each level is than the one below: `make levels`.

Measured by the arena, kept in docs/levels.json, shown in the README. Nothing here asserts anything.
"""
