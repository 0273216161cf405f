"""The peers of the benchmark: installs them into an environment of their own and runs each in a process.

Without a network those that are already installed are measured, and the others are said not to be.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from figures import Figure, told

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "bench" / "peers"
VENV = ROOT / ".venv-bench"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements-bench.lock"
NODE_PEER = HERE / "boardgame_io"
MAX_SECONDS = 600

PEERS = {
    "OpenSpiel": "open_spiel_games.py",
    "RLCard": "rlcard_games.py",
    "PettingZoo": "pettingzoo_games.py",
    "Catanatron": "catanatron_games.py",
    "python-chess": "chess_games.py",
}
JAVASCRIPT, PYTHON_PEERS = "boardgame.io", "The Python peers"


def install(*wanted: str) -> list[str]:
    """Brings peers in where they are not, all if none is named; a sentence for each part that could not be."""
    parts = {PYTHON_PEERS: _install_python, JAVASCRIPT: _install_node}
    problems = []
    for name in wanted or parts:
        try:
            parts[name]()
        except (OSError, subprocess.CalledProcessError, SystemExit):
            problems.append(f"{name} could not be installed or brought up to date; what is there is measured.")
    return problems


def _install_python() -> None:
    stamp = VENV / ".ready"
    if stamp.exists() and stamp.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", str(LOCK)], check=True)
    stamp.touch()


def _install_node() -> None:
    stamp, lock = NODE_PEER / "node_modules" / ".ready", NODE_PEER / "package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = [str(_node_folder() / "npm"), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    path = f"{_node_folder()}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(npm, cwd=NODE_PEER, env=dict(os.environ, PATH=path), check=True)
    stamp.touch()


def _node_folder() -> Path:
    """Where the front end gets its node from."""
    sys.path.insert(0, str(ROOT / "tools"))
    import web

    return web.node_folder()


def measure(name: str) -> list[Figure]:
    """What a peer tells; a row that says why where it tells nothing."""
    try:
        if name == JAVASCRIPT:
            command = [str(_node_folder() / "node"), str(NODE_PEER / "games.cjs")]
        else:
            command = [str(PYTHON), str(HERE / PEERS[name])]
        env = dict(os.environ, PYTHONPATH=str(ROOT / "bench"), PYGAME_HIDE_SUPPORT_PROMPT="1", NODE_ENV="production")
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=MAX_SECONDS, check=False)
    except (OSError, subprocess.CalledProcessError):
        return [Figure(name, "", "", note="not installed")]
    except subprocess.TimeoutExpired:
        return [Figure(name, "", "", note=f"stopped after {MAX_SECONDS} s")]
    figures, _ = told(done.stdout)
    if done.returncode:
        figures.append(Figure(name, "", "", note=_why(done.stderr, done.returncode)))
    return figures


def _why(said: str, code: int) -> str:
    if "ModuleNotFoundError" in said or "MODULE_NOT_FOUND" in said:
        return "not installed"
    last = said.strip().splitlines()[-1:] or [f"exit code {code}"]
    return f"stopped: {last[0]}"
