"""Differences between two views, as JSON Patch (RFC 6902): what a tab that has the older one needs for the newer."""

from __future__ import annotations

from dataclasses import dataclass
from marshal import dumps
from typing import Any

from pydantic_core import from_json

from insula.server import wire

Steps = list[wire.PatchStep]
PLAIN = 2  # a version of marshal that writes equal values of equal types alike


@dataclass(frozen=True, eq=False)
class ShownView:
    """A view as it was shown: its parts by their names, each as JSON. Those who see the same share one."""

    parts: dict[str, bytes]


def differences(old: Any, new: Any) -> Steps:
    """The steps that make the new value of the old one, in their order; both as they come from JSON."""
    steps: Steps = []
    if not _alike(old, new):
        _compare(old, new, "", steps)
    return steps


def view_differences(old: ShownView, new: ShownView) -> Steps:
    """The same for whole views; only parts that have changed are read."""
    steps: Steps = []
    for name, before in old.parts.items():
        if name not in new.parts:
            steps.append(wire.Remove(op="remove", path=f"/{_escaped(name)}"))
        elif before != new.parts[name]:
            _compare(from_json(before), from_json(new.parts[name]), f"/{_escaped(name)}", steps)
    for name, after in new.parts.items():
        if name not in old.parts:
            steps.append(wire.Put(op="add", path=f"/{_escaped(name)}", value=from_json(after)))
    return steps


def _alike(old: Any, new: Any) -> bool:
    """Whether two values are the same in JSON, where 1, 1.0 and true are not; may miss it, which costs only time."""
    return bool(old == new) and dumps(old, PLAIN) == dumps(new, PLAIN)


def _compare(old: Any, new: Any, path: str, steps: Steps) -> None:
    """Adds what is between two values that are hardly alike."""
    if isinstance(old, dict) and isinstance(new, dict):
        _objects(old, new, path, steps)
    elif isinstance(old, list) and isinstance(new, list):
        _lists(old, new, path, steps)
    else:
        steps.append(wire.Put(op="replace", path=path, value=new))


def _objects(old: dict[str, Any], new: dict[str, Any], path: str, steps: Steps) -> None:
    for name, before in old.items():
        if name in new:
            if not _alike(before, new[name]):
                _compare(before, new[name], f"{path}/{_escaped(name)}", steps)
        else:
            steps.append(wire.Remove(op="remove", path=f"{path}/{_escaped(name)}"))
    for name, after in new.items():
        if name not in old:
            steps.append(wire.Put(op="add", path=f"{path}/{_escaped(name)}", value=after))


def _lists(old: list[Any], new: list[Any], path: str, steps: Steps) -> None:
    """What is alike at both ends stays; between, one after the other changes, and the rest goes or comes."""
    head, tail = (0, 0) if len(old) == len(new) else _same_ends(old, new)
    before, after = old[head : len(old) - tail], new[head : len(new) - tail]
    both = min(len(before), len(after))
    for place in range(both):
        if not _alike(before[place], after[place]):
            _compare(before[place], after[place], f"{path}/{head + place}", steps)
    steps += [wire.Remove(op="remove", path=f"{path}/{head + both}") for _ in before[both:]]
    for place, value in enumerate(after[both:], head + both):
        steps.append(wire.Put(op="add", path=f"{path}/{place}", value=value))


def _same_ends(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """How many values two lists share at their beginning, and of the others at their end."""
    shorter = min(len(old), len(new))
    head = next((n for n in range(shorter) if not _alike(old[n], new[n])), shorter)
    rest = shorter - head
    return head, next((n for n in range(rest) if not _alike(old[-1 - n], new[-1 - n])), rest)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
