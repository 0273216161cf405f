"""A CUDA kernel in which each thread plays some random games; used by bench/gpu.py and tools/ptx.py.

Threads of a warp run together only while they do the same, and a game is so much code that fetching it takes most of
the time. So each thread holds several games, `play` is taken apart into its pieces (an answer, a step, a list of
options, each for one kind of question), and a warp does that piece which most of its games are at: whoever has such a
game does it there, the others wait.
"""

from __future__ import annotations

import types
from typing import Any

from insula.core.game import Setup
from insula.core.record_class import dtype_of

MOST = 16  # games of a thread
WARP = 32
MOST_WARPS = 8  # of a block
EVERYBODY = 0xFFFFFFFF

# A piece: listing the options of a kind of question, a kind of step, or, with ANSWER, answering a kind of question.
ANSWER = 128
PIECES = 256
OVER = -1


def without_gpu() -> None:
    """Lets numba-cuda compile on a machine without a driver, for Hopper."""
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=(9, 0))


def pieces_of(setup: Setup) -> tuple[Any, Any]:
    """Device functions: the beginning of a game, and one piece of it; both tell which piece comes next."""
    from numba import cuda

    dispatch, engine = setup.game.dispatch, setup.game.engine("cuda")
    set_up = engine.get(dispatch.setup.setup)
    in_order, take_top = engine.get(dispatch.in_order), engine.get(dispatch.take_top)
    answer, run_step = engine.get(dispatch.answer), engine.get(dispatch.run_step)
    list_options, lapse = engine.get(dispatch.list_options), engine.get(dispatch.lapse)
    first_step = dispatch.ask.FIRST_STEP

    @cuda.jit(device=True)
    def next_piece(g):  # type: ignore[no-untyped-def]
        in_order(g)
        if g.over != 0:
            return OVER
        take_top(g)
        return g.asked.kind

    @cuda.jit(device=True)
    def begin(g, seed):  # type: ignore[no-untyped-def]
        set_up(g, seed)
        return next_piece(g)

    @cuda.jit(device=True)
    def go_on(g, piece, option):  # type: ignore[no-untyped-def]
        if piece >= ANSWER:
            answer(g, option)
        elif piece >= first_step:
            run_step(g)
        else:
            g.n_options = 0
            list_options(g)
            if g.n_options > 0:
                return piece + ANSWER
            lapse(g)
        return next_piece(g)

    return begin, go_on


def kernel_of(setup: Setup) -> tuple[Any, Any]:
    """The kernel as a Python function and its signature."""
    from numba import cuda, from_dtype, int32, int64, void

    begin, go_on = pieces_of(setup)
    state = from_dtype(dtype_of(setup.game.State))

    @cuda.jit(device=True)
    def most_common(at, lane):  # type: ignore[no-untyped-def]
        """The piece that most games of the warp are at; the sums that go round end with the piece."""
        best = 0
        for piece in range(lane, PIECES, WARP):
            best = max(best, at[piece] * PIECES + piece)
        for distance in (16, 8, 4, 2, 1):
            best = max(best, cuda.shfl_xor_sync(EVERYBODY, best, distance))
        return best % PIECES if best >= PIECES else OVER

    def kernel(blank, first, most, counts, hashes):  # type: ignore[no-untyped-def]
        lane = cuda.threadIdx.x % WARP
        at = cuda.shared.array((MOST_WARPS, PIECES), int32)[cuda.threadIdx.x // WARP]  # how many games are where
        for piece in range(lane, PIECES, WARP):
            at[piece] = 0
        cuda.syncwarp()
        # local memory interleaves the threads' states, so that neighbours read neighbouring words
        mine = cuda.local.array(MOST, state)
        pieces = cuda.local.array(MOST, int32)
        draws = cuda.local.array(MOST, int64)
        games = (counts.size + cuda.gridsize(1) - 1) // cuda.gridsize(1)
        for j in range(games):
            i = cuda.grid(1) + j * cuda.gridsize(1)
            pieces[j] = OVER
            if i < counts.size:
                mine[j] = blank[0]
                pieces[j] = begin(mine[j], first + i)
                draws[j] = (((first + i) & 0x7FFFFFFF) * 48271 + 11) & 0x7FFFFFFF
                counts[i] = 0
                hashes[i] = 17
                cuda.atomic.add(at, pieces[j], 1)
        while True:
            cuda.syncwarp()
            piece = most_common(at, lane)
            if piece == OVER:
                break
            j = games - 1
            while j >= 0 and pieces[j] != piece:
                j -= 1
            if j >= 0:
                g = mine[j]
                i = cuda.grid(1) + j * cuda.gridsize(1)
                option = 0
                if piece >= ANSWER:
                    draws[j] = (draws[j] * 1103515245 + 12345) & 0x7FFFFFFF
                    option = g.options[(draws[j] >> 8) % g.n_options]
                    hashes[i] = (hashes[i] * 1000003 + option * 8 + g.asked.seat) & 0x3FFFFFFFFF
                    counts[i] += 1
                then = go_on(g, piece, option)
                if counts[i] >= most:
                    then = OVER
                pieces[j] = then
                cuda.atomic.add(at, piece, -1)
                if then != OVER:
                    cuda.atomic.add(at, then, 1)

    return kernel, void(state[::1], int64, int64, int64[::1], int64[::1])
