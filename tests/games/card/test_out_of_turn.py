"""What a seat is told that is not asked: true sentences about whose turn it is and what can be answered then."""

from __future__ import annotations

from collections import Counter

import pytest

from insula.core.record_class import clone
from insula.core.table import Table
from insula.games.card.gen import ask, opt
from insula.games.card.state import State
from insula.testing import rule_test
from insula.testing.walks import walk
from tests.games.card.kit import GAME
from tests.games.card.truth.positions import setup

TURN_OF = "ABCDE"


def is_true(g: State, seat: int, option: int, rule: str, says: str) -> bool:
    """Whether the sentence holds for this seat, read from the rule's words."""
    kind, turn = ask.NAMES[g.asked.kind], TURN_OF[g.turn]
    if rule == "table.not-your-question":
        return says == f"The question is for {TURN_OF[g.asked.seat]}, not for {TURN_OF[seat]}."
    if rule == "card.setup.mulligan-once":
        waiting = [q.seat for q in g.stack[: g.n_stack] if ask.NAMES[q.kind] == "mulligan"]
        return kind == "mulligan" and option == opt.MULLIGAN and seat not in waiting
    if rule == "card.turn.own-turn-only":
        return seat != g.turn and says.endswith(f"it is {turn}’s turn.") and opt.PLACE <= option < opt.CARD
    if rule == "card.invoke.not-cancellable":
        idle = kind == "turn" or (kind == "entry" and g.plan.ability < 0)
        return seat != g.turn and idle and says.startswith(f"It is {turn}’s turn;") and option >= opt.CARD
    if rule == "card.cancel.any-opponent":
        return kind == "cancel" and seat == g.turn and option >= opt.CARD
    if rule == "card.cancel.asked-once":
        return kind == "cancel" and bool(g.passed >> seat & 1) and seat != g.turn
    if rule == "card.rev.immediate":
        return kind == "trim" and seat == g.turn and says.startswith(f"The Revelation has ended {turn}’s turn;")
    return False


@rule_test("card.turn.own-turn-only", "card.invoke.not-cancellable", "card.cancel.asked-once", "card.rev.immediate")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whoever_is_not_asked_is_told_the_truth(seats: int) -> None:
    told: Counter[str] = Counter()
    games = [walk(setup(seats), seed, 12) for seed in range(40)] + [walk(GAME.setup(seats), 1, 12)]
    for game in games:
        for number, g in enumerate(game):
            table = Table(GAME.setup(seats), 0, state=clone(g), fast_forward=False)
            for seat in range(seats):
                for option in range((number + seat) % 7, GAME.n_options, 7):
                    refusal = table.why(option, seat) if seat != table.asked else None
                    if refusal is not None:
                        assert is_true(g, seat, option, refusal.rule, refusal.says), (refusal, TURN_OF[seat])
                        told[refusal.rule] += 1
    assert sum(told.values()) > 5_000
    assert {"card.turn.own-turn-only", "card.invoke.not-cancellable", "card.cancel.any-opponent"} <= set(told)
