"""Why a game ended, with the tie-break that decided it.

[card.win.sole-winner, card.win.single-beats-balanced, card.win.tie-total, card.win.tie-last-revelation,
card.win.shared]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.games.card.gen import R
from insula.games.card.rules.revelation import NOTHING_MET, condition, decided_by
from insula.games.card.state import State
from insula.games.card.words.say import condition_name, listed, say


def reason(g: State) -> str:
    """Who met what, and how it was decided where several players met a condition."""
    winners = [s for s in range(g.n_seats) if g.won[s]]
    beaten = [s for s in range(g.n_seats) if not g.won[s] and condition(g, s) != NOTHING_MET]
    told = listed([_standing(g, s, "won-standing") for s in winners])
    rule = decided_by(g)
    if rule == R.WIN_SINGLE_BEATS_BALANCED:
        return say("won-single", told=told, others=listed([_standing(g, s, "won-beaten") for s in beaten]))
    if rule == R.WIN_TIE_TOTAL:
        return say("won-tie-total", told=told, others=_level(g, winners[0], beaten), total=_total(g, winners[0]))
    last = g.seats[winners[0]].last_scored if winners else 0
    if rule == R.WIN_TIE_LAST_REVELATION:
        return say("won-tie-last", told=told, others=_level(g, winners[0], beaten), last=last)
    if rule == R.WIN_SHARED:
        return say("won-shared", told=told, total=_total(g, winners[0]), last=last)
    return say("won-plain", told=told)


def _standing(g: State, seat: int, key: str) -> str:
    s = g.seats[seat]
    return say(key, who=f"@{seat}", condition=condition_name(condition(g, seat)), bliss=s.scored[0], gloom=s.scored[1])


def _level(g: State, winner: int, beaten: Sequence[int]) -> str:
    """Those who were level with the winner until the tie-break, with what they had to show in it."""
    of_total = decided_by(g) == R.WIN_TIE_TOTAL
    alike = [s for s in beaten if (condition(g, s) > 1) == (condition(g, winner) > 1)]
    tied = alike if of_total else [s for s in alike if _total(g, s) == _total(g, winner)]
    amounts = {s: _total(g, s) if of_total else g.seats[s].last_scored for s in tied}
    return listed([say("tie-in-brackets", who=f"@{s}", amount=amount) for s, amount in amounts.items()])


def _total(g: State, seat: int) -> int:
    return g.seats[seat].scored[0] + g.seats[seat].scored[1]
