"""Which extra brings a package that is missing; read from the metadata of the installed Insula."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

# packages that are imported by another name
OTHER_NAMES = {"argon2": "argon2-cffi", "cuda": "cuda-core", "pyspiel": "open-spiel"}
NOT_FOR_USERS = ("bench", "build", "dev", "docs")
SERVER = ("serve", "worker", "backup", "restore", "doctor", "admin")
# what a command needs beside the first missing
WHOLE = {**dict.fromkeys(SERVER, "server"), "tournament": "arena", "decklab": "arena", "train": "train"}


def extra_for(module: str, command: str = "") -> str | None:
    """The extra to install for a missing module; None for a module that Insula never asked for.

    Several extras may bring it: the command's own comes first, then the smallest.
    """
    top = module.partition(".")[0]
    wanted = _plain(OTHER_NAMES.get(top, top))
    bringing = {extra: packages for extra, packages in _extras().items() if wanted in packages}
    own = WHOLE.get(command)
    return own if own in bringing else min(bringing, key=lambda extra: len(bringing[extra]), default=None)


def _extras() -> dict[str, set[str]]:
    """The packages that each extra asks for."""
    found: dict[str, set[str]] = {}
    try:
        lines = requires("insula") or []
    except PackageNotFoundError:  # run from a folder of sources that was never installed
        return found
    for line in lines:
        package, extra = re.match(r"[\w.-]+", line), re.search(r"extra == ['\"]([\w.-]+)['\"]", line)
        if package and extra and extra[1] not in NOT_FOR_USERS:
            found.setdefault(extra[1], set()).add(_plain(package[0]))
    return found


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
