"""The network in PyTorch: the same layers as `insula.bots.network` reads them, and how one becomes a file."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from insula.bots.network_file import write_network

NEVER = -1e9
WIDTHS = (512, 256, 256)
ALIGNED = 64  # inputs and options are filled up to multiples: a GPU multiplies odd matrices several times as slowly


class Policy(nn.Module):
    """From what seats know, in columns, to the logarithms of the odds of their options and the rewards they expect."""

    def __init__(self, inputs: int, options: int, widths: tuple[int, int, int] = WIDTHS) -> None:
        super().__init__()
        self.inputs, self.n_options, self.widths = inputs, options, widths
        self.rows = aligned(inputs)  # of the columns that it is given; those behind the inputs are zero
        sizes = (self.rows, *widths)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for width in widths)
        self.options, self.value = nn.Linear(widths[-1], aligned(options)), nn.Linear(widths[-1], 1)
        nn.init.zeros_(self.options.weight)  # begins as a random player
        nn.init.zeros_(self.value.weight)

    def forward(self, columns: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """`columns` holds one position a column, `masks` one a row."""
        known = columns.T
        for layer, norm in zip(self.layers, self.norms, strict=True):
            known = torch.relu(norm(layer(known)))
        worth = self.options(known)[:, : self.n_options].float()
        odds = torch.log_softmax(worth.masked_fill(~masks, NEVER), dim=1)
        return odds, self.value(known).float().squeeze(1)

    def widened(self, kept: Mapping[str, Tensor]) -> dict[str, Tensor]:
        """Weights that were kept before matrices were filled up, filled up."""
        own = self.state_dict()
        made = dict(kept)
        for name in ("layers.0.weight", "options.weight", "options.bias"):
            filled = torch.zeros_like(own[name], dtype=kept[name].dtype)
            filled[tuple(slice(n) for n in kept[name].shape)] = kept[name]
            made[name] = filled
        return made


def aligned(count: int) -> int:
    """The next multiple of ALIGNED."""
    return -(-count // ALIGNED) * ALIGNED


def export(policy: Policy, path: Path, card: Mapping[str, str]) -> None:
    """Writes the file that bots read."""
    names = ("first", "second", "third")
    layers: dict[str, dict[str, Any]] = {}
    for name, layer, norm in zip(names, policy.layers, policy.norms, strict=True):
        layers[name] = {**_linear(layer), "gain": norm.weight.tolist(), "shift": norm.bias.tolist()}
    layers["first"]["weight"] = layers["first"]["weight"][: policy.inputs]
    layers["options"] = _linear(policy.options, policy.n_options)
    write_network(path, {**layers, "value": _linear(policy.value)}, card)


def _linear(layer: Any, outputs: int | None = None) -> dict[str, Any]:
    return {"weight": layer.weight[:outputs].T.tolist(), "bias": layer.bias[:outputs].tolist()}
