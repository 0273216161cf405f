"""Keeps a release: `python tests/releases/make_release.py` writes `tests/releases/VERSION/`; README.md says what for.

The wheel is built from a checkout (by default this one) and unpacked; everything else is made by the code inside it:
records by its bots at its tables, the database by its server over HTTP and WebSocket.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--source", type=Path, default=HERE.parents[1], help="a checkout of the release")
    words.add_argument("--into", type=Path, default=HERE, help="where the folder of the release is made")
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        wheel = build(given.source, Path(scratch))
        release = given.into / wheel.name.split("-")[1]
        shutil.rmtree(release, ignore_errors=True)
        (release / "records").mkdir(parents=True)
        shutil.copy(wheel, release)
        unpacked = Path(scratch) / "unpacked"
        zipfile.ZipFile(wheel).extractall(unpacked)
        for step in ("play_records.py", "fill_database.py"):
            env = dict(os.environ, PYTHONPATH=str(unpacked))
            subprocess.run([sys.executable, HERE / step, release.resolve()], check=True, env=env, cwd=scratch)
        rules = rules_of(unpacked)
    (release / "manifest.json").write_text(json.dumps(manifest(release, given.source, rules), indent=1) + "\n")


def build(source: Path, into: Path) -> Path:
    """The wheel of a checkout, without pages: upgrades are about rules and data."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", into, source]
    subprocess.run(command, check=True, env=dict(os.environ, INSULA_WITHOUT_PAGES="1"))
    (wheel,) = into.glob("insula-*.whl")
    return wheel


def rules_of(unpacked: Path) -> dict[str, int]:
    """The version of each game's rules, as the code of the release says."""
    asks = "import json; from insula.core.registry import games, load; "
    asks += "print(json.dumps({name: load(name).rules_version for name in sorted(games())}))"
    env = dict(os.environ, PYTHONPATH=str(unpacked))
    said = subprocess.run([sys.executable, "-c", asks], check=True, env=env, cwd=unpacked, capture_output=True)
    found: dict[str, int] = json.loads(said.stdout)
    return found


def manifest(release: Path, source: Path, rules: dict[str, int]) -> dict[str, object]:
    """Where the release came from, and a digest of each file, so that nobody edits one by accident."""
    commit = subprocess.run(
        ["git", "-C", source, "rev-parse", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    files = sorted(each for each in release.rglob("*") if each.is_file())
    return {
        "version": release.name,
        "commit": commit,
        "python": sys.version.split()[0],
        "rules": rules,
        "sha256": {str(f.relative_to(release)): hashlib.sha256(f.read_bytes()).hexdigest() for f in files},
    }


if __name__ == "__main__":
    main()
