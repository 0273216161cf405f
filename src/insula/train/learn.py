"""Proximal policy optimization: a round of lessons moves the policy a little towards what turned out well."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from insula.train.graphs import Quick
from insula.train.lessons import Lessons
from insula.train.policy import Policy

CLIP = 0.2  # how far one round may move the odds of an answer
VALUE = 0.5  # weight of the error of what was expected
STEEP = 0.5  # the largest gradient


@dataclass
class Told:
    """What a round of learning looked like."""

    entropy: float
    surprise: float  # mean squared error of what was expected
    change: float  # how far the odds moved


class Learner:
    """A policy and its optimizer; one step of learning is recorded once on a GPU."""

    def __init__(self, policy: Policy, rate: float, device: str) -> None:
        self.policy, self.device = policy, device
        self.rate = torch.tensor(rate, device=device)
        self.curiosity = torch.zeros((), device=device)
        on_gpu = device == "cuda"
        self.optimizer = torch.optim.Adam(
            policy.parameters(), self.rate if on_gpu else rate, eps=1e-5, fused=on_gpu, capturable=on_gpu
        )
        self.step = Quick(self._step, device)

    def pace(self, rate: float, curiosity: float) -> None:
        """The learning rate and the weight of the entropy from now on."""
        self.rate.fill_(rate)
        self.curiosity.fill_(curiosity)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate if self.device == "cuda" else rate

    def learn(self, lessons: Lessons, pieces: int) -> Told:
        """Goes through a round once, step by step in random order, each step in some pieces."""
        fair = lessons.gains[lessons.own]
        gains = (lessons.gains - fair.mean()) / (fair.std() + 1e-8)
        games = lessons.own.shape[1]
        size = games // pieces
        told: tuple[Tensor, ...] = ()
        for number in torch.randperm(lessons.own.shape[0] * pieces).tolist():
            t, first = number // pieces, number % pieces * size
            part = slice(first, first + size)
            own = lessons.own[t, part].float()
            told = self.step(
                lessons.known[t, :, part],
                lessons.masks[t, part],
                lessons.chosen[t, part],
                lessons.odds[t, part],
                gains[t, part],
                lessons.goals[t, part],
                own / own.sum().clamp(min=1),
            )
        return Told(*(float(each) for each in told))

    def _step(
        self,
        known: Tensor,
        masks: Tensor,
        chosen: Tensor,
        before: Tensor,
        gains: Tensor,
        goals: Tensor,
        weight: Tensor,
    ) -> tuple[Tensor, ...]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False):
            odds, expected = self.policy(known, masks)
        moved = odds.gather(1, chosen[:, None]).squeeze(1) - before
        entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1)
        missed = (expected - goals).square()
        loss = ((VALUE * missed - _clipped(moved.exp(), gains) - self.curiosity * entropy) * weight).sum()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), STEEP)
        self.optimizer.step()
        return tuple((each.detach() * weight).sum() for each in (entropy, missed, -moved))


def _clipped(ratio: Tensor, gains: Tensor) -> Tensor:
    return torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
