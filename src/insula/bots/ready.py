"""Which engine a bot thinks in: plain until numba is compiled, numba from then on. No table waits for a compile."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from insula.bots.brain import DRIVERS, Brain
from insula.core.compiled import cache_home
from insula.core.game import Game
from insula.core.registry import load

_LOCK = threading.Lock()
_BRAINS: dict[tuple[str, str], Brain] = {}
_LOADING: dict[str, threading.Thread] = {}


def brain_for(game: Game, engine: str = "auto") -> tuple[Brain, str]:
    """The brain to think with now, and a note the first time that plain stands in for numba."""
    if engine != "auto":
        return _brain(game, engine), ""
    with _LOCK:
        fast = _BRAINS.get((game.name, "numba"))
        if fast is not None:
            return fast, ""
        if os.environ.get("INSULA_ENGINE") == "plain" or find_spec("numba") is None or game.name in _LOADING:
            return _plain(game), ""
        thread = threading.Thread(target=_load, args=(game,), name=f"load {game.name}", daemon=True)
        _LOADING[game.name] = thread
        thread.start()
        note = f"The fast rules of {game.title} are being loaded; until then the bots think in plain Python."
        return _plain(game), note


def wait_until_fast(game: Game) -> Brain:
    """The numba brain, however long it takes: for ladders and benchmarks."""
    return _brain(game, "numba")


def compile_game(name: str) -> None:
    """Fills the cache of compiled code for one game; processes that want the same game wait for the first of them."""
    with alone(name):
        _brain(load(name), "numba")


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Lets one process at a time compile what goes by this name; the others then find it in the cache."""
    try:
        import fcntl
    except ImportError:  # not a POSIX system: two processes may compile the same, which costs time and nothing else
        yield
        return
    folder = cache_home()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _plain(game: Game) -> Brain:
    return _BRAINS.setdefault((game.name, "plain"), Brain(game, "plain"))


def _brain(game: Game, target: str) -> Brain:
    found = _BRAINS.get((game.name, target))
    if found is None:
        found = Brain(game, target)
        found.load()
        found = _BRAINS.setdefault((game.name, target), found)
    return found


def _load(game: Game) -> None:
    # compiling would hold this process up for a minute, so another process fills the cache and this one only loads it
    if not all(game.engine("numba", DRIVERS).is_cached(function) for function in Brain.COMPILED):
        command = f"from insula.bots.ready import compile_game; compile_game({game.name!r})"
        if subprocess.run([sys.executable, "-c", command], capture_output=True, check=False).returncode != 0:
            return
    made = Brain(game, "numba")
    made.load()
    with _LOCK:
        _BRAINS[game.name, "numba"] = made
