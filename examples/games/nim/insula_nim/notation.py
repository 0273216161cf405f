"""Nim in words."""

from __future__ import annotations

from insula.core.events import Event
from insula_nim.gen import ev
from insula_nim.state import MAX_STICKS, State


def option_text(g: State, option: int) -> str:
    """`take 2 from 3`: two sticks from the third heap."""
    return f"take {option % MAX_STICKS + 1} from {option // MAX_STICKS + 1}"


def option_thing(g: State, option: int) -> str:
    """A stick of a heap."""
    return f"stick:{option // MAX_STICKS}:{option % MAX_STICKS}"


def question_text(g: State) -> str:
    """The only question."""
    return f"@{g.asked.seat}, how many sticks do you take, and from which heap?"


def event_text(g: State, event: Event) -> str:
    """What happened."""
    if event.kind == ev.WON:
        return f"@{event.seat} takes the last stick and wins"
    sticks = "1 stick" if event.amount == 1 else f"{event.amount} sticks"
    return f"@{event.seat} takes {sticks} from heap {event.other + 1}"


def refusal_values(g: State, option: int, rule: str) -> dict[str, object]:
    """Values of the refusal."""
    heap = option // MAX_STICKS
    return {"heap": heap + 1, "left": g.heaps[heap], "wanted": option % MAX_STICKS + 1}


def reason(g: State) -> str:
    """Why the game is over."""
    return f"@{list(g.won).index(1)} took the last stick."
