"""The counters that an answer may change, for previews: what Spirits and teams have, Emotions, control, Spheres.

Everything counted here lies open on the table. [cer.info.public-state]
"""

from __future__ import annotations

from insula.core.amounts import Amount
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, REALMS, SLOTS
from insula.games.cerebria.words.names import SPHERE_WORDS, TEAM_IDS
from insula.games.cerebria.words.say import (
    card_name,
    frontier_name,
    in_realm,
    say,
    sphere_name,
    team_name,
    the_realm,
)


def amounts(g: State, seat: int) -> list[Amount]:
    """What a seat and its team have, then the board and the others."""
    own = g.seats[seat].team
    found = _spirit(g, seat, "")
    if g.turn == seat and g.turns and g.asked.kind != ask.TURN_END:
        found.append(Amount("action-point", g.actions, *_named("action"), worth=1))
        found.append(Amount("absorb", g.absorbs, *_named("absorb"), worth=1))
    for team in range(g.n_teams):
        found += _team(g, team, "" if team == own else team_name(team))
    found += [*_emotions(g, own), *_spheres(g)]
    for other in range(g.n_seats):
        if other != seat:
            found += _spirit(g, other, f"@{other}")
    return found


def _named(what: str) -> tuple[str, str]:
    """What several and what a single one of something are called."""
    return say(f"amount-{what}s"), say(f"amount-{what}")


def _spirit(g: State, seat: int, whose: str) -> list[Amount]:
    s = g.seats[seat]
    tokens = sum(vibe > 0 for vibe in s.cells)
    found = [
        Amount("willpower", s.willpower, say("amount-willpower"), whose=whose, worth=1),
        Amount("card", s.n_hand, *_named("card"), whose, worth=3),
        Amount("vibe-any", tokens, *_named("vibe-token"), whose),
    ]
    if s.team != BALANCE:
        return [*found, Amount("essence", s.essence, say("amount-essence"), whose=whose, worth=2)]
    for team, held in enumerate((s.essence, s.gloom_essence)):
        found.append(Amount("essence", held, say("kind-essence", kind=team_name(team)), whose=whose, worth=2))
    return found


def _team(g: State, team: int, whose: str) -> list[Amount]:
    t = g.teams[team]
    in_identity = final_points(g, team) - t.points
    found = [
        Amount("ambition", t.ambition, say("amount-ambition"), whose=whose, worth=3),
        Amount("vp", t.points, *_named("wheel-point"), whose),
        Amount("fragment", in_identity, *_named("identity-point"), whose),
        Amount("fragment-minor", t.minor, *_named("minor"), whose),
        Amount("fragment-major", t.major, *_named("major"), whose),
    ]
    glyph = TEAM_IDS[team]
    for realm, r in enumerate(g.realms):
        if r.control == team:
            found.append(Amount(glyph, 1, say("amount-control", realm=the_realm(realm)), "", whose, "flag"))
        if r.frontier == team:
            name = say("amount-control-frontier", frontier=frontier_name(realm))
            found.append(Amount(glyph, 1, name, "", whose, "flag"))
        if r.size and r.fortress == team:
            name, place = say("fortress-in", in_realm=in_realm(realm)), f"fortress:{realm}"
            found.append(Amount("act-fortify", r.size, name, "", whose, "level", place))
    return found


def _emotions(g: State, own: int) -> list[Amount]:
    """Intensity and Essence of every Emotion; one that moves stays the same."""
    found = []
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card < 0:
            continue
        name, whose = card_name(e.card), "" if e.team == own else team_name(e.team)
        which, place = str(e.uid), f"slot:{slot}"
        found += [
            Amount("intensity", e.intensity, say("intensity-of", card=name), "", whose, "level", place, which),
            Amount("essence", e.essence, say("amount-essence-on", card=name), "", whose, "level", place, which),
        ]
    return found


def _spheres(g: State) -> list[Amount]:
    """Willpower on the Spheres, which is nobody's."""
    found = []
    for realm in range(REALMS):
        sphere = sphere_at(g, realm)
        word, name = SPHERE_WORDS[sphere], say("amount-willpower-on", sphere=sphere_name(sphere))
        place = f"sphere:{word}"
        found.append(Amount(f"sphere-{word}", g.spheres[sphere], name, "", "", "level", place, nobodys=True))
    return found
