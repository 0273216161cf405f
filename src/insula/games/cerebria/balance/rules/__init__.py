"""The chapters of the rulebook, as rules."""
