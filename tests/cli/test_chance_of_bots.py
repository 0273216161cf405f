"""Bots at the terminal and in simulations get a seed for every decision, another one in every game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.bots.api import Thought
from insula.cli import play, simulate
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


def test_bots_of_a_simulation_get_a_seed_for_every_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds: list[int] = []
    monkeypatch.setattr("insula.cli.bots.answer", asked(seeds))
    monkeypatch.setattr("insula.bots.ready.wait_until_fast", lambda game: None)
    given = {"games": 3, "seed": 5, "game": "card", "seats": 2, "choose": [], "bots": "random,greedy", "json": True}
    simulate.simulate(argparse.Namespace(**given))
    assert len(seeds) > 150 and len(set(seeds)) == len(seeds)
    assert '"games": 3' in capsys.readouterr().out
