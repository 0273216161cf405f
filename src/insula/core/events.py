"""Events: what happened, which rule caused it, and who may see which part of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from insula.core.story import Fact

HIDDEN = -1
EVERYBODY = -1


@dataclass(frozen=True)
class Event:
    """One thing that happened. `thing` is -1 for eyes that may not see it; -2 and less mean nothing.

    `facts` is what everybody could see when it happened, where the game's story asks for it.
    """

    number: int
    move: int
    kind: int
    rule: int
    seat: int
    thing: int
    other: int
    amount: int
    eyes: int = EVERYBODY
    facts: tuple[Fact, ...] = ()

    @classmethod
    def noted(cls, number: int, move: int, entry: tuple[int, ...], facts: tuple[Fact, ...] = ()) -> Event:
        """An event as the rules noted it."""
        kind, rule, seat, thing, other, amount, eyes = entry
        return cls(number, move, kind, rule, seat, thing, other, amount, eyes, facts)

    def seen_by(self, eyes: int) -> Event:
        """The event as the seats of the bit set `eyes` see it."""
        if self.eyes == EVERYBODY:
            return self
        return replace(self, thing=self.thing if self.eyes & eyes else HIDDEN, eyes=EVERYBODY)


def named(text: str, names: tuple[str, ...]) -> str:
    """Puts the names of the seats for `@0`, `@1` ... of the games' texts."""
    for seat, name in enumerate(names):
        text = text.replace(f"@{seat}", name)
    return text
