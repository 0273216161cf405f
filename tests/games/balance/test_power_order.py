"""Whose powers come first when one moment sets off those of two other teams. [cer.pow.order]

No two printed cards of different teams answer the same act of a third, so a variant of the cards shows it: Tranquility
answers an opponent's Absorb as Envy does. A variant needs a process that has not loaded the game yet.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from insula.testing import rule_test

SCRIPT = """
import sys
from insula.core.data import stand_in
from insula.core.registry import load
from insula.arena.variants import edited

game = load("card").folder.parent / "cerebria"
answers = {"trigger": "after_act", "by": "opponent", "acts": ["absorb"], "do": [
    {"effect": "gain", "resource": "willpower", "amount": 1, "to": "own_spirit"}]}
text = edited("other", {"tranquility": {"power": [answers]}}, game / "components" / "emotions.yaml")
stand_in({"cerebria/components/emotions.yaml": text})
from tests.games.balance.kit import on
from insula.games.cerebria.gen import ev
from insula.games.cerebria.tables import CARD_NAMES

first, second = sys.argv[1:]
lines = ["mode: balance", f"order: {first} {second} reason", "love: at network", "hatred: at land",
    "reason: at valley", "turn: reason", "origin: humility 7 at valley", "cradle.a: tranquility 1", "land.a: envy 1"]
table = on("\\n".join(lines), "absorb", "realm valley")
while table.kind != "turn":
    table.play(table.options[0])
print(*[CARD_NAMES[event.thing] for event in table.events if event.kind == ev.POWER_WORKED])
"""


@rule_test("cer.pow.order")
@pytest.mark.parametrize(("order", "cards"), [("love hatred", "Tranquility Envy"), ("hatred love", "Envy Tranquility")])
def test_the_powers_of_other_teams_come_in_turn_order(order: str, cards: str) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, *order.split()], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == cards, done.stderr
