"""Upgrades that would change nothing, by what each of them does."""

from __future__ import annotations

from insula.games.cerebria.terms import BALANCE, WILD
from tests.games.cerebria.truth.pricing import parts
from tests.games.cerebria.truth.quelling import most_removed
from tests.games.cerebria.truth.scene import EMPOWER, FORTIFY, MOVE, QUELL, Scene, steps


def token_fits(s: Scene, vibe: int) -> bool:
    """Is there a row with room that lacks this Vibe?"""
    rows = [s.row(r) for r in range(5)]
    return vibe > 0 and any(0 in row and (vibe not in row or vibe == WILD) for row in rows)


def has_useless(s: Scene, target: int, using: int) -> bool:
    """Does some upgrade of the set change nothing on this target?"""
    chosen = s.chosen(s.act, using)
    return any(changes_nothing(s, target, using, u) for u in chosen) or clashes(s, using)


def clashes(s: Scene, using: int) -> bool:
    """Exalt, Raze and Attune leave Garrison and Pierce the Darkness nothing to do."""
    rules = {str(u["rule"]) for u in s.chosen(s.act, using)}
    return bool(rules & {"exalt", "raze", "fragment_to_identity"} and rules & {"build_in_enemy_realm", "bonus_invoke"})


def changes_nothing(s: Scene, target: int, using: int, u: dict[str, object]) -> bool:
    """Does this one upgrade change nothing?"""
    rule = str(u["rule"])
    if s.act == MOVE:
        return idle_in_move(s, target, using, rule)
    if rule in ("empower_anywhere", "jump_to_emotion", "invoke_anywhere", "quell_anywhere"):
        return s.reaches(s.act, target, 0)
    if rule == "invoke_top_card":
        return s.plan.origin == 0
    if rule in ("draw_after", "draw_if_emptied") and s.me.n_deck == 0 and s.plan.discard < 0:
        e = s.at(target) if s.act == EMPOWER else None
        if e is None or e.owner != s.seat:
            return True
    if rule == "draw_if_emptied":
        return most_removed(s, target, using) < s.g.emotions[target].essence
    if rule in ("gain_ambition_after", "ambition_at_home"):
        spent = sum(part[0] for part in parts(s, target, using) if "Ambition" in part[1])
        return s.purse.ambition - spent >= 3
    if rule == "build_in_enemy_realm" and s.act == FORTIFY:
        return s.g.realms[target].control in (-1, s.team) or s.team == BALANCE
    if rule == "vibe_token_of_card":
        return not token_fits(s, s.g.emotions[target].vibe)
    if rule == "extra_removal" and s.act == QUELL:
        times = sum(each["rule"] == "extra_removal" for each in s.chosen(QUELL, using))
        return most_removed(s, target, using) < 1 + times
    return False


def idle_in_move(s: Scene, target: int, using: int, rule: str) -> bool:
    """Upgrades of Move."""
    away = steps(target, s.me.space) or 2
    extra = [int(str(u.get("n", 1))) for u in s.chosen(MOVE, using) if u["rule"] == "extra_step"]
    there = [p for p in s.g.seats[: s.g.n_seats] if p.space == target and p is not s.me]
    opposing = [p for p in there if p.team != s.team]
    if rule == "extra_step":
        return away <= 1 + sum(extra) - min(extra)
    if rule in ("push", "relocate_opponent"):
        return not opposing
    if rule == "switch_places":
        return not there
    if rule == "share_space":
        blocking = [p for p in opposing if BALANCE not in (p.team, s.team)]
        return not blocking or s.may_share
    return False
