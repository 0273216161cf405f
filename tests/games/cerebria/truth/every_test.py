"""Every refusal that a test of the game sees is judged by its claim too: typed positions reach the rarest rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from insula.core.rulebook import Refusal, Refused
from insula.core.table import Table
from insula.testing.truth import attempt
from tests.games.cerebria.truth.all_claims import CLAIMS

GAMES = ("cerebria", "balance")
ask_why = Table.why


def judged(table: Table, move: int | str, seat: int | None = None) -> Refusal | None:
    """The table's answer; its sentence must hold."""
    refusal = ask_why(table, move, seat)
    if refusal is None or table.over or table.game.name not in GAMES or seat not in (None, table.asked):
        return refusal
    try:
        option = table.read(move) if isinstance(move, str) else int(move)
    except Refused:
        return refusal
    found = attempt(table.game, table.state, option)
    assert found is not None and CLAIMS.claims[found.rule](found), f"false: {found}"
    return refusal


@pytest.fixture(autouse=True)
def every_refusal_is_true(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Table, "why", judged)
    yield
