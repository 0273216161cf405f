"""Intensity, control of Frontiers and Realms, and the standing modifiers of powers.

`recalculate` runs after every change of Emotions, Essence or Fortresses, in the stages suppress, no_lowering, other
modifiers, Intensity, control. [cer.control.*, cer.def.intensity, cer.pow.stacking, cer.pow.suppression]
"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    CARDS,
    CLAUSES,
    COUNTS,
    EFFECTS,
    HIGHEST_FILLED,
    INNER,
    LAST_FILLED_SPACE,
    OUTER,
    SELECTORS,
    SLOT_REALM,
    TOUCHES,
)
from insula.games.cerebria.terms import (
    ADJACENT,
    ANY,
    ANYWHERE,
    BALANCE,
    BLISS,
    CHAIN,
    COUNT_ESSENCE,
    COUNT_REALMS,
    GLOOM,
    HAS_INSECURITY_TOKEN,
    HAS_INTENSITY_TOKEN,
    INTENSITY_MOD,
    INTENSITY_RULE,
    NO_FILTER,
    NO_LOWERING,
    NOBODY,
    OWN,
    REALMS,
    RIVAL,
    SAME_AS_SOURCE,
    SELF,
    SLOTS,
    SUPPRESS,
    TRIAD,
    TWO_ESSENCE,
    WHILE_IN_PLAY,
)


# ---- the language of selectors -------------------------------------------------------------------------------------
@rule
def is_side(side: int, team: int, other: int) -> bool:
    """Does `other` stand on this side, seen from `team`? A rival is the other one of Bliss and Gloom: the words of
    the cards are the same for two teams and for three, so Balance is named here once.
    """
    if side == ANY:
        return True
    if side == OWN:
        return other == team
    if side == RIVAL:
        return other != team and other != BALANCE
    return other != team


@rule
def in_chain(g: State, source: int, slot: int) -> bool:
    """Is the slot part of the unbroken run of Emotions of one team that holds the source?"""
    team = g.emotions[source].team
    for step in (1, 14):
        at = source
        for _ in range(14):
            at = (at + step) % 15
            if g.emotions[at].card < 0 or g.emotions[at].team != team:
                break
            if at == slot:
                return True
    return False


@rule
def in_scope(g: State, scope: int, source: int, slot: int) -> bool:
    """Does the slot lie in this scope of the source?"""
    if scope == ANYWHERE:
        return True
    if scope == SELF:
        return slot == source
    if scope == ADJACENT:
        d = (slot - source) % 15
        return d == 1 or d == 14
    if scope == TRIAD:
        return slot // 3 == source // 3
    if scope == CHAIN:
        return in_chain(g, source, slot)
    r = SLOT_REALM[slot]
    return r >= 0 and (r == TOUCHES[2 * source] or r == TOUCHES[2 * source + 1])


@rule
def selects(g: State, selector: int, source: int, slot: int) -> bool:
    """Does the selector of the card on `source` find the Emotion on `slot`?"""
    e = g.emotions[slot]
    if e.card < 0:
        return False
    s = SELECTORS[selector]
    if slot == source:
        if s.scope != SELF and s.with_self == 0:
            return False
    elif not in_scope(g, s.scope, source, slot):
        return False
    if s.side != ANY and not is_side(s.side, g.emotions[source].team, e.team):
        return False
    if s.filter == NO_FILTER:
        return True
    if s.filter == TWO_ESSENCE:
        return e.essence >= 2
    if s.filter == HAS_INTENSITY_TOKEN:
        return e.token > 0
    if s.filter == HAS_INSECURITY_TOKEN:
        return e.insecure > 0
    return e.intensity > g.emotions[source].intensity


@rule
def count_of(g: State, count: int, source: int) -> int:
    """A number read from the board for the card on `source`."""
    c = COUNTS[count]
    team = g.emotions[source].team
    n = 0
    if c.word == COUNT_REALMS:
        for r in range(REALMS):
            if g.realms[r].control >= 0 and is_side(c.side, team, g.realms[r].control):
                n += 1
        return n
    for slot in range(SLOTS):
        if selects(g, c.of, source, slot):
            n += g.emotions[slot].essence if c.word == COUNT_ESSENCE else 1
    return n


@rule
def amount_of(g: State, effect: int, source: int) -> int:
    """The amount of an effect: printed, or counted from the source."""
    if EFFECTS[effect].count >= 0:
        return count_of(g, EFFECTS[effect].count, source)
    return EFFECTS[effect].amount


# ---- standing modifiers --------------------------------------------------------------------------------------------
@rule
def teams_on(g: State, side: int, team: int) -> int:
    """Bit set of the teams that stand on a side."""
    bits = 0
    for other in range(g.n_teams):
        if is_side(side, team, other):
            bits |= 1 << other
    return bits


@rule
def suppress_neighbours(g: State, source: int, effect: int) -> None:
    """Stage 1: powers that silence others; such cards are never silenced. [cer.pow.suppression]"""
    for slot in range(SLOTS):
        if selects(g, EFFECTS[effect].target, source, slot) and CARDS[g.emotions[slot].card].suppresses == 0:
            g.emotions[slot].muted = 1


@rule
def apply_suppression(g: State) -> None:
    """Stage 1 for all cards in play."""
    for source in range(SLOTS):
        card = g.emotions[source].card
        if card < 0 or CARDS[card].suppresses == 0:
            continue
        for c in range(CARDS[card].first_clause, CARDS[card].first_clause + CARDS[card].n_clauses):
            if CLAUSES[c].trigger == WHILE_IN_PLAY:
                for effect in range(CLAUSES[c].first_effect, CLAUSES[c].first_effect + CLAUSES[c].n_effects):
                    if EFFECTS[effect].word == SUPPRESS:
                        suppress_neighbours(g, source, effect)


@rule
def collect_standing(g: State) -> None:
    """Every modifier in force goes on the list that guards read; stage 2 (no_lowering) is done on the way."""
    for source in range(SLOTS):
        e = g.emotions[source]
        if e.card < 0 or e.muted or CARDS[e.card].standing == 0:
            continue
        card = CARDS[e.card]
        for c in range(card.first_clause, card.first_clause + card.n_clauses):
            if CLAUSES[c].trigger != WHILE_IN_PLAY:
                continue
            for effect in range(CLAUSES[c].first_effect, CLAUSES[c].first_effect + CLAUSES[c].n_effects):
                s = g.standing[g.n_standing]
                s.effect = effect
                s.slot = source
                s.team = e.team
                g.n_standing += 1
                if EFFECTS[effect].word == NO_LOWERING:
                    guard_against_lowering(g, source, effect)


@rule
def guard_against_lowering(g: State, source: int, effect: int) -> None:
    """Stage 2: whose lowering of Intensity an Emotion ignores."""
    bits = teams_on(g, EFFECTS[effect].side, g.emotions[source].team)
    for slot in range(SLOTS):
        if selects(g, EFFECTS[effect].target, source, slot):
            g.emotions[slot].guarded |= bits


@rule
def add_modifiers(g: State) -> None:
    """Stage 3: the sum of intensity_mod."""
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word != INTENSITY_MOD:
            continue
        amount = amount_of(g, s.effect, s.slot)
        for slot in range(SLOTS):
            if selects(g, fx.target, s.slot, slot) and (amount > 0 or g.emotions[slot].guarded & (1 << s.team) == 0):
                g.emotions[slot].intensity += amount


@rule
def level_intensities(g: State) -> None:
    """Last stage of Intensity: same_as_source overrules everything before."""
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word == INTENSITY_RULE and fx.mode == SAME_AS_SOURCE:
            for slot in range(SLOTS):
                if selects(g, fx.target, s.slot, slot):
                    g.emotions[slot].intensity = g.emotions[s.slot].intensity


@rule
def printed_intensity(card: int, essence: int, muted: int) -> int:
    """The highest-numbered filled space; Self-Respect counts its last one. [cer.def.intensity]"""
    if CARDS[card].last_filled and muted == 0:
        return LAST_FILLED_SPACE[5 * card + essence]
    return HIGHEST_FILLED[5 * card + essence]


@rule
def recalculate(g: State) -> None:
    """Modifiers, Intensity and control from the board as it is. [cer.control.reevaluate]"""
    standing = 0
    suppress = 0
    g.n_standing = 0
    for slot in range(SLOTS):
        e = g.emotions[slot]
        e.intensity = 0
        if e.card >= 0:
            e.muted = 0
            e.guarded = 0
            standing |= CARDS[e.card].standing
            suppress |= CARDS[e.card].suppresses
    if suppress:
        apply_suppression(g)
    if standing:
        collect_standing(g)
        add_modifiers(g)
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card >= 0:
            total = printed_intensity(e.card, e.essence, e.muted) + e.token + e.intensity
            if e.insecure > 0 and not_guarded(g, slot):
                total -= 1
            e.intensity = total if total > 0 else 0
    if standing:
        level_intensities(g)
    for r in range(REALMS):
        control_frontier(g, r)
        control_realm(g, r)


@rule
def not_guarded(g: State, slot: int) -> bool:
    """Does the Insecurity token on this Emotion count? [cer.pow.insecurity-token]"""
    e = g.emotions[slot]
    for at in range(SLOTS):
        if g.emotions[at].uid == e.insecure:
            return e.guarded & (1 << g.emotions[at].team) == 0
    return True


# ---- control -------------------------------------------------------------------------------------------------------
@rule
def control_frontier(g: State, f: int) -> None:
    """Triad sums; alone there is enough, even at 0. [cer.control.frontier-*]"""
    lead = 0
    here = 0
    for slot in range(3 * f, 3 * f + 3):
        e = g.emotions[slot]
        if e.card >= 0:
            if e.side == BLISS:
                lead += e.intensity
                here |= 1
            else:
                lead -= e.intensity
                here |= 2
    holder = NOBODY
    if here == 1 or (here == 3 and lead > 0):
        holder = BLISS
    elif here == 2 or (here == 3 and lead < 0):
        holder = GLOOM
    r = g.realms[f]
    r.frontier_lead = lead
    if r.frontier != holder:
        r.frontier = holder
        note(g, ev.CONTROL, R.CONTROL_FRONTIER_TRIAD, holder, f, 1, lead)


@rule
def control_realm(g: State, r: int) -> None:
    """Inner slots count; a Frontier slot counts unless an opposing Emotion stands beside it. [cer.control.realm-*]"""
    lead = 0
    for i in range(2 * r, 2 * r + 2):
        inner = g.emotions[INNER[i]]
        outer = g.emotions[OUTER[i]]
        if inner.card >= 0:
            lead += inner.intensity if inner.side == BLISS else -inner.intensity
        if outer.card >= 0 and (inner.card < 0 or inner.side == outer.side):
            lead += outer.intensity if outer.side == BLISS else -outer.intensity
    realm = g.realms[r]
    if realm.size > 0:
        lead += realm.size if realm.token_side == BLISS else -realm.size
    realm.lead = lead
    holder = BLISS if lead > 0 else (GLOOM if lead < 0 else NOBODY)
    if realm.control != holder:
        realm.control = holder
        note(g, ev.CONTROL, R.CONTROL_REALM_WINNER, holder, r, 0, lead)
