"""What the workshop must know of Cerebria: the vocabulary as a grammar, the words of cards, checks and rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from insula.core.parts import Files, Workshop
from insula.games.cerebria.check_components import blocking, design
from insula.games.cerebria.rules.powers.card_tables import load
from insula.games.cerebria.words.card_words import EDITIONS, NoWords, emotion_text, power_text

Node = dict[str, Any]
EMOTION, SPIRIT = "emotions.[]", "spirits.[]"
ONE_OF = {"side": "sides", "scope": "scopes", "filter": "filters", "recipient": "recipients"}


def said(files: Files, kind: str, entry: Mapping[str, Any]) -> str:
    """What a card or a Spirit says; empty while the catalogue has no phrase for it."""
    edition = EDITIONS[entry.get("side") == "balance"]
    try:
        if kind == EMOTION:
            return emotion_text(dict(entry), edition)
        return power_text(dict(entry), edition) if kind == SPIRIT else ""
    except (NoWords, KeyError, TypeError, ValueError):
        return ""


def problems(files: Files) -> list[str]:
    """What cannot be played or said."""
    return blocking(_pack(files))


def advice(files: Files) -> list[str]:
    """What the printed game keeps to and a correction need not: even sides, simple starter decks, stronger Strong."""
    return design(_pack(files))


def _pack(files: Files) -> Node:
    return {name.removesuffix(".yaml"): data for name, data in files.items()}


# ---- the vocabulary as a grammar ---------------------------------------------------------------------------------


@cache
def grammar() -> Node:
    """Which word may stand where in a power: shapes, and the fields of each of their words."""
    words = load("vocabulary.yaml")
    selector = {name: _spec(spec, words) for name, spec in words["selector"]["fields"].items()}
    shapes = {
        "clause": {"word": "trigger", "words": [_clause(each, words) for each in words["triggers"]]},
        "condition": {"word": "condition", "words": [_word(each, words) for each in words["conditions"]]},
        "modifier": {"word": "effect", "words": [_word(each, words) for each in words["modifiers"]]},
        "effect": {"word": "effect", "words": [_word(each, words) for each in words["effects"]]},
        "count": {"word": "count", "words": [_word(each, words) for each in words["counts"]]},
        "selector": {"word": "", "words": [{"id": "", "text": "", "fields": selector}]},
    }
    return {"power": {"is": "list", "shape": "clause"}, "shapes": shapes}


def _clause(word: Node, words: Node) -> Node:
    holds = "modifier" if word["id"] == "while_in_play" else "effect"
    made = _word(word, words)
    made["fields"] |= {
        "when": {"is": "list", "shape": "condition", "optional": True},
        "do": {"is": "list", "shape": holds, "optional": False},
    }
    if holds == "effect":
        made["fields"]["optional"] = {"is": "bool", "optional": True}
    return made


def _word(word: Node, words: Node) -> Node:
    fields = {name: _spec(spec, words) for name, spec in word["fields"].items()}
    return {"id": word["id"], "text": " ".join(word["text"].split()), "fields": fields}


def _spec(spec: Node, words: Node) -> Node:
    """A kind of value of the vocabulary as forms understand it."""
    kind, optional = spec["is"], {"optional": bool(spec.get("optional"))}
    if isinstance(kind, list):
        told = {each["id"]: each["text"] for name in ONE_OF.values() for each in words[name]}
        return {"is": "choice", "values": [{"id": each, "text": told.get(each, "")} for each in kind], **optional}
    if kind in ONE_OF:
        values = [{"id": each["id"], "text": each["text"]} for each in words[ONE_OF[kind]]]
        return {"is": "choice", "values": values, **optional}
    if kind == "acts":
        acts = [act for name in ("spirit_actions", "realm_actions", "abilities") for act in words["acts"][name]]
        return {"is": "several", "values": [{"id": each, "text": ""} for each in acts], **optional}
    if kind in ("selector", "count"):
        return {"is": "shape", "shape": kind, **optional}
    if kind == "effects":
        return {"is": "list", "shape": "effect", **optional}
    if kind == "int_or_count":
        return {"is": "int", "or": "count", **optional}
    if kind == "int_or_all":
        return {"is": "int", "word": "all", **optional}
    return {"is": str(kind), **optional}


WORKSHOP = Workshop(
    groups={EMOTION: ("side", "strength"), "decks.[]": ("side",), SPIRIT: ("side",)},
    cards=(EMOTION, SPIRIT),
    said=said,
    problems=problems,
    advice=advice,
    grammar=grammar,
    rules={
        "power": "cer.def.emotion-powers",
        "threshold": "cer.empower.threshold",
        "row": "cer.def.essence-capacity",
        "vibe": "cer.comp.mild-cards",
        "copies": "cer.comp.mild-cards",
        "cards": "cer.deck.size",
        "cost": "cer.comp.spirit-boards",
        "rule": "cer.comp.spirit-boards",
        "count": "cer.comp.fragments",
        "points": "cer.comp.wheel",
    },
)
