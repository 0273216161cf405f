"""Sentences about the turn, its Abilities and its end."""

from __future__ import annotations

from insula.games.cerebria.gen import opt
from insula.games.cerebria.words.names import ABILITY_NAMES
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, INTENSIFY, INVOKE, MOVE_EMOTION, Scene, near

ABILITIES = range(opt.ADD_VIBE, opt.EXTRA_ACTION + 1)


def is_act(a: Attempt) -> bool:
    """An Action, an Ability or the end of the turn."""
    return a.option == opt.END_TURN or opt.ACT <= a.option <= opt.EXTRA_ACTION


@CLAIMS.claim("cer.turn.order")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return is_act(a) and s.seat != s.g.turn and s.g.turns > 0 and s.values["player"] == f"@{s.g.turn}"


@CLAIMS.claim("cer.turn.three-actions")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.names_act and s.g.actions == 0


@CLAIMS.repair("cer.turn.three-actions")
def _(a: Attempt) -> None:
    a.g.actions = 1


@CLAIMS.claim("cer.turn.abilities-between")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return opt.ABSORB <= a.option <= opt.EXTRA_ACTION and s.seat == s.g.turn and s.kind != "turn" and s.in_turn


@CLAIMS.claim("cer.turn.one-after-another")
def _(a: Attempt) -> bool:
    s = Scene(a)
    acts = a.option == opt.END_TURN or s.group == "ACT"
    return acts and s.seat == s.g.turn and s.kind != "turn" and s.in_turn


@CLAIMS.claim("cer.turn.end-steps")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return is_act(a) and s.seat == s.g.turn and s.kind != "turn" and not s.in_turn and s.g.turns > 0


@CLAIMS.claim("cer.turn.abilities-once")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if a.option not in ABILITIES:
        return False
    which = a.option - opt.ADD_VIBE
    return bool(s.g.used >> which & 1) and s.values["ability"] == ABILITY_NAMES[which]


@CLAIMS.repair("cer.turn.abilities-once")
def _(a: Attempt) -> None:
    a.g.used = 0


@CLAIMS.claim("cer.turn.end-ambition-full")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.group == "TAKE_AMBITION" and s.kind == "turn_end" and s.purse.ambition == 3


@CLAIMS.repair("cer.turn.end-ambition-full", "cer.absorb.commitment")
def _(a: Attempt) -> None:
    Scene(a).purse.ambition = 1


@CLAIMS.claim("cer.turn.end-deck-empty")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.group == "DRAW_TWO" and s.kind == "turn_end" and s.me.n_deck == 0


@CLAIMS.claim("cer.turn.no-illegal-partial")
def _(a: Attempt) -> bool:
    s = Scene(a)
    inside = s.kind in ("token_card", "invoke_card") and s.act == INVOKE
    if not (s.names_act or inside) or not s.says_action(s.act):
        return False
    if s.act == INTENSIFY:
        none_near = not any(s.own(slot) for slot in near(s.me.space))
        return none_near and s.values["reason"] == "none of your team's Emotions is next to your Spirit"
    if s.act == MOVE_EMOTION and not any(s.own(slot) for slot in range(15)):
        return s.values["reason"] == "your team has no Emotion in play"
    full = all(s.at(slot) for slot in near(s.me.space))
    return (
        s.act in (INVOKE, MOVE_EMOTION)
        and full
        and s.values["reason"] == "every slot next to your Spirit holds an Emotion"
    )


@CLAIMS.claim("cer.absorb.once")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return a.option == opt.ABSORB and s.kind == "turn" and s.g.absorbs <= 0 and s.g.turns > 1


@CLAIMS.repair("cer.absorb.once")
def _(a: Attempt) -> None:
    a.g.absorbs = 1


@CLAIMS.claim("cer.setup.no-first-absorb")
def _(a: Attempt) -> bool:
    return a.option == opt.ABSORB and a.kind == "turn" and a.g.turns == 1


@CLAIMS.repair("cer.setup.no-first-absorb")
def _(a: Attempt) -> None:
    a.g.turns, a.g.absorbs = 2, 1


@CLAIMS.claim("cer.ambition.spend")
def _(a: Attempt) -> bool:
    s = Scene(a)
    told = (s.values["cost"], s.values["have"]) == (1, s.purse.ambition)
    return a.option in (opt.ADD_VIBE, opt.ROTATE) and s.kind == "turn" and told and s.purse.ambition < 1


@CLAIMS.claim("cer.ambition.extra-action")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return a.option == opt.EXTRA_ACTION and s.purse.ambition < 2 and s.values["have"] == s.purse.ambition


@CLAIMS.repair("cer.ambition.spend", "cer.ambition.extra-action")
def _(a: Attempt) -> None:
    Scene(a).purse.ambition = 3
