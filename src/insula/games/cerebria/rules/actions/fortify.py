"""Fortify: build, Exalt, Raze or Attune with Origin; Garrison starts a bonus Invoke.

[cer.fortify.*, cer.supply.fragments-limited, cer.bside.love.pierce, cer.bside.love.raze, cer.bside.love.garrison*,
cer.bside.*.attune, cer.bside.attune-*, cer.bside.misery.exalt, cer.bside.hatred.raze]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.rules.actions.prices import refuse_price, uses, uses_row
from insula.games.cerebria.rules.board import accomplish, gain_actions, is_opponent
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.rules.fortresses import lower_fortress, refuse_lowering, remove_fortress
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import FORTIFY_ESSENCE, SPACE_REALMS, USES
from insula.games.cerebria.terms import (
    BLISS,
    BONUS_INVOKE,
    BUILD_IN_ENEMY_REALM,
    DRAW_AFTER,
    EXALT,
    EXALTED,
    FORTIFY,
    FRAGMENT_TO_IDENTITY,
    RAZE,
)


# ---- what an edition may say otherwise -----------------------------------------------------------------------------
@point
def held_by_opponent(g: State, seat: int, realm: int) -> bool:
    """Does another team control the Realm? [cer.fortify.not-opponent-realm]"""
    return g.realms[realm].control >= 0 and is_opponent(g.realms[realm].control, g.seats[seat].team)


@point
def raze_target_rule(g: State, seat: int, realm: int) -> int:
    """Why there is nothing to raze in a Realm."""
    return R.FORTIFY_RAZE


@point
def refuse_exalted_realm(g: State, seat: int, realm: int) -> int:
    """Not in a Realm that the opponent controls. [cer.fortify.exalt-realm]"""
    return R.FORTIFY_EXALT_REALM if held_by_opponent(g, seat, realm) else LEGAL


@point
def fortify_essence(g: State, seat: int, realm: int, using: int) -> int:
    """The kind of Essence that Fortify takes; it takes none in the base game."""
    return BLISS


@point
def token_of_fortress(g: State, seat: int) -> int:
    """For which side a new Fortress counts."""
    return g.seats[seat].team


# ---- the leaf guard ------------------------------------------------------------------------------------------------


@rule
def refuse_build(g: State, seat: int, realm: int, row: int) -> int:
    """An empty location, a Realm the opponent does not control, a Minor Fragment. [cer.fortify.build]"""
    team = g.seats[seat].team
    r = g.realms[realm]
    if r.fortress >= 0:
        return R.FORTIFY_MAJOR_FINAL if r.fortress == team and r.size == 2 else R.FORTIFY_EMPTY_ONLY
    held = held_by_opponent(g, seat, realm)
    if held and USES[row + BUILD_IN_ENEMY_REALM] == 0:
        return R.FORTIFY_NOT_OPPONENT_REALM
    if not held and USES[row + BUILD_IN_ENEMY_REALM] > 0:
        return R.VIBE_MUST_HAVE_EFFECT
    return LEGAL if g.teams[team].minor > 0 else R.FORTIFY_NO_MINOR


@rule
def refuse_raze(g: State, seat: int, realm: int) -> int:
    """An opponent's Fortress; a Major one needs a Minor to replace it. [cer.fortify.raze*]"""
    r = g.realms[realm]
    if r.fortress < 0 or not is_opponent(r.fortress, g.seats[seat].team):
        return raze_target_rule(g, seat, realm)
    return refuse_lowering(g, realm)


@rule
def refuse_exalt(g: State, seat: int, realm: int) -> int:
    """The team's own Minor Fragment in a Realm the opponent does not control. [cer.fortify.exalt*]"""
    r = g.realms[realm]
    team = g.seats[seat].team
    if r.fortress == team and r.size == 2:
        return R.FORTIFY_MAJOR_FINAL
    if r.fortress != team:
        return R.FORTIFY_EXALT
    refusal = refuse_exalted_realm(g, seat, realm)
    if refusal != LEGAL:
        return refusal
    return LEGAL if g.teams[team].major > 0 else R.FORTIFY_EXALT_NO_MAJOR


@rule
def refuse_fortify_effect(g: State, seat: int, realm: int, row: int) -> int:
    """Exactly one of build, Exalt, Raze and Attune with Origin. [cer.fortify.one-effect]"""
    exalt = USES[row + EXALT]
    raze = USES[row + RAZE]
    attune = USES[row + FRAGMENT_TO_IDENTITY]
    if exalt + raze + attune == 0:
        return refuse_build(g, seat, realm, row)
    if exalt + raze + attune > 1:
        return R.FORTIFY_ONE_EFFECT
    if USES[row + BUILD_IN_ENEMY_REALM] + USES[row + BONUS_INVOKE] > 0:
        return R.VIBE_MUST_HAVE_EFFECT
    if raze:
        return refuse_raze(g, seat, realm)
    if exalt:
        return refuse_exalt(g, seat, realm)
    r = g.realms[realm]
    return LEGAL if r.fortress == g.seats[seat].team and r.size == 1 else R.BSIDE_HARMONY_ATTUNE


@rule
def refuse_fortify(g: State, seat: int, realm: int, using: int, without: int) -> int:
    """A whole Fortify but for the bonus Invoke of Garrison, which search.refuse_garrison judges."""
    space = g.seats[seat].space
    if realm != SPACE_REALMS[2 * space] and realm != SPACE_REALMS[2 * space + 1]:
        return R.FORTIFY_POSITION
    row = uses_row(g, seat, FORTIFY, using)
    refusal = refuse_fortify_effect(g, seat, realm, row)
    if refusal != LEGAL:
        return refusal
    if USES[row + DRAW_AFTER] and g.seats[seat].n_deck == 0 and without < 0:
        return R.VIBE_MUST_HAVE_EFFECT
    needed = FORTIFY_ESSENCE[g.seats[seat].team]
    return refuse_price(g, seat, FORTIFY, using, -1, needed, fortify_essence(g, seat, realm, using))


@rule
def carry_out_fortify(g: State) -> None:
    """The Fragment is placed, replaced, removed or moved to the Identity."""
    p = g.plan
    team = g.seats[p.seat].team
    r = g.realms[p.realm]
    if uses(g, p.seat, FORTIFY, p.using, RAZE):
        lower_fortress(g, p.realm, p.seat)
        gain_actions(g, 1, R.FORTIFY_RAZE_EXTRA_ACTION)
    elif uses(g, p.seat, FORTIFY, p.using, EXALT):
        g.teams[team].minor += 1
        g.teams[team].major -= 1
        r.size = 2
        r.fresh = 1
        note(g, ev.EXALTED, R.FORTIFY_EXALT, p.seat, p.realm, -1, 0)
        accomplish(g, team, EXALTED)
    elif uses(g, p.seat, FORTIFY, p.using, FRAGMENT_TO_IDENTITY):
        g.teams[team].identity_minor += 1
        remove_fortress(g, p.realm)
        note(g, ev.ATTUNED, R.BSIDE_HARMONY_ATTUNE, p.seat, p.realm, -1, 0)
    else:
        g.teams[team].minor -= 1
        r.fortress = team
        r.token_side = token_of_fortress(g, p.seat)
        r.size = 1
        r.fresh = 1
        note(g, ev.BUILT, R.FORTIFY_BUILD, p.seat, p.realm, -1, 0)
    recalculate(g)
