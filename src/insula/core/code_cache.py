"""Where numba keeps compiled rules: found by their content, so that a fresh checkout of the same rules finds them.

Numba's own caches go by the path and the time of a source file. Ours go by the folder that `compiled.fingerprint`
names after all sources and tables, so nothing inside it can be stale.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import _CacheLocator

FOLDER = "__code_folder__"
LOCATOR = f"{__name__}.ByContent"


class ByContent(_CacheLocator):
    """Numba's question “where is the code of this function kept, and is it still right?”, answered for rules."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._folder = str(getattr(function, FOLDER))
        self._name = f"{function.__module__} {function.__code__.co_firstlineno}"

    def get_cache_path(self) -> str:
        """The folder that the content of all rules names."""
        return self._folder

    def get_source_stamp(self) -> str:
        """The same for ever: other sources have another folder."""
        return "by content"

    def get_disambiguator(self) -> str:
        """Tells functions of one name in files of one name apart."""
        return hashlib.sha256(self._name.encode()).hexdigest()[:10]

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> ByContent:
        """Called by numba."""
        made = cls(py_func)
        Path(made._folder).mkdir(parents=True, exist_ok=True)
        return made


def keep_in(function: Callable[..., Any], folder: Path) -> None:
    """Says in which folder the compiled code of a function is to be kept."""
    setattr(function, FOLDER, folder)
