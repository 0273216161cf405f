"""Aspirations, points and Fragments counted a second way, on the boards and events of random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import groupby

import pytest

from insula.core.game import Setup
from insula.core.table import Table
from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    FORTITUDE,
    LIVELINESS,
    OPENNESS,
    REFLECTION,
    SENSIBILITY,
    UNITY,
    VERSATILITY,
)
from insula.testing import rule_test, walk
from tests.games.cerebria.scoring_kit import GAME

SETUPS = [GAME.setup(seats, **choices) for seats in (2, 3, 4) for choices in GAME.examples(seats)]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.label)


def longest(ring: list[bool]) -> int:
    """The longest run of a ring, read from a place where it is broken."""
    if all(ring):
        return len(ring)
    start = ring.index(False)
    turned = ring[start:] + ring[:start]
    return max([len(list(run)) for held, run in groupby(turned) if held], default=0)


def counted(g: State, team: int) -> dict[int, int]:
    """All nine Aspirations of a team, from lists of what it has."""
    own = [(slot, e) for slot, e in enumerate(g.emotions) if e.card >= 0 and e.team == team]
    realms = {r for r, realm in enumerate(g.realms) if realm.control == team}
    frontiers = {f for f, realm in enumerate(g.realms) if realm.frontier == team}
    slots = {slot for slot, _ in own}
    return {
        ATTITUDE: len(realms),
        OPENNESS: len(frontiers),
        AWARENESS: len({slot // 3 for slot in slots}),
        UNITY: longest([slot in slots for slot in range(15)]),
        LIVELINESS: sum(e.essence for _, e in own),
        VERSATILITY: len({e.vibe for _, e in own} - {0}),
        FORTITUDE: sum(realm.size for realm in g.realms if realm.fortress == team),
        SENSIBILITY: max([e.intensity for _, e in own], default=0),
        REFLECTION: sum((r + 2) % 5 in frontiers for r in realms),
    }


@rule_test("cer.asp.attitude", "cer.asp.unity", "cer.asp.versatility", "cer.asp.reflection")
@every_setup
def test_every_aspiration_agrees_with_a_second_count(setup: Setup) -> None:
    compared = 0
    for seed in range(3):
        for number, g in enumerate(walk(setup, seed)):
            if number % 10 == 0:
                for team in range(2):
                    expected = counted(g, team)
                    assert {a: measure(g, a, team) for a in expected} == expected
                    compared += 1
    assert compared > 100


def told(setup: Setup, seed: int) -> Table:
    """A random game with all its events."""
    chooser = random.Random(seed)
    table = setup.table(seed=seed)
    while not table.over:
        table.play(chooser.choice(table.options))
    return table


@rule_test("cer.final.total", "cer.intention.timing", "cer.rev.fragment-owner")
@every_setup
def test_the_final_score_is_what_the_events_tell(setup: Setup) -> None:
    for seed in range(2):
        table = told(setup, seed)
        points: Counter[int] = Counter()
        for event in table.events:
            if event.kind in (ev.INTENTION, ev.POINTS_GIVEN):
                points[event.seat] += event.amount
            elif event.kind == ev.FRAGMENT_ADDED:
                points[event.seat] += {1: 3, 2: 5, 3: 4}[event.thing]
            elif event.kind == ev.HARVESTED:
                points[event.seat] += {1: 3, 2: 5}[event.other]
            elif event.kind == ev.ATTUNED:
                points[table.state.seats[event.seat].team] += 3
        assert table.result is not None
        teams = [seat.team for seat in table.state.seats[: setup.seats]]
        assert table.result.points == tuple(points[team] for team in teams)
        best = max(table.result.points)
        assert all(table.result.points[winner] == best for winner in table.result.winners)


@rule_test("cer.rev.order", "cer.rev.refill", "cer.rev.hidden-return")
@every_setup
def test_every_revelation_of_a_game_is_told_completely(setup: Setup) -> None:
    table = told(setup, seed=5)
    kinds = Counter(event.kind for event in table.events)
    revelations = table.state.revelations
    assert kinds[ev.REVELATION] == kinds[ev.REFILLED] == revelations > 0
    compared = sum(1 for gone in table.state.gone if gone == 1)
    assert compared == min(revelations, kinds[ev.COMMON_GONE])
    assert kinds[ev.COMMON_GONE] == sum(1 for gone in table.state.gone if gone)
    assert kinds[ev.HIDDEN_SHOWN] <= 2 * revelations
