"""How Cerebria is told: a Revelation is a scene, a turn of the Origin and an Intention are short ones.

The score table has the categories of the final scoring, with the Intentions below the Wheel.
[cer.rev.order, cer.final.total, cer.final.tie-capping, cer.final.tie, cer.geo.rotation]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.events import Event
from insula.core.story import Fact, Gain, Row, SceneKind, Side, Story
from insula.core.telling import Count, Decision
from insula.games.cerebria.eyes.standing import lead_words
from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.ending import final_points, winning_team
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    BOTH_CAP_POINTS,
    CAPPING_POINTS,
    HAS_INTENTIONS,
    INTENTION_POINTS,
    MAJOR_POINTS,
    MINOR_POINTS,
    REALM_NAMES,
    SPHERE_NAMES,
)
from insula.games.cerebria.terms import BLISS, GLOOM, NOBODY, REALMS
from insula.games.cerebria.words.events import TEAM_EVENTS
from insula.games.cerebria.words.intentions import INTENTION_IDS, INTENTION_NAMES, INTENTION_RULES
from insula.games.cerebria.words.names import SPHERE_WORDS, TEAM_NAMES
from insula.games.cerebria.words.notation import aspiration_name

WHEEL = "wheel"
FRAGMENT_ROWS = ("", "minor", "major", "capping")
FRAGMENT_ICONS = ("", "fragment-minor", "fragment-major", "fragment-capping")
FRAGMENT_POINTS = (0, MINOR_POINTS, MAJOR_POINTS, CAPPING_POINTS)
TIMES = ("never", "once", "twice")


def sides(g: State) -> list[Side]:
    """The teams."""
    members = [tuple(s for s in range(g.n_seats) if g.seats[s].team == team) for team in range(g.n_teams)]
    return [Side(TEAM_NAMES[team], seats) for team, seats in enumerate(members)]


def points(g: State, team: int) -> int:
    """The points of a team, with Intentions that are earned but not yet moved on the Wheel."""
    pending = g.to_score if g.turns and g.seats[g.turn].team == team else 0
    return final_points(g, team) + pending


def _fragment(team: int, size: int) -> Gain:
    return Gain(team, FRAGMENT_POINTS[size], FRAGMENT_ROWS[size], FRAGMENT_ICONS[size])


def _gained(g: State, event: Event) -> Sequence[Gain]:
    if event.kind == ev.INTENTION:
        return [Gain(event.seat, event.amount, f"intention-{INTENTION_IDS[event.thing]}")]
    if event.kind == ev.FRAGMENT_ADDED:
        return [_fragment(event.seat, event.thing)]
    if event.kind == ev.HARVESTED:
        return [_fragment(event.seat, event.other)]
    if event.kind == ev.ATTUNED:
        return [_fragment(g.seats[event.seat].team, 1)]
    if event.kind == ev.POINTS_GIVEN:
        return [Gain(event.seat, event.amount, "in-place")]
    return ()


def gains(g: State, events: Sequence[Event]) -> list[Sequence[Gain]]:
    """Intentions and Fragments that reach the Identity."""
    return [_gained(g, event) for event in events]


def _intentions(g: State) -> range:
    if not HAS_INTENTIONS[g.config.mode]:
        return range(0)
    return range(5 * g.config.team_side, 5 * g.config.team_side + 5)


def rows(g: State, events: Sequence[Event]) -> list[Row]:
    """The categories of the final scoring, empty ones too."""
    out: list[Row] = []
    if HAS_INTENTIONS[g.config.mode]:
        out.append(Row(WHEEL, "Wheel of Intentions", "cer.final.total"))
    for i in _intentions(g):
        name = f"{INTENTION_NAMES[i]}, {INTENTION_POINTS[i]} each"
        out.append(Row(f"intention-{INTENTION_IDS[i]}", name, INTENTION_RULES[i], WHEEL))
    return [
        *out,
        Row("minor", f"Minor Fragments, {MINOR_POINTS} each", "cer.final.minor"),
        Row("major", f"Major Fragments, {MAJOR_POINTS} each", "cer.final.major"),
        Row("capping", f"Capping Fragment, {CAPPING_POINTS}", "cer.final.capping"),
        Row("in-place", f"In place of a Capping Fragment, {BOTH_CAP_POINTS[g.config.mode]}", "cer.end.capping-both"),
    ]


def remarks(g: State, events: Sequence[Event]) -> dict[tuple[str, int], str]:
    """How often an Intention was scored, how many Fragments lie in the Identity."""
    out: dict[tuple[str, int], str] = {}
    told = [gain for event in events for gain in _gained(g, event)]
    for team in range(g.n_teams):
        for i in _intentions(g):
            row = f"intention-{INTENTION_IDS[i]}"
            times = sum(gain.row == row and gain.side == team for gain in told)
            out[row, team] = TIMES[times] if times < len(TIMES) else f"{times} times"
        t = g.teams[team]
        out["minor", team] = f"{t.identity_minor} laid"
        out["major", team] = f"{t.identity_major} laid"
        out["capping", team] = "laid" if t.capping else "not laid"
    return out


# ---- scenes --------------------------------------------------------------------------------------------------------


def who(g: State, event: Event) -> str:
    """The team or the player whom an event is about."""
    if event.seat < 0:
        return ""
    return TEAM_NAMES[event.seat] if event.kind in TEAM_EVENTS else f"@{event.seat}"


CHECKED, FORTRESS = "Aspirations compared", "The Fortress joins"
_PARTS = {
    ev.REVELATION: "A Sphere is empty",
    ev.HIDDEN_SHOWN: "Hidden Aspirations shown",
    ev.ASPIRATION_WON: CHECKED,
    ev.CONDITION_MET: CHECKED,
    ev.FRAGMENT_ADDED: "Fragments",
    ev.COMMON_GONE: "Next Common Aspiration",
    ev.COMMON_MOVED: "Next Common Aspiration",
    ev.COMMON_NEXT: "Next Common Aspiration",
    ev.LOOKED: "New Hidden Aspirations",
    ev.HIDDEN_TAKEN: "New Hidden Aspirations",
    ev.HARVESTED: FORTRESS,
    ev.INTENTION: FORTRESS,
    ev.CONTROL: FORTRESS,
    ev.POINTS_GIVEN: "Capping Fragment",
    ev.REFILLED: "The Sphere is filled",
    ev.END_TRIGGERED: "The end begins",
    ev.GAME_ENDED: "Final scoring",
}


def part(g: State, event: Event) -> str:
    """The step of a Revelation that an event belongs to; what is none of them comes from powers. [cer.rev.order]"""
    if event.kind == ev.FRAGMENT_ADDED and FRAGMENT_ROWS[event.thing] == "capping":
        return "Capping Fragment"
    return _PARTS.get(event.kind, "Powers")


def compared(g: State, aspiration: int, whose: str) -> Fact:
    """An Aspiration with what both sides have of it at this moment. [cer.rev.check, cer.rev.snapshot]"""
    amounts = [measure(g, aspiration, team) for team in (BLISS, GLOOM)]
    counts: tuple[Count, ...] = tuple({"who": TEAM_NAMES[team], "amount": n} for team, n in enumerate(amounts))
    name, identity = aspiration_name(aspiration), ASPIRATION_IDS[aspiration]
    text = f"{name}. {lead_words(amounts)}"
    return Fact(text, f"asp-{identity}", f"cer.asp.{identity}", whose, f"aspiration:{identity}", counts, CHECKED)


def facts(g: State, event: Event) -> Sequence[Fact]:
    """The Aspirations compared, where the Spheres stand after a turn of the Origin, the points at the end."""
    if event.kind == ev.REVELATION:
        return [compared(g, g.common[0], "")] if g.n_common else []
    if event.kind == ev.HIDDEN_SHOWN:
        return [compared(g, event.thing, TEAM_NAMES[event.seat])]
    if event.kind == ev.ROTATED:
        return [_aligned(g, realm) for realm in range(REALMS)]
    totals: tuple[Count, ...] = tuple(
        {"who": TEAM_NAMES[team], "amount": final_points(g, team)} for team in range(g.n_teams)
    )
    return [Fact("Points of the teams", "vp", "cer.final.total", "", "", totals)]


def _aligned(g: State, realm: int) -> Fact:
    sphere = sphere_at(g, realm)
    text = f"{SPHERE_NAMES[sphere]} now stands at {REALM_NAMES[realm]}, {g.spheres[sphere]} Willpower on it"
    return Fact(text, f"sphere-{SPHERE_WORDS[sphere]}", "cer.geo.rotation", "", f"sphere:{SPHERE_WORDS[sphere]}")


def decided(g: State) -> list[Decision]:
    """Most points, then the Capping Fragment. [cer.final.total, cer.final.tie-capping, cer.final.tie]"""
    order = sorted(range(g.n_teams), key=lambda team: -final_points(g, team))
    text = "; ".join(f"{TEAM_NAMES[team]} {final_points(g, team)}" for team in order)
    out: list[Decision] = [{"title": "Most points", "text": f"{text}.", "rule": "cer.final.total"}]
    best = final_points(g, order[0])
    level = [TEAM_NAMES[team] for team in order if final_points(g, team) == best]
    if len(level) < 2:
        return out
    winner = winning_team(g)
    if winner != NOBODY:
        text = f"{TEAM_NAMES[winner]} laid the Capping Fragment."
        out.append({"title": "Tie: the Capping Fragment", "text": text, "rule": "cer.final.tie-capping"})
    else:
        text = f"{' and '.join(level)} are in complete balance."
        out.append({"title": "Tie", "text": text, "rule": "cer.final.tie"})
    return out


_ORIGIN, _INTENTION, _END = (frozenset([kind]) for kind in (ev.ROTATED, ev.INTENTION, ev.END_TRIGGERED))
STORY = Story(
    sides=sides,
    points=points,
    gains=gains,
    rows=rows,
    remarks=remarks,
    decided=decided,
    turn_begins=frozenset([ev.TURN_BEGAN]),
    witnessed=frozenset([ev.REVELATION, ev.HIDDEN_SHOWN, ev.ROTATED, ev.GAME_ENDED]),
    facts=facts,
    who=who,
    part=part,
    scenes=(
        SceneKind("revelation", "Revelation", frozenset([ev.REVELATION]), frozenset([ev.REFILLED])),
        SceneKind("final-scoring", "Final scoring", frozenset([ev.GAME_ENDED]), frozenset([ev.GAME_ENDED])),
        SceneKind("origin", "The Origin turns", _ORIGIN, _ORIGIN, "brief"),
        SceneKind("intention", "Intention", _INTENTION, _INTENTION, "brief"),
        SceneKind("end-begins", "The end begins", _END, _END, "brief"),
    ),
)
