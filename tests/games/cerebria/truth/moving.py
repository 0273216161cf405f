"""Sentences about Move and its upgrades."""

from __future__ import annotations

from insula.games.cerebria.tables import BLEAKNESS, CARDS, SPIRIT_NAMES
from insula.games.cerebria.terms import BALANCE
from insula.games.cerebria.words.say import space_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, MOVE, Scene, joined, near, steps
from tests.games.cerebria.truth.things import first_up

ENDS = ("target_space", "using", "token_card")
INSTEAD = ("switch_places", "jump_to_bleakness")


def extra_steps(s: Scene, using: int) -> int:
    """Spaces that a set of upgrades adds."""
    return sum(int(str(u.get("n", 1))) for u in s.chosen(MOVE, using) if u["rule"] == "extra_step")


def all_at_hand(s: Scene) -> int:
    """Every upgrade with a token."""
    return sum(1 << i for i in range(3) if s.has_token(MOVE, i))


def moving(s: Scene) -> bool:
    """Is this about where a Move ends?"""
    return s.act == MOVE and (s.names_act or s.kind in ENDS)


def ends(s: Scene) -> list[int]:
    """The spaces the sentence may be about."""
    return [s.number] if s.kind == "target_space" else sorted({target for target, _ in s.ways()})


@CLAIMS.claim("cer.move.adjacent-only")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if not moving(s) or s.group not in ("SPACE", "USING"):
        return False
    reach = 1 + extra_steps(s, s.number if s.group == "USING" else all_at_hand(s))
    end = ends(s)[0]
    told = (first_up(space_name(end)), f"{reach} space{'s' if reach > 1 else ''}")
    return (s.values["space"], s.values["distance"]) == told and steps(end, s.me.space) > reach


@CLAIMS.claim("cer.move.elsewhere")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return moving(s) and s.me.space in ends(s) and s.values["space"] == space_name(s.me.space)


@CLAIMS.claim("cer.move.haste")
def _(a: Attempt) -> bool:
    s = Scene(a)
    using = s.number if s.group == "USING" else all_at_hand(s)
    return moving(s) and extra_steps(s, using) == 1 and any(steps(end, s.me.space) > 2 for end in ends(s))


def blockers(s: Scene, space: int) -> list[str]:
    """Opposing Spirits that keep a Move from ending on a space."""
    others = s.g.seats[: s.g.n_seats]
    return [SPIRIT_NAMES[p.spirit] for p in others if p.space == space and p.team != s.team and p.team != BALANCE]


@CLAIMS.claim("cer.move.no-opposing")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if not moving(s) or s.team == BALANCE or s.may_share:
        return False
    return any(
        blockers(s, end)
        and (s.values["space"], s.values["spirit"]) == (first_up(space_name(end)), joined(blockers(s, end)))
        for end in ends(s)
    )


@CLAIMS.repair("cer.move.no-opposing")
def _(a: Attempt) -> None:
    s = Scene(a)
    for p in s.g.seats[: s.g.n_seats]:
        if p.team != s.team:
            p.space = (s.me.space + 5) % 10


@CLAIMS.claim("cer.bside.instead-of-moving")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "USING" or not moving(s):
        return False
    chosen = s.chosen(MOVE, s.number)
    instead = [str(u["name"]) for u in chosen if u["rule"] in INSTEAD]
    rest = [str(u["name"]) for u in chosen if str(u["name"]) != instead[0]] if instead else []
    return bool(rest) and (s.values["upgrade"], s.values["other"]) == (instead[0], joined(rest))


@CLAIMS.claim("cer.bside.switch-same-space")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "switch_with":
        same = s.number < s.g.n_seats and s.g.seats[s.number].space == s.me.space
        return s.group == "SEAT" and same and s.values["spirit"] == SPIRIT_NAMES[s.g.seats[s.number].spirit]
    return moving(s) and s.has_rule(MOVE, "switch_places") and s.me.space in ends(s)


@CLAIMS.claim("cer.bside.anxiety.shadows")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return (
        moving(s)
        and s.has_rule(MOVE, "jump_to_bleakness")
        and any(
            s.values["space"] == space_name(end) and all(s.g.emotions[slot].card != BLEAKNESS for slot in near(end))
            for end in ends(s)
        )
    )


def can_embrace(s: Scene, slot: int) -> bool:
    """An own Emotion with an empty space."""
    return s.own(slot) and s.g.emotions[slot].essence < CARDS[s.g.emotions[slot].card].spaces


@CLAIMS.claim("cer.bside.love.embrace")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "after_move_slot":
        return s.group == "SLOT" and not (s.number in near(s.plan.space) and can_embrace(s, s.number))
    return moving(s) and any(not any(can_embrace(s, slot) for slot in near(end)) for end in ends(s))


@CLAIMS.claim("cer.bside.hatred.wildfire")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "after_move_slot":
        return s.group == "SLOT" and not (s.number in near(s.plan.space) and s.foreign(s.number))
    return moving(s) and any(not any(s.foreign(slot) for slot in near(end)) for end in ends(s))


@CLAIMS.claim("cer.bside.delight.push")
def _(a: Attempt) -> bool:
    s = Scene(a)
    told = (space_name(s.plan.space), SPIRIT_NAMES[s.g.seats[s.plan.who].spirit])
    wrong = s.kind == "push_to" and s.group == "SPACE" and steps(s.number, s.plan.space) != 1
    return wrong and (s.values["space"], s.values["spirit"]) == told


@CLAIMS.claim("cer.bside.push-must-move")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "push_who":
        there = s.g.seats[s.number].space == s.plan.space and s.g.seats[s.number].team != s.team
        return s.group == "SEAT" and not there and s.values["space"] == space_name(s.plan.space)
    return s.kind == "push_to" and s.group == "PASS" and s.values["space"] == space_name(s.plan.space)
