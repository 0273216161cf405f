"""The words every game's rules use for options and events; the stack itself is generated per game."""

from __future__ import annotations

from typing import Any

from insula.core.rule import rule

# In signatures `AnyState` stands for the State of whichever game is compiled.
AnyState = Any
Batch = list[Any]  # an array of states
Bytes = list[int]  # an array of unsigned bytes, for masks and flags


@rule
def offer(g: AnyState, option: int) -> None:
    """One more option of the question being listed; ascending order of ids."""
    g.options[g.n_options] = option
    g.n_options += 1


@rule
def reveal(g: AnyState) -> None:
    """Somebody learned something hidden: what came before cannot be taken back without consent."""
    g.reveals += 1


def note(g: AnyState, event: int, rule_number: int, seat: int, thing: int, other: int, amount: int) -> None:
    """A public event and the rule that caused it; nothing in the compiled engines."""
    if g.log is not None:
        g.log.append((event, rule_number, seat, thing, other, amount, -1))


def note_to(
    g: AnyState, eyes: int, event: int, rule_number: int, seat: int, thing: int, other: int, amount: int
) -> None:
    """An event whose `thing` only the seats of the bit set `eyes` may see; nothing in the compiled engines."""
    if g.log is not None:
        g.log.append((event, rule_number, seat, thing, other, amount, eyes))


SILENT = (note, note_to)
