"""Insula installs from its wheel: what is inside, what works without extras, and a web table without Node or make."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from tools import web

import insula
from insula.core import locks
from tests.packaging.kit import ROOT, Place, build_wheel

GAMES = {"card", "amygdala", "cerebria", "balance"}


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Built once, whichever processes share these tests."""
    place = tmp_path_factory.getbasetemp()
    place = (place if worker_id == "master" else place.parent) / "the-wheel"
    with locks.alone(place.with_suffix(".lock"), wait=True):
        return next(place.glob("*.whl"), None) or build_wheel(place)


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Installed without extras."""
    return Place(tmp_path_factory.mktemp("bare"), wheel)


# ---- what is inside ----------------------------------------------------------------------------------------


def test_the_pages_are_inside_and_whole(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    page = zipfile.ZipFile(wheel).read("insula/server/static/index.html").decode()
    linked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert linked
    assert {f"insula/server/static/{name}" for name in linked} <= names


def test_the_metadata_names_licence_version_and_entry_points(bare: Place) -> None:
    data = bare.insula.metadata
    assert data["Version"] == insula.__version__
    assert data["License-Expression"].startswith("MIT")
    assert "LICENSE" in (data.get_all("License-File") or ())
    points = {(point.group, point.name) for point in bare.insula.entry_points}
    assert {("insula.games", game) for game in GAMES} | {("console_scripts", "insula")} <= points


def test_the_readme_of_the_package_shows_on_an_index(bare: Place) -> None:
    """An index knows neither our pictures nor our folders."""
    text = bare.insula.metadata.get_payload()
    assert "## Ten lines of Python" in text
    assert "![" not in text
    assert re.findall(r"\]\((?!https?://)", text) == []


def test_the_version_stands_in_one_place() -> None:
    assert '"version"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    assert not re.search(r"(?m)^version\s*=", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_wheel_without_pages_is_not_built_by_accident(tmp_path: Path) -> None:
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "docs",
        "src",
        "web/public/third-party.txt",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).symlink_to(ROOT / name)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode != 0
    assert "The pages are not built" in done.stdout + done.stderr


# ---- without extras ----------------------------------------------------------------------------------------


def test_without_extras_the_terminal_game_plays(bare: Place) -> None:
    assert bare.run("insula", "--version").stdout.strip() == f"insula {insula.__version__}"
    assert all(game in bare.run("insula", "games").stdout for game in GAMES)
    done = bare.run("insula", "play", "card", "--players", "random,greedy", "--seed", "3", "--save", "game.txt")
    assert done.returncode == 0, done.stderr
    assert bare.run("insula", "replay", "game.txt", "--verify").returncode == 0


def test_without_extras_the_ten_lines_of_the_readme_run(bare: Place) -> None:
    code = f"import doctest; print(doctest.testfile({str(ROOT / 'README.md')!r}, module_relative=False))"
    done = bare.run("python", "-c", code)
    assert re.search(r"failed=0, attempted=[5-9]", done.stdout), done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve", "--no-browser"), "server"),
        (("ladder", "card"), "bots"),
        (("tournament", "card"), "arena"),
        (("tournament", "report", "."), "arena"),
        (("decklab", "matrix", "--out", "lab"), "arena"),
    ],
    ids=lambda given: given if isinstance(given, str) else " ".join(given),
)
def test_a_missing_extra_is_one_sentence(bare: Place, words: tuple[str, ...], extra: str) -> None:
    done = bare.run("insula", *words)
    assert done.returncode == 2
    assert re.fullmatch(rf"[A-Z][^\n]* needs the package \w+[,;][^\n]*insula\[{extra}\][^\n]*\.\n", done.stderr), (
        done.stderr
    )


# ---- the web table -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`pip install insula[server]`, then `insula serve`."""
    place = Place(tmp_path_factory.mktemp("server"), wheel, "server")
    command = [place.bin / "insula", "serve", "--port", "0", "--no-browser", "--database", "insula.db"]
    running = subprocess.Popen(command, env=place.environment(), cwd=place.folder, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        ready = re.search(r"http://localhost:\d+", running.stdout.readline())
        assert ready, "the server did not start"
        yield ready[0].replace("localhost", "127.0.0.1")
    finally:
        running.terminate()
        running.wait(20)


def fetched(address: str) -> tuple[str, bytes]:
    with urlopen(address, timeout=60) as answer:
        assert isinstance(answer, http.client.HTTPResponse)
        return answer.headers["Content-Type"], answer.read()


def test_the_installed_server_gives_pages_games_and_bots(address: str) -> None:
    kind, page = fetched(address)
    assert kind.startswith("text/html")
    for name in re.findall(r'(?:src|href)="(/[^"]+)"', page.decode()):
        assert fetched(address + name)[1]
    assert b"Playing at the table" in fetched(f"{address}/help")[1]
    games = json.loads(fetched(f"{address}/api/games")[1])
    assert {game["name"] for game in games} == GAMES
    assert all({"novice", "learner", "normal"} <= {bot["name"] for bot in game["bots"]} for game in games)


def test_a_newcomer_clicks_once_at_the_installed_table(address: str) -> None:
    nodes = web.node_folder()
    env = dict(os.environ, PATH=f"{nodes}{os.pathsep}{os.environ['PATH']}", CHROMIUM=web.browser())
    script = Path(__file__).with_name("click_once.mjs")
    done = subprocess.run([nodes / "node", script, address], env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.fullmatch(r"played [1-9]\d* answers\n", done.stdout), done.stdout
