"""The generator of chance: published answers, the same in every engine, no seed refused, nothing that looks regular."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy import stats

import insula
from insula.core.chance import (
    ANSWERS,
    DEAL,
    SAMPLE,
    THOUGHT,
    Chance,
    as_seed,
    decision_seed,
    draw,
    game_seed,
    next_game_seed,
    philox,
    stream,
    streams,
)
from insula.core.compiled import Twin
from insula.core.record_class import key
from insula.testing import size
from tests.bots.toy import GAME as TOY
from tests.core import chance_rules
from tests.core.dependence import Ints, worst

WORD = 0xFFFFFFFF
WORDS = size(1 << 18, 1 << 22, 1 << 24)
SUSPECT = 1e-5
ODD_SEEDS = [0, 1, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**53 + 1, 2**62, 2**63 - 1]


@functools.cache
def compiled() -> Twin:
    return Twin(TOY.State, (), [chance_rules], target="numba")


def masses(seeds: Ints, sizes: list[int], purpose: int = DEAL) -> Ints:
    out = np.zeros(len(seeds) * len(sizes), np.int64)
    compiled().get(chance_rules.draw_each)(seeds, purpose, np.array(sizes, np.int64), streams(1), out)
    return out


# ---- what was published --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("block", "key", "answer"),
    [
        ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
        ([WORD] * 4, [WORD] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
        (
            [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
            [0xA4093822, 0x299F31D0],
            [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
        ),
    ],
)
def test_philox_gives_the_known_answers_of_random123(block: list[int], key: list[int], answer: list[int]) -> None:
    assert list(philox(*block, *key)) == answer


def test_draws_are_those_of_sfc32() -> None:
    """The words of the author's C code for the state 1, 2, 3, 4."""
    chance = Chance(a=1, b=2, c=3, count=4)
    words = [7, 34, 56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725]
    assert [draw(chance, 1 << 32) for _ in words] == words


# ---- engines -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("purpose", [DEAL, ANSWERS, THOUGHT, SAMPLE])
def test_both_engines_draw_the_same(purpose: int) -> None:
    sizes = [2, 3, 7, 52, 96, 1000, 1 << 20, 1 << 30, 1 << 31] * 4
    found = masses(np.array(ODD_SEEDS), sizes, purpose)
    out = [0] * len(found)
    chance_rules.draw_each(ODD_SEEDS, purpose, sizes, [Chance()], out)
    assert found.tolist() == out


def test_both_engines_make_the_same_seeds() -> None:
    for seed in ODD_SEEDS:
        numbers, plain = ODD_SEEDS, [0] * (2 * len(ODD_SEEDS))
        found = np.zeros(len(plain), np.int64)
        compiled().get(chance_rules.seed_each)(seed, np.array(numbers), found)
        chance_rules.seed_each(seed, numbers, plain)
        assert found.tolist() == plain


# ---- seeds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [5, 2**62, 2**63, -1, -5, 10**40, -(10**40)])
def test_any_whole_number_is_a_seed(number: int) -> None:
    seed = as_seed(number)
    assert 0 <= seed < 2**63 and (seed == number) == (0 <= number < 2**63)
    table = insula.game("card", seats=2).table(seed=number)
    assert table.seed == seed
    again = insula.replay(insula.parse_record(table.record.text()))
    assert key(again.state) == key(table.state) and table.record.verify()


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.int64, np.uint64])
def test_numpy_seeds_are_seeds(kind: Any) -> None:
    setup = insula.game("card", seats=2)
    assert key(setup.start(kind(5))) == key(setup.start(5)) != key(setup.start(6))
    assert setup.table(seed=kind(5)).seed == 5


@pytest.mark.parametrize("wrong", [1.5, "7", None])
def test_what_is_no_whole_number_is_no_seed(wrong: Any) -> None:
    with pytest.raises(TypeError):
        as_seed(wrong)


def test_batches_with_neighbouring_seeds_share_no_game() -> None:
    made = [game_seed(seed, number) for seed in range(50) for number in range(200)]
    made += [next_game_seed(seed) for seed in range(200)]
    made += [decision_seed(seed, move) for seed in range(20) for move in range(200)]
    assert len(set(made)) == len(made) and all(0 <= seed < 2**63 for seed in made)


def test_the_streams_of_a_seed_have_nothing_in_common() -> None:
    """The deal, random answers, thoughts and samples: all pairs of them, over many seeds."""
    drawn = np.stack([masses(np.arange(20_000), [8], p) for p in (DEAL, ANSWERS, THOUGHT, SAMPLE)])
    found = []
    for one in range(4):
        for other in range(one):
            counts = np.bincount(8 * drawn[one] + drawn[other], minlength=64)
            found.append(stats.chisquare(counts).pvalue)
    assert worst(found) > SUSPECT


# ---- bits ----------------------------------------------------------------------------------------------------


def one_stream() -> Ints:
    return masses(np.array([1]), [1 << 31] * WORDS)


def first_draws() -> Ints:
    return masses(np.arange(WORDS), [1 << 31])


def of_many_games() -> Ints:
    out = np.zeros(2 * WORDS, np.int64)
    compiled().get(chance_rules.seed_each)(1, np.arange(WORDS), out)
    return out[::2] & 0x7FFFFFFF


def linear() -> Ints:
    """The random drivers' generator of release 0.1.0, whose low bits go round in small circles."""
    words, r = [], 1
    for _ in range(WORDS):
        r = (r * 1103515245 + 12345) & 0x7FFFFFFF
        words.append(r)
    return np.array(words)


def monobit(words: Ints) -> list[float]:
    """Every bit is set half of the time, and the low ones not more evenly than chance is."""
    sets = np.array([int(((words >> bit) & 1).sum()) for bit in range(31)])
    distance = ((sets[:8] - len(words) / 2) ** 2 / (len(words) / 4)).sum()
    too_even = float(stats.chi2.cdf(distance, 8))
    return [too_even, *(float(stats.binomtest(int(count), len(words)).pvalue) for count in sets)]


def runs(words: Ints) -> list[float]:
    """Every bit changes from one word to the next half of the time."""
    changes = words[1:] ^ words[:-1]
    return monobit(changes)


def serial(words: Ints) -> list[float]:
    """All combinations of low bits of words one, two and three apart are equally likely."""
    low = words & 15
    found = []
    for apart in (1, 2, 3):
        pair = (
            16 * low[: -apart or None : apart + 1] + low[apart :: apart + 1][: len(low[: -apart or None : apart + 1])]
        )
        found.append(float(stats.chisquare(np.bincount(pair, minlength=256)).pvalue))
    return found


def gap(words: Ints) -> list[float]:
    """Words whose low bits are 0 come after as many others as they should."""
    gaps = np.diff(np.flatnonzero(words & 15 == 0)) - 1
    most = 60
    counts = np.bincount(np.minimum(gaps, most), minlength=most + 1)
    likely = (1 / 16) * (15 / 16) ** np.arange(most)
    expected = np.append(likely, 1 - likely.sum()) * len(gaps)
    return [float(stats.chisquare(counts, expected).pvalue)]


def birthdays(words: Ints) -> list[float]:
    """Marsaglia's spacings: of 512 birthdays in 2**24 days, made of low bits, some two in time are equally far apart."""
    days = np.sort((words & 0xFFFFFF)[: len(words) // 512 * 512].reshape(-1, 512), axis=1)
    spaces = np.sort(np.diff(days, axis=1), axis=1)
    twins = int((np.diff(spaces, axis=1) == 0).sum())
    mean = len(days) * 512**3 / (4 * 2**24)
    return [2 * float(min(stats.poisson.cdf(twins, mean), stats.poisson.sf(twins - 1, mean)))]


BATTERY = [monobit, runs, serial, gap, birthdays]


@pytest.mark.sized
@pytest.mark.parametrize("check", BATTERY)
@pytest.mark.parametrize("words", [one_stream, first_draws, of_many_games])
def test_no_bit_looks_regular(words: Callable[[], Ints], check: Callable[[Ints], list[float]]) -> None:
    found = check(words())
    assert worst(found) > SUSPECT, found


@pytest.mark.parametrize("check", BATTERY)
def test_a_linear_generator_is_caught(check: Callable[[Ints], list[float]]) -> None:
    assert worst(check(linear())) < SUSPECT


@pytest.mark.parametrize("n", [2, 3, 7, 10, 52, 96])
def test_numbers_come_equally_often(n: int) -> None:
    chance = stream(3, ANSWERS)
    counts = np.bincount([draw(chance, n) for _ in range(20_000)], minlength=n)
    assert stats.chisquare(counts).pvalue > SUSPECT
