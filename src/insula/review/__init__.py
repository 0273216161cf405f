"""Review: what each decision of a finished game was worth, for everybody who wants to see why it was won."""
