"""What a player does whatever the screen: new games, robots, hints, reviews, statistics. No
Textual."""
