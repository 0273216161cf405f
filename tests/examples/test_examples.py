"""Every example runs on a small budget and tells what it promises; bad arguments get one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import insula
from tests.command import Done, script

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
SHARE = r"(\d+\.\d)% \(\d+\.\d% to \d+\.\d%\)"


def run(name: str, *args: str) -> Done:
    return script(EXAMPLES / f"{name}.py", *args)


def told(name: str, *args: str) -> str:
    done = run(name, *args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def sentence(done: Done | subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_every_example_is_run_here() -> None:
    """Those that need learners of others are run by tools/learners.py in `make deep`."""
    text = Path(__file__).read_text(encoding="utf-8") + (EXAMPLES.parent / "tools/learners.py").read_text("utf-8")
    for path in EXAMPLES.glob("*.py"):
        run_here = f'told("{path.stem}"' in text or f'("{path.name}"' in text
        assert path.stem == "shared" or run_here, path.name


def test_batch() -> None:
    out = told("batch_play", "card", "--seats", "3", "--games", "8", "--seed", "5")
    assert "8 games of Cerebria: The Card Game, 3 seats" in out
    parts = [float(part) for part in re.findall(r"won (\d+\.\d)%", out)]
    shared = re.search(r"games without a loser: (\d)", out)
    assert len(parts) == 3 and shared is not None and abs(sum(parts) + 12.5 * int(shared[1]) - 100) < 0.2
    assert "affection: in your hand" in out


@pytest.mark.parametrize(("game", "seats"), [("card", 2), pytest.param("cerebria", 4, marks=pytest.mark.deep)])
def test_pettingzoo(game: str, seats: int) -> None:
    out = told("pettingzoo_aec", game, "--seats", str(seats), "--games", "1")
    assert re.search(r"1 games of Cerebria.*, \d+ decisions each", out)
    assert len(re.findall(rf"seat_\d won {SHARE}", out)) == seats


@pytest.mark.parametrize(
    ("game", "bot"), [("card", "greedy"), pytest.param("balance", "random", marks=pytest.mark.deep)]
)
def test_gymnasium(game: str, bot: str) -> None:
    out = told("gymnasium_single", game, "--games", "1", "--opponents", bot)
    assert re.search(rf"1 games of .* against {bot}, \d+ answers each", out)
    assert re.search(rf"of 1 games the learner won {SHARE}", out)


def test_gymnasium_vector() -> None:
    out = told("gymnasium_vector", "card", "--games", "8", "--steps", "500")
    ended = re.search(r"(\d+) games ended after (\d+) answers each", out)
    assert ended is not None and int(ended[1]) >= 8 and 50 < int(ended[2]) < 500
    assert re.search(rf"the learners won {SHARE}", out)
    assert "no game has ended yet" in told("gymnasium_vector", "card", "--games", "2", "--steps", "3")


@pytest.mark.parametrize("game", ["card", pytest.param("amygdala", marks=pytest.mark.deep)])
def test_openspiel(game: str) -> None:
    out = told("openspiel_play", game, "--games", "1", "--decisions", "2", "--simulations", "2")
    assert re.search(r"random game 1: \d+ actions, returns \[-?\d\.\d, -?\d\.\d\]", out)
    assert len(re.findall(r"ISMCTS as player \d answers “.+” of .+ \d+%", out)) == 2


def test_openspiel_cfr() -> None:
    out = told("openspiel_cfr", "card", "--rounds", "2", "--horizon", "3", "--deals", "1")
    assert re.search(r"insula_card.*: \d+ information states", out)
    assert len(re.findall(r"loses \d\.\d{4} a game", out)) == 2


def test_arena_queries(tmp_path: Path) -> None:
    out = told("arena_queries", "--folder", str(tmp_path / "games"), "--deals", "4")
    assert out.count("DuckDB and Polars agree") == 3


def test_own_bot() -> None:
    out = told("own_bot", "card", "--games", "3")
    assert "do you keep your hand" in out
    won = re.search(rf"of 3 games against random careful won {SHARE}", out)
    assert won is not None and float(won[1]) > 60


def test_own_bot_in_another_game() -> None:
    assert re.search(rf"of 1 games against random careful won {SHARE}", told("own_bot", "amygdala", "--games", "1"))


def test_replaying_a_game_of_its_own(tmp_path: Path) -> None:
    kept = tmp_path / "game.insula"
    out = told("replay_record", "card", "--games", "4", "--save", str(kept))
    moves = len(insula.load_record(kept).moves)
    assert f"{moves} moves of Cerebria: The Card Game follow the rules" in out
    assert f"finished 4 times at random from move {moves // 2} on" in out
    assert len(re.findall(rf"  [AB] won {SHARE}", out)) == 2
    again = told("replay_record", "--games", "4", "--record", str(kept))
    assert again == out.split("\n", 1)[1]


def test_replaying_another_game() -> None:
    out = told("replay_record", "balance", "--games", "1")
    assert re.search(r"\d+ rules caused \d+ events", out) and "changes of the lead: " in out


@pytest.mark.parametrize(
    ("name", "args", "says"),
    [
        ("batch_play", ["chess"], "No game is called “chess”"),
        ("batch_play", ["--games", "0"], "Argument --games: “0” is not a whole number from 1 to 10000000"),
        ("pettingzoo_aec", ["--seats", "9"], "you have 9"),
        ("gymnasium_single", ["--opponents", "deepblue"], "No bot is called “deepblue”"),
        ("gymnasium_vector", ["--steps", "many"], "Argument --steps: “many” is not a whole number from 1 to 10000000"),
        ("openspiel_play", ["--seats", "two"], "Argument --seats: invalid int value"),
        ("own_bot", ["--seed", "-1"], "Argument --seed: “-1” is not a whole number from 0 to"),
        ("own_bot", ["--opponent", "deepblue"], "No bot is called “deepblue”"),
        ("replay_record", ["--record", "nowhere.insula"], "nowhere.insula: No such file or directory"),
        ("replay_record", ["--record", __file__], "this is not an Insula record"),
        ("replay_record", ["--what"], "Unrecognized arguments: --what"),
    ],
)
def test_one_sentence_and_exit_code_two(name: str, args: list[str], says: str) -> None:
    assert says in sentence(run(name, *args))


def test_training_without_torch(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ModuleNotFoundError('No module named torch', name='torch')\n")
    command = [sys.executable, str(EXAMPLES / "train_torch.py")]
    env = dict(os.environ, PYTHONPATH=str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert sentence(done) == "This example needs torch; install insula[train]."


def test_training(tmp_path: Path) -> None:
    """PyTorch is an extra of its own: where it is missing, the example must say so."""
    if find_spec("torch") is None:
        assert "needs torch" in sentence(run("train_torch"))
        return
    kept = tmp_path / "policy.pt"
    out = told("train_torch", "--rounds", "12", "--games", "128", "--trials", "200", "--save", str(kept))
    won = re.search(rf"of 200 games against random the policy won {SHARE}", out)
    assert won is not None and float(won[1]) > 60
    again = told("train_torch", "--load", str(kept), "--trials", "200")
    assert again in out
    (tmp_path / "bad.pt").write_text("nothing")
    assert "holds no policy for this game" in sentence(run("train_torch", "--load", str(tmp_path / "bad.pt")))


@pytest.mark.parametrize(("name", "module"), [("train_sb3", "sb3_contrib"), ("train_rllib", "ray")])
def test_learners_of_others_that_are_missing_are_named(name: str, module: str, tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("")
    (tmp_path / f"{module}.py").write_text(f"raise ModuleNotFoundError('No module named {module}', name='{module}')\n")
    env = dict(os.environ, PYTHONPATH=str(tmp_path))
    command = [sys.executable, str(EXAMPLES / f"{name}.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert sentence(done) == f"This example needs {module}; install insula[learners]."


def test_learners_pass_only_if_they_beat_random_for_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES.parent / "tools"))
    import learners

    told = "of 400 games against random it won {} ({} to {})\n"
    assert learners.learned("round 1\n" + told.format("70.0%", "65.3%", "74.3%"))
    assert not learners.learned(told.format("62.0%", "57.2%", "66.6%"))
    assert not learners.learned("Traceback\n")
