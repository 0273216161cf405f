"""What is counted and checked about this game."""
