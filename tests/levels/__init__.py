"""The strength of each level compared with the one below: `make levels`.

Measured by the arena, kept in docs/levels.json, shown in docs/robots.md. Nothing here asserts
anything.
"""
