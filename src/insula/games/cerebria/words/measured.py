"""What an Aspiration counts, piece by piece. [cer.asp.*]"""

from __future__ import annotations

from insula.core.sentences import began
from insula.core.telling import Part
from insula.games.cerebria.rules.aspirations import longest_chain, measure
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ASPIRATION_IDS, OPPOSITE
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    FORTITUDE,
    LIVELINESS,
    NO_VIBE,
    OPENNESS,
    REALMS,
    REFLECTION,
    SENSIBILITY,
    SLOTS,
    UNITY,
)
from insula.games.cerebria.words.say import (
    aspiration_name,
    at_slot,
    card_name,
    frontier_name,
    in_realm,
    realm_name,
    say,
    team_name,
    vibe_name,
)

Counted = tuple[str, int, str]  # words, amount, thing


def measured(g: State, aspiration: int, team: int) -> tuple[str, int, list[Part]]:
    """Name, number and parts of what a side has."""
    rule = f"cer.asp.{ASPIRATION_IDS[aspiration]}"
    if aspiration in (ATTITUDE, OPENNESS, REFLECTION, FORTITUDE):
        counted = _of_realms(g, aspiration, team)
    elif aspiration == UNITY:
        counted = _chain(g, team)
    else:
        counted = _of_emotions(g, aspiration, team)
    parts: list[Part] = [{"text": t, "amount": n, "rule": rule, "thing": thing} for t, n, thing in counted]
    name = say("number-aspiration", aspiration=aspiration_name(aspiration), team=team_name(team))
    return name, measure(g, aspiration, team), parts


def _of_realms(g: State, aspiration: int, team: int) -> list[Counted]:
    out: list[Counted] = []
    for r in range(REALMS):
        realm = g.realms[r]
        if aspiration == ATTITUDE and realm.control == team:
            out.append((realm_name(r), 1, f"realm:{r}"))
        elif aspiration == OPENNESS and realm.frontier == team:
            out.append((say("frontier", name=frontier_name(r)), 1, f"frontier:{r}"))
        elif aspiration == REFLECTION and realm.control == team and g.realms[OPPOSITE[r]].frontier == team:
            pair = say("counted-pair", realm=realm_name(r), frontier=frontier_name(OPPOSITE[r]))
            out.append((pair, 1, f"realm:{r}"))
        elif aspiration == FORTITUDE and realm.size > 0 and realm.token_side == team:
            out.append((say("fortress-in", in_realm=in_realm(r)), realm.size, f"fortress:{r}"))
    return out


def _chain(g: State, team: int) -> list[Counted]:
    """The Emotions of the longest chain; the first one if there are several."""
    longest = longest_chain(g, team)
    for start in range(SLOTS):
        run = [(start + i) % SLOTS for i in range(longest)]
        if all(g.emotions[s].card >= 0 and g.emotions[s].side == team for s in run):
            named = [say("emotion-at", card=card_name(g.emotions[s].card), at=at_slot(s)) for s in run]
            return [(name, 1, f"slot:{s}") for name, s in zip(named, run, strict=True)]
    return []


def _of_emotions(g: State, aspiration: int, team: int) -> list[Counted]:
    own = [s for s in range(SLOTS) if g.emotions[s].card >= 0 and g.emotions[s].side == team]
    if aspiration == LIVELINESS:
        return [(card_name(g.emotions[s].card), g.emotions[s].essence, f"slot:{s}") for s in own]
    if aspiration == SENSIBILITY:
        best = max(own, key=lambda s: g.emotions[s].intensity, default=-1)
        return [(card_name(g.emotions[best].card), g.emotions[best].intensity, f"slot:{best}")] if own else []
    if aspiration == AWARENESS:
        triads = sorted({s // 3 for s in own})
        return [(say("counted-triad", frontier=frontier_name(t)), 1, f"frontier:{t}") for t in triads]
    vibes = {g.emotions[s].vibe: s for s in reversed(own) if g.emotions[s].vibe != NO_VIBE}
    told = {vibe: began(say("counted-vibe", vibe=vibe_name(vibe))) for vibe in vibes}
    return [(told[vibe], 1, f"slot:{s}") for vibe, s in sorted(vibes.items())]
