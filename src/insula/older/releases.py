"""Kept releases: which there are, which rules each plays, and where its code lies unpacked."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import shutil
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from insula.core.folders import cache_folder

PACKED = Path(__file__).with_name("releases")  # where hatch_build.py packs them
KEPT = Path(__file__).parents[3] / "tests" / "releases"
PARTS = 4  # of a version number


class ReleaseMissing(RuntimeError):
    """No kept release plays these rules, or it is damaged; the message is one sentence."""


@dataclass(frozen=True)
class Release:
    """One release, by its wheel and what its manifest says."""

    version: str
    wheel: Path
    sha256: str
    rules: tuple[tuple[str, int], ...]

    def plays(self, game: str, rules: int) -> bool:
        """Whether it plays these rules of a game."""
        return (game, rules) in self.rules

    def environment(self) -> dict[str, str]:
        """What a process of it needs: its own code and no other."""
        return {"PYTHONPATH": str(self.unpacked())}

    def first(self) -> None:
        """Nothing is asked of it before its games."""

    def unpacked(self) -> Path:
        """A folder with its code; made once and shared by all processes of this machine."""
        place = cache_folder() / "releases" / f"{self.version}-{self.sha256[:16]}"
        if place.is_dir():
            return place
        if hashlib.sha256(self.wheel.read_bytes()).hexdigest() != self.sha256:
            raise ReleaseMissing(f"The kept wheel of release {self.version} is damaged.")
        place.parent.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(dir=place.parent))
        try:
            zipfile.ZipFile(self.wheel).extractall(making)
            os.replace(making, place)  # another process may have been first
        except OSError:
            if not place.is_dir():
                raise
        finally:
            shutil.rmtree(making, ignore_errors=True)
        return place


def folder() -> Path:
    """Where the releases lie: as INSULA_RELEASES says, in the package, or in a checkout."""
    moved = os.environ.get("INSULA_RELEASES")
    return Path(moved) if moved else PACKED if PACKED.is_dir() else KEPT


@functools.cache
def kept(place: Path) -> tuple[Release, ...]:
    """The releases of a folder, newest first."""
    found = [_read(manifest) for manifest in place.glob("*/manifest.json")]
    return tuple(sorted(found, key=lambda release: _number(release.version), reverse=True))


def release_of(game: str, rules: int) -> Release:
    """The newest release that plays these rules of a game."""
    for release in kept(folder()):
        if release.plays(game, rules):
            return release
    raise ReleaseMissing(f"No kept release plays version {rules} of the rules of {game}.")


def _read(manifest: Path) -> Release:
    told = json.loads(manifest.read_text(encoding="utf-8"))
    (wheel,) = manifest.parent.glob("*.whl")
    return Release(told["version"], wheel, told["sha256"][wheel.name], tuple(sorted(told["rules"].items())))


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdigit() else 0 for part in version.split(".")[:PARTS])
