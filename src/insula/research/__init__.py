"""Research: batches of games in flat arrays, and environments for the usual libraries."""
