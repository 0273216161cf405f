"""The reason told does not depend on slot a or b, on the Realm, or on which seat a player has."""

from __future__ import annotations

import pytest

from insula.core.game import Setup
from insula.core.registry import load
from tests.games.cerebria.symmetry import Changed, swapped_everywhere

SETUPS = [*load("cerebria").setups(), *load("balance").setups()]
ACTS = ("Move", "Invoke", "Quell", "Fortify", "Empower", "Absorb", "Move Emotion", "Intensify")


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.game.name}-{s.label}")
def test_mirrored_and_turned_positions_have_the_same_reasons(setup: Setup) -> None:
    found = swapped_everywhere(setup, range(1, 2), 40, 3)
    assert found.compared.total() > 500
    assert not found.changed, found.changed[:5]


@pytest.mark.deep
def test_no_reason_changes_in_fifty_thousand_refusals_of_each_act() -> None:
    found = Changed()
    seed = 10
    while min(found.compared[act] for act in ACTS) < 50_000 and seed < 300:
        for setup in SETUPS:
            more = swapped_everywhere(setup, range(seed, seed + 1), 120, 12)
            found.compared += more.compared
            found.changed += more.changed
        seed += 1
    print(dict(found.compared))
    assert not found.changed, found.changed[:5]
    assert all(found.compared[act] >= 50_000 for act in ACTS), found.compared
