"""Ties tests to rules: `rule_test` names the rules a test proves, `refuses` checks a refusal with its text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from insula.core.game import Game, Setup
from insula.core.rulebook import Refusal, Refused
from insula.core.table import Table

F = TypeVar("F", bound=Callable[..., Any])


def rule_test(*ids: str) -> Callable[[F], F]:
    """Marks a test as the proof of these rules; `make rulecov` counts them, `insula.testing.touch` tries them."""

    def mark(function: F) -> F:
        function.__rules__ = ids  # type: ignore[attr-defined]
        return function

    return mark


def at(game: Game, text: str, **choices: Any) -> Table:
    """A table in a position typed as text; single options are not answered by themselves."""
    state = game.position(text)
    setup = Setup(game, state.config, {k: str(v) for k, v in choices.items()})
    return Table(setup, seed=0, state=state, fast_forward=False)


def refuses(rule_id: str, attempt: Table | Callable[[], Any], move: int | str = "") -> str:
    """Asserts that a move (or a set-up) is refused by exactly this rule; gives its sentence, values filled in."""
    refusal: Refusal | None
    if isinstance(attempt, Table):
        refusal = attempt.why(move)
        assert refusal is not None, f"{move} is legal, but {rule_id} should refuse it"
    else:
        try:
            attempt()
        except Refused as refused:
            refusal = refused.refusal
        else:
            raise AssertionError(f"accepted, but {rule_id} should refuse it")
    assert refusal.rule == rule_id, f"refused by {refusal.rule} ({refusal.says}), not by {rule_id}"
    assert not re.search(r"[{}]|\bNone\b|@\d", refusal.says), refusal.says
    return refusal.says
