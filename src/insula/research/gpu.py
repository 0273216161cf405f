"""Batches on a GPU: the same games as `GameBatch`, as PyTorch tensors that never leave the device.

Needs PyTorch and the extra `cuda`. The rules are those of the plain engine, compiled for the device.

    >>> batch = GpuBatch(insula.game("card", seats=2), size=65_536, seed=1)  # doctest: +SKIP
    >>> batch.step(batch.masks.float().multinomial(1).squeeze(1))  # doctest: +SKIP
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np
import torch

from insula.core.chance import as_seed, game_seed
from insula.core.game import Setup
from insula.core.record_class import dtype_of
from insula.research.batch import blanks, setups_of, teams_of
from insula.research.gpu_kernels import Launcher, machine_code, words_of

KEPT = ("states", "masks", "seats", "kinds", "rewards", "ended", "seeds")


class GpuBatch:
    """N games on a GPU; tensors are written in place, so keep a copy of what you need later.

    masks (N, options) of uint8, seats (N,) who is asked, kinds (N,) of question, rewards (N, seats) and ended (N,) of
    the last step, observations (N, width) in float32 for the asked seats, worked out when they are first looked at
    after a step. Neighbouring games lie side by side in them, so a row is not contiguous. `states` holds the games'
    records as bytes. With `trusted` nobody looks whether answers are legal: a look makes the CPU wait for the GPU.
    """

    def __init__(
        self, setup: Setup | Sequence[Setup], size: int, seed: SupportsIndex = 0, trusted: bool = False
    ) -> None:
        if size < 1:
            raise ValueError("A batch needs at least one game.")
        if not torch.cuda.is_available():
            raise ValueError("There is no CUDA GPU here; GameBatch plays the same games on the CPU.")
        self.setups, self.size, self.trusted = setups_of(setup), size, trusted
        game = self.setups[0].game
        self.n_options, self.n_seats = game.n_options, max(each.seats for each in self.setups)
        width = dtype_of(game.State).itemsize
        self.states = torch.zeros((size, width), dtype=torch.uint8, device="cuda")
        self.masks = torch.zeros((size, self.n_options), dtype=torch.uint8, device="cuda")
        self.seats, self.kinds, self.seeds = (torch.zeros(size, dtype=torch.int64, device="cuda") for _ in range(3))
        self.rewards = torch.zeros((size, self.n_seats), device="cuda")
        self.ended = torch.zeros(size, dtype=torch.uint8, device="cuda")
        self._columns = torch.zeros((len(game.legend), size), device="cuda")
        self._observed = False
        self._blank = torch.as_tensor(blanks(self.setups).view(np.uint8).copy(), device="cuda")
        self._game, self._kernels = game, dict[str, Launcher]()
        self._games = words_of(self.states, width)
        self._from = words_of(self._blank, width)
        self._question = [*words_of(self.masks.view(-1)), *words_of(self.seats), *words_of(self.kinds)]
        self._outcome = [*words_of(self.rewards.view(-1)), ctypes.c_int64(self.n_seats), *words_of(self.ended)]
        self._leads = torch.zeros(size, device="cuda")
        self._teams = torch.as_tensor(teams_of(self.setups, self.n_seats), device="cuda")
        self._seeds, self._out = words_of(self.seeds), words_of(self._columns)
        self.reset(seed)

    def reset(self, seed: SupportsIndex | Sequence[int] = 0) -> None:
        """Restarts all games: game i with `game_seed(seed, i)`, or with its own seed of a list."""
        if isinstance(seed, Sequence):
            own = [as_seed(each) for each in seed]
            if len(own) != self.size:
                raise ValueError(f"{self.size} games need one seed, or {self.size}; {len(own)} were given.")
        else:
            own = [game_seed(as_seed(seed), i) for i in range(self.size)]
        self.seeds.copy_(torch.as_tensor(np.asarray(own, np.int64)))
        self.rewards.zero_()
        self.ended.zero_()
        self._observed = False
        self._run("begin", [*self._from, *self._seeds, *self._question])

    def step(self, actions: torch.Tensor) -> None:
        """One answer in each game; refuses the whole step, unplayed, if one of them is illegal."""
        if tuple(actions.shape) != (self.size,):
            raise ValueError(f"A step needs {self.size} answers; {tuple(actions.shape)} were given.")
        if not self.trusted:
            self._look(actions)
        chosen = actions.to(device="cuda", dtype=torch.int64).contiguous()
        given = [*words_of(chosen), *self._seeds, *self._question, *self._outcome]
        self._observed = False
        self._run("step", [*self._from, *given])

    def _look(self, actions: torch.Tensor) -> None:
        inside = (actions >= 0) & (actions < self.n_options)
        legal = self.masks.gather(1, actions.long().clamp(0, self.n_options - 1)[:, None]).squeeze(1).bool() & inside
        if not bool(legal.all()):
            game = int((~legal).nonzero()[0])
            raise ValueError(f"Game {game}: option {int(actions[game])} is not offered; nothing was played.")

    @property
    def observations(self) -> torch.Tensor:
        """What the asked seat of each game may know, as the game's legend says."""
        if not self._observed and self._game.observe is not None:
            self._run("observe", self._out)
            self._observed = True
        return self._columns.T

    @property
    def leads(self) -> torch.Tensor:
        """How far the asked seats are ahead of the best other team, as the game's own evaluation tells."""
        self._run("lead", [*words_of(self._teams), ctypes.c_int64(self.n_seats), *words_of(self._leads)])
        return self._leads

    def _run(self, name: str, words: list[ctypes.c_int64]) -> None:
        if name not in self._kernels:
            self._kernels[name] = Launcher(machine_code(self._game, name))
        self._kernels[name](self.size, [*self._games, *words])

    def save(self) -> dict[str, torch.Tensor]:
        """Everything needed to go on from here later, on the device."""
        return {name: getattr(self, name).clone() for name in KEPT}

    def restore(self, kept: dict[str, torch.Tensor]) -> None:
        """Goes back to what `save` gave."""
        if kept["states"].shape != self.states.shape:
            raise ValueError("That was saved from another batch: its size or its game differs.")
        for name in KEPT:
            getattr(self, name).copy_(kept[name])
        self._observed = False
