"""Lone options: which questions with a single answer a table answers by itself.

Only those where nobody could want to be asked and nobody learns from it: the answer changes nothing on the table but
the act being put together, and whether there is one answer or several does not hang on anything hidden. Whatever
spends, loses, shows, uses chance or passes the turn on is asked, so choosing a kind of act never carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insula.core.record_class import clone, parts

if TYPE_CHECKING:
    from insula.core.game import Game

# what every answer changes: the question itself and what waits behind it
OF_THE_QUESTION = frozenset(("asked", "stack", "n_stack", "mark", "options", "n_options"))


def plays_itself(game: Game, g: Any) -> bool:
    """Whether the open question has one answer that a table may give without asking."""
    if g.over or g.n_options != 1 or game.gen.ask.NAMES[g.asked.kind] in game.gen.ask.FROM_HIDDEN:
        return False
    after = clone(g)
    after.log = []
    game.dispatch.play(after, g.options[0])
    return only_plans(game, g, after)


def only_plans(game: Game, before: Any, after: Any) -> bool:
    """Whether nothing but the act being put together differs, and the same seat is asked: nothing has happened."""
    if after.over or after.log or after.asked.seat != before.asked.seat:
        return False
    ignored = OF_THE_QUESTION.union(game.planning)
    return parts(before, ignored) == parts(after, ignored)
