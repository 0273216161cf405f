"""Asks the advisory databases about every locked package: `audit.py`. It says what it could not check, and why.

Exit code 0: all were checked and none has a known vulnerability; 1: some have; 3: none is known, but not all could be
checked. Python packages are asked about by pip-audit (`pip install pip-audit`, not part of the locks), those of the
browser by `npm audit`; both need the network. Without it nothing is known, and that is what is said.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-server.lock", "requirements-build.lock", "requirements-docs.lock")
SECONDS = 600
FOUND, UNCHECKED = 1, 3


@dataclass
class Audit:
    """What is known about some packages."""

    checked: set[str] = field(default_factory=set)
    vulnerable: list[str] = field(default_factory=list)
    unchecked: dict[str, str] = field(default_factory=dict)  # what, and why

    def says(self) -> str:
        """The whole in sentences."""
        lines = [f"{len(self.checked)} packages were checked."]
        lines += [f"Vulnerable: {each}" for each in sorted(set(self.vulnerable))]
        lines += [f"NOT checked: {what} ({why})" for what, why in sorted(self.unchecked.items())]
        if not self.vulnerable:
            told = "No vulnerability is known in them." if self.checked else "So nothing is known about any of them."
            lines.append(told)
        return "\n".join(lines)

    @property
    def code(self) -> int:
        """The exit code."""
        return FOUND if self.vulnerable else UNCHECKED if self.unchecked or not self.checked else 0


def read_pip(audit: Audit, report: dict[str, Any]) -> None:
    """Takes in what pip-audit says about one lock; a package that it skipped was not checked."""
    for package in report.get("dependencies", []):
        name = f"{package['name']} {package.get('version', '')}".strip()
        if "skip_reason" in package:
            audit.unchecked[name] = str(package["skip_reason"])
            continue
        audit.checked.add(name)
        audit.vulnerable += [f"{name}: {each['id']}" for each in package.get("vulns", [])]


def read_npm(audit: Audit, report: dict[str, Any]) -> None:
    """Takes in what npm says; an error instead of a report means that nothing was checked."""
    if "error" in report or "metadata" not in report:
        audit.unchecked["packages of the browser"] = str(report.get("error", {}).get("summary") or "npm gave no report")
        return
    count = report["metadata"]["dependencies"]["total"]
    audit.checked |= {f"npm package {number + 1} of {count}" for number in range(count)}
    audit.vulnerable += [f"{name} (npm, {each['severity']})" for name, each in report["vulnerabilities"].items()]


def ask(command: list[str], where: Path) -> tuple[dict[str, Any] | None, str]:
    """The report of a command, or why there is none."""
    try:
        done = subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=SECONDS, check=False)
    except FileNotFoundError:
        return None, f"{command[0]} is not installed"
    except subprocess.TimeoutExpired:
        return None, f"no answer in {SECONDS} seconds"
    try:
        return dict(json.loads(done.stdout)), ""
    except ValueError:
        said = (done.stderr or done.stdout).strip().splitlines()
        return None, said[-1][:200] if said else f"exit code {done.returncode} without a word"


def main() -> int:
    audit = Audit()
    for lock in LOCKS:
        command = [sys.executable, "-m", "pip_audit", "--format=json", "--disable-pip", f"--requirement={lock}"]
        report, why = ask(command, ROOT)
        if report is None:
            audit.unchecked[lock] = why
        else:
            read_pip(audit, report)
    report, why = ask(["npm", "audit", "--json"], ROOT / "web")
    if report is None:
        audit.unchecked["packages of the browser"] = why
    else:
        read_npm(audit, report)
    print(audit.says())
    return audit.code


if __name__ == "__main__":
    sys.exit(main())
