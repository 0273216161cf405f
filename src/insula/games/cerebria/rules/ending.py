"""The three ends of the game and final scoring.

[cer.end.*, cer.final.*]
"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CAPPING_POINTS, MAJOR_POINTS, MINOR_POINTS
from insula.games.cerebria.terms import NOBODY

COMMON_EXHAUSTED, CAPPED, TWENTY_POINTS = 1, 2, 3


@rule
def trigger_end(g: State, team: int, reason: int, because: int) -> None:
    """The turn is played to its end, then the game is scored; the first reason is kept. [cer.end.finish-turn]"""
    if g.ending == 0:
        g.ending = reason
        note(g, ev.END_TRIGGERED, because, team, reason, -1, 0)


@rule
def final_points(g: State, team: int) -> int:
    """Wheel, Fragments in the Identity and points given for a Capping Fragment; Fortresses are worth nothing.

    [cer.final.total, cer.final.minor, cer.final.major, cer.final.capping, cer.final.fortress-not-counted]
    """
    t = g.teams[team]
    fragments = MINOR_POINTS * t.identity_minor + MAJOR_POINTS * t.identity_major + CAPPING_POINTS * t.capping
    return t.points + t.extra_points + fragments


@rule
def best_points(g: State) -> int:
    """The highest score of a team."""
    best = 0
    for team in range(g.n_teams):
        best = max(best, final_points(g, team))
    return best


@rule
def winning_team(g: State) -> int:
    """The team with most points; in a tie the one with the Capping Fragment, else nobody. [cer.final.tie-capping]"""
    best = best_points(g)
    winner = NOBODY
    tied = 0
    for team in range(g.n_teams):
        if final_points(g, team) == best:
            if g.teams[team].capping:
                return team
            winner = team
            tied += 1
    return winner if tied == 1 else NOBODY


@rule
def final_scoring_step(g: State) -> None:
    """The game is over; in a tie every player of the tied teams has won. [cer.final.tie]"""
    winner = winning_team(g)
    best = best_points(g)
    for seat in range(g.n_seats):
        team = g.seats[seat].team
        tied = winner == NOBODY and final_points(g, team) == best
        g.won[seat] = 1 if team == winner or tied else 0
    g.over = 1
    note(g, ev.GAME_ENDED, R.FINAL_TOTAL, winner, -1, -1, best)


@rule
def score(g: State, seat: int) -> int:
    """The points of a player are those of the team."""
    return final_points(g, g.seats[seat].team)
