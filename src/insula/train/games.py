"""Games to learn from: a batch on the CPU or on the GPU, told in tensors of one device, positions in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

from insula.core.game import Setup
from insula.research.batch import GameBatch


class Games(Protocol):
    """N games that are played side by side."""

    size: int
    n_seats: int

    def columns(self) -> Tensor:
        """What the asked seats know: (inputs, N)."""

    def masks(self) -> Tensor:
        """What they may answer: (N, options), true or false."""

    def seats(self) -> Tensor:
        """Who is asked: (N,)."""

    def leads(self) -> Tensor:
        """How far they are ahead by the game's own evaluation: (N,)."""

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """One answer in each game; which games ended (N,) and what everybody got (N, seats)."""


class OnCpu:
    """Games of the compiled engine."""

    def __init__(self, setups: Sequence[Setup], size: int, seed: int, threads: int = 1) -> None:
        self.batch = GameBatch(setups, size, seed, threads)
        self.size, self.n_seats = size, self.batch.n_seats

    def columns(self) -> Tensor:
        """What the asked seats know."""
        return torch.from_numpy(self.batch.observations).T.contiguous()

    def masks(self) -> Tensor:
        """What they may answer."""
        return torch.from_numpy(self.batch.masks).bool()

    def seats(self) -> Tensor:
        """Who is asked."""
        return torch.from_numpy(self.batch.seats).clone()

    def leads(self) -> Tensor:
        """How far they are ahead."""
        return torch.from_numpy(self.batch.leads).float()

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """One answer in each game."""
        self.batch.step(actions.numpy())
        return torch.from_numpy(self.batch.ended).bool(), torch.from_numpy(self.batch.rewards).float()


class OnGpu:
    """Games that never leave the device."""

    def __init__(self, setups: Sequence[Setup], size: int, seed: int) -> None:
        from insula.research.gpu import GpuBatch

        self.batch = GpuBatch(setups, size, seed, trusted=True)
        self.size, self.n_seats = size, self.batch.n_seats

    def columns(self) -> Tensor:
        """What the asked seats know."""
        return self.batch.observations.T

    def masks(self) -> Tensor:
        """What they may answer."""
        return self.batch.masks.bool()

    def seats(self) -> Tensor:
        """Who is asked."""
        return self.batch.seats

    def leads(self) -> Tensor:
        """How far they are ahead."""
        return self.batch.leads

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """One answer in each game."""
        self.batch.step(actions)
        return self.batch.ended.bool(), self.batch.rewards


def games_for(setups: Sequence[Setup], size: int, seed: int, device: str, threads: int = 1) -> Games:
    """Games on a device: cpu or cuda."""
    made: Any = OnGpu(setups, size, seed) if device == "cuda" else OnCpu(setups, size, seed, threads)
    found: Games = made
    return found
