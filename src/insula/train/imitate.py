"""Imitation: a policy learns to answer as other bots did, and to expect what they got, before it plays for itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from insula.train.learn import STEEP, VALUE
from insula.train.policy import Policy

MINIBATCH = 8_192
HELD_BACK, STRETCH = 20, 1_000  # one stretch in so many is not learned from: it tells how well the teachers are met
TOLD = 5.0  # seconds between two lines of progress


class Primer:
    """Examples on one device, opened up some at a time."""

    def __init__(self, examples: Mapping[str, Any], policy: Policy, device: str) -> None:
        self.policy, self.device = policy, device
        self.known = _Rows(examples["ends"], examples["places"], device)
        self.values = torch.from_numpy(examples["values"]).to(device)
        self.offered = _Rows(examples["option_ends"], examples["options"], device)
        self.chosen = torch.from_numpy(examples["chosen"].astype("int64")).to(device)
        self.outcomes = torch.from_numpy(examples["outcomes"]).to(device)
        self.size = len(self.chosen)
        self.number = torch.bfloat16 if device == "cuda" else torch.float32

    def open(self, which: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What the seats knew (in columns), could answer, did answer, and got in the end."""
        row, at = self.known.of(which)
        known = torch.zeros((self.policy.rows, len(which)), dtype=self.number, device=self.device)
        known[self.known.numbers[at].long(), row] = self.values[at].to(self.number)
        row, at = self.offered.of(which)
        masks = torch.zeros((len(which), self.policy.n_options), dtype=torch.bool, device=self.device)
        masks[row, self.offered.numbers[at].long()] = True
        return known, masks, self.chosen[which], self.outcomes[which]


class _Rows:
    """Rows of different lengths in one long row."""

    def __init__(self, ends: Any, numbers: Any, device: str) -> None:
        self.ends = torch.from_numpy(ends).to(device)
        self.starts = torch.cat([self.ends.new_zeros(1), self.ends[:-1]])
        self.numbers = torch.from_numpy(numbers.astype("int16" if numbers.max(initial=0) < 1 << 15 else "int32"))
        self.numbers = self.numbers.to(device)

    def of(self, which: Tensor) -> tuple[Tensor, Tensor]:
        """For every number of some rows: which of them it belongs to, and where it is."""
        starts, lengths = self.starts[which], self.ends[which] - self.starts[which]
        row = torch.repeat_interleave(torch.arange(len(which), device=which.device), lengths)
        before = torch.cumsum(lengths, 0) - lengths
        return row, torch.arange(len(row), device=which.device) - before[row] + starts[row]


def imitate(
    primer: Primer,
    rate: float,
    seconds: float,
    epochs: int,
    tell: Callable[[dict[str, Any]], None],
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, Any]:
    """Goes through the examples until the time is spent, or often enough; gives the last line of progress."""
    policy, device = primer.policy, primer.device
    optimizer = torch.optim.Adam(policy.parameters(), rate, eps=1e-5)
    every = torch.arange(primer.size, device=device)
    apart = every // STRETCH % HELD_BACK == HELD_BACK - 1
    learned, held_back = (every[~apart], every[apart]) if bool(apart.any()) else (every, every)
    steps = max(1, len(learned) // MINIBATCH)
    began, told = clock(), -TOLD
    line: dict[str, Any] = {}
    for number in range(epochs * steps):
        if number % steps == 0:
            order = learned[torch.randperm(len(learned), device=device)]
        part = max(number / (epochs * steps), (clock() - began) / seconds)
        if part >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - part) + 1e-6
        at = number % steps * MINIBATCH
        _learn(primer, optimizer, order[at : at + MINIBATCH])
        if clock() - began - told >= TOLD:
            told = clock() - began
            line = {"s": round(told), "examples": (number + 1) * MINIBATCH, **_meet(primer, held_back)}
            tell(line)
    return {"s": round(clock() - began), "examples": (number + 1) * MINIBATCH, **_meet(primer, held_back)}


def _learn(primer: Primer, optimizer: torch.optim.Optimizer, which: Tensor) -> None:
    known, masks, chosen, outcomes = primer.open(which)
    with torch.autocast(primer.device, torch.bfloat16, enabled=primer.device == "cuda"):
        odds, expected = primer.policy(known, masks)
    missed = (expected - outcomes).square().mean()
    loss = nn.functional.nll_loss(odds, chosen) + VALUE * missed
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(primer.policy.parameters(), STEEP)
    optimizer.step()


@torch.no_grad()
def _meet(primer: Primer, which: Tensor) -> dict[str, float]:
    """How often the likeliest answer is the teacher's, how likely the teacher's is, and the error of the value."""
    which = which[: 4 * MINIBATCH]
    known, masks, chosen, outcomes = primer.open(which)
    with torch.autocast(primer.device, torch.bfloat16, enabled=primer.device == "cuda"):
        odds, expected = primer.policy(known, masks)
    met = (odds.argmax(1) == chosen).float().mean()
    likely = odds.gather(1, chosen[:, None]).exp().mean()
    surprise = (expected - outcomes).square().mean()
    return {name: round(float(v), 4) for name, v in (("met", met), ("likely", likely), ("surprise", surprise))}
