"""The Revelation: collecting Fragments, Vibe combinations, and who has won.

[card.score.collect, card.score.area, card.score.three-different, card.score.three-of-a-kind, card.score.two-pairs,
card.score.four-different, card.score.four-of-a-kind, card.score.no-combination, card.score.pair-plus-two,
card.score.best-only, card.score.unmerged-bright-bleak, card.score.bonus-affiliation, card.score.bonus-automatic,
card.score.all-at-once, card.score.totals, card.win.when-checked, card.win.single-bliss, card.win.single-gloom,
card.win.balanced, card.win.sole-winner, card.win.single-beats-balanced, card.win.both-conditions,
card.win.tie-scope, card.win.tie-total, card.win.tie-last-revelation, card.win.shared, card.next.only-without-winner,
card.def.cycle]
"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import rule
from insula.games.card.gen import R, ask, ev
from insula.games.card.gen.stack import then
from insula.games.card.state import State
from insula.games.card.tables import (
    AFFILIATION,
    BALANCED,
    BLISS,
    COMBINATION,
    GLOOM,
    SINGLE_MINDED,
    VIBE,
    VIBE_BONUS,
    VIBE_UNIT,
)

NOTHING_MET = 0
BALANCED_MET = 1
SINGLE_BLISS_MET = 2
SINGLE_GLOOM_MET = 3


@rule
def revelation_step(g: State) -> None:
    """Everybody collects, then winning is checked, then the next Cycle. [card.score.all-at-once]"""
    for seat in range(g.n_seats):
        collect(g, seat)
    best = best_rank(g)
    if best == 0:
        then(g, ask.NEXT_CYCLE, g.asked.seat)
        return
    for seat in range(g.n_seats):
        if rank(g, seat) == best:
            g.won[seat] = 1
            note(g, ev.WON, decided_by(g), seat, -2, condition(g, seat), g.seats[seat].last_scored)
    g.over = 1


@rule
def collect(g: State, seat: int) -> None:
    """All Fragments of a Mindset and its bonus go to the scoring area. [card.score.collect]"""
    s = g.seats[seat]
    gained = 0
    bliss = s.scored[BLISS]
    gloom = s.scored[GLOOM]
    for i in range(s.n_mindset):
        e = s.mindset[i]
        fragments = e.fragments + e.absorbed
        s.scored[AFFILIATION[e.card]] += fragments
        gained += fragments
        e.fragments = 0
        e.absorbed = 0
    note(g, ev.COLLECTED, R.SCORE_COLLECT, seat, -2, s.scored[BLISS] - bliss, s.scored[GLOOM] - gloom)
    vibes = vibe_count(g, seat)
    bonus = VIBE_BONUS[vibes]
    s.scored[g.mood] += bonus
    g.supply[g.mood] -= bonus
    s.last_scored = gained + bonus
    if bonus > 0:
        note(g, ev.BONUS, R.SCORE_BONUS_AFFILIATION, seat, -2, COMBINATION[vibes], bonus)


@rule
def vibe_count(g: State, seat: int) -> int:
    """How often each Vibe is in a Mindset, as one number; a merged card has lost its Vibe. [card.merge.vibe]"""
    s = g.seats[seat]
    count = 0
    for i in range(s.n_mindset):
        count += VIBE_UNIT[VIBE[s.mindset[i].card]]
    return count


@rule
def condition(g: State, seat: int) -> int:
    """Which winning condition a scoring area meets; Single-minded goes first. [card.win.both-conditions]"""
    s = g.seats[seat]
    if s.scored[BLISS] >= SINGLE_MINDED:
        return SINGLE_BLISS_MET
    if s.scored[GLOOM] >= SINGLE_MINDED:
        return SINGLE_GLOOM_MET
    if s.scored[BLISS] >= BALANCED and s.scored[GLOOM] >= BALANCED:
        return BALANCED_MET
    return NOTHING_MET


@rule
def rank(g: State, seat: int) -> int:
    """0 without a winning condition; else Single-minded, then all Fragments, then those of this Revelation.

    [card.win.single-beats-balanced, card.win.tie-scope, card.win.tie-total, card.win.tie-last-revelation]
    """
    met = condition(g, seat)
    if met == NOTHING_MET:
        return 0
    s = g.seats[seat]
    level = 1 if met == BALANCED_MET else 2
    return (level * 1000 + s.scored[BLISS] + s.scored[GLOOM]) * 1000 + s.last_scored


@rule
def best_rank(g: State) -> int:
    """The best rank at the table; players level with it share the victory. [card.win.shared]"""
    best = 0
    for seat in range(g.n_seats):
        best = max(best, rank(g, seat))
    return best


@rule
def decided_by(g: State) -> int:
    """The rule that made the winners win: how many players were still level after each comparison."""
    best = best_rank(g)
    met = 0
    level = 0
    equal = 0
    shared = 0
    for seat in range(g.n_seats):
        own = rank(g, seat)
        met += int(own > 0)
        level += int(own // 1_000_000 == best // 1_000_000)
        equal += int(own // 1000 == best // 1000)
        shared += int(own == best)
    if shared > 1:
        return R.WIN_SHARED
    if met == 1:
        return R.WIN_SOLE_WINNER
    if level == 1:
        return R.WIN_SINGLE_BEATS_BALANCED
    return R.WIN_TIE_TOTAL if equal == 1 else R.WIN_TIE_LAST_REVELATION
