"""The workshop: every datum of a game with its source, and packs of corrections that are checked, tried and played.

A pack (`insula.core.pack`) is a small file with changed data only. Whatever a game knows of its own data beyond its
component files (a vocabulary, words, checks) comes from its part `Game.workshop`.
"""
