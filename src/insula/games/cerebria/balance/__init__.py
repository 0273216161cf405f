"""Forces of Balance: the third team, as an edition of Cerebria. Base modules never import this package."""
