"""What the numbers of environments mean: columns of observations by the number of seats, and every action in words.

>>> from insula.research.legends import action_legend, legend
>>> len(legend("card", 2)) < len(legend("card", 5))
True
>>> action_legend("card")[:3]
('pass', 'mulligan', 'supply')
"""

from __future__ import annotations

import functools
import re

from insula.core.game import Game
from insula.core.registry import load


def columns(game: Game, seats: int) -> tuple[int, ...]:
    """The numbers of `observe` that may ever differ with so many seats: those of empty chairs never do.

    A legend names seats from the observer on, by the game's `seat_words`, at the beginning or the end of a line.
    """
    absent = "|".join(map(re.escape, game.seat_words[seats:]))
    of_nobody = re.compile(rf"({absent})[:,]|.* ({absent})$" if absent else r"(?!)")
    unnamed = re.compile(r"question: \d+$")
    return tuple(
        place for place, text in enumerate(game.legend) if not of_nobody.match(text) and not unnamed.match(text)
    )


@functools.cache
def legend(name: str, seats: int) -> tuple[str, ...]:
    """What each number of an environment's observation means."""
    game = load(name)
    return tuple(game.legend[place] for place in columns(game, seats))


@functools.cache
def action_legend(name: str) -> tuple[str, ...]:
    """Every option id in words that hold in every position; `option_text` tells more in a given one."""
    game = load(name)
    states = []
    for seed in (1, 2):
        states.append(game.setup(game.seats[-1]).start(seed))
        states[-1].asked.kind = max(game.gen.ask.NAMES) + 1  # no question: no verb of a question
    out = []
    for group, first, count in game.gen.opt.GROUPS:
        word = group.lower().replace("_", " ")
        for k in range(count):
            told = {game.option_text(g, first + k) for g in states}
            out.append(told.pop() if len(told) == 1 else f"{word} {k + 1}")
    return tuple(out)
