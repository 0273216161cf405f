"""The coming score is what the next Revelation gives when nothing else happens, and its order is the winner's rule."""

from __future__ import annotations

import random

from insula.core.record_class import clone
from insula.core.registry import load
from insula.games.card.gen import ask
from insula.games.card.rules.revelation import revelation_step
from insula.testing.rules import rule_test


@rule_test("card.score.collect", "card.score.bonus-affiliation", "card.win.when-checked")
def test_the_coming_score_and_the_winners_are_those_of_a_revelation_now() -> None:
    table, chooser = load("card").setup(4).table(seed=31), random.Random(31)
    won = 0
    while not table.over:
        table.play(chooser.choice(table.options))
        if table.over or len(table.moves) % 7:
            continue
        told = table.view(None)["standing"]
        after = clone(table.state)
        after.asked.kind = ask.REVELATION
        revelation_step(after)
        scored = [list(after.seats[s].scored) for s in range(4)]
        assert [[s["coming_bliss"], s["coming_gloom"]] for s in told["seats"]] == scored
        assert told["winners"] == [s for s in range(4) if after.won[s]]
        for seat in told["seats"]:
            reached = [line["id"] for line in seat["lines"] if line["coming"]]
            assert bool(reached) == bool(seat["place"])
            assert all(line["short_bliss"] + line["short_gloom"] == 0 for line in seat["lines"] if line["coming"])
        won += bool(told["winners"])
    assert won > 0


def test_at_the_end_nothing_more_is_to_come() -> None:
    table, chooser = load("card").setup(3).table(seed=32), random.Random(32)
    while not table.over:
        table.play(chooser.choice(table.options))
    for seat in table.view(None)["standing"]["seats"]:
        assert (seat["bliss"], seat["gloom"]) == (seat["coming_bliss"], seat["coming_gloom"])
