"""OpenSpiel's playthroughs of our games: what its own generator writes, without what views say in JSON.

Views grow with the web table and have tests of their own; actions, chance, tensors and information states stay.
"""

from __future__ import annotations

import re

from insula.core.game import Game

LEFT_OUT = re.compile(r"# [{]|(Public|Private|)ObservationString[(]")


def playthrough_text(game: Game) -> str:
    """A short playthrough with a fixed seed."""
    from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-untyped]

    import insula.research.openspiel  # noqa: F401, registers the games

    text = generate_playthrough.playthrough(f"insula_{game.name}(deals=16,horizon=6)", None, seed=11)
    return "\n".join(line for line in text.splitlines() if not LEFT_OUT.match(line)) + "\n"
