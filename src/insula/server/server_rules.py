"""Rules of the web table (`rulebook.yaml` beside this file) and the one way to refuse over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from insula.core.messages import Value
from insula.core.rulebook import Refusal, Refused, Rulebook
from insula.server import wire

SERVER_RULES = Rulebook(Path(__file__).parent)

STATUS = {
    "online.cookie": 401,
    "online.login": 401,
    "online.origin": 403,
    "online.banned": 403,
    "online.unknown-table": 404,
    "online.unknown-game": 404,
    "online.unknown-lesson": 404,
    "online.unknown-pack": 404,
    "online.no-howto": 404,
    "online.unknown-rule": 404,
    "online.not-over": 403,
    "online.stuck": 409,
    "online.review": 409,
    "online.moment": 404,
    "online.started": 409,
    "online.seat-taken": 409,
    "online.seat-kept": 409,
    "online.no-seat": 409,
    "online.name-taken": 409,
    "online.blocked": 409,
    "online.holiday": 409,
    "online.too-slow": 408,
    "online.too-large": 413,
    "online.too-fast": 429,
    "online.too-many-tables": 429,
    "online.store-away": 503,
    "online.moved": 503,
}


def refuse(rule: str, **values: object) -> Refused:
    """A refusal by a rule of the server, to be raised."""
    return Refused(SERVER_RULES.refusal(rule, values))


def because(reason: str, **values: Value) -> str:
    """Why a rule refuses, a part of its sentence in the language that is spoken now; all reasons are in `locales/`."""
    return SERVER_RULES.catalogue.say(f"because-{reason}", **values)


def misfit(error: Mapping[str, Any]) -> str:
    """What is wrong with a message, in a few words: the first problem that pydantic found."""
    place, kind = ".".join(str(part) for part in error["loc"][1:])[:60], str(error["type"])
    if kind == "value_error":  # a sentence of our own
        return str(error["ctx"]["error"])[:160].rstrip(".")
    if not place or kind == "json_invalid":  # the place is then that of a character
        return because("form")
    sort = {"missing": "missing", "extra_forbidden": "unknown"}.get(kind, "unfit")
    size = ("too_long", "too_short", "greater_than", "less_than")
    return because(f"field-{'size' if any(word in kind for word in size) else sort}", place=place)


def error(rule: str) -> wire.ErrorMessage:
    """A refusal of something that carries no nonce."""
    refusal = SERVER_RULES.refusal(rule, {})
    return wire.ErrorMessage(says=refusal.says, rule=refusal.rule)


def status_of(refusal: Refusal) -> int:
    """The HTTP status that fits a refusal."""
    return STATUS.get(refusal.rule, 400)


def info(refusal: Refusal) -> wire.RefusalInfo:
    """A refusal for the wire."""
    return wire.RefusalInfo(
        rule=refusal.rule, section=refusal.section, says=refusal.says, alternative=refusal.alternative
    )
