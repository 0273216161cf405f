"""Lets MaskablePPO of SB3-contrib, PPO of RLlib and our own PPO learn from our environments, for some minutes each.

`learners.py [NAME ...]` runs the examples that train with them in an environment of their own, `.venv-learn`, which is
made at need from requirements-learners.lock. It fails if a policy does not beat `random` afterwards. PyTorch is pinned
by the extra `learners` but not locked: pip takes the build without CUDA where it has been told of one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-learn"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements-learners.lock"
LEAST = 0.6  # the lower end of the interval must lie above it; who learned nothing wins half at best
TOLD = re.compile(r"of \d+ games against random (?:it|the policy) won ([\d.]+)% \(([\d.]+)% to ([\d.]+)%\)")
LEARNERS = {
    "torch": ("train_torch.py", "--rounds", "12", "--games", "128", "--trials", "400"),
    "sb3": ("train_sb3.py", "--decisions", "600000"),
    "rllib": ("train_rllib.py", "--rounds", "30"),
}


def install() -> None:
    """Makes the environment where it is missing or older than its lock."""
    stamp = VENV / ".ready"
    if stamp.exists() and stamp.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    torch = next(each for each in extras["learners"] if each.startswith("torch"))
    subprocess.run([*pip, torch], check=True)
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], check=True)
    stamp.touch()


def learned(told: str) -> bool:
    """Whether what an example told is more than a policy that learned nothing would reach."""
    found = TOLD.search(told)
    return found is not None and float(found[2]) / 100 > LEAST


def main() -> int:
    """Runs the learners that are asked for; 1 if one of them stops or learns nothing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(LEARNERS))
    names = parser.parse_args().names or list(LEARNERS)
    unknown = set(names) - set(LEARNERS)
    if unknown:
        parser.error(f"no learner is called {', '.join(sorted(unknown))}")
    install()
    failed = False
    for name in names:
        script, *more = LEARNERS[name]
        began = time.monotonic()
        command = [str(PYTHON), str(ROOT / "examples" / script), "card", *more]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        passed = done.returncode == 0 and learned(done.stdout)
        failed |= not passed
        minutes = (time.monotonic() - began) / 60
        print(f"{done.stdout}{name} {'learned' if passed else 'FAILED'} in {minutes:.1f} minutes", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
