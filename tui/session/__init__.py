"""Everything a player can do apart from screens: new games, robots, hints, reviews, statistics.
Nothing here imports Textual."""
