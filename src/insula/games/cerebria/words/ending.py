"""Why a game ended and who won it, in one sentence.

[cer.end.common-exhausted, cer.end.capping, cer.end.twenty, cer.final.tie-capping]
"""

from __future__ import annotations

from insula.games.cerebria.rules.ending import (
    CAPPED,
    COMMON_EXHAUSTED,
    TWENTY_POINTS,
    best_points,
    final_points,
    winning_team,
)
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import NOBODY
from insula.games.cerebria.words.say import listed, say, team_name

ENDINGS = {COMMON_EXHAUSTED: "exhausted", CAPPED: "capped", TWENTY_POINTS: "twenty"}


def reason(g: State) -> str:
    """Why the game ended and how, in one sentence."""
    teams = range(g.n_teams)
    points = ", ".join(say("reason-points", team=team_name(team), points=final_points(g, team)) for team in teams)
    winner = winning_team(g)
    if winner == NOBODY:
        best = best_points(g)
        level = [team_name(team) for team in teams if final_points(g, team) == best]
        result = say("reason-tied", teams=listed(level))
    else:
        tied = sum(final_points(g, team) == final_points(g, winner) for team in teams) > 1
        result = say("reason-tie-broken" if tied else "reason-wins", team=team_name(winner))
    return say("reason", why=why_ended(g), result=result, points=points)


def why_ended(g: State) -> str:
    """What triggered the end, with the team if it was one team's doing."""
    crowned = [team for team in range(g.n_teams) if g.teams[team].capping]
    there = [team for team in range(g.n_teams) if g.teams[team].points >= 20]
    team = (crowned if g.ending == CAPPED else there or [0])[0]
    return say(f"reason-{ENDINGS[g.ending]}", team=team_name(team))
