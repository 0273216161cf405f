"""Twin worlds: what somebody may not know is dealt anew, and everybody else must be sent the same, move for move.

Whoever watches knows no more than any seat does, so a twin for a seat is one for spectators too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from insula.core.chance import SAMPLE, start
from insula.core.record_class import clone
from insula.core.registry import games, load
from insula.core.table import Table
from insula.server import presenters, wire
from insula.server.clock import Clock, pace_of
from insula.testing import size

STEPS = size(160, 1500, 20_000)  # of each game


def shown(table: Table, eyes: int | None) -> str:
    """All that somebody who does not answer is sent."""
    clock, sight = Clock(pace_of(wire.PaceIn()), table.setup.seats), presenters.Sight(table.view(eyes))
    return presenters.update(table, clock, eyes, None, 0, sight).model_dump_json()


def world(table: Table, seat: int | None, seed: int) -> Table:
    """The same table with everything dealt anew that a seat does not know, or as it is; with the same chance to come."""
    g = clone(table.state)
    g.log = []
    if seat is not None:
        start(g.rng, seed, SAMPLE)
        table.game.redeal(g, seat)
        table.game.dispatch.relist(g)
    start(g.rng, seed, SAMPLE)
    twin = Table(table.setup, table.seed, table.names, state=g, salt=table.salt, fast_forward=False)
    twin.fast_forward = True
    twin.events, twin.moves = list(table.events), list(table.moves)
    twin.history.version = table.history.version
    return twin


def walks(game: str) -> Iterator[tuple[Table, random.Random]]:
    """Tables in mid-game, one step after the other."""
    rng = random.Random(f"twins of {game}")
    left = STEPS
    while left:
        setup = rng.choice(load(game).setups())
        table = setup.table(seed=rng.getrandbits(60))
        for _ in range(rng.randrange(40)):
            if not table.over:
                table.play(rng.choice(table.options))
        for _ in range(40):
            if table.over or not left:
                break
            left -= 1
            yield table, rng
            table.play(rng.choice(table.options))


@pytest.mark.sized
@pytest.mark.parametrize("game", games())
def test_others_and_spectators_are_sent_the_same_in_both_worlds(game: str) -> None:
    asked_otherwise: list[str] = []
    compared = 0
    for table, rng in walks(game):
        others = [s for s in range(table.setup.seats) if not table.eyes(table.asked) >> s & 1]
        if not others:
            continue
        seat = rng.choice(others)
        seed = rng.getrandbits(60)
        first, twin = world(table, None, seed), world(table, seat, seed)
        for eyes in (seat, None):
            assert shown(table, eyes) == shown(twin, eyes)
        same = sorted(set(map(int, table.options)) & set(map(int, twin.options)))
        if not same:
            continue
        option = rng.choice(same)
        before = len(table.events)
        for each in (first, twin):
            each.play(option)
        compared += 1
        if first.seen(seat, before) != twin.seen(seat, before) or first.view(seat) != twin.view(seat):
            continue  # something became known to everybody or to the seat: that may differ
        for eyes in (seat, None):
            if shown(first, eyes) != shown(twin, eyes) or first.kind != twin.kind:
                asked_otherwise.append(f"{first.kind} / {twin.kind} after {table.option(option).text}")
    assert compared > 50
    assert asked_otherwise == []
