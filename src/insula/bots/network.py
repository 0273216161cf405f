"""A small network in `@rule` code: what a seat knows goes in, the worth of every option and of the position come out.

Three layers, each normed and cut at zero, then two heads. The first layer reads only what is not zero: of some thousand
inputs a few dozen are set. All weights lie in one row: for each layer its rows, biases, gains and shifts, then the rows
and biases of the options, then those of what may be expected.
"""

from __future__ import annotations

import math

from insula.core.chance import Chances, draw
from insula.core.hooks import observe
from insula.core.questions import AnyState
from insula.core.rule import dense, rule

Weights = list[float]  # numbers of 32 bits in compiled code

# places of `shape`: inputs, the widths of the three layers, options
INPUTS, FIRST, SECOND, THIRD, OPTIONS = range(5)
SHAPE = 5
FINE = 1 << 30
SMALL = 1e-5  # keeps the norm of a layer that says nothing from dividing by zero


@dense
def add_row(row: Weights, times: Weights, i: int, out: Weights) -> None:
    """out += row * times[i]."""
    factor = times[i]
    for j in range(len(row)):
        out[j] += row[j] * factor


@dense
def norm_and_cut(gains: Weights, shifts: Weights, values: Weights) -> None:
    """A layer's values to mean 0 and spread 1, then its own gain and shift, and nothing below zero."""
    n = len(gains)
    total = 0.0
    squares = 0.0
    for j in range(n):
        total += values[j]
        squares += values[j] * values[j]
    mean = total / n
    scale = 1.0 / math.sqrt(max(0.0, squares / n - mean * mean) + SMALL)
    for j in range(n):
        values[j] = max(0.0, (values[j] - mean) * scale * gains[j] + shifts[j])


@rule
def from_seen(seen: list[float], weights: Weights, n: int, out: Weights, spare: Weights) -> None:
    """The first layer before its norm."""
    start = len(seen) * n
    for j in range(n):
        out[j] = weights[start + j]
    for i in range(len(seen)):
        if seen[i] != 0.0:
            spare[0] = seen[i]
            add_row(weights[i * n : i * n + n], spare, 0, out)


@rule
def from_layer(values: Weights, count: int, weights: Weights, at: int, n: int, out: Weights) -> int:
    """A later layer, before its norm, from the one before it; where in the weights the next one begins."""
    start = at + count * n
    for j in range(n):
        out[j] = weights[start + j]
    for i in range(count):
        if values[i] != 0.0:
            row = at + i * n
            add_row(weights[row : row + n], values, i, out)
    return start + n


@rule
def norm(values: Weights, count: int, weights: Weights, at: int) -> int:
    """Norms a layer; where in the weights the next one begins."""
    norm_and_cut(weights[at : at + count], weights[at + count : at + 2 * count], values)
    return at + 2 * count


@rule
def judge(
    g: AnyState,
    seat: int,
    shape: list[int],
    weights: Weights,
    seen: list[float],
    one: Weights,
    two: Weights,
    three: Weights,
    worth: Weights,
) -> float:
    """What a seat may expect, from -1 to 1; worth[k] becomes the logarithm of the odds of option k, unscaled."""
    observe(g, seat, seen)
    from_seen(seen, weights, shape[FIRST], one, two)
    at = norm(one, shape[FIRST], weights, (shape[INPUTS] + 1) * shape[FIRST])
    at = norm(two, shape[SECOND], weights, from_layer(one, shape[FIRST], weights, at, shape[SECOND], two))
    at = norm(three, shape[THIRD], weights, from_layer(two, shape[SECOND], weights, at, shape[THIRD], three))
    at = from_layer(three, shape[THIRD], weights, at, shape[OPTIONS], worth)
    expected = 0.0
    for i in range(shape[THIRD]):
        expected += three[i] * weights[at + i]
    return max(-1.0, min(1.0, expected + weights[at + shape[THIRD]]))


@rule
def to_odds(g: AnyState, worth: Weights, heat: float, odds: list[float]) -> None:
    """odds[i] becomes the chance of the i-th option of the open question; heat above 1 makes them more even."""
    most = -1e30
    for i in range(g.n_options):
        most = max(most, worth[g.options[i]])
    total = 0.0
    for i in range(g.n_options):
        odds[i] = math.exp((worth[g.options[i]] - most) / heat)
        total += odds[i]
    for i in range(g.n_options):
        odds[i] /= total


@rule
def drawn(odds: list[float], count: int, chance: Chances) -> int:
    """A place, drawn by its odds."""
    left = draw(chance[0], FINE) / FINE
    for i in range(count):
        left -= odds[i]
        if left < 0.0:
            return i
    return count - 1
