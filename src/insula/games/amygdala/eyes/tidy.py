"""One fixed order for the stack, the only hidden thing: what is then dealt depends on nothing but the view."""

from __future__ import annotations

from insula.games.amygdala.state import State


def tidy(g: State, seat: int) -> None:
    """Sorts the stack."""
    g.tile_stack[: g.n_tile_stack] = sorted(g.tile_stack[: g.n_tile_stack])
