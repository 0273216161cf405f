"""Wheels built from this checkout, and empty environments to install them into, without asking any index.

An environment gets the wheel by pip and, for the extras asked for, exactly the packages that its metadata names (and
what those need), linked from the environment that runs the tests. A package that is used but not declared is missing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]


def build_wheel(into: Path) -> Path:
    """The wheel of this checkout, its pages built first if they are stale."""
    subprocess.run([sys.executable, ROOT / "tools" / "web.py", "build"], check=True)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    (wheel,) = into.glob("*.whl")
    return wheel


class Place:
    """An environment of its own with Insula installed from a wheel."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        self.bin = folder / "bin"
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
        (self.site,) = folder.glob("lib/python*/site-packages")
        (info,) = self.site.glob("insula-*.dist-info")
        self.insula: Distribution = PathDistribution(info)
        for each in needed(self.insula, set(extras)):
            self._link(each)

    def _link(self, package: Distribution) -> None:
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (self.site / top).exists():
                (self.site / top).symlink_to(Path(str(package.locate_file(top))))

    def environment(self) -> dict[str, str]:
        """Nothing from outside: no Node, no make, no sources on the path, no home but its own."""
        kept = {name: os.environ[name] for name in ("INSULA_CACHE", "LANG") if name in os.environ}
        return kept | {"PATH": str(self.bin), "HOME": str(self.folder), "TERM": "dumb", "COLUMNS": "200"}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command of the environment."""
        command = [str(self.bin / words[0]), *words[1:]]
        return subprocess.run(
            command, env=self.environment(), cwd=self.folder, capture_output=True, text=True, timeout=300, check=False
        )


def needed(package: Distribution, extras: set[str]) -> list[Distribution]:
    """All packages that a package with some extras asks for, those asked for by others included."""
    found: dict[str, Distribution] = {}
    wanted: list[tuple[Distribution, set[str]]] = [(package, extras)]
    done: set[tuple[str, str]] = set()
    while wanted:
        asker, its_extras = wanted.pop()
        for line in asker.requires or ():
            asked = Requirement(line)
            if asked.marker and not any(asked.marker.evaluate({"extra": extra}) for extra in its_extras | {""}):
                continue
            key = (canonicalize_name(asked.name), ",".join(sorted(asked.extras)))
            if key not in done:
                done.add(key)
                found[key[0]] = distribution(asked.name)
                wanted.append((found[key[0]], set(asked.extras)))
    return list(found.values())
