"""Where Insula keeps things on this machine: the folders of the system, which a variable may move.

`INSULA_CACHE` moves compiled code, `INSULA_SAVES` saved games and the database; without them platformdirs tells where
such things belong (on Linux by `XDG_CACHE_HOME` and `XDG_DATA_HOME`).
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NAME = "insula"


def cache_folder() -> Path:
    """What can be made again: compiled code."""
    moved = os.environ.get("INSULA_CACHE")
    return Path(moved) / NAME if moved else platformdirs.user_cache_path(NAME, appauthor=False)


def data_folder() -> Path:
    """What must not be lost: saved games, the server's database."""
    moved = os.environ.get("INSULA_SAVES")
    return Path(moved) / NAME if moved else platformdirs.user_data_path(NAME, appauthor=False)
