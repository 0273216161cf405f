"""Writes the golden playthroughs and traces of every game again; read the difference before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

import insula
from insula.core.registry import load
from insula.testing import golden_text
from insula.testing.batch_traces import batches_text
from insula.testing.playthroughs import playthrough_text
from insula.testing.traces import traces_text

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEED = 1


def main() -> None:
    changed = 0
    for name in sys.argv[1:] or insula.games():
        wanted = {}
        for setup in load(name).setups():
            wanted[FOLDER / name / f"{setup.label}.txt"] = golden_text(setup, SEED)
        wanted[FOLDER / name / "traces.json"] = traces_text(load(name))
        wanted[FOLDER / name / "batches.json"] = batches_text(load(name))
        wanted[FOLDER / name / "openspiel.playthrough"] = playthrough_text(load(name))
        for path, text in wanted.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                changed += 1
        for old in set((FOLDER / name).glob("*.txt")) - set(wanted):
            old.unlink()
            changed += 1
    print(f"golden: {changed} files changed")


if __name__ == "__main__":
    main()
