"""Which engine a bot thinks in: plain until numba is compiled, numba from then on. No table waits for a compile."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from insula.bots.engine import BotEngine
from insula.bots.network_mind import NetworkEngine, network_engine
from insula.core import locks
from insula.core.compiled import cache_home
from insula.core.game import Game
from insula.core.registry import load

_LOCK = threading.Lock()
_ENGINES: dict[tuple[str, str], BotEngine] = {}
_LOADING: dict[str, threading.Thread] = {}


def engine_for(game: Game, engine: str = "auto") -> tuple[BotEngine, str]:
    """The engine to think with now, and a note the first time that plain stands in for numba."""
    if engine != "auto":
        return _engine(game, engine), ""
    with _LOCK:
        fast = _ENGINES.get((game.name, "numba"))
        if fast is not None:
            return fast, ""
        if os.environ.get("INSULA_ENGINE") == "plain" or find_spec("numba") is None or game.name in _LOADING:
            return _plain(game), ""
        thread = threading.Thread(target=_load, args=(game,), name=f"load {game.name}", daemon=True)
        _LOADING[game.name] = thread
        thread.start()
        note = f"The fast rules of {game.title} are being loaded; until then the bots think in plain Python."
        return _plain(game), note


def wait_until_fast(game: Game) -> BotEngine:
    """The numba engine, however long it takes: for ladders and benchmarks."""
    return _engine(game, "numba")


def match_engine(game: Game, target: str = "numba", search: bool = True) -> BotEngine:
    """The engine for games between bots, loaded or compiled now; processes that want the same wait for the first.

    Without `search` only what random and greedy need is compiled before the first game.
    """
    made = _ENGINES.get((game.name, target)) or BotEngine(game, target)
    if target == "numba":
        with alone(game.name):
            made.load(*made.PLAYING, *(made.COMPILED if search else ()))
            if search:
                _load_network(made)
    return _ENGINES.setdefault((game.name, target), made) if search else made


def compile_game(name: str) -> None:
    """Fills the cache of compiled code for one game; processes that want the same game wait for the first of them."""
    with alone(name):
        _engine(load(name), "numba")


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Lets one process at a time compile what goes by this name; the others then find it in the cache."""
    folder = cache_home()
    folder.mkdir(parents=True, exist_ok=True)
    with locks.alone(folder / f"{name}.lock", wait=True):
        yield


def _load_network(made: BotEngine) -> None:
    """What the game's network needs, if it has one; a table must not wait for it later."""
    if made.game.tuning.network is not None:
        network_engine(made)


def _plain(game: Game) -> BotEngine:
    return _ENGINES.setdefault((game.name, "plain"), BotEngine(game, "plain"))


def _engine(game: Game, target: str) -> BotEngine:
    found = _ENGINES.get((game.name, target))
    if found is None:
        found = BotEngine(game, target)
        found.load()
        _load_network(found)
        found = _ENGINES.setdefault((game.name, target), found)
    return found


def _load(game: Game) -> None:
    # compiling would hold this process up for a minute, so another process fills the cache and this one only loads it
    made = BotEngine(game, "numba")
    if not (made.is_cached() and (game.tuning.network is None or NetworkEngine(made).is_cached())):
        command = f"from insula.bots.engine_cache import compile_game; compile_game({game.name!r})"
        if subprocess.run([sys.executable, "-c", command], capture_output=True, check=False).returncode != 0:
            return
    made.load()
    _load_network(made)
    with _LOCK:
        _ENGINES[game.name, "numba"] = made
