"""The games: each folder is one, and none imports another.

`insula.games()` names them all, although Python binds this package to the same name once a game is loaded.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        from insula.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
