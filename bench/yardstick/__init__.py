"""hard-0.1: the search of release 0.1.0, kept as a yardstick for ladders. Bots get better; this one stays as it was.

Frozen here: the tree search and its chance (`search.py`, `deal.py`), how a tree is grown and kept (`mind.py`), each
game's settings and its evaluation with every weight (`games/`). Not frozen, because it has to follow the rules: the
rules, tables and record classes of a game, its `redeal`, the generator behind `seed_chance`, and the helpers of the
rules that an evaluation asks (for example who leads in a region). A game that came later is searched with the default
settings and judged by the evaluation it has. So a rating against hard-0.1 compares bots under today's rules.

A game's folder in `games/` is loaded as a part of that game's package: it imports the game's modules relatively, and
this package names no game.
"""

from __future__ import annotations

from yardstick.mind import NAME, Mind, iterations

__all__ = ["NAME", "Mind", "iterations"]
