"""Which answers cannot be taken back alone, judged on a deal that only uses what the asked seat may know."""

from __future__ import annotations

from insula.core.questions import seed_chance
from insula.core.record_class import clone
from insula.core.table import Table

MOST = 80  # options; beyond it looking ahead would cost too much time
SEED = 20_260_101  # any fixed number: the same knowledge must give the same answer


def final_options(table: Table) -> set[int]:
    """The options after which undo stops: chance, something shown, somebody else asked, or the end."""
    g = table.state
    offered = list(g.options[: g.n_options])
    if table.over or len(offered) > MOST:
        return set()
    dealt = clone(g)
    table.game.tidy(dealt, table.asked)
    seed_chance(dealt, SEED)
    table.game.redeal(dealt, table.asked)
    table.game.dispatch.relist(dealt)
    if dealt.options[: dealt.n_options] != offered:
        return set()
    found = set()
    for option in offered:
        after = clone(dealt)
        table.game.dispatch.play(after, option)
        moved = after.asked.seat != table.asked
        if after.over or moved or after.rng != dealt.rng or after.reveals != dealt.reveals:
            found.add(option)
    return found
