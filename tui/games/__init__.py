"""One folder a game, and the registry of those that are offered."""
