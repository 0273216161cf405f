"""Claims of the turn question, of what must be finished first, and of the Revelation."""

from __future__ import annotations

from insula.games.card.gen import ask, opt
from insula.testing.truth import Attempt
from tests.games.card.truth.reading import (
    ABILITY_NAMES,
    ABILITY_ORDER,
    CLAIMS,
    Printed,
    ask_turn,
    emotion_of,
    give_card,
    hand,
    is_card,
    is_impulse,
    listed,
    name_at,
    offered,
    whereabouts,
)

claim, repair = CLAIMS.claim, CLAIMS.repair


@claim("card.turn.two-actions")
def _(a: Attempt) -> bool:
    ends = a.kind == "turn" and a.text == "end turn"
    return ends and a.values == {"taken": a.g.actions, "rest": 2 - a.g.actions} and a.g.actions < 2


@repair("card.turn.two-actions")
def _(a: Attempt) -> None:
    a.g.actions = 2


@claim("card.turn.no-third-action")
def _(a: Attempt) -> bool:
    an_action = is_impulse(a) or a.thing == "deck" or a.thing.startswith("stack:") or is_card(a)
    return a.kind == "turn" and an_action and a.g.actions == 2 and opt.PASS in offered(a)


@repair("card.turn.no-third-action")
def _(a: Attempt) -> None:
    a.g.actions = 1


@claim("card.invoke.from-hand")
def _(a: Attempt) -> bool:
    if a.kind != "turn" or not is_card(a):
        return False
    card = a.option - opt.CARD
    said = {"card": Printed(card).name, "where": whereabouts(a.g, a.seat, card)}
    return card not in hand(a.g, a.seat) and a.values == said


@repair("card.invoke.from-hand")
def _(a: Attempt) -> None:
    give_card(a.g, a.seat, a.option - opt.CARD)


@claim("card.invoke.discard-timing")
def _(a: Attempt) -> bool:
    return a.thing == "discard" and a.kind == "turn"


@repair("card.invoke.discard-timing")
def _(a: Attempt) -> None:
    a.g.asked.kind = ask.MULLIGAN


@claim("card.impulse.face-up-only")
def _(a: Attempt) -> bool:
    if a.kind not in ("turn", "deprive_card", "embrace") or not {opt.IMPULSE + c for c in range(3)} <= offered(a):
        return False
    if a.thing == "deck":
        return a.values == {"pile": "The main deck", "state": "is face down" if a.g.n_deck > 0 else "is empty"}
    if not a.thing.startswith("stack:"):
        return False
    column = int(a.thing[6:])
    state = "is face down" if a.g.stack_size[column] > 0 else "is empty"
    return a.values == {"pile": f"Stack {column + 1}", "state": state}


# ---- what must be finished first -----------------------------------------------------------------------------------

OF_ABILITY = {
    "destroy": "destroy",
    "deprive_card": "deprive",
    "summon": "summon",
    "steal": "steal",
    "steal_card": "steal",
    "swap": "swap",
    "swap_own": "swap",
    "embrace": "embrace",
    "drain": "drain",
    "drain_host": "drain",
    "drain_give": "drain",
    "drain_put": "drain",
}
PLAIN_TODO = {
    "absorb": "choose where the Fragment goes",
    "destroy": "choose an Emotion in any Mindset",
    "deprive_card": "choose a face-up Impulse card to discard",
    "summon": "choose a card from your hand",
    "steal": "choose an opponent whose hand you want to look at",
    "swap": "choose the Emotion you want",
    "embrace": "choose a face-up Impulse card to take",
    "drain": "choose the Emotion to take Fragments from",
}
# what the sentence tells to choose is what the question offers
ASKED_THINGS = {
    "absorb": ("supply", "slot"),
    "destroy": ("slot",),
    "deprive_card": ("impulse",),
    "summon": ("card",),
    "steal": ("seat",),
    "steal_card": ("card", "button"),
    "swap": ("slot",),
    "swap_own": ("slot",),
    "embrace": ("impulse",),
    "drain": ("slot",),
    "drain_host": ("slot",),
    "drain_give": ("button",),
    "drain_put": ("button",),
    "entry": ("button", "slot", "card"),
}


def todo(a: Attempt) -> str:
    """What has to be done before anything else."""
    plan = a.g.plan
    if a.kind == "entry":
        return entry_todo(a)
    if a.kind == "steal_card":
        return f"take one of @{plan.victim}’s cards or leave them all"
    if a.kind == "swap_own":
        return f"choose which of your Emotions to give for {name_at(a.g, plan.source)}"
    if a.kind == "drain_host":
        return f"choose which of your Emotions takes the Fragments from {name_at(a.g, plan.source)}"
    if a.kind == "drain_give":
        return f"choose the kind of slot on {name_at(a.g, plan.source)} that gives up a Fragment"
    if a.kind == "drain_put":
        return f"choose the kind of slot on {name_at(a.g, plan.host)} that takes the Fragment"
    return PLAIN_TODO[a.kind]


def entry_todo(a: Attempt) -> str:
    name = Printed(a.g.plan.card).name
    if a.g.plan.discard < 0 and a.g.seats[a.seat].n_mindset == 4:
        return f"discard an Emotion for {name}"
    partners = [Printed(c) for c in hand(a.g, a.seat) if Printed(c).absorbs]
    entering = Printed(a.g.plan.card)
    merges = not entering.absorbs and any(p.side == entering.side for p in partners)
    ways = [f"place {name} alone"] + ["merge it"] * merges
    if a.g.plan.discard < 0 and a.g.seats[a.seat].n_mindset > 0:
        ways.append("discard an Emotion for it")
    return listed(ways, "or")


def things_offered(a: Attempt) -> set[str]:
    return {a.game.option_thing(a.g, option).partition(":")[0] for option in offered(a)}


def ability_in_progress(a: Attempt) -> str:
    if a.kind in OF_ABILITY:
        return ABILITY_NAMES[OF_ABILITY[a.kind]]
    if a.kind == "absorb":
        return Printed(a.g.seats[a.seat].mindset[a.g.plan.spender].card).ability
    return ABILITY_NAMES[ABILITY_ORDER[a.g.plan.ability]] if a.g.plan.ability >= 0 else ""


@claim("card.turn.no-interrupt")
def _(a: Attempt) -> bool:
    if a.kind not in ASKED_THINGS or not things_offered(a) <= set(ASKED_THINGS[a.kind]):
        return False
    needs_no_answer = a.text == "pass" or is_card(a) or is_impulse(a) or emotion_of(a) is not None
    ability = ability_in_progress(a)
    current = f"paying for {ability}" if a.kind == "absorb" else ability or "your Invoke"
    return needs_no_answer and a.option not in offered(a) and a.values == {"current": current, "todo": todo(a)}


@claim("card.ability.must-resolve")
def _(a: Attempt) -> bool:
    effect = a.kind in OF_ABILITY and a.kind not in ("steal_card", "drain_give", "drain_put")
    return effect and a.text == "pass" and a.values == {"type": ability_in_progress(a), "todo": todo(a)}


@repair("card.turn.no-interrupt", "card.ability.must-resolve")
def _(a: Attempt) -> None:
    ask_turn(a)


# ---- the Revelation --------------------------------------------------------------------------------------------------


@claim("card.rev.immediate")
def _(a: Attempt) -> bool:
    nobody_in_play = all(a.g.seats[s].n_mindset == 0 for s in range(a.g.n_seats))
    return a.kind == "trim" and is_impulse(a) and nobody_in_play and a.values == {"player": f"@{a.g.turn}"}


@repair("card.rev.immediate")
def _(a: Attempt) -> None:
    ask_turn(a)


@claim("card.next.trim-hand")
def _(a: Attempt) -> bool:
    if a.kind != "trim" or not (is_card(a) or a.text == "pass"):
        return False
    kept = [c for c in hand(a.g, a.seat) if not a.g.aside[c]]
    why = ""
    if is_card(a):
        card = a.option - opt.CARD
        if card in kept:
            return False
        state = "already put aside" if card in hand(a.g, a.seat) else "not in your hand"
        why = f"; {Printed(card).name} is {state}"
    return a.values == {"count": len(kept) - 4, "why": why}


@repair("card.next.trim-hand")
def _(a: Attempt) -> None:
    if is_card(a):
        card = a.option - opt.CARD
        a.g.aside[card] = 0
        if card not in hand(a.g, a.seat):
            give_card(a.g, a.seat, card)
    else:
        ask_turn(a)
