"""The games: each folder is one, and none imports another."""
