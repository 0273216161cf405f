"""Why a seat that is not asked may not act now; for the words of a refusal only. [amy.exch.own-turn]"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.amygdala.gen import R, opt
from insula.games.amygdala.rules.exchange import refuse_exchange_of
from insula.games.amygdala.state import State


def refuse_out_of_turn(g: State, seat: int, option: int) -> int:
    """The rule that a seat runs into when it tries to exchange in another player's turn; LEGAL for none."""
    if option == opt.EXCHANGE:
        return R.EXCH_OWN_TURN
    return R.EXCH_OWN_TURN if refuse_exchange_of(g, seat, option) == R.EXCH_OWN_TURN and _is_item(option) else LEGAL


def _is_item(option: int) -> bool:
    return opt.FACE <= option < opt.COIN or opt.TWO_VP <= option <= opt.CHANGE_COINS
