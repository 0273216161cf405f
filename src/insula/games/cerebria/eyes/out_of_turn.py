"""Why a seat that is not asked may not act now; plain Python, for the words of a refusal only.

[cer.turn.order, cer.setup.vibe-timing, cer.turn.abilities-own-turn]
"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.state import State


def refuse_out_of_turn(g: State, seat: int, option: int) -> int:
    """The number of the rule that a seat runs into when it tries an option while another is asked; LEGAL for none."""
    if g.asked.kind == ask.START_TOKEN and opt.CELL <= option < opt.CELL + opt.N_CELL:
        return R.SETUP_VIBE_TIMING
    acts = option == opt.END_TURN or opt.ACT <= option <= opt.EXTRA_ACTION
    return R.TURN_ORDER if g.turns > 0 and seat != g.turn and acts else LEGAL
