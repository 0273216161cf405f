"""Which answers cannot be taken back alone, judged on a deal that only uses what the asked seat may know."""

from __future__ import annotations

from insula.core.chance import SAMPLE, start
from insula.core.game import AnyGameState
from insula.core.record_class import clone
from insula.core.table import Table

MAX_OPTIONS = 80  # options; beyond it looking ahead would cost too much time
SEED = 20_260_101  # any fixed number: the same knowledge must give the same answer


def final_options(table: Table) -> set[int]:
    """The options after which undo stops: chance, something shown, somebody else asked, or the end."""
    g = table.state
    offered = list(g.options[: g.n_options])
    if table.over or len(offered) > MAX_OPTIONS:
        return set()
    dealt = clone(g)
    table.game.tidy(dealt, table.asked)
    start(dealt.rng, SEED, SAMPLE)
    table.game.redeal(dealt, table.asked)
    table.game.dispatch.relist(dealt)
    if dealt.options[: dealt.n_options] != offered:
        return set()
    return {option for option in offered if not _can_be_taken_back(table, dealt, option)}


def _can_be_taken_back(table: Table, dealt: AnyGameState, option: int) -> bool:
    """Tries an option on a copy of the deal, with everything that follows by itself."""
    trial = Table(table.setup, 0, table.names, state=clone(dealt), salt="", fast_forward=False)
    trial.fast_forward = table.fast_forward
    trial.play(option)
    return trial.can_undo
