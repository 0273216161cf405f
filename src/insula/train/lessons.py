"""Lessons: some steps of all games, who answered what, and how much better each answer turned out than expected."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from insula.train.games import Games
from insula.train.graphs import Quick, Work
from insula.train.policy import Policy

TRACE = 0.95  # lambda of the advantages
BENCH = 16  # neighbouring games in which the learner sits on the same seat


@dataclass
class Lessons:
    """A round: tensors of (steps, games) and what the asked seats knew, in columns."""

    known: Tensor  # (steps, inputs filled up, games)
    masks: Tensor  # (steps, games, options)
    chosen: Tensor
    odds: Tensor  # logarithms of the odds of what was chosen
    expected: Tensor
    seats: Tensor
    ended: Tensor
    rewards: Tensor  # (steps, games, seats)
    own: Tensor  # whether the learner answered, and had a choice
    gains: Tensor  # advantages
    goals: Tensor  # what the network should have expected
    head_starts: Tensor  # what the game's own evaluation expects, as far as it is trusted


class Collector:
    """Plays rounds into tensors that are made once."""

    def __init__(self, games: Games, policy: Policy, rival: Policy, steps: int, device: str, swing: float) -> None:
        n, t, number = games.size, steps, torch.bfloat16 if device == "cuda" else torch.float32
        rows, options = policy.rows, policy.n_options
        self.answers, self.rival_answers = (Quick(_answers(each, device), device) for each in (policy, rival))
        self.swing, self.inputs = swing, policy.inputs
        flat = [torch.zeros((t, n), device=device) for _ in range(5)]
        whole = [torch.zeros((t, n), dtype=torch.int64, device=device) for _ in range(2)]
        flags = [torch.zeros((t, n), dtype=torch.bool, device=device) for _ in range(2)]
        self.games, self.steps, self.device = games, steps, device
        self.rows = torch.arange(n, device=device)
        self.following = torch.zeros((rows, n), dtype=number, device=device)  # what is known after the last step
        self.lessons = Lessons(
            torch.zeros((t, rows, n), dtype=number, device=device),
            torch.zeros((t, n, options), dtype=torch.bool, device=device),
            whole[0],
            flat[0],
            flat[1],
            whole[1],
            flags[0],
            torch.zeros((t, n, games.n_seats), device=device),
            flags[1],
            flat[2],
            flat[3],
            flat[4],
        )

    @torch.no_grad()
    def collect(self, rivals: int, trust: float) -> Lessons:
        """A round. In the last `rivals` games an earlier self answers for all seats but one.

        With `trust` above 0 what a seat may expect is what the network says and so much of what the game's own
        evaluation says: the network begins from there instead of from nothing.
        """
        games, made = self.games, self.lessons
        for t in range(self.steps):
            self._look(t, trust)
            chosen, made.odds[t], expected = self.answers(made.known[t], made.masks[t])
            made.expected[t] = expected + made.head_starts[t]
            made.own[t] = made.masks[t].sum(1) > 1
            if rivals:
                self._answer_for_rivals(rivals, t, chosen)
            made.chosen[t] = chosen
            made.ended[t], made.rewards[t] = games.step(chosen)
        self._look_back(trust)
        return made

    def _look(self, t: int, trust: float) -> None:
        made, games = self.lessons, self.games
        made.known[t, : self.inputs] = games.columns()
        made.masks[t] = games.masks()
        made.seats[t] = games.seats()
        made.head_starts[t] = trust * torch.tanh(games.leads() / (2 * self.swing)) if trust else 0.0

    def _answer_for_rivals(self, rivals: int, t: int, chosen: Tensor) -> None:
        made, last = self.lessons, slice(self.games.size - rivals, None)
        theirs, _, _ = self.rival_answers(made.known[t, :, last], made.masks[t, last])
        rows = made.seats[t, last] != self.rows[last] // BENCH % 2  # the learner sits on one of the first two seats
        chosen[last] = torch.where(rows, theirs, chosen[last])
        made.own[t, last] &= ~rows

    def _look_back(self, trust: float) -> None:
        """Advantages seat by seat: what a seat expects is compared with what it expects when it is asked next."""
        made, games = self.lessons, self.games
        self.following[: self.inputs] = games.columns()
        _, _, last = self.answers(self.following, games.masks())
        if trust:
            last = last + trust * torch.tanh(games.leads() / (2 * self.swing))
        shape = (games.size, games.n_seats)
        following = torch.full(shape, float("nan"), device=self.device)
        following[self.rows, games.seats()] = last
        gained, paid = torch.zeros(shape, device=self.device), torch.zeros(shape, device=self.device)
        for t in reversed(range(self.steps)):
            over = made.ended[t][:, None]
            following = torch.where(over, torch.zeros_like(following), following)
            gained = torch.where(over, torch.zeros_like(gained), gained)
            paid = torch.where(over, made.rewards[t], paid)
            place, now = (self.rows, made.seats[t]), made.expected[t]
            then = following[place]
            known = ~torch.isnan(then)
            gain = paid[place] + torch.where(known, then, now) - now + TRACE * gained[place]
            made.gains[t], made.goals[t] = gain, gain + now - made.head_starts[t]
            following[place], gained[place], paid[place] = now, gain, torch.zeros_like(gain)


def _answers(policy: Policy, device: str) -> Work:
    """A function from what seats know and may answer to answers, the logarithms of their odds, and what is expected."""

    @torch.no_grad()
    def answers(known: Tensor, masks: Tensor) -> tuple[Tensor, ...]:
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda", cache_enabled=False):
            odds, expected = policy(known, masks)
        chosen = drawn(odds)
        return chosen, odds.gather(1, chosen[:, None]).squeeze(1), expected

    return answers


def drawn(odds: Tensor) -> Tensor:
    """A place for each row, drawn by the logarithms of its odds."""
    return (odds - torch.empty_like(odds).exponential_().log()).argmax(1)
