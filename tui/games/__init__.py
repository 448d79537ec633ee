"""The games that are offered, one folder each, and their registry."""
