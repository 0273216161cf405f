"""Golden playthroughs: whole games as text that people read; a changed rule shows as a changed line."""

from __future__ import annotations

import random

from insula.core.game import Setup


def golden_text(setup: Setup, seed: int) -> str:
    """A random game told question by question, with every event and the rule that caused it."""
    chooser = random.Random(seed)
    table = setup.table(seed=seed)
    choices = ", ".join(f"{k}={v}" for k, v in setup.choices.items())
    lines = [f"# {setup.game.title}, {setup.seats} seats{', ' + choices if choices else ''}, seed {seed}"]
    shown = 0
    while True:
        for event in table.seen_by_all(shown):
            lines.append(f"    {event['text']}  [{event['rule']}]")
        shown = len(table.events)
        if table.over:
            break
        option = chooser.choice(table.options)
        lines.append(f"{len(table.moves) + 1}. {table.question}  ({len(table.options)})")
        lines.append(f"  > {option.text}")
        table.play(option)
    assert table.result is not None
    lines.append(f"= winners {[table.names[s] for s in table.result.winners]} points {list(table.result.points)}")
    lines.append(f"= {table.result.reason}")
    return "\n".join(lines) + "\n"
