"""What scores, as it stands: the Wheel and its Intentions, the Identity, the Aspirations that these eyes may know.

Everything counted lies open on the board; only a team's own Hidden Aspiration is for its eyes alone.
[cer.info.hidden-aspiration, cer.intention.*, cer.wheel.bonus, cer.rev.check, cer.final.total]
"""

from __future__ import annotations

from typing import Literal

from insula.core.messages import Later
from insula.games.cerebria.eyes.view_model import (
    AspirationStanding,
    IntentionStanding,
    IntentionView,
    Standing,
    TeamCount,
    TeamStanding,
    WheelBonus,
)
from insula.games.cerebria.rules.actions.empower import threshold_at
from insula.games.cerebria.rules.aspirations import accomplished, measure
from insula.games.cerebria.rules.board import sphere_at, tokens_in_row
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    CARDS,
    HAS_INTENTIONS,
    INTENTION_POINTS,
    INTENTIONS,
    WHEEL_BONUS,
    WHEEL_END,
    WHEEL_STEPS,
)
from insula.games.cerebria.terms import (
    A_CARD,
    AMBITION,
    BIG_ABSORB,
    BLISS,
    EMPOWERED,
    ESSENCE,
    EVEN_ROWS,
    EXALTED,
    FILL,
    FORTRESS_ADDED,
    FULL_ROW,
    GLOOM,
    MILD,
    QUELL_ONE,
    QUELL_TWO,
    REALMS,
    ROWS,
    SLOTS,
    STARTING,
)
from insula.games.cerebria.words.intentions import INTENTION_IDS, INTENTION_RULES
from insula.games.cerebria.words.names import TEAM_IDS
from insula.games.cerebria.words.say import (
    act_name,
    aspiration_name,
    aspiration_text,
    card_name,
    intention_name,
    intention_text,
    later,
    realm_name,
    say,
)

FULL = 4  # Vibe tokens in a row
MINOR = 1
GAINS: dict[int, Literal["essence", "card", "ambition"]] = {
    ESSENCE: "essence",
    A_CARD: "card",
    AMBITION: "ambition",
}
Progress = tuple[int, int, str, str]  # has, needs, what is missing, the thing it is about


def standing(g: State, team: int) -> Standing:
    """What scores, for the eyes of a team; -1 for a spectator."""
    return {
        "teams": [_team(g, each) for each in range(g.n_teams)],
        "wheel_end": WHEEL_END,
        "intentions": _intentions(g),
        "aspirations": _aspirations(g, team),
    }


def _team(g: State, team: int) -> TeamStanding:
    t = g.teams[team]
    total = final_points(g, team)
    active = bool(g.turns) and g.seats[g.turn].team == team
    return {
        "team": TEAM_IDS[team],
        "total": total,
        "wheel": t.points,
        "identity": total - t.points - t.extra_points,
        "extra": t.extra_points,
        "pending": g.to_score if active else 0,
        "next_bonus": _next_bonus(g, team),
    }


def _next_bonus(g: State, team: int) -> WheelBonus | None:
    """The next marked space of the Wheel. [cer.wheel.bonus, cer.wheel.second-lap]"""
    if not HAS_INTENTIONS[g.config.mode]:
        return None
    points = g.teams[team].points
    for away in range(1, WHEEL_STEPS + 1):
        bonus = WHEEL_BONUS[(points + away) % WHEEL_STEPS]
        if bonus >= 0:
            return {"at": points + away, "away": away, "gain": GAINS[bonus]}
    return None


# ---- Intentions ----------------------------------------------------------------------------------------------------


def _intentions(g: State) -> list[IntentionView]:
    if not HAS_INTENTIONS[g.config.mode]:
        return []
    side = range(5 * g.config.team_side, 5 * g.config.team_side + 5)
    return [
        {
            "id": INTENTION_IDS[intention],
            "name": intention_name(intention),
            "text": intention_text(intention),
            "points": INTENTION_POINTS[intention],
            "rule": INTENTION_RULES[intention],
            "teams": [_progress(g, intention, team) for team in range(g.n_teams)],
        }
        for intention in side
    ]


def _progress(g: State, intention: int, team: int) -> IntentionStanding:
    has, needs, missing, thing = _nearest(g, intention, team)
    return {"team": TEAM_IDS[team], "has": has, "needs": needs, "missing": missing, "thing": thing}


def _nearest(g: State, intention: int, team: int) -> Progress:
    """How near a team is: what the board shows of it, never what hands hold. An Intention can be scored again."""
    if intention in (FULL_ROW, EVEN_ROWS):
        return _rows(g, intention, team)
    if intention in (FORTRESS_ADDED, EXALTED):
        return _fortress(g, intention, team)
    if intention in (FILL, EMPOWERED):
        return _own_emotion(g, intention, team)
    if intention in (QUELL_ONE, QUELL_TWO):
        return _quell(g, intention, team)
    return _absorb(g, intention)


def _own_emotion(g: State, intention: int, team: int) -> Progress:
    """The Emotion that needs the least Essence to be full, or to be Empowered."""
    best: Progress | None = None
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card < 0 or e.team != team or CARDS[e.card].strength == STARTING:
            continue
        if intention == EMPOWERED and CARDS[e.card].strength != MILD:
            continue
        needs = CARDS[e.card].spaces if intention == FILL else threshold_at(g, slot)
        if intention == FILL and e.essence >= needs:
            continue
        lack = max(0, needs - e.essence)
        missing = say("missing-essence", card=card_name(e.card), count=lack) if lack else ""
        if best is None or lack < best[1] - best[0]:
            best = min(e.essence, needs), needs, missing, f"slot:{slot}"
    return best or (0, 1, say("missing-emotion-free" if intention == FILL else "missing-emotion-mild"), "")


def _quell(g: State, intention: int, team: int) -> Progress:
    """The opposing Emotion with the most Essence."""
    needs = 2 if intention == QUELL_TWO else 1
    held = [(e.essence, slot) for slot, e in enumerate(g.emotions[:SLOTS]) if e.card >= 0 and e.team != team]
    most, slot = max(held, default=(0, -1))
    if slot < 0:
        return 0, needs, say("missing-opposing"), ""
    missing = "" if most >= needs else say("missing-opposing-essence", count=needs)
    return min(most, needs), needs, missing, f"slot:{slot}"


def _fortress(g: State, intention: int, team: int) -> Progress:
    """A Fortress that the next Revelation at its Realm takes along, or that can be exalted."""
    own = [r for r in range(REALMS) if g.realms[r].size > 0 and g.realms[r].fortress == team]
    if intention == EXALTED:
        small = [r for r in own if g.realms[r].size == MINOR]
        return (1, 1, "", f"fortress:{small[0]}") if small else (0, 1, say("missing-minor-fortress"), "")
    old = [r for r in own if not g.realms[r].fresh]
    if not old:
        return 0, 1, say("missing-older-fortress" if own else "missing-fortress"), ""
    least = min(old, key=lambda r: g.spheres[sphere_at(g, r)])
    left = g.spheres[sphere_at(g, least)]
    return 1, 1, say("missing-revelation", realm=realm_name(least), count=left), f"fortress:{least}"


def _absorb(g: State, intention: int) -> Progress:
    """The Sphere that fits best; how much is taken depends on where the Spirit stands."""
    held = [(g.spheres[sphere_at(g, realm)], realm) for realm in range(REALMS)]
    if intention == BIG_ABSORB:
        needs = int(INTENTIONS[intention]["at_least"])
        most, realm = max(held)
        missing = "" if most >= needs else say("missing-sphere", count=needs)
        return min(most, needs), needs, missing, f"realm:{realm}"
    return 1, 1, "", f"realm:{min(held)[1]}"


def _rows(g: State, intention: int, team: int) -> Progress:
    """Vibe tokens in the fullest row that is not complete, or in the emptiest one, of the Spirit that is nearest."""
    best: Progress = (0, FULL, say("rows-complete"), "")
    for seat in [s for s in range(g.n_seats) if g.seats[s].team == team]:
        rows = [tokens_in_row(g, seat, row) for row in range(ROWS)]
        if intention == FULL_ROW:
            open_rows = [(n, row) for row, n in enumerate(rows) if n < FULL]
            has, row = max(open_rows, default=(-1, 0))
            if has >= best[0] and open_rows:
                missing = say("missing-tokens", act=act_name(row), count=FULL - has)
                best = has, FULL, missing, f"cell:{row}:0"
        elif min(rows) < FULL:
            wanted = min(rows) + 1
            lacking = [act_name(row) for row, n in enumerate(rows) if n < wanted]
            done = ROWS - len(lacking)
            if done >= best[0]:
                best = done, ROWS, say("missing-in-rows", acts=", ".join(lacking)), ""
    return best


# ---- Aspirations ---------------------------------------------------------------------------------------------------


def _aspirations(g: State, own: int) -> list[AspirationStanding]:
    """The Common row in its order, then the team's own Hidden Aspiration."""
    out = [_common(g, a, place) for place, a in enumerate(g.common[: g.n_common])]
    if own >= 0 and g.teams[own].has_hidden:
        hidden = g.teams[own].hidden[g.teams[own].n_hidden - 1]
        out.append({**_common(g, hidden, 0), "where": "hidden", "team": TEAM_IDS[own]})
    return out


def _common(g: State, aspiration: int, place: int) -> AspirationStanding:
    counts = [_count(g, aspiration, team) for team in (BLISS, GLOOM)]
    return {
        "id": ASPIRATION_IDS[aspiration],
        "name": aspiration_name(aspiration),
        "text": aspiration_text(aspiration),
        "where": "common",
        "place": place,
        "team": None,
        "counts": counts,
        "why": lead_words([each["amount"] for each in counts]),
        "rule": f"cer.asp.{ASPIRATION_IDS[aspiration]}",
    }


def _count(g: State, aspiration: int, team: int) -> TeamCount:
    amount, wins = measure(g, aspiration, team), bool(accomplished(g, aspiration, team))
    return {"team": TEAM_IDS[team], "amount": amount, "wins": wins}


def lead_words(amounts: list[int]) -> str:
    """Who is ahead, in a few words. [cer.rev.check]"""
    return str(lead_later(amounts))


def lead_later(amounts: list[int]) -> Later:
    """The same for whoever reads it later."""
    bliss, gloom = amounts[BLISS], amounts[GLOOM]
    if bliss == gloom:
        return later("lead-even", count=bliss)
    team = later(f"team-{TEAM_IDS[BLISS if bliss > gloom else GLOOM]}")
    return later("lead-has-it", team=team, most=max(bliss, gloom), least=min(bliss, gloom))
