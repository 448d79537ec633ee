"""What the finished games come to."""
