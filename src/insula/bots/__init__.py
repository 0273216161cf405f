"""Bots: random, greedy, search; what they may know, how strong they are, and how to write one.

A bot gets a `Think` and gives a `Thought`. It never sees the state of a table, only a sample of what its seat may know.
"""

from insula.bots.api import BadThink, Info, Level, Share, Think, Thought, choose, levels, sample

__all__ = ["BadThink", "Info", "Level", "Share", "Think", "Thought", "choose", "levels", "sample"]
