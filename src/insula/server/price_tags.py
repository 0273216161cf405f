"""Price tags: previews as they are sent, put into words and JSON by whoever looks ahead, beside the event loop."""

from __future__ import annotations

from collections.abc import Mapping

from insula.core import previews as core
from insula.core.amounts import Change
from insula.server import wire

Tags = dict[int, str]  # by the id of the option, each as JSON


def tag(found: core.Preview) -> str:
    """A preview as JSON."""
    return shown(found).model_dump_json()


def message(version: int, tags: Mapping[int, str]) -> str:
    """A `previews` message; what is in it is not read again."""
    inside = ",".join(f'"{option}":{text}' for option, text in tags.items())
    return f'{{"t":"previews","version":{version},"previews":{{{inside}}}}}'


def shown(found: core.Preview) -> wire.Preview:
    """A preview as it is sent."""
    return wire.Preview(
        cost=[_change(each) for each in found.cost],
        gain=[_change(each) for each in found.gain],
        places=list(found.places),
        unknown=list(found.unknown),
        lowest=found.lowest,
    )


def _change(change: Change) -> wire.Change:
    return wire.Change(
        what=change.what,
        name=change.name,
        before=change.before,
        after=change.after,
        whose=change.whose,
        sort=change.sort,
        text=change.text,
    )
