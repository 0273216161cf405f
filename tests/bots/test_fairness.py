"""Fairness: what a bot is told depends on its seat's view alone, so what the table hides cannot reach its answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import insula
from insula.bots.api import Think, choose, sample, unpack
from insula.core.chance import seed_chance
from insula.core.game import Setup
from insula.core.record_class import clone, key
from insula.core.table import Table
from insula.testing.sizes import size
from insula.testing.walks import walk

POSITIONS = size(25, 500, 5000)
ANSWERED = size(1, 12, 60)  # positions in which bots answer
GAMES = [(name, seats) for name in ("toy", "card", "amygdala", "cerebria") for seats in (2, 4)]


def positions(setup: Setup, count: int, every: int) -> Iterator[Any]:
    """Real decisions out of random games."""
    seed = found = 0
    while True:
        for number, g in enumerate(walk(setup, seed)):
            if number % every == seed % every and g.n_options > 1:
                yield g
                found += 1
                if found == count:
                    return
        seed += 1


def hidden_otherwise(setup: Setup, g: Any, seat: int, seed: int) -> Any:
    """A state that looks the same to the seat; what it does not know is different."""
    other = clone(g)
    seed_chance(other, seed)
    setup.game.redeal(other, seat)
    setup.game.dispatch.relist(other)
    assert setup.game.view(other, seat) == setup.game.view(g, seat)
    return other


@pytest.mark.sized
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_states_that_agree_on_the_view_give_the_same_sample(name: str, seats: int) -> None:
    """The sample is all that a bot gets beside the view, so the same seed gives the same distribution of moves."""
    setup = insula.game(name, seats)
    differed = 0
    for number, g in enumerate(positions(setup, POSITIONS, every=7)):
        seat = g.asked.seat
        other = hidden_otherwise(setup, g, seat, 31 * number + 5)
        differed += key(other) != key(g)
        assert sample(setup.game, g, seat, number) == sample(setup.game, other, seat, number)
    assert differed > 0.5 * POSITIONS


@pytest.mark.sized
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_states_that_agree_on_the_view_get_the_same_answers(name: str, seats: int) -> None:
    setup = insula.game(name, seats)
    for number, g in enumerate(positions(setup, ANSWERED, every=17)):
        other = hidden_otherwise(setup, g, g.asked.seat, 77 * number + 1)
        tables = [Table(setup, state=clone(each), fast_forward=False) for each in (g, other)]
        for level, iterations in (("greedy", None), ("hard", 12)):
            thoughts = [choose(Think.of(t, level, number, iterations=iterations, engine="plain")) for t in tables]
            assert thoughts[0].option == thoughts[1].option
            assert thoughts[0].shares == thoughts[1].shares
            assert thoughts[0].note == ""


@pytest.mark.sized
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_sample_shows_the_seat_what_the_table_shows_it(name: str, seats: int) -> None:
    setup = insula.game(name, seats)
    for number, g in enumerate(positions(setup, POSITIONS, every=23)):
        told = unpack(setup.game, sample(setup.game, g, g.asked.seat, number))
        assert setup.game.view(told, g.asked.seat) == setup.game.view(g, g.asked.seat)
        assert setup.game.conserved(told) == []
