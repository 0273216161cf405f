"""A school: one policy learning a game for some minutes, in pieces; everything needed to go on is kept in a folder."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from insula.core.game import Game, Setup
from insula.core.parts import Stop
from insula.train.exam import Examiner
from insula.train.examples import read_examples
from insula.train.games import games_for
from insula.train.imitate import Primer, imitate
from insula.train.learn import Learner, Told
from insula.train.lessons import Collector
from insula.train.policy import WIDTHS, Policy, export

SELVES = 6  # earlier selves that are kept
AGE = 0.06  # part of the whole time after which the policy is kept as an earlier self
RIVAL_SHARE = 0.2  # of the games are against one of them
WEANED = 0.5  # part of the time after which the game's own evaluation is no longer believed
EPOCHS = 6  # how often examples are gone through at most
TOLD = 5.0  # seconds between two lines of progress


@dataclass
class Training:
    """How a policy is trained."""

    game: str
    minutes: float  # in all, over all pieces
    device: str = "cpu"
    seats: tuple[int, ...] = ()  # numbers of seats, each as often as it is named; none: all, two seats most
    choices: dict[str, str] = field(default_factory=dict)
    games: int = 65_536
    steps: int = 32
    rate: float = 1e-3
    curiosity: float = 0.01
    trust: float = 0.0  # how much of the game's own evaluation is believed at the beginning
    minibatch: int = 32_768  # answers of one step of learning
    widths: tuple[int, int, int] = WIDTHS
    seed: int = 1
    varied: bool = False  # the game's other choices (editions, sides of boards), too


@dataclass
class Progress:
    """How far it is."""

    seconds: float = 0.0
    decisions: int = 0
    games: int = 0
    rounds: int = 0
    imitated: dict[str, Any] = field(default_factory=dict)  # how it began, if it began by imitating others
    kept: float = 0.0  # part of the time at which the last earlier self was kept
    curve: list[dict[str, Any]] = field(default_factory=list)
    exams: list[dict[str, Any]] = field(default_factory=list)


def setups_of(game: Game, plan: Training) -> list[Setup]:
    """The set-ups that are played side by side: every number of seats, the smallest more often than the others.

    If they are varied, about half of them are as chosen and the others as the game's own examples choose.
    """
    seats = plan.seats or tuple(n for more in game.seats[1:] for n in (game.seats[0], game.seats[0], more))
    seats = seats or (game.seats[0],)
    chosen = [game.setup(n, **plan.choices) for n in seats]
    if not plan.varied:
        return chosen
    others = [game.setup(n, **dict(each)) for n in sorted(set(seats)) for each in game.examples(n) if each]
    return chosen * max(1, len(others) // len(chosen)) + others


class School:
    """Learns until its time is spent or a piece is over."""

    def __init__(self, game: Game, plan: Training, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        if game.observe is None:
            raise Stop(f"{game.title} has no observations to learn from.")
        self.game, self.plan, self.folder, self.clock = game, plan, folder, clock
        self.progress = Progress()
        torch.manual_seed(plan.seed)
        self.policy = Policy(len(game.legend), game.n_options, plan.widths).to(plan.device)
        self.rival = Policy(len(game.legend), game.n_options, plan.widths).to(plan.device)
        self.learner = Learner(self.policy, plan.rate, plan.device)
        self.selves: list[dict[str, torch.Tensor]] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "progress.json").exists():
            self._resume()

    # ---- keeping ----------------------------------------------------------------------------------------------

    def _resume(self) -> None:
        told = json.loads((self.folder / "progress.json").read_text(encoding="utf-8"))
        if (told["plan"]["game"], tuple(told["plan"]["widths"])) != (self.game.name, self.plan.widths):
            raise Stop(f"{self.folder}: another game or another network was trained here.")
        self.progress = Progress(**told["progress"])
        kept = {name: torch.load(self.folder / f"{name}.pt", map_location=self.plan.device) for name in PARTS}
        self.policy.load_state_dict(kept["policy"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.selves = kept["selves"]
        torch.manual_seed(self.plan.seed + self.progress.rounds)

    def save(self) -> None:
        """Everything needed to go on, and the network as bots read it; each file is small enough to be sent around."""
        parts = {
            "policy": self.policy.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "selves": self.selves,
        }
        for name in PARTS:
            torch.save(parts[name], self.folder / f"{name}.pt")
        told = {"plan": asdict(self.plan), "progress": asdict(self.progress)}
        (self.folder / "progress.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        self.export()

    def export(self) -> Path:
        """The network as bots read it, with its card."""
        done = self.progress
        card = {
            "game": self.game.name,
            "rules_version": str(self.game.rules_version),
            "seats": ",".join(str(each.seats) for each in setups_of(self.game, self.plan)),
            "seed": str(self.plan.seed),
            "seconds": f"{done.seconds:.0f}",
            "decisions": str(done.decisions),
            "games": str(done.games),
            "device": torch.cuda.get_device_name() if self.plan.device == "cuda" else "cpu",
        }
        path = self.folder / "network.safetensors"
        export(self.policy, path, card)
        return path

    def begin_from(self, folder: Path) -> None:
        """Begins with what was learned in another folder: its policy, and its earlier selves as rivals."""
        if not (folder / "policy.pt").exists():
            raise Stop(f"{folder}: there is no saved policy here.")
        selves = folder / "selves.pt"
        kept = [torch.load(folder / "policy.pt", map_location=self.plan.device)]
        kept += torch.load(selves, map_location=self.plan.device) if selves.exists() else []
        try:
            policy, *self.selves = (self.policy.widened(each) for each in kept)
            self.policy.load_state_dict(policy)
        except (RuntimeError, KeyError):
            raise Stop(f"{folder}: another game or another network was trained here.") from None
        self.selves = [*self.selves, _half(self.policy)][-SELVES:]

    def imitate(self, examples: Path, seconds: float, tell: Callable[[dict[str, Any]], None]) -> None:
        """Learns to answer as other bots did in the games of a folder."""
        primer = Primer(read_examples(examples), self.policy, self.plan.device)
        self.progress.imitated = {"of": primer.size, **imitate(primer, self.plan.rate, seconds, EPOCHS, tell)}
        self.selves = [_half(self.policy)]

    # ---- learning ---------------------------------------------------------------------------------------------

    @property
    def part(self) -> float:
        """How much of the time is spent, 0 to 1."""
        return min(1.0, self.progress.seconds / (60 * self.plan.minutes))

    def run(self, piece: float, tell: Callable[[dict[str, Any]], None], examiner: Examiner | None = None) -> None:
        """Learns for a piece of some minutes, or what is left of the whole time."""
        plan, done = self.plan, self.progress
        games = games_for(setups_of(self.game, plan), plan.games, plan.seed + (done.rounds << 20), plan.device)
        swing = self.game.tuning.swing
        collector = Collector(games, self.policy, self.rival, plan.steps, plan.device, swing)
        rivals = int(plan.games * RIVAL_SHARE)
        pieces = max(1, -(-plan.games // plan.minibatch))
        began, before, last = self.clock(), done.seconds, 0.0
        while self.part < 1 and done.seconds - before < 60 * piece:
            self.learner.pace(plan.rate * (1 - self.part) + 1e-6, plan.curiosity * (1 - 0.9 * self.part))
            self._draw_rival()
            lessons = collector.collect(rivals if self.selves else 0, max(0.0, plan.trust * (1 - self.part / WEANED)))
            told = self.learner.learn(lessons, pieces)
            done.rounds += 1
            done.decisions += plan.games * plan.steps
            done.games += int(lessons.ended.sum())
            done.seconds = before + self.clock() - began
            if done.seconds - last > TOLD:
                last = done.seconds
                done.curve.append(self._line(told))
                tell(done.curve[-1])
                self.examine(examiner, tell)
            if self.part - done.kept >= AGE:
                done.kept = self.part
                self.selves = [*self.selves, _half(self.policy)][-SELVES:]

    def examine(self, examiner: Examiner | None, tell: Callable[[dict[str, Any]], None], last: bool = False) -> None:
        """Takes the result of an exam and begins the next one; the last one is waited for."""
        if examiner is None:
            return
        if last and examiner.running is None:
            examiner.begin(self.export(), self.progress.seconds)
        found = examiner.result(wait=last)
        if found is not None:
            self.progress.exams.append(found)
            tell(found)
        if not last and examiner.due():
            examiner.begin(self.export(), self.progress.seconds)

    def _line(self, told: Told) -> dict[str, Any]:
        done = self.progress
        return {
            "s": round(done.seconds),
            "decisions": done.decisions,
            "games": done.games,
            "entropy": round(told.entropy, 4),
            "surprise": round(told.surprise, 4),
            "change": round(told.change, 5),
        }

    def _draw_rival(self) -> None:
        """One of the earlier selves."""
        if self.selves:
            chosen = random.Random(self.plan.seed + self.progress.rounds).choice(self.selves)
            self.rival.load_state_dict({name: value.float() for name, value in chosen.items()})


PARTS = ("policy", "optimizer", "selves")


def _half(policy: Policy) -> dict[str, torch.Tensor]:
    """A copy of the weights in half the room."""
    return {name: value.detach().to(torch.bfloat16).clone() for name, value in policy.state_dict().items()}
