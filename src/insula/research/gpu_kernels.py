"""Machine code of a batch on a GPU: compiled from the rules without needing a GPU, kept in the cache, launched by name.

A kernel is compiled for Hopper (sm_90) when it is first used and the cache has none: seconds for the small games,
minutes for the largest.
"""

from __future__ import annotations

import ctypes
import importlib
import re
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from insula.core.compiled import cache_home, fingerprint
from insula.core.game import Game
from insula.core.record_class import dtype_of
from insula.research import batch_rules

ARCH = (9, 0)
REGISTERS = 128  # of a thread at most: with more, 65,536 games no longer fit onto the GPU at once
THREADS = 64  # of a block


def kernel(game: Game, name: str) -> tuple[Callable[..., None], Any]:
    """A kernel of a game as a Python function with its signature: begin, step, observe or lead; one game a thread."""
    from numba import float32, from_dtype, int64, uint8, void

    cuda: Any = importlib.import_module("numba.cuda")
    twin = game.engine("cuda", (batch_rules,))
    n_options = game.n_options
    games, ints, flags = from_dtype(dtype_of(game.State))[::1], int64[::1], uint8[::1]
    one_game = twin.get(getattr(batch_rules, f"{name}_game"))

    def begin(batch, blank, seeds, masks, seats, kinds):  # type: ignore[no-untyped-def]
        i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if i < seeds.size:
            one_game(batch, blank, i, seeds, masks, n_options, seats, kinds)

    def step(batch, blank, actions, seeds, masks, seats, kinds, rewards, n_seats, ended):  # type: ignore[no-untyped-def]
        i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if i < seeds.size:
            one_game(batch, blank, i, actions, seeds, masks, n_options, seats, kinds, rewards, n_seats, ended)

    def observe(batch, out):  # type: ignore[no-untyped-def]
        i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if i < batch.size:
            one_game(batch, i, out[:, i])

    def lead(batch, teams, n_seats, leads):  # type: ignore[no-untyped-def]
        i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if i < batch.size:
            one_game(batch, i, teams, n_seats, leads)

    made: dict[str, tuple[Callable[..., None], Any]] = {
        "begin": (begin, void(games, games, ints, flags, ints, ints)),
        "step": (step, void(games, games, ints, ints, flags, ints, ints, float32[::1], int64, flags)),
        "observe": (observe, void(games, float32[:, ::1])),
        "lead": (lead, void(games, ints, int64, float32[::1])),
    }
    return made[name]


def folder_of(game: Game) -> Path:
    """Where the machine code of a game is kept: named by everything that decides what is compiled."""
    tools = f"numba-cuda {version('numba-cuda')} registers {REGISTERS} arch {ARCH}"
    standing = sorted(f"{hook.__name__} {rule.__module__}.{rule.__qualname__}" for hook, rule in game.bound.items())
    here = importlib.import_module(__name__)
    return cache_home() / f"gpu-{fingerprint([*game.modules, batch_rules, here], ' '.join([tools, *standing]))}"


def machine_code(game: Game, name: str) -> Path:
    """The file of a kernel's machine code, compiled now if need be; works on a machine without a GPU, too."""
    path = folder_of(game) / f"{name}.cubin"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _without_gpu()
        part = path.with_suffix(".part")
        part.write_bytes(_machine_code(*kernel(game, name)))
        part.rename(path)
    return path


def _machine_code(function: Callable[..., None], signature: Any) -> bytes:
    cuda: Any = importlib.import_module("numba.cuda")
    core: Any = importlib.import_module("cuda.core")
    ptx, _ = cuda.compile_ptx(function, signature, cc=ARCH)
    options = core.LinkerOptions(arch=f"sm_{ARCH[0]}{ARCH[1]}", max_register_count=REGISTERS)
    code: bytes = core.Linker(core.ObjectCode.from_ptx(ptx.encode()), options=options).link("cubin").code
    return code


def _without_gpu() -> None:
    """Lets numba-cuda compile whether or not there is a driver, always for the same architecture."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
        np.row_stack = np.vstack
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=ARCH)


def kernel_name(code: bytes) -> str:
    """What the kernel is called in its machine code; rules that it calls have sections of their own there."""
    name = re.search(rb"\.text\.(_ZN6insula8research11gpu_kernels\w+)", code)
    if name is None:
        raise ValueError("There is no kernel of this project in this machine code.")
    return name[1].decode()


class Launcher:
    """One kernel on the device; arrays are handed over as numba's kernels take them."""

    def __init__(self, path: Path) -> None:
        core: Any = importlib.import_module("cuda.core")
        self._core, self._device = core, core.Device()
        self._device.set_current()
        self._kernel = core.ObjectCode.from_cubin(str(path)).get_kernel(kernel_name(path.read_bytes()))

    def __call__(self, games: int, words: list[ctypes.c_int64]) -> None:
        """Starts it for so many games; returns before it is done."""
        config = self._core.LaunchConfig(grid=-(-games // THREADS), block=THREADS)
        self._core.launch(self._device.default_stream, config, self._kernel, *words)


def words_of(tensor: Any, itemsize: int = 0) -> list[ctypes.c_int64]:
    """A tensor as an argument of a kernel: no owner, no parent, size, width of an item, address, shape and strides.

    With `itemsize` a tensor of bytes is taken for an array of records so wide.
    """
    width = itemsize or tensor.element_size()
    shape = (tensor.numel() // itemsize,) if itemsize else tuple(tensor.shape)
    strides = (itemsize,) if itemsize else tuple(step * width for step in tensor.stride())
    size = tensor.numel() // (itemsize or 1)
    return [ctypes.c_int64(word) for word in (0, 0, size, width, tensor.data_ptr(), *shape, *strides)]
