"""Statistics that look for dependence between the draws of many seeds; p-values, small where something is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import stats

Ints = npt.NDArray[np.int64]
CHARACTERS = 12


def evenness(values: Ints, n: int) -> float:
    """Both tails: numbers below n that come too unevenly, or more evenly than chance is."""
    expected = len(values) / n
    distance = ((np.bincount(values, minlength=n) - expected) ** 2 / expected).sum()
    step = 2 / expected  # counts are whole numbers: a perfectly even result is no wonder if n is small
    return 2 * float(min(stats.chi2.cdf(distance + step, n - 1), stats.chi2.sf(distance, n - 1)))


def lags(values: Ints, n: int) -> npt.NDArray[np.float64]:
    """For every lag up to half of the seeds: do draws so far apart differ by each amount (modulo n) equally often?

    The chi-square of the differences is a sum over the characters of Z_n, each an autocorrelation by FFT; the first
    dozen of them will do.
    """
    count = len(values)
    distance = np.zeros(count)
    freedom = 0
    for j in range(1, min(n // 2, CHARACTERS) + 1):
        wave = np.fft.fft(np.exp(2j * np.pi * j * np.arange(n) / n)[values])
        power = np.abs(np.fft.ifft(np.abs(wave) ** 2)) ** 2 / count
        weight = 1 if 2 * j == n else 2  # a character and its conjugate
        distance += weight * power
        freedom += weight
    found: Any = stats.chi2.sf(distance[1 : count // 2], freedom)
    return np.asarray(found)


def pairs(values: Ints, n: int) -> npt.NDArray[np.float64]:
    """Every two columns of numbers below n: are all n * n combinations equally likely?"""
    rows, columns = values.shape
    marks = (values[:, :, None] == np.arange(n)).reshape(rows, columns * n).astype(np.float32)
    counts = (marks.T @ marks).astype(np.float64).reshape(columns, n, columns, n)
    expected = rows / n**2
    distance = ((counts - expected) ** 2 / expected).sum(axis=(1, 3))[np.triu_indices(columns, 1)]
    found: Any = stats.chi2.sf(distance, n * n - 1)
    return np.asarray(found)


def worst(found: npt.ArrayLike) -> float:
    """The smallest of many p-values, as if it were the only one (Bonferroni)."""
    flat = np.asarray(found, np.float64).ravel()
    return float(min(1.0, flat.min() * flat.size))
