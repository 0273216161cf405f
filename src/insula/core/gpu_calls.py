"""Large rules on a GPU are called, not copied into every rule that uses them: fetching code is what takes the time."""

from __future__ import annotations

from typing import Any

LARGE = 600  # instructions as numba writes them; measured on the largest game (docs/adr/0051-games-on-a-gpu.md)


def keep_apart(compiled: Any) -> None:
    """Tells the optimizer not to copy what was compiled, if it is large."""
    for function in compiled.library._module.functions:
        if sum(len(block.instructions) for block in function.blocks) > LARGE:
            function.attributes.add("noinline")
