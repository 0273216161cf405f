"""Training: lessons are worked out seat by seat, a policy learns, goes on where it was, and plays as a bot.

PyTorch is an extra of its own: where it is missing, the command must say so.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

HAS_TORCH = find_spec("torch") is not None


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "insula", "train", *args], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nothing"], "No game is called “nothing”"),
        (["card", "--minutes", "0"], "must be more than 0"),
        (["card", "--seats", "two"], "“two” is not a list of numbers of seats, such as 2,2,3."),
        (["card", "--device", "cuda"], "There is no CUDA GPU here."),
    ],
)
def test_one_sentence_and_exit_code_two(args: list[str], says: str) -> None:
    done = run(*args)
    assert done.returncode == 2 and done.stdout == ""
    assert (says if HAS_TORCH else "This needs the package torch") in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_policy_is_trained_in_pieces_and_plays(tmp_path: Path) -> None:
    if not HAS_TORCH:
        assert "pip install 'insula[train]'" in run("card").stderr
        return
    from insula.bots.engine_cache import match_engine
    from insula.bots.entrants import Entrant
    from insula.bots.match import Match
    from insula.core.registry import load
    from insula.train.school import School, Training

    game = load("card")
    plan = Training("card", 0.2, "cpu", seats=(2, 3), games=32, steps=16, widths=(16, 16, 16), trust=1.0)
    first = School(game, plan, tmp_path, clock=itertools.count().__next__)  # a round takes a second
    first.run(0.1, lambda line: None)
    first.save()
    again = School(game, plan, tmp_path, clock=itertools.count().__next__)
    assert again.progress == first.progress and again.progress.rounds == 6
    assert all((a == b).all() for a, b in zip(again.policy.parameters(), first.policy.parameters(), strict=True))
    again.run(9.0, lambda line: None)
    again.save()
    told = json.loads((tmp_path / "progress.json").read_text(encoding="utf-8"))["progress"]
    assert told["rounds"] == 12 and told["decisions"] == 32 * 16 * 12
    assert again.part == 1 and again.selves
    bots = [Entrant.parse(name, game, ladder=True) for name in (f"policy:{tmp_path}/network.safetensors", "random")]
    assert Match(game.setup(2), match_engine(game)).play(3, bots).over


def test_varied_games_are_of_every_edition_and_about_half_as_chosen() -> None:
    if not HAS_TORCH:
        assert "needs the package torch" in run("cerebria", "--varied").stderr
        return
    from insula.core.registry import load
    from insula.train.school import Training, setups_of

    game = load("cerebria")
    plain = setups_of(game, Training("cerebria", 1.0, seats=(4, 2, 3)))
    varied = setups_of(game, Training("cerebria", 1.0, seats=(4, 2, 3), varied=True))
    assert [each.seats for each in plain] == [4, 2, 3] == [each.seats for each in varied[:3]]
    assert {each.choices.get("edition", "full") for each in varied} == {"full", "basic"}
    assert {each.choices.get("spirit_boards", "a") for each in varied} == {"a", "b"}
    assert 0.3 < sum(not each.choices for each in varied) / len(varied) < 0.7


def test_exams_are_games_against_a_bot(tmp_path: Path) -> None:
    if not HAS_TORCH:
        assert "needs the package torch" in run("card", "--examine", "random").stderr
        return
    from insula.core.registry import load
    from insula.train.exam import Examiner
    from insula.train.school import School, Training

    school = School(load("card"), Training("card", 1.0, "cpu", games=4, steps=2, widths=(8, 8, 8)), tmp_path)
    examiner = Examiner("card", 2, {}, "random", games=4)
    assert examiner.due() and examiner.result() is None
    told: list[dict[str, object]] = []
    school.examine(examiner, told.append, last=True)
    assert not examiner.due()
    examiner.close()
    assert told == school.progress.exams and len(told) == 1
    found = school.progress.exams[0]
    assert (found["against"], found["games"]) == ("random", 4) and 0 <= found["low"] <= found["share"] <= found[
        "high"
    ] <= 1


def test_an_exam_that_fails_tells_nothing(tmp_path: Path) -> None:
    """The first bot is unknown to the ladder."""
    from insula.train.exam import Examiner

    (tmp_path / "network.safetensors").write_bytes(b"nothing")
    examiner = Examiner("card", 2, {}, "nobody", games=2)
    examiner.begin(tmp_path / "network.safetensors", 1.0)
    assert examiner.result(wait=True) is None
    examiner.close()


def test_the_file_answers_as_the_policy_that_was_trained(tmp_path: Path) -> None:
    if not HAS_TORCH:
        assert "needs the package torch" in run("card").stderr
        return
    import torch

    import insula
    from insula.bots import network
    from insula.bots.engine import BotEngine
    from insula.bots.network_mind import NetworkEngine
    from insula.train.policy import Policy, export

    game = insula.game("card").game
    torch.manual_seed(1)
    policy = Policy(len(game.legend), game.n_options, (32, 16, 16))
    torch.nn.init.normal_(policy.options.weight)
    torch.nn.init.normal_(policy.value.weight, std=0.1)
    export(policy, tmp_path / "network.safetensors", {})
    engine = NetworkEngine(BotEngine(game, "plain"), tmp_path / "network.safetensors")
    g = game.setup(3).start(5)
    seen = [0.0] * len(game.legend)
    assert game.observe is not None
    game.observe(g, g.asked.seat, seen)
    mask = torch.zeros(1, game.n_options, dtype=torch.bool)
    mask[0, g.options[: g.n_options]] = True
    filled = torch.tensor([*seen, *[0.0] * (policy.rows - len(seen))])
    odds, expected = policy(filled[:, None], mask)
    found = engine.rule(network.judge)(g, g.asked.seat, *engine.net)
    engine.rule(network.to_odds)(g, engine.net[-1], 1.0, engine.odds)
    assert found == pytest.approx(float(expected.detach()), abs=0.02)
    wanted = odds.exp()[0, g.options[: g.n_options]].tolist()
    assert engine.odds[: g.n_options] == pytest.approx(wanted, abs=0.02)


def test_advantages_are_worked_out_seat_by_seat() -> None:
    """Two seats in turn, three answers, then the end: each seat's gain counts only what it expects itself."""
    if not HAS_TORCH:
        assert "needs the package torch" in run("card").stderr
        return
    import torch
    from torch import Tensor

    from insula.train.lessons import TRACE, Collector
    from insula.train.policy import Policy

    class Script:
        """One game: seats 0, 1, 0 answer, then seat 0 has won and a new game begins."""

        size, n_seats, t = 1, 2, 0

        def columns(self) -> Tensor:
            return torch.zeros(3, 1)

        def masks(self) -> Tensor:
            return torch.ones(1, 2, dtype=torch.bool)

        def seats(self) -> Tensor:
            return torch.tensor([[0, 1, 0, 1][self.t]])

        def leads(self) -> Tensor:
            return torch.tensor([float(self.t)])

        def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
            self.t += 1
            over = self.t == 3
            return torch.tensor([over]), torch.tensor([[1.0, -1.0] if over else [0.0, 0.0]])

    policy = Policy(3, 2, (4, 4, 4))
    torch.nn.init.constant_(policy.value.bias, 0.25)
    made = Collector(Script(), policy, policy, 3, "cpu", 1.0).collect(0, 0.0)
    last = 1.0 - 0.25
    assert made.gains[:, 0].tolist() == pytest.approx([0.0 + TRACE * last, -1.0 - 0.25, last])
    assert made.goals[:, 0].tolist() == pytest.approx([0.25 + TRACE * last, -1.0, 1.0])
    eased = Collector(Script(), policy, policy, 3, "cpu", 1.0).collect(0, 1.0)
    assert eased.head_starts[:, 0].tolist() == pytest.approx(
        [0.0, torch.tensor(0.5).tanh().item(), torch.tensor(1.0).tanh().item()]
    )
    assert (eased.expected - eased.head_starts)[:, 0].tolist() == pytest.approx([0.25] * 3)
