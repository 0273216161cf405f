"""`insula play` lists answers as people say them, with what they cost, and what to type where that differs."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import insula
from insula.cli.play import Session


def test_each_answer_is_listed_with_its_price(tmp_path: Path) -> None:
    table = insula.game("amygdala", 2).table(seed=4, names=["Ann", "Ben"])
    session = Session(table, ["me", "me"], tmp_path / "game.insula")
    session.console = Console(record=True, width=200, highlight=False)
    session._list(table.options)
    lines = session.console.export_text().splitlines()
    assert len(lines) == len(table.options)
    first, unlock = lines[0], next(line for line in lines if "Unlock the" in line)
    assert first.split("  ")[-1] == table.options[0].text
    assert "Acquire at the " in first and "costs 2 coins" in first  # every tile there costs the same
    assert "from " in unlock and unlock.rstrip().endswith(("unlock a1", "unlock a2"))
