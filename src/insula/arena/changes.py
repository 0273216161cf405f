"""What a variant changes, game by game against the printed one: length, ends, scores and every card."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from insula.arena.facts import Array, Facts
from insula.arena.stats import Estimate, adjusted, change, pairs_of

LENGTHS = ("decisions", "turns", "rounds")


def changes(facts: Facts, name: str) -> dict[str, list[Estimate]]:
    """Lines by heading; `expected` of a line is the mean of the first variant, each heading is one family."""
    pairs = pairs_of(facts, name)
    if not len(pairs[1]):
        return {}
    out = {}
    for heading, numbers in (
        ("length", _lengths(facts)),
        ("ends", _ends(facts)),
        ("scores", _scores(facts)),
        ("cards in play", _cards(facts, "entered")),
        ("cards used", _cards(facts, "used")),
    ):
        lines = [change(label, facts, pairs, values) for label, values in numbers]
        if lines:
            out[heading] = adjusted(lines)
    return out


def _lengths(facts: Facts) -> Iterator[tuple[str, Array]]:
    for name in LENGTHS:
        yield name, facts.column(name).astype(np.float64)


def _ends(facts: Facts) -> Iterator[tuple[str, Array]]:
    reasons = np.array(facts.games["reason"].to_pylist())
    for reason in sorted(set(reasons.tolist())):
        yield reason, (reasons == reason).astype(np.float64)


def _scores(facts: Facts) -> Iterator[tuple[str, Array]]:
    points, won = facts.by_seat("points").astype(np.float64), (facts.share > 0) & facts.present
    others = ~won & facts.present
    for label, group in (("winners", won), ("others", others)):
        count = group.sum(axis=1)
        yield f"points of {label}", np.asarray((points * group).sum(axis=1) / np.maximum(count, 1))


def _cards(facts: Facts, what: str) -> Iterator[tuple[str, Array]]:
    if not facts.has("cards"):
        return
    found: dict[str, Array] = {}
    for row, cards in enumerate(facts.games["cards"].to_pylist()):
        for each in cards or ():
            values = found.setdefault(each["card"], np.zeros(facts.n))
            values[row] += each[what]
    for card in sorted(found):
        if found[card].any():
            yield card, found[card]
