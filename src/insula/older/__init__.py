"""Older rules: games that began under the rules of an earlier release go on in that release's own code.

Each release is kept as its wheel. A process started from it (`host.py`) plays the games of that release and speaks a
small protocol of JSON lines; `table.py` makes such a game look like any other table (docs/adr/0036-older-rules.md).
"""
