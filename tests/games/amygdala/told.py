"""Games told in words in which every player takes what looks best one answer ahead; `python -m tests.games.amygdala.told`
writes them again. Random games never get as far as claims, bonuses and final scoring."""

from __future__ import annotations

from pathlib import Path

from insula.core.game import Setup
from insula.core.record_class import clone
from insula.core.table import Table
from insula.games.amygdala.gen import dispatch
from insula.games.amygdala.minds import promises as hints
from tests.games.amygdala.kit import GAME

FOLDER = Path(__file__).parents[2] / "golden" / "amygdala" / "sensible"
SEED = 2
SETUPS = (GAME.setup(2), GAME.setup(4, variants="changing-toll,vp-tiles"))


def best_option(table: Table) -> int:
    """The option whose position the asked seat likes best; the first of equals."""
    seat = table.asked
    worth = []
    for option in table.options:
        after = clone(table.state)
        dispatch.play(after, int(option))
        worth.append(hints.evaluate(after, seat))
    return int(table.options[worth.index(max(worth))])


def told(setup: Setup) -> str:
    """Every move with what happened and why, then the result."""
    table = setup.table(seed=SEED)
    choices = ", ".join(f"{k}={v}" for k, v in setup.choices.items())
    lines = [f"# {GAME.title}, {setup.seats} seats{', ' + choices if choices else ''}, seed {SEED}, sensible players"]
    shown = 0
    while True:
        lines += [f"    {event['text']}  [{event['rule']}]" for event in table.seen(None, shown)]
        shown = len(table.events)
        if table.over:
            break
        option = table.option(best_option(table))
        lines.append(f"{len(table.moves) + 1}. {table.names[table.asked]} > {option.text}  ({len(table.options)})")
        table.play(option)
    assert table.result is not None
    lines.append(f"= winners {[table.names[s] for s in table.result.winners]} points {list(table.result.points)}")
    return "\n".join([*lines, f"= {table.result.reason}"]) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in SETUPS:
        (FOLDER / f"{each.label}.txt").write_text(told(each), encoding="utf-8")
