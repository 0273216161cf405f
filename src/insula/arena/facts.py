"""The games of a tournament as arrays: one row per game, one column per seat, empty seats at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyarrow as pa

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Facts:
    """What the statistics need of a table of games."""

    games: pa.Table

    def column(self, name: str) -> Array:
        """A plain column."""
        return np.asarray(self.games[name].to_numpy())

    @cached_property
    def n(self) -> int:
        """How many games."""
        return int(self.games.num_rows)

    @cached_property
    def seats(self) -> Array:
        """Seats of each game."""
        return self.column("seats").astype(np.int64)

    @cached_property
    def present(self) -> Array:
        """Which seats are taken."""
        return np.arange(int(self.seats.max())) < self.seats[:, None]

    def by_seat(self, name: str) -> Array:
        """A list column, game by seat; 0 or None where there is no seat."""
        flat = np.asarray(self.games[name].combine_chunks().flatten().to_numpy(zero_copy_only=False))
        out = np.zeros(self.present.shape, flat.dtype)
        if flat.dtype == object:
            out[:] = None
        out[self.present] = flat
        return out

    def of_each_seat(self) -> dict[str, str]:
        """The columns that the game has of its own: something of each seat, and what that is."""
        told = {field.name: (field.metadata or {}).get(b"of_each_seat") for field in self.games.schema}
        return {name: title.decode() for name, title in told.items() if title is not None}

    def failures(self) -> dict[str, dict[str, int]]:
        """How often each bot failed to answer, by how it failed; for those that did."""
        found: dict[str, dict[str, int]] = {}
        for bots, failed in zip(self.games["bots"].to_pylist(), self.games["failed"].to_pylist(), strict=True):
            for each in failed or ():
                ways = found.setdefault(bots[each["seat"]], {})
                ways[each["how"]] = ways.get(each["how"], 0) + 1
        return dict(sorted(found.items()))

    @cached_property
    def share(self) -> Array:
        """Each seat's part of the victory."""
        return self.by_seat("share").astype(np.float64)

    @cached_property
    def sides(self) -> Array:
        """The side of each seat."""
        return self.by_seat("sides").astype(np.int64)

    @cached_property
    def n_sides(self) -> Array:
        """How many sides each game has."""
        return np.asarray(self.sides.max(axis=1) + 1)

    @cached_property
    def seed(self) -> Array:
        """The deal of each game."""
        return self.column("seed")

    @cached_property
    def stratum(self) -> Array:
        """One number for each variant, cell and seating: games in it differ by chance alone."""
        variants = {name: number for number, name in enumerate(self.variants)}
        variant = np.array([variants[name] for name in self.games["variant"].to_pylist()], np.int64)
        cell, seating = self.column("cell").astype(np.int64), self.column("seating").astype(np.int64)
        return (variant * (int(cell.max()) + 1) + cell) * (int(seating.max()) + 1) + seating

    @cached_property
    def variants(self) -> list[str]:
        """The names of the variants in the order of the games."""
        return list(dict.fromkeys(self.games["variant"].to_pylist()))

    def has(self, name: str) -> bool:
        """Whether a column holds anything."""
        return bool(self.games[name].null_count < self.n)

    def only(self, chosen: Array) -> Facts:
        """Some of the games."""
        return Facts(self.games.filter(pa.array(chosen)))
