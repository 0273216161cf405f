"""A CUDA kernel that plays one random game per thread; used by bench/gpu.py and tools/ptx.py."""

from __future__ import annotations

import types
from typing import Any

from insula.core import drive
from insula.core.game import Setup
from insula.core.record_class import dtype_of


def without_gpu() -> None:
    """Lets numba-cuda compile on a machine without a driver, for Hopper."""
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=(9, 0))


def kernel_of(setup: Setup) -> tuple[Any, Any]:
    """The kernel as a Python function and its signature."""
    from numba import cuda, from_dtype, int64, void

    play = setup.game.engine("cuda").get(drive.traced_random_game)
    state = from_dtype(dtype_of(setup.game.State))

    def kernel(blank, first, most, counts, hashes):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < counts.size:
            # local memory interleaves the threads' states, so that neighbours read neighbouring words
            mine = cuda.local.array(1, state)
            mine[0] = blank[0]
            played, trace = play(mine[0], first + i, most)
            counts[i] = played
            hashes[i] = trace

    return kernel, void(state[::1], int64, int64, int64[::1], int64[::1])
