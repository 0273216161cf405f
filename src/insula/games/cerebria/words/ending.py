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
from insula.games.cerebria.words.names import TEAM_NAMES

REASONS = {
    COMMON_EXHAUSTED: "No Common Aspiration was left",
    CAPPED: "{team} crowned the Identity with its Capping Fragment",
    TWENTY_POINTS: "{team} reached 20 points on its Wheel",
}


def reason(g: State) -> str:
    """Why the game ended and how, in one sentence."""
    points = ", ".join(f"{TEAM_NAMES[team]} {final_points(g, team)}" for team in range(g.n_teams))
    winner = winning_team(g)
    if winner != NOBODY:
        tied = sum(final_points(g, team) == final_points(g, winner) for team in range(g.n_teams)) > 1
        result = f"{TEAM_NAMES[winner]} wins" + (" the tie by its Capping Fragment" if tied else "")
    else:
        best = best_points(g)
        level = [TEAM_NAMES[team] for team in range(g.n_teams) if final_points(g, team) == best]
        result = f"{', '.join(level[:-1])} and {level[-1]} are tied"
    return f"{why_ended(g)}; {result} ({points})."


def why_ended(g: State) -> str:
    """What triggered the end, with the team if it was one team's doing."""
    crowned = [team for team in range(g.n_teams) if g.teams[team].capping]
    there = [team for team in range(g.n_teams) if g.teams[team].points >= 20]
    team = (crowned if g.ending == CAPPED else there or [0])[0]
    return REASONS[g.ending].format(team=TEAM_NAMES[team])
