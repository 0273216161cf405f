"""The files of deploy/ fit each other and the lock files. That their steps work is proven by deploy/try_steps.sh."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from insula.cli.main import parser

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"(?m)^([\w.-]+)==(\S+)", (ROOT / lock).read_text(encoding="utf-8")))


@pytest.mark.parametrize("lock", ["requirements-server.lock", "requirements-build.lock"])
def test_what_is_deployed_is_what_is_tested(lock: str) -> None:
    assert pins(lock)
    assert pins(lock).items() <= pins("requirements.lock").items()


def test_all_that_the_server_asks_for_is_pinned() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked = {canonicalize_name(Requirement(line).name) for line in [*extras["server"], *extras["bots"]]} - {"insula"}
    assert asked <= {canonicalize_name(name) for name in pins("requirements-server.lock")}, "make lock"


@pytest.mark.parametrize("script", sorted(DEPLOY.glob("*.sh")), ids=lambda path: path.name)
def test_the_scripts_can_be_read_by_a_shell(script: Path) -> None:
    shell = "bash" if "bash" in script.read_text(encoding="utf-8").splitlines()[0] else "sh"
    assert subprocess.run([shell, "-n", script], check=False).returncode == 0


def test_the_recipe_and_the_trial_run_the_same_steps() -> None:
    recipe, trial = ((DEPLOY / name).read_text(encoding="utf-8") for name in ("Containerfile", "try_steps.sh"))
    steps = re.findall(r"(?m)^RUN (sh \S+ \S+(?: /\S+)?)", recipe)
    assert len(steps) == 2
    for step in steps:
        assert step in trial, step


def test_containers_and_service_start_the_server_by_words_it_knows() -> None:
    recipe = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    entry, command = (re.findall(r'"([^"]+)"', line) for line in re.findall(r"(?m)^(?:ENTRYPOINT|CMD) .*$", recipe))
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["table"]["command"]
    unit = re.search(r"(?m)^ExecStart=\S+ (.*)$", (DEPLOY / "insula.service").read_text(encoding="utf-8"))
    assert entry[0] == "insula" and unit
    for words in ([*entry[1:], *command], [*entry[1:], *composed], unit[1].split()):
        assert words[0] == "serve"
        parser(words).parse_args(words)


def test_only_the_proxys_network_is_believed_about_addresses() -> None:
    plan = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    subnet = plan["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert plan["services"]["table"]["environment"]["FORWARDED_ALLOW_IPS"] == subnet
    assert "ports" not in plan["services"]["table"] and "ports" not in plan["services"]["db"]
