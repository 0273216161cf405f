"""The audit of dependencies: what was not checked is said, and never counts as clean."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = Path(__file__).parents[2] / "tools" / "audit.py"
    spec = importlib.util.spec_from_file_location("audit", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["audit"] = module
    spec.loader.exec_module(module)
    return module


def test_a_package_that_was_skipped_is_not_clean(tool: ModuleType) -> None:
    audit = tool.Audit()
    tool.read_pip(audit, {"dependencies": [{"name": "a", "version": "1", "vulns": []}]})
    assert (audit.code, "No vulnerability is known" in audit.says()) == (0, True)
    tool.read_pip(audit, {"dependencies": [{"name": "b", "skip_reason": "no network"}]})
    assert audit.code == 3
    assert "NOT checked: b (no network)" in audit.says()


def test_nothing_checked_is_nothing_known(tool: ModuleType) -> None:
    audit = tool.Audit()
    tool.read_npm(audit, {"error": {"summary": "no registry"}})
    assert audit.code == 3
    assert "So nothing is known about any of them." in audit.says()


def test_a_vulnerability_is_told_and_fails(tool: ModuleType) -> None:
    audit = tool.Audit()
    tool.read_pip(audit, {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X-1"}]}]})
    tool.read_npm(
        audit, {"metadata": {"dependencies": {"total": 2}}, "vulnerabilities": {"left-pad": {"severity": "high"}}}
    )
    assert audit.code == 1
    assert "Vulnerable: a 1: X-1" in audit.says() and "left-pad (npm, high)" in audit.says()


def test_a_command_that_is_not_there_is_said(tool: ModuleType, tmp_path: Path) -> None:
    assert tool.ask(["insula-no-such-command"], tmp_path) == (None, "insula-no-such-command is not installed")
