"""What the bots of all games share. A bot gets a View, never a State."""
