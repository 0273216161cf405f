"""Language: in which language words are made just now. It belongs to whoever looks, never to a table.

Whoever makes words for somebody says so with `speaking`; whatever is stored (records, results) is made in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def spoken() -> str:
    """The language of whoever is told something now, such as `de`; English unless somebody said otherwise."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Words made inside are in this language, where it is complete; else in English."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def wished(given: str, known: frozenset[str]) -> str:
    """The first known language of a wish such as `de-AT,de;q=0.9,en;q=0.8`; English where none is known."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(given[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, name.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((name for weight, _, name in sorted(wishes) if weight < 0 and name in known | {ENGLISH}), ENGLISH)
