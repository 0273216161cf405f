"""Why a game ended, with the tie-break that decided it.

[card.win.sole-winner, card.win.single-beats-balanced, card.win.tie-total, card.win.tie-last-revelation,
card.win.shared]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.games.card.gen import R
from insula.games.card.rules.revelation import NOTHING_MET, condition, decided_by
from insula.games.card.state import State

CONDITION_NAMES = ("nothing", "Balanced", "Single-minded (Bliss)", "Single-minded (Gloom)")


def reason(g: State) -> str:
    """Who met what, and how it was decided where several players met a condition."""
    winners = [s for s in range(g.n_seats) if g.won[s]]
    beaten = [s for s in range(g.n_seats) if not g.won[s] and condition(g, s) != NOTHING_MET]
    told = joined([f"@{s} is {_standing(g, s)}" for s in winners], "and")
    rule = decided_by(g)
    if rule == R.WIN_SINGLE_BEATS_BALANCED:
        others = joined([f"@{s} ({_standing(g, s)})" for s in beaten], "and")
        return f"{told}, and Single-minded wins over {others}."
    if rule == R.WIN_TIE_TOTAL:
        return (
            f"{told}; the tie with {_level(g, winners[0], beaten)} goes to the most Fragments, {_total(g, winners[0])}."
        )
    if rule == R.WIN_TIE_LAST_REVELATION:
        last = g.seats[winners[0]].last_scored
        return (
            f"{told}; the tie with {_level(g, winners[0], beaten)} goes to the most Fragments "
            f"scored in the last Revelation, {last}."
        )
    if rule == R.WIN_SHARED:
        last = g.seats[winners[0]].last_scored
        return (
            f"{told}; with {_total(g, winners[0])} Fragments each, {last} of them from the last Revelation, "
            "they share the victory."
        )
    return f"{told}."


def _standing(g: State, seat: int) -> str:
    s = g.seats[seat]
    return f"{CONDITION_NAMES[condition(g, seat)]} with {s.scored[0]} Bliss and {s.scored[1]} Gloom"


def _level(g: State, winner: int, beaten: Sequence[int]) -> str:
    """Those who were level with the winner until the tie-break, with what they had to show in it."""
    of_total = decided_by(g) == R.WIN_TIE_TOTAL
    alike = [s for s in beaten if (condition(g, s) > 1) == (condition(g, winner) > 1)]
    tied = alike if of_total else [s for s in alike if _total(g, s) == _total(g, winner)]
    return joined([f"@{s} ({_total(g, s) if of_total else g.seats[s].last_scored})" for s in tied], "and")


def _total(g: State, seat: int) -> int:
    return g.seats[seat].scored[0] + g.seats[seat].scored[1]


def joined(parts: Sequence[str], word: str) -> str:
    """Words as a list in a sentence: a, b or c."""
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}" if len(parts) > 1 else "".join(parts)
