"""A CUDA kernel in which each block plays a pool of random games; used by bench/gpu.py and tools/ptx.py.

Threads of a warp run together only while they do the same, and a game is so much code that fetching it takes most of
the time. So games are taken apart into pieces (a question: its options and an answer, or a step), a block does one
piece at a time for as many of its games as wait for it, and dear pieces wait until many games do. A question with much
to look at lists its options in parts, `turn_part` and `TURN_PARTS` beside `turn_options`: every game the same part.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
import types
from pathlib import Path
from typing import Any

import insula
from insula.core import chance
from insula.core.game import Setup
from insula.core.record_class import dtype_of

WARP = 32
MAX_THREADS = 1024  # of a block
MAX_GAMES = 4096  # of a block
EVERYBODY = 0xFFFFFFFF

PIECES = 128  # kinds of questions and of steps
OVER = -1


def find_games() -> None:
    """Makes the games of this checkout known where it is not installed: a machine with a GPU may have no way to."""
    if insula.games():
        return
    told = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    made = Path(tempfile.mkdtemp()) / "insula-0.dist-info"
    made.mkdir()
    lines = [f"{name} = {place}" for name, place in told["project"]["entry-points"]["insula.games"].items()]
    (made / "entry_points.txt").write_text("\n".join(["[insula.games]", *lines]), encoding="utf-8")
    sys.path.append(str(made.parent))


def without_gpu() -> None:
    """Lets numba-cuda compile on a machine without a driver, for Hopper."""
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=(9, 0))


def pieces_of(setup: Setup) -> tuple[Any, Any, Any, Any]:
    """Device functions: the beginning of a game, the two halves of a piece, and which piece comes next."""
    from numba import cuda

    dispatch, engine = setup.game.dispatch, setup.game.engine("cuda")
    set_up = engine.get(dispatch.setup.setup)
    in_order, take_top = engine.get(dispatch.in_order), engine.get(dispatch.take_top)
    answer, run_step = engine.get(dispatch.answer), engine.get(dispatch.run_step)
    list_options, lapse = engine.get(dispatch.list_options), engine.get(dispatch.lapse)
    draw, first_step = engine.get(chance.draw), dispatch.ask.FIRST_STEP

    @cuda.jit(device=True)
    def next_piece(g):  # type: ignore[no-untyped-def]
        in_order(g)
        if g.over != 0:
            return OVER
        take_top(g)
        return g.asked.kind

    @cuda.jit(device=True)
    def first_half(g, piece):  # type: ignore[no-untyped-def]
        if piece >= first_step:
            run_step(g)
        else:
            g.n_options = 0
            list_options(g)

    @cuda.jit(device=True)
    def second_half(g, piece, i, chances, counts, hashes):  # type: ignore[no-untyped-def]
        if piece >= first_step:
            return
        if g.n_options == 0:
            lapse(g)
            return
        option = g.options[draw(chances[i], g.n_options)]
        hashes[i] = (hashes[i] * 1000003 + option * 8 + g.asked.seat) & 0x3FFFFFFFFF
        counts[i] += 1
        answer(g, option)

    return set_up, first_half, second_half, next_piece


def parts_of(setup: Setup) -> tuple[int, int, Any]:
    """The kind of question that is listed in parts, how many parts, and a device function that lists one of them."""
    from numba import cuda

    kinds = {name: kind for kind, name in setup.game.gen.ask.NAMES.items()}
    found = [(kinds[name], m, name) for m in setup.game.modules for name in kinds if hasattr(m, f"{name}_part")]
    if not found:

        @cuda.jit(device=True)
        def nothing(g, part):  # type: ignore[no-untyped-def]
            return

        return OVER, 0, nothing
    [(kind, module, name)] = found
    its_part = setup.game.engine("cuda").get(getattr(module, f"{name}_part"))

    @cuda.jit(device=True)
    def list_part(g, part):  # type: ignore[no-untyped-def]
        if part == 0:
            g.n_options = 0
        its_part(g, part)

    return kind, getattr(module, f"{name.upper()}_PARTS"), list_part


def clock() -> Any:
    """A device function: the cycles that the multiprocessor has run."""
    from llvmlite import ir
    from numba import types as numba_types
    from numba.cuda.extending import intrinsic

    @intrinsic
    def cycles(context):  # type: ignore[no-untyped-def]
        def code(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            kind = ir.FunctionType(ir.IntType(64), [])
            return builder.asm(kind, "mov.u64 $0, %clock64;", "=l", [], side_effect=True)

        return numba_types.int64(), code

    return cycles


def kernel_of(setup: Setup) -> tuple[Any, Any]:
    """The kernel as a Python function and its signature."""
    from numba import cuda, float32, from_dtype, int32, int64, void

    begin, first_half, second_half, next_piece = pieces_of(setup)
    long_kind, n_parts, list_part = parts_of(setup)
    cycles = clock()
    state, stream = from_dtype(dtype_of(setup.game.State)), from_dtype(dtype_of(chance.Chance))
    game_seed, start = (setup.game.engine("cuda").get(each) for each in (chance.game_seed, chance.start))
    answers = chance.ANSWERS

    @cuda.jit(device=True)
    def next_to_do(waiting, done, cost, lane):  # type: ignore[no-untyped-def]
        """The piece for which most games wait, in relation to how often and how dearly it is done."""
        best = float32(0)
        which = OVER
        for piece in range(lane, PIECES, WARP):
            n = waiting[piece]
            if n > 0:
                score = float32(n * n) / (float32(done[piece] + 1) * float32(cost[piece] + 1))
                if score > best:
                    best = score
                    which = piece
        for distance in (16, 8, 4, 2, 1):
            other = cuda.shfl_xor_sync(EVERYBODY, best, distance)
            others = cuda.shfl_xor_sync(EVERYBODY, which, distance)
            if other > best or (other == best and others > which):
                best = other
                which = others
        return which

    def kernel(blank, seed, most, pool, games, chances, counts, hashes):  # type: ignore[no-untyped-def]
        me = cuda.threadIdx.x
        waiting = cuda.shared.array(PIECES, int32)  # games of the pool that wait for a piece
        done = cuda.shared.array(PIECES, int32)  # how often a piece was done
        cost = cuda.shared.array(PIECES, int32)  # and how many cycles that took the last time
        pieces = cuda.shared.array(MAX_GAMES, int32)  # the piece that each game of the pool waits for
        chosen = cuda.shared.array(MAX_THREADS, int32)  # the games that are taken on now
        now = cuda.shared.array(2, int32)  # the piece that is done now, and how many games there are for it
        for piece in range(me, PIECES, cuda.blockDim.x):
            waiting[piece] = 0
            done[piece] = 0
            cost[piece] = 0
        cuda.syncthreads()
        for k in range(me, pool, cuda.blockDim.x):
            i = cuda.blockIdx.x * pool + k
            pieces[k] = OVER
            if i < counts.size:
                games[i] = blank[0]
                own = game_seed(seed, i)
                start(chances[i], own, answers)
                counts[i] = 0
                hashes[i] = 17
                begin(games[i], own)
                pieces[k] = next_piece(games[i])
                cuda.atomic.add(waiting, pieces[k], 1)
        while True:
            cuda.syncthreads()
            if me < WARP:
                piece = next_to_do(waiting, done, cost, me)
                if me == 0:
                    now[0] = piece
                    now[1] = 0
            cuda.syncthreads()
            piece = now[0]
            if piece == OVER:
                break
            for k in range(me, pool, cuda.blockDim.x):
                if pieces[k] == piece:
                    place = cuda.atomic.add(now, 1, 1)
                    if place < cuda.blockDim.x:
                        chosen[place] = k
            cuda.syncthreads()
            began = cycles()
            k = chosen[me] if me < now[1] else 0
            i = cuda.blockIdx.x * pool + k
            # every barrier brings together the threads that parted in the rules
            if piece == long_kind:
                for part in range(n_parts):
                    if me < now[1]:
                        list_part(games[i], part)
                    cuda.syncthreads()
            else:
                if me < now[1]:
                    first_half(games[i], piece)
                cuda.syncthreads()
            if me < now[1]:
                second_half(games[i], piece, i, chances, counts, hashes)
            cuda.syncthreads()
            if me < now[1]:
                then = next_piece(games[i])
                if counts[i] >= most:
                    then = OVER
                pieces[k] = then
                cuda.atomic.add(waiting, piece, -1)
                if then != OVER:
                    cuda.atomic.add(waiting, then, 1)
            cuda.syncthreads()
            if me == 0:
                cost[piece] = cycles() - began
                done[piece] += min(now[1], cuda.blockDim.x)

    return kernel, void(state[::1], int64, int64, int64, state[::1], stream[::1], int64[::1], int64[::1])
