"""What the screens are made of besides the tables."""
