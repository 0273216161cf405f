"""The file of a network: safetensors, numbers of eight bits with a scale for each column, and what is known of it.

Read without PyTorch and without NumPy. The format is a length, a header in JSON and the numbers, so that reading it
needs no package (https://github.com/huggingface/safetensors).
"""

from __future__ import annotations

import functools
import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

LAYERS = ("first", "second", "third", "options", "value")
NORMED = LAYERS[:3]
_CODES = {"I8": "b", "F32": "f"}


class BadNetwork(ValueError):
    """A file that holds no network for this game; the message is one sentence."""


@dataclass(frozen=True)
class Network:
    """All weights in one row, as `insula.bots.network` reads them, and the widths of the layers."""

    shape: tuple[int, ...]
    weights: array[float]
    card: Mapping[str, str]  # what is known about it: how it was trained


@functools.cache
def read_network(path: Path) -> Network:
    """A network from its file."""
    try:
        content = path.read_bytes()
        size = int.from_bytes(content[:8], "little")
        header = json.loads(content[8 : 8 + size])
        card = header.pop("__metadata__", {})
        tensors = {name: _numbers(content[8 + size :], told) for name, told in header.items()}
        shape = (*(header[f"{name}.weight"]["shape"][0] for name in LAYERS[:4]), len(tensors["options.scale"]))
        return Network(shape, _row(tensors), card)
    except (OSError, ValueError, KeyError, TypeError, IndexError) as problem:
        raise BadNetwork(f"{path}: there is no network in this file ({problem}).") from None


def _numbers(content: bytes, told: Any) -> array[Any]:
    made = array(_CODES[told["dtype"]])
    first, last = told["data_offsets"]
    made.frombytes(content[first:last])
    return made


def _row(tensors: Mapping[str, array[Any]]) -> array[float]:
    row = array("f")
    for name in LAYERS:
        scale = tensors[f"{name}.scale"]
        row.extend(q * s for q, s in zip(tensors[f"{name}.weight"], cycle(scale), strict=False))
        row.extend(tensors[f"{name}.bias"])
        if name in NORMED:
            row.extend(tensors[f"{name}.gain"])
            row.extend(tensors[f"{name}.shift"])
    return row


def write_network(path: Path, layers: Mapping[str, Mapping[str, Any]], card: Mapping[str, str]) -> None:
    """Writes a network: for each layer `weight` (a row for each input), `bias`, and `gain` and `shift` where normed."""
    header: dict[str, Any] = {"__metadata__": dict(card)}
    content = bytearray()

    def add(name: str, kind: str, shape: Sequence[int], numbers: Sequence[float]) -> None:
        packed = array(_CODES[kind], numbers).tobytes()
        header[name] = {"dtype": kind, "shape": list(shape), "data_offsets": [len(content), len(content) + len(packed)]}
        content.extend(packed)

    for name in LAYERS:
        rows = layers[name]["weight"]
        scale = [max(abs(v) for v in column) / 127 or 1.0 for column in zip(*rows, strict=True)]
        whole = [max(-127, min(127, round(v / s))) for row in rows for v, s in zip(row, scale, strict=True)]
        add(f"{name}.weight", "I8", (len(rows), len(scale)), whole)
        add(f"{name}.scale", "F32", (len(scale),), scale)
        for part in ("bias", "gain", "shift"):
            if part in layers[name]:
                add(f"{name}.{part}", "F32", (len(layers[name][part]),), layers[name][part])
    told = json.dumps(header).encode()
    told += b" " * (-len(told) % 8)
    path.write_bytes(len(told).to_bytes(8, "little") + told + content)
