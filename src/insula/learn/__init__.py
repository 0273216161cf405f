"""Learn: guided first games, short lessons and puzzles of every game, written as data and checked by the engine."""
