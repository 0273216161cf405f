"""How good a position is for a seat's team: points, Aspirations in reach, control, and means to act with."""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import SPHERE_WILLPOWER
from insula.games.cerebria.terms import CELLS, REALMS, SLOTS

# The worths below were found by games of greedy against itself. (docs/adr/0041)
WIN = 1_000_000
POINT = 100
ASPIRATION = 100  # winning one that counts in the next Revelation
LEAD = 16  # each step by which one is ahead or behind in it, up to three
NEAR = 11  # more for each Willpower missing in the fullest-drawn Sphere: the Revelation is near
REALM = 33
FRONTIER = 27
FORTRESS = 64
ON_EMOTION = 19  # Essence on own Emotions
INTENSITY = 14
WILLPOWER = 5
ESSENCE = 9
AMBITION = 11
CARD = 9
TOKEN = 45
UNLOCKED = 19  # more for the first token of a row
ACTION = 10  # an Action still to come
MAX_COUNTED = 8  # Willpower and Essence beyond this are worth a third
MAX_CARDS = 4


@rule
def evaluate(g: State, seat: int) -> int:
    """The team's standing against the best of the other teams."""
    if g.over > 0:
        return WIN if g.won[seat] > 0 else -WIN
    team = g.seats[seat].team
    best = -WIN
    for other in range(g.n_teams):
        if other != team:
            best = max(best, standing(g, other) + aspirations_worth(g, other, False))
    return standing(g, team) + aspirations_worth(g, team, True) - best


@rule
def standing(g: State, team: int) -> int:
    """Points, what the team holds on the board, and what its Spirits can pay with."""
    worth = POINT * final_points(g, team) + AMBITION * g.teams[team].ambition
    for r in range(REALMS):
        realm = g.realms[r]
        worth += REALM if realm.control == team else 0
        worth += FRONTIER if realm.frontier == team else 0
        if realm.size > 0 and realm.fortress == team:
            worth += FORTRESS * realm.size
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card >= 0 and e.team == team:
            worth += ON_EMOTION * e.essence + INTENSITY * e.intensity
    for seat in range(g.n_seats):
        if g.seats[seat].team == team:
            worth += means(g, seat)
    if g.turns > 0 and g.seats[g.turn].team == team:
        worth += ACTION * g.actions
    return worth


@rule
def dwindling(amount: int, value: int) -> int:
    """Much of a thing is worth less apiece."""
    return value * min(amount, MAX_COUNTED) + value * max(0, amount - MAX_COUNTED) // 3


@rule
def means(g: State, seat: int) -> int:
    """Willpower, Essence, cards and Vibe tokens of a Spirit."""
    s = g.seats[seat]
    worth = (
        dwindling(s.willpower, WILLPOWER)
        + dwindling(s.essence + s.gloom_essence, ESSENCE)
        + CARD * min(s.n_hand, MAX_CARDS)
    )
    for cell in range(CELLS):
        if s.cells[cell] > 0:
            worth += TOKEN + (UNLOCKED if cell % 4 == 0 else 0)
    return worth


@rule
def lead_worth(g: State, aspiration: int, team: int) -> int:
    """What being ahead or behind in an Aspiration is worth."""
    lead = WIN
    for other in range(g.n_teams):
        if other != team:
            lead = min(lead, measure(g, aspiration, team) - measure(g, aspiration, other))
    return LEAD * max(-3, min(3, lead)) + (ASPIRATION if lead > 0 else 0)


@rule
def aspirations_worth(g: State, team: int, own: bool) -> int:
    """The Common Aspiration and the team's own Hidden one; more when a Revelation is near."""
    worth = 0
    if g.n_common > 0:
        worth += lead_worth(g, g.common[0], team)
    t = g.teams[team]
    if own and t.has_hidden:
        worth += lead_worth(g, t.hidden[t.n_hidden - 1], team)
    return nearness(g, worth)


@rule
def nearness(g: State, worth: int) -> int:
    """What Aspirations are worth the nearer a Revelation is."""
    full = SPHERE_WILLPOWER[g.config.mode]
    missing = 0
    for sphere in range(REALMS):
        missing = max(missing, full - g.spheres[sphere])
    return worth + worth * missing * NEAR // 100
