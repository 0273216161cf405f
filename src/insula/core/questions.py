"""The words every game's rules use for chance, options and events; the stack itself is generated per game."""

from __future__ import annotations

from typing import Any

from insula.core.rule import rule

# In signatures `AnyState` stands for the State of whichever game is compiled.
AnyState = Any
Batch = list[Any]  # an array of states
Bytes = list[int]  # an array of unsigned bytes, for masks and flags

# L'Ecuyer's two combined generators. No product leaves 63 bits: compiled code must never overflow a signed int.
_FIRST = 2147483563
_SECOND = 2147483399
_HALF = 0x7FFFFFFF


@rule
def rand(g: AnyState, n: int) -> int:
    """A number from 0 to n - 1 from the state's own generator."""
    first = ((g.rng >> 31) * 40014) % _FIRST
    second = ((g.rng & _HALF) * 40692) % _SECOND
    g.rng = (first << 31) | second
    drawn: int = (first - second + _FIRST) % n
    return drawn


@rule
def seed_chance(g: AnyState, seed: int) -> None:
    """Starts the generator so that neighbouring seeds give unrelated games."""
    high = (seed >> 31) & _HALF
    low = seed & _HALF
    first = 1 + (high * 69621 + low * 48271 + 12345) % (_FIRST - 1)
    second = 1 + (low * 16807 + high * 30319 + 54321) % (_SECOND - 1)
    g.rng = (first << 31) | second
    for _ in range(4):
        rand(g, 2)


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
