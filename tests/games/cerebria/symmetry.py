"""Positions turned, mirrored and with seats exchanged: what must leave every reason as it is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from insula.core.game import Setup
from insula.core.record_class import clone
from insula.core.rule import LEGAL
from insula.games.cerebria.gen import R, ask, dispatch, opt
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import EMPOWER, REALMS, SLOTS, SPACES
from insula.games.cerebria.words.names import ACT_NAMES
from tests.games.cerebria.truth.rich import positions

Turn = Callable[[int], int]
ABSORB_ACT = 10
QUESTIONS = {  # questions inside an act
    ask.TOKEN_CARD, ask.TOKEN_CELL, ask.INVOKE_CARD, ask.TARGET_SLOT, ask.TARGET_SPACE, ask.TARGET_REALM, ask.USING,
    ask.SPHERE, ask.INTENSIFY_SLOT, ask.MOVE_WHERE, ask.MOVE_WHICH,
}  # fmt: skip


@dataclass(frozen=True)
class Ring:
    """Where slots, spaces and Realms of the ring go."""

    slot: Turn
    space: Turn
    realm: Turn
    realm_acts: tuple[int, ...]  # Realm Actions that stay with their Realm

    def option(self, option: int) -> int:
        """The same thing elsewhere on the ring."""
        for start, count, turn in ((opt.SLOT, SLOTS, self.slot), (opt.SPACE, SPACES, self.space), (opt.REALM, REALMS, self.realm)):  # fmt: skip
            if start <= option < start + count:
                return start + turn(option - start)
        return option


def mirror(axis: int) -> Ring:
    """Mirrored at a Realm: its slots a and b change places, and so on around the ring."""
    return Ring(
        lambda s: (6 * axis - 1 - s) % SLOTS,
        lambda p: (4 * axis - p) % SPACES,
        lambda r: (2 * axis - r) % REALMS,
        (axis + 5,),
    )


def rotation(steps: int) -> Ring:
    """Turned by so many Realms."""
    return Ring(
        lambda s: (s + 3 * steps) % SLOTS, lambda p: (p + 2 * steps) % SPACES, lambda r: (r + steps) % REALMS, ()
    )


def moved(g: State, ring: Ring) -> State:
    """The position elsewhere on the ring."""
    out: State = clone(g)
    for slot in range(SLOTS):
        out.emotions[ring.slot(slot)].copy_from(g.emotions[slot])
    for realm in range(REALMS):
        out.realms[ring.realm(realm)].copy_from(g.realms[realm])
    for p in out.seats[: g.n_seats]:
        p.space = ring.space(p.space) if p.space >= 0 else -1
    for plan in (out.plan,):
        plan.slot = ring.slot(plan.slot) if plan.slot >= 0 else -1
        plan.space = ring.space(plan.space) if plan.space >= 0 else -1
        plan.realm = ring.realm(plan.realm) if plan.realm >= 0 else -1
    out.garrison = ring.realm(g.garrison) if g.garrison >= 0 else -1
    recalculate(out)
    return out


def seats_exchanged(g: State, a: int, b: int) -> State:
    """Two seats of one team, neither of them asked, take each other's place."""
    out: State = clone(g)
    new = {a: b, b: a}
    out.seats[a].copy_from(g.seats[b])
    out.seats[b].copy_from(g.seats[a])
    out.order[: g.n_order] = [new.get(s, s) for s in g.order[: g.n_order]]
    for e in out.emotions:
        e.owner, e.invoker = new.get(e.owner, e.owner), new.get(e.invoker, e.invoker)
    return out


def scrambled(g: State, chance: random.Random) -> State:
    """The turn question with figures, purses, rows and hands changed at random."""
    out: State = clone(g)
    for p in out.seats[: g.n_seats]:
        p.space = chance.randrange(SPACES)
        p.willpower = chance.choice((0, 1, 2, 3, 5, 9))
        p.essence = chance.choice((0, 0, 1, 2))
        p.n_hand = chance.randint(0, p.n_hand)
        for row in range(5):
            p.cells[4 * row] = chance.choice((0, 1, 2, 3))
            for cell in range(4 * row + 1, 4 * row + 4):
                p.cells[cell] = chance.choice((0, 0, 4, 5)) if p.cells[4 * row] else 0
    for team in out.teams[: g.n_teams]:
        team.ambition, team.minor, team.major = chance.choice((0, 1, 2)), chance.choice((0, 2)), chance.choice((0, 2))
    for e in out.emotions:
        if e.card >= 0 and chance.random() < 0.5:
            e.essence = chance.randint(1, 3)
    recalculate(out)
    return out


@dataclass
class Changed:
    """How many refusals of each act were compared, and those whose reason changed."""

    compared: Counter[str] = field(default_factory=Counter)
    changed: list[str] = field(default_factory=list)


def act_of(g: State, option: int) -> int:
    """The act that an option is about, -1 for none."""
    if opt.ACT <= option < opt.ACT + opt.N_ACT and g.asked.kind == ask.TURN:
        return option - opt.ACT
    if option == opt.ABSORB or g.asked.kind == ask.SPHERE:
        return ABSORB_ACT
    realm_kinds = {ask.INTENSIFY_SLOT: 8, ask.MOVE_WHERE: 7, ask.MOVE_WHICH: 7}
    return realm_kinds.get(g.asked.kind, g.plan.act) if g.asked.kind in QUESTIONS else -1


def asked_about(g: State) -> Iterator[int]:
    """The options whose reasons are compared."""
    if g.asked.kind == ask.TURN:
        yield from (*range(opt.ACT, opt.ACT + opt.N_ACT), opt.ABSORB)
    elif g.asked.kind in QUESTIONS:
        yield from range(opt.N_OPTIONS)


def compare(out: Changed, g: State, other: State, ring: Ring | None) -> None:
    """Counts the refusals of a position and those that another one gives another reason for."""
    for option in asked_about(g):
        act = act_of(g, option)
        if EMPOWER < act < ABSORB_ACT and ring is not None and act not in ring.realm_acts:
            continue
        reason = dispatch.refuse(g, option)
        if reason not in (LEGAL, R.NOT_AN_ANSWER) and act >= 0:
            out.compared[ACT_NAMES[act]] += 1
            if dispatch.refuse(other, ring.option(option) if ring else option) != reason:
                out.changed.append(f"{ask.NAMES[g.asked.kind]} {option}: {reason}")


def swapped_everywhere(setup: Setup, seeds: range, most: int, variants: int) -> Changed:
    """Games with every position mirrored, turned and its seats exchanged."""
    out = Changed()
    for seed in seeds:
        chance = random.Random(seed)
        for g in positions(setup, seed, most):
            tried = [g]
            if g.asked.kind == ask.TURN:
                tried += [scrambled(g, chance) for _ in range(variants)]
            for each in tried if g.turns > 0 else []:
                space = each.seats[each.asked.seat].space
                axis = space // 2 if space % 2 == 0 else chance.randrange(REALMS)
                rings = [mirror(axis), rotation(chance.randint(1, 4)), *(mirror(act - 5) for act in (7, 8))]
                for ring in rings if chance.random() < 0.3 else rings[:1]:
                    compare(out, each, moved(each, ring), ring)
                twins = [s for s in range(g.n_seats) if s != each.asked.seat and s != each.turn]
                pairs = [(a, b) for a in twins for b in twins if a < b and each.seats[a].team == each.seats[b].team]
                if pairs and chance.random() < 0.3:
                    compare(out, each, seats_exchanged(each, *chance.choice(pairs)), None)
    return out
