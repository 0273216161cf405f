"""Lasting changes in words: one sentence each; a second one about the same Emotions says "their"."""

from __future__ import annotations

from typing import Any

from insula.games.cerebria.words.card_words.emotions_named import emotion, for_each
from insula.games.cerebria.words.card_words.phrases import NoWords, Phrases

Node = dict[str, Any]
TO_AN_EMOTION = ("quell", "intensify", "empower")
ONTO_A_SLOT = ("invoke", "move_emotion")


def lasting(phrases: Phrases, effects: list[Node]) -> str:
    """The sentences of a clause `while_in_play`."""
    said = []
    for i, fx in enumerate(effects):
        again = i > 0 and "target" in fx and fx["target"] == effects[i - 1].get("target")
        text = modifier(phrases, fx, again)
        said.append(text[0].upper() + text[1:] + ".")
    return " ".join(said)


def modifier(phrases: Phrases, fx: Node, again: bool) -> str:
    """One modifier; `again`: the sentence before was about the same Emotions."""
    word = fx["effect"]
    if word == "cost_mod":
        return _cost(phrases, fx)
    if word == "absorb_mod":
        return _absorb(phrases, fx)
    if word == "bar_slots":
        return phrases.say(f"bar_slots.{fx['for']}", slot=phrases.say(f"slots.{fx['scope']}"))
    if word == "permit":
        return phrases.say(f"permit.{fx['what']}.{fx['for']}")
    if word in ("suppress", "no_lowering"):
        return _shielded(phrases, fx, "same" if again else "first")
    targets = emotion(phrases, fx["target"], "all", "card")
    if word == "no_quell":
        return phrases.say(f"no_quell.{fx['for']}", targets=targets)
    if word == "quell_mod":
        return _quell(phrases, fx, targets)
    return _intensity(phrases, fx, targets)


def _shielded(phrases: Phrases, fx: Node, form: str) -> str:
    word = fx["effect"]
    side = f".{fx['for']}" if "for" in fx else ""
    targets = emotion(phrases, fx["target"], "all", "card")
    return phrases.say(f"{word}.{form}{side}", targets=targets, but=phrases.say(f"{word}.but"))


def _verb(phrases: Phrases, fx: Node, name: str) -> str:
    """The verb for one Emotion or several."""
    return phrases.say(name, n=1 if fx["target"]["scope"] == "self" else 2)


def _intensity(phrases: Phrases, fx: Node, targets: str) -> str:
    have = _verb(phrases, fx, "have")
    if fx["effect"] == "intensity_rule":
        if fx["rule"] == "last_filled" and fx["target"]["scope"] != "self":
            raise NoWords("the catalogue has no phrase for last_filled of other Emotions")
        return phrases.say(f"intensity_rule.{fx['rule']}", targets=targets, have=have)
    amount = fx["amount"]
    if isinstance(amount, dict):
        return phrases.say("intensity_mod.each", targets=targets, have=have, each=for_each(phrases, amount))
    sign = "more" if amount > 0 else "less"
    return phrases.say(f"intensity_mod.{sign}", n=abs(amount), targets=targets, have=have)


def _quell(phrases: Phrases, fx: Node, targets: str) -> str:
    if "limit" in fx:
        lose = _verb(phrases, fx, "quell_mod.lose")
        return phrases.say(f"quell_mod.limit.{fx['for']}", n=fx["limit"], targets=targets, lose=lose)
    return phrases.say(f"quell_mod.extra.{fx['for']}", n=fx["extra"], targets=targets)


def _cost(phrases: Phrases, fx: Node) -> str:
    """Dearer or cheaper acts, with the place that makes them so."""
    acts: list[str] = fx["acts"]
    where = ""
    if "space" in fx:
        where = phrases.say(f"cost_mod.space.{fx['space']}")
    elif set(acts) <= set(TO_AN_EMOTION):
        where = phrases.say(f"cost_mod.to_emotion.{fx['where']}")
    elif set(acts) <= set(ONTO_A_SLOT):
        where = phrases.say(f"cost_mod.to_slot.{fx['where']}")
    elif fx.get("where", "anywhere") != "anywhere":
        raise NoWords(f"the catalogue has no phrase for {', '.join(acts)} at one place")
    sign = "more" if fx["amount"] > 0 else "less"
    resource = phrases.say(f"resources.{fx['resource']}")
    cost = phrases.say(f"cost_mod.{sign}", n=abs(fx["amount"]), resource=resource)
    names = phrases.listed([phrases.say(f"acts.{act}.name") for act in acts])
    return phrases.say(f"cost_mod.{fx['for']}", acts=names, where=where, cost=cost)


def _absorb(phrases: Phrases, fx: Node) -> str:
    sign = "less" if fx["amount"] < 0 else ("may" if fx.get("optional") else "more")
    they = phrases.say(f"absorb_mod.they.{fx['for']}")
    do = phrases.say(f"absorb_mod.{fx['from']}_{sign}", n=abs(fx["amount"]), they=they)
    who, sphere = phrases.say(f"absorb_mod.who.{fx['for']}"), phrases.say(f"absorb_mod.sphere.{fx['where']}")
    return phrases.say("absorb_mod.when", who=who, sphere=sphere, do=do)
