"""What powers do: one interpreter for all words of components/vocabulary.yaml. Cards only combine the words.

An effect that needs a choice asks for it; an impossible one is skipped. [cer.pow.may, cer.pow.target,
cer.pow.recipient, cer.pow.place, cer.pow.intensity-token, cer.pow.insecurity-token]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask
from insula.games.cerebria.rules.board import decider, is_opponent, rotate_origin, slot_of
from insula.games.cerebria.rules.control import amount_of, is_side
from insula.games.cerebria.rules.fortresses import lower_fortress, refuse_lowering
from insula.games.cerebria.rules.powers.on_emotions import any_works_on, do_to_emotion, works_on
from insula.games.cerebria.rules.powers.on_spirits import do_to_spirit, fits_recipient
from insula.games.cerebria.rules.powers.triggers import ask_about
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import EFFECTS, SELECTORS, SLOT_REALM
from insula.games.cerebria.terms import (
    ADD_ESSENCE,
    EACH_OPPOSING_SPIRIT,
    INSECURITY_TOKEN,
    INTENSITY_TOKEN,
    INVOKER,
    MOVE_SPIRIT,
    OPPOSING_SPIRIT,
    OPPOSING_TEAM,
    OWN_SPIRIT,
    OWN_TEAM,
    REDUCE_FORTRESS,
    REMOVE_ESSENCE,
    ROTATE_ORIGIN,
    SELF,
    SHIFT_EMOTION,
)


# ---- can it do anything? -------------------------------------------------------------------------------------------
@rule
def needs_emotion(word: int) -> bool:
    """Is the effect done to an Emotion?"""
    return word in (INTENSITY_TOKEN, ADD_ESSENCE, REMOVE_ESSENCE, SHIFT_EMOTION, INSECURITY_TOKEN)


@rule
def can_do(g: State, effect: int, source: int, actor: int, team: int) -> bool:
    """Would the effect find something to work on? All it looks at is public."""
    fx = EFFECTS[effect]
    if fx.word == MOVE_SPIRIT:
        for seat in range(g.n_seats):
            if fits_recipient(g, effect, source, seat, team):
                return True
        return False
    if needs_emotion(fx.word):
        return any_works_on(g, effect, source, actor)
    return True


# ---- one effect after the other ------------------------------------------------------------------------------------
@rule
def effect_step(g: State) -> None:
    """The next effect of a clause; what it needs to know it asks."""
    q = g.asked
    source = slot_of(g, q.source)
    fx = EFFECTS[q.effect]
    if source >= 0 or not needs_emotion(fx.word):
        do_effect(g, source)
    if q.left > 1:
        more = ask_about(g, ask.EFFECT, q.seat)
        more.effect = q.effect + 1
        more.left = q.left - 1


@rule
def do_effect(g: State, source: int) -> None:
    """Sends the effect to Emotions, the board, or Spirits."""
    q = g.asked
    fx = EFFECTS[q.effect]
    if needs_emotion(fx.word):
        if SELECTORS[fx.target].scope == SELF:
            if works_on(g, q.effect, source, source, q.actor):
                do_to_emotion(g, source)
        elif can_do(g, q.effect, source, q.actor, q.team):
            pick = ask_about(g, ask.PICK, q.seat)
            pick.amount = amount_of(g, q.effect, source)
    elif fx.word == ROTATE_ORIGIN:
        rotate_origin(g, q.seat, fx.steps, R.POW_OWNER)
    elif fx.word == REDUCE_FORTRESS:
        reduce_fortress(g, source)
    else:
        do_besides(g, source)


@point
def do_besides(g: State, source: int) -> None:
    """Every other effect of the base game is done to Spirits."""
    do_to_recipient(g, source)


@rule
def do_to_recipient(g: State, source: int) -> None:
    """Finds out whom the effect is for."""
    q = g.asked
    to = EFFECTS[q.effect].to
    if to in (OWN_SPIRIT, OPPOSING_SPIRIT) or (to == OPPOSING_TEAM and g.n_teams > 2):
        if can_do(g, q.effect, source, q.actor, q.team):
            ask_about(g, ask.RECIPIENT, q.seat)
    elif to == EACH_OPPOSING_SPIRIT:
        for seat in range(g.n_seats):
            if is_opponent(g.seats[seat].team, q.team):
                do_to_spirit(g, q.effect, seat)
    elif to == INVOKER:
        if source >= 0:
            do_to_spirit(g, q.effect, g.emotions[source].invoker)
    elif to == OPPOSING_TEAM:
        for team in range(g.n_teams):
            if is_opponent(team, q.team):
                do_to_spirit(g, q.effect, decider(g, team))
    elif to == OWN_TEAM:
        do_to_spirit(g, q.effect, decider(g, q.team))
    else:
        do_to_spirit(g, q.effect, q.actor)


@rule
def reduce_fortress(g: State, source: int) -> None:
    """The Fortress of the card's Realm goes down one size, if its token is of the side named."""
    realm = SLOT_REALM[source]
    if realm < 0:
        return
    r = g.realms[realm]
    if r.fortress >= 0 and is_side(EFFECTS[g.asked.effect].side, g.asked.team, r.token_side):
        if refuse_lowering(g, realm) == LEGAL:
            lower_fortress(g, realm, g.asked.seat)
