"""Bots at the terminal get a seed for every decision, another one in every game; simulations: tests/bots/test_match.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import insula
from insula.bots.api import Thought
from insula.cli import play
from insula.core.table import Table


def asked(seeds: list[int]) -> Any:
    def answer(table: Table, level: str, seed: int, seconds: float | None = None) -> Thought:
        seeds.append(seed)
        return Thought(table.options[seed % len(table.options)])

    return answer


def test_bots_at_the_terminal_do_not_follow_the_same_sequence_in_every_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seeds: list[int] = []
    monkeypatch.setattr(play, "answer", asked(seeds))
    for seed in (1, 2):
        play.Session(insula.game("card", seats=2).table(seed=seed), ["random", "random"], tmp_path / "save").run()
    assert len(seeds) > 100 and len(set(seeds)) == len(seeds)
