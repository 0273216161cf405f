"""Consecutive seeds give unrelated deals: every draw of every set-up, at all lags, alone and in pairs."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import insula
from insula.core import chance
from insula.core.chance import DEAL, game_seed, streams
from insula.core.compiled import Twin
from insula.core.game import Setup
from insula.core.registry import load
from insula.testing import size
from tests.bots.toy import GAME as TOY
from tests.core import chance_rules
from tests.core.dependence import Ints, evenness, lags, pairs, worst

PLACES = size(4, 1, 1)  # of the draws each so-many-th is looked at
SEEDS = size(2048, 16_384, 65_536)
OPENING = 12  # answers after which every set-up has dealt everything
SUSPECT = 1e-5  # of all p-values of a test together

SETUPS = [setup for name in insula.games() for setup in load(name).setups()]
NEIGHBOURS: dict[str, Callable[[], Ints]] = {
    "seeds": lambda: np.arange(SEEDS),
    "high seeds": lambda: 2**62 + np.arange(SEEDS) * 2**32,
    "games of a batch": lambda: np.array([game_seed(7, i) for i in range(SEEDS)]),
    "first games of batches": lambda: np.array([game_seed(i, 0) for i in range(SEEDS)]),
}


def openings(setup: Setup, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Size and value of every draw until the first answers are given."""
    drawn: list[tuple[int, int]] = []

    def noted(stream: Any, n: int) -> int:
        drawn.append((n, draw(stream, n)))
        return drawn[-1][1]

    draw = chance.draw
    with monkeypatch.context() as patch:
        patch.setattr(chance, "draw", noted)
        g = setup.start(seed)
        for _ in range(OPENING):
            setup.game.dispatch.play(g, g.options[0])
    return drawn


@functools.cache
def compiled() -> Any:
    return Twin(TOY.State, (), [chance_rules], target="numba").get(chance_rules.draw_each)


def ours(seeds: Ints, sizes: list[int]) -> Ints:
    out = np.zeros(len(seeds) * len(sizes), np.int64)
    compiled()(seeds, DEAL, np.array(sizes, np.int64), streams(1), out)
    return out.reshape(len(seeds), len(sizes))


def of_release_0_1(seeds: Ints, sizes: list[int]) -> Ints:
    """The generator of release 0.1.0, affine in its seed: what these tests must be able to catch."""
    first, second, half = 2147483563, 2147483399, 0x7FFFFFFF
    high, low = (seeds >> 31) & half, seeds & half
    a = 1 + (high * 69621 + low * 48271 + 12345) % (first - 1)
    b = 1 + (low * 16807 + high * 30319 + 54321) % (second - 1)
    columns = []
    for n in [1, 1, 1, 1, *sizes]:
        a, b = a * 40014 % first, b * 40692 % second
        columns.append((a - b + first) % n)
    return np.stack(columns[4:], axis=1)


@pytest.fixture(scope="module")
def draws() -> set[tuple[int, int]]:
    """Places and sizes of draws in the set-ups of all games; in the deep run every one."""
    with pytest.MonkeyPatch.context() as patch:
        lists = [openings(setup, seed, patch) for setup in SETUPS for seed in (0, 1)]
    return set(sorted({(place, n) for drawn in lists for place, (n, _) in enumerate(drawn) if n > 1})[::PLACES])


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.game.name}-{s.label}")
def test_the_draws_of_a_set_up_are_those_of_its_stream(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that below they may be made in masses: the k-th draw below n is the k-th of the seed's stream, whatever n."""
    for seed in (0, 4095, 2**62 + 5 * 2**32):
        drawn = openings(setup, seed, monkeypatch)
        assert drawn
        assert ours(np.array([seed]), [n for n, _ in drawn])[0].tolist() == [value for _, value in drawn]


def suspicion(of: Callable[[Ints, list[int]], Ints], seeds: Ints, draws: Any) -> dict[str, float]:
    """The smallest p-value of each kind of test over all draws."""
    longest = 1 + max(place for place, _ in draws)
    even: list[float] = []
    apart: list[npt.NDArray[np.float64]] = []
    for n in sorted({n for _, n in draws}):
        values = of(seeds, [n] * longest)
        for place in sorted(place for place, other in draws if other == n):
            even.append(evenness(values[:, place], n))
            apart.append(lags(values[:, place], n))
    quarters = of(seeds, [4] * longest)
    return {"evenness": worst(even), "lags": worst(np.array(apart)), "pairs": worst(pairs(quarters, 4))}


RARER = ("high seeds", "first games of batches")


@pytest.mark.sized
@pytest.mark.parametrize("kind", [pytest.param(k, marks=pytest.mark.deep) if k in RARER else k for k in NEIGHBOURS])
def test_neighbouring_seeds_give_unrelated_deals(kind: str, draws: Any) -> None:
    found = suspicion(ours, NEIGHBOURS[kind](), draws)
    assert min(found.values()) > SUSPECT, found


@pytest.mark.sized
def test_the_generator_of_release_0_1_is_caught(draws: Any) -> None:
    found = suspicion(of_release_0_1, np.arange(4096), draws)
    assert max(found.values()) < SUSPECT, found
