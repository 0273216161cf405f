"""Deck lab for Cerebria: are decks legal, what do they draw, how do they fare, and what do the house cards do?"""
