"""Powers of Emotions in words: trigger, conditions and effects of each clause put together."""

from __future__ import annotations

from typing import Any

from insula.core.sentences import began
from insula.games.cerebria.words.card_words.effects_told import effect
from insula.games.cerebria.words.card_words.emotions_named import counted, emotion
from insula.games.cerebria.words.card_words.modifiers import lasting
from insula.games.cerebria.words.card_words.phrases import Phrases

Node = dict[str, Any]
SPIRIT_ACTIONS = ("move", "invoke", "quell", "fortify", "empower")
ARRIVES_BY = {"mild": "invoke", "strong": "empower"}


def power(phrases: Phrases, card: Node) -> str:
    """All sentences of a card."""
    if card["strength"] == "starting":
        return phrases.say("starting")
    said: list[str] = []
    before = ""
    for clause in card["power"]:
        if clause["trigger"] == "while_in_play":
            said.append(lasting(phrases, clause["do"]))
        else:
            said.append(triggered(phrases, clause, card, again=before == clause["trigger"] == "on_enter"))
        before = clause["trigger"]
    return " ".join(said)


def triggered(phrases: Phrases, clause: Node, card: Node, again: bool) -> str:
    """One sentence: when, what, and on which conditions."""
    trigger = "again" if again else _trigger(clause)
    conditions = [condition(phrases, each) for each in clause.get("when", [])]
    if _may_be_gone(clause):
        conditions.append(("if", phrases.say("still_in_play")))
    wheres = "".join(text for kind, text in conditions if kind == "where")
    ifs = [text for kind, text in conditions if kind == "if"]
    asked = phrases.say(f"triggers.{trigger}.if", conditions=phrases.listed(ifs, "and")) if ifs else ""
    may = clause.get("optional", False)
    do = phrases.listed([effect(phrases, fx, may) for fx in clause["do"]], "and")
    values: Node = {"where": wheres, "if": asked, "do": do, "Do": began(do)}
    if clause["trigger"] == "after_act":
        values["act"] = _act(phrases, clause, card)
    if clause["trigger"] == "before_loss":
        values["who"] = phrases.say(f"who.{clause['by']}")
        values["target"] = emotion(phrases, clause["target"], "one", "card")
    return phrases.say(f"triggers.{trigger}.say", **values)


def _trigger(clause: Node) -> str:
    """The name of the phrase for a trigger."""
    word: str = clause["trigger"]
    if word == "on_leave":
        return "on_leave.self" if clause["which"] == "self" else f"on_leave.other.{clause.get('of', 'any')}"
    return f"turn_end.{clause['by']}" if word == "turn_end" else word


def _may_be_gone(clause: Node) -> bool:
    """Could the very act that sets the clause off have removed its card? [cer.pow.presence]"""
    if clause["trigger"] != "after_act" or "quell" not in clause["acts"]:
        return False
    target = clause.get("target", {"scope": "anywhere", "with_self": True})
    return bool(target["scope"] == "self" or target.get("with_self"))


# ---- the act that sets a clause off --------------------------------------------------------------------------------


def _act(phrases: Phrases, clause: Node, card: Node) -> str:
    """Who does what to which Emotion."""
    acts: list[str] = clause["acts"]
    form = "order" if clause["by"] == "own" else "third"
    if clause.get("used_upgrade"):
        whole = sorted(acts) == sorted(SPIRIT_ACTIONS)
        names = phrases.say("any_spirit_action")
        if not whole:
            names = phrases.listed([phrases.say(f"acts.{act}.one") for act in acts])
        done = phrases.say(f"with_upgrade.{form}", act=names)
    elif "target" in clause:
        target = emotion(phrases, clause["target"], "one", "card")
        done = phrases.listed([phrases.say(f"acts.{act}.target.{form}", target=target) for act in acts])
    else:
        done = phrases.listed([phrases.say(f"acts.{act}.alone.{form}") for act in acts])
        if clause["by"] in ("own", "any") and ARRIVES_BY.get(card["strength"]) in acts:
            done += phrases.say("own_arrival")
    who = phrases.say(f"who.{clause['by']}")
    return f"{who} {done}"


# ---- conditions ----------------------------------------------------------------------------------------------------


def condition(phrases: Phrases, node: Node) -> tuple[str, str]:
    """The place in the sentence (`where` or `if`) and the words of a condition."""
    name, values = _condition(phrases, node)
    kind = "where" if phrases.has(f"conditions.{name}.where") else "if"
    return kind, phrases.say(f"conditions.{name}.{kind}", **values)


def _condition(phrases: Phrases, node: Node) -> tuple[str, Node]:
    word: str = node["condition"]
    if word == "slot_is":
        return f"slot_is.{node['kind']}", {}
    if word in ("exists", "none"):
        form = "one" if word == "exists" else "none"
        return word, {"emotion": emotion(phrases, node["of"], form, "it")}
    if word == "chain_at_least":
        return word, {"n": node["n"]}
    if word == "more":
        sides = {side: counted(phrases, node[side]) for side in ("left", "right")}
        return f"more.{node['left']['count']}", sides
    if word == "ambition_available":
        return f"ambition_available.{_bounds(node)}", {"least": node.get("min", 0), "most": node.get("max", 0)}
    return word, {}


def _bounds(node: Node) -> str:
    if "max" not in node:
        return "some" if node.get("min") == 1 else "least"
    if node["max"] == 0:
        return "none"
    return "between" if "min" in node else "most"
