"""Environments pass the test suites of the libraries they are for, unmodified."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import insula
import insula.research.pettingzoo as zoo
from insula.research.gymnasium import env_id
from insula.research.vector import SeatVectorEnv

GAMES = sorted(insula.games())
every_game = pytest.mark.parametrize("name", GAMES)


def environment(name: str) -> zoo.Environment:
    return zoo.environment(name)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api(name: str) -> None:
    api_test(environment(name).env(), num_cycles=200)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_seed(name: str) -> None:
    seed_test(environment(name).env, num_cycles=40)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_render(name: str, capsys: Any) -> None:
    render_test(lambda render_mode=None: environment(name).env(render_mode=render_mode))


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_performance(capsys: Any) -> None:
    performance_benchmark(environment("card").env())
    assert "turns per second" in capsys.readouterr().out


def test_an_illegal_answer_ends_the_game_with_a_loss() -> None:
    env = environment("card").env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1 and env.terminations[agent]


def test_versions_are_those_of_the_rules_and_a_game_may_name_more_set_ups() -> None:
    version = insula.core.registry.load("card").rules_version
    assert getattr(zoo, f"card_v{version}").env().metadata["name"] == f"card_v{version}"
    with pytest.raises(AttributeError, match=rf"card_v0 is of other rules; this Insula has card_v{version}"):
        zoo.card_v0  # noqa: B018
    with pytest.raises(AttributeError, match="has no attribute 'chess_v1'"):
        zoo.chess_v1  # noqa: B018
    with pytest.raises(ValueError, match="No environment is called “chess”"):
        environment("chess")
    with pytest.raises(ValueError, match="No environment is called “chess”"):
        env_id("chess")
    assert env_id("card") == f"insula/card-v{version}"
    basic = environment("cerebria_basic").raw_env()
    assert basic.seats.setup.choices == {"edition": "basic"} and basic.seats.setup.seats == 2


@every_game
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_check_env(name: str) -> None:
    check_env(gymnasium.make(env_id(name)).unwrapped)


def test_gymnasium_against_greedy_bots() -> None:
    env = gymnasium.make(env_id("card"), seats=2, opponents="greedy")
    chance = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    for _ in range(400):
        _, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            break
    assert over and reward in (-1.0, 0.0, 1.0)


@every_game
def test_vector_environment_plays_many_games(name: str) -> None:
    env = SeatVectorEnv(name, num_envs=16)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    ended, total = 0, 0.0
    for _ in range(1500):
        masks = info["action_mask"]
        masks[~masks.any(axis=1), 0] = 1
        actions = np.array([chance.choice(np.flatnonzero(m)) for m in masks])
        seen, rewards, over, _, info = env.step(actions)
        ended += int(over.sum())
        total += float(np.abs(rewards).sum())
        if ended >= 10:
            break
    assert ended >= 10 and total > 0


def test_vector_environment_repeats_itself_by_seed_and_refuses_illegal_answers() -> None:
    one, two = SeatVectorEnv("card", 4), SeatVectorEnv("card", 4)
    a, info = one.reset(seed=5)
    b, _ = two.reset(seed=5)
    assert (a == b).all()
    bad = np.argmin(info["action_mask"], axis=1)
    with pytest.raises(ValueError, match=r"Game 0: option \d+ is not offered; nothing was played"):
        one.step(bad)
