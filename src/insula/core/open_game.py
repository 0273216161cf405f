"""What a game need not write: defaults for games that hide nothing and for words that a plain table can do without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from insula.core.questions import AnyState
from insula.core.record_class import fields_of
from insula.core.rule import rule

if TYPE_CHECKING:
    from insula.core.events import Event

# fields that say how the engine stands, not the game
_INNER = frozenset(("config", "rng", "reveals", "stack", "n_stack", "mark", "options", "n_options", "asked"))


@rule
def nothing_hidden(g: AnyState, seat: int) -> None:
    """Redeals what a seat does not know: nothing."""


def own_eyes(g: Any, seat: int) -> int:
    """Every seat knows for itself."""
    return 1 << seat


def whole_view(g: Any, seat: int | None) -> dict[str, Any]:
    """Everything on the table, for a game that hides nothing."""
    return {f.name: _plain(getattr(g, f.name)) for f in fields_of(type(g)) if f.name not in _INNER}


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, int):
        return value
    return {f.name: _plain(getattr(value, f.name)) for f in fields_of(type(value))}


def nothing_lost(g: Any) -> list[str]:
    """No check of what was created or lost."""
    return []


def no_values(g: Any, option: int, rule_id: str) -> dict[str, object]:
    """Refusals without placeholders."""
    return {}


def bare_event(g: Any, event: Event) -> str:
    """An event by its numbers."""
    return f"@{event.seat}: {event.thing} {event.other} {event.amount}"


def no_position(text: str) -> Any:
    """A game whose positions cannot be typed."""
    raise ValueError("This game has no notation for positions.")


def listed_view(view: dict[str, Any], names: Sequence[str]) -> str:
    """A terminal picture: each part of the view on a line."""
    return "\n".join(f"{name.replace('_', ' ')}: {_words(value)}" for name, value in view.items())


def _words(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(_words(each) for each in value)
    if isinstance(value, dict):
        return "; ".join(f"{name} {_words(each)}" for name, each in value.items())
    return str(value)
