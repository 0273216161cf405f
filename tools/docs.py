"""Builds the docs site into site/: `make docs`. Every broken link, anchor or reference stops it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = ROOT / "docs" / "adr"


def list_of_decisions() -> str:
    """The page that lists all decisions, by their own titles."""
    lines = ["# Decisions", "", "Half a page each: what was decided, why, and what it costs.", "", "| | |", "|---|---|"]
    for page in sorted(DECISIONS.glob("[0-9]*.md")):
        title = re.sub(r"^#\s*(?:\d+\.?\s*)?", "", page.read_text(encoding="utf-8").splitlines()[0])
        lines.append(f"| {page.name[:4]} | [{title}]({page.name}) |")
    return "\n".join(lines) + "\n"


def main() -> None:
    (DECISIONS / "index.md").write_text(list_of_decisions(), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode:
        print("The docs have broken links or references; they are named above.", file=sys.stderr)
        raise SystemExit(2)
    print(f"The docs are built: {ROOT / 'site' / 'index.html'}")


if __name__ == "__main__":
    main()
