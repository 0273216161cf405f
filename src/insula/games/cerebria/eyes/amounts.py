"""The counters that an answer may change, for previews: what Spirits and teams have, Emotions, control, Spheres.

Everything counted here lies open on the table. [cer.info.public-state]
"""

from __future__ import annotations

from insula.core.amounts import Amount
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import FRONTIER_NAMES, REALM_NAMES, SPHERE_NAMES
from insula.games.cerebria.terms import BALANCE, REALMS, SLOTS
from insula.games.cerebria.words.names import KIND_NAMES, SPHERE_WORDS, TEAM_IDS, TEAM_NAMES, card_name


def amounts(g: State, seat: int) -> list[Amount]:
    """What a seat and its team have, then the board and the others."""
    own = g.seats[seat].team
    found = _spirit(g, seat, "")
    if g.turn == seat and g.turns and g.asked.kind != ask.TURN_END:
        found.append(Amount("action-point", g.actions, "Actions", "Action", worth=1))
        found.append(Amount("absorb", g.absorbs, "Absorbs", "Absorb", worth=1))
    for team in range(g.n_teams):
        found += _team(g, team, "" if team == own else TEAM_NAMES[team])
    found += [*_emotions(g, own), *_spheres(g)]
    for other in range(g.n_seats):
        if other != seat:
            found += _spirit(g, other, f"@{other}")
    return found


def _spirit(g: State, seat: int, whose: str) -> list[Amount]:
    s = g.seats[seat]
    tokens = sum(vibe > 0 for vibe in s.cells)
    found = [
        Amount("willpower", s.willpower, "Willpower", whose=whose, worth=1),
        Amount("card", s.n_hand, "cards", "card", whose, worth=3),
        Amount("vibe-any", tokens, "Vibe tokens", "Vibe token", whose),
    ]
    if s.team != BALANCE:
        return [*found, Amount("essence", s.essence, "Essence", whose=whose, worth=2)]
    kinds = zip(KIND_NAMES, (s.essence, s.gloom_essence), strict=True)
    return [*found, *(Amount("essence", held, f"{kind} Essence", whose=whose, worth=2) for kind, held in kinds)]


def _team(g: State, team: int, whose: str) -> list[Amount]:
    t = g.teams[team]
    in_identity = final_points(g, team) - t.points
    found = [
        Amount("ambition", t.ambition, "Ambition", whose=whose, worth=3),
        Amount("vp", t.points, "points on the Wheel", "point on the Wheel", whose),
        Amount("fragment", in_identity, "points in the Identity", "point in the Identity", whose),
        Amount("fragment-minor", t.minor, "unused Minor Fragments", "unused Minor Fragment", whose),
        Amount("fragment-major", t.major, "unused Major Fragments", "unused Major Fragment", whose),
    ]
    glyph = TEAM_IDS[team]
    for realm, r in enumerate(g.realms):
        if r.control == team:
            found.append(Amount(glyph, 1, f"control of {REALM_NAMES[realm]}", "", whose, "flag"))
        if r.frontier == team:
            found.append(Amount(glyph, 1, f"control of the Frontier {FRONTIER_NAMES[realm]}", "", whose, "flag"))
        if r.size and r.fortress == team:
            name, place = f"Fortress in {REALM_NAMES[realm]}", f"fortress:{realm}"
            found.append(Amount("act-fortify", r.size, name, "", whose, "level", place))
    return found


def _emotions(g: State, own: int) -> list[Amount]:
    """Intensity and Essence of every Emotion; one that moves stays the same."""
    found = []
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card < 0:
            continue
        name, whose = card_name(e.card), "" if e.team == own else TEAM_NAMES[e.team]
        which, place = str(e.uid), f"slot:{slot}"
        found += [
            Amount("intensity", e.intensity, f"Intensity of {name}", "", whose, "level", place, which),
            Amount("essence", e.essence, f"Essence on {name}", "", whose, "level", place, which),
        ]
    return found


def _spheres(g: State) -> list[Amount]:
    """Willpower on the Spheres, which is nobody's."""
    found = []
    for realm in range(REALMS):
        sphere = sphere_at(g, realm)
        word, name = SPHERE_WORDS[sphere], f"Willpower on {SPHERE_NAMES[sphere]}"
        place = f"sphere:{word}"
        found.append(Amount(f"sphere-{word}", g.spheres[sphere], name, "", "", "level", place, nobodys=True))
    return found
