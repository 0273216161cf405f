"""Learners among bots and policies: the same games in every environment, seeds, seats, ends, pickles."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import insula
import insula.research.pettingzoo as zoo
from insula.core.chance import game_seed, next_game_seed
from insula.core.registry import load
from insula.research.batch import GameBatch
from insula.research.batch_rules import LIMIT
from insula.research.gymnasium import SeatEnv, env_id
from insula.research.legends import action_legend, columns, legend
from insula.research.vector import SeatVectorEnv, SelfPlayVectorEnv

GAMES = sorted(insula.games())
every_game = pytest.mark.parametrize("name", GAMES)


def lowest(masks: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """The first offered option of each game; 0 where none is."""
    return np.asarray(masks.argmax(axis=1), np.int64)


def first_option(seen: Any, masks: Any, seats: Any) -> Any:
    """A policy that can be pickled."""
    assert seen.dtype == np.float32 and masks.dtype == np.int8 and len(seen) == len(masks) == len(seats)
    return masks.argmax(axis=1)


@every_game
def test_columns_left_out_never_differ_and_all_stay_within_the_limits(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        kept = columns(game, seats)
        assert len(legend(name, seats)) == len(kept) <= len(game.legend)
        left = np.setdiff1d(np.arange(len(game.legend)), kept)
        batch = GameBatch(game.setup(seats), 24, seed=seats)
        for _ in range(25):
            batch.random_steps(11)
            assert not batch.observations[:, left].any()
            assert np.abs(batch.observations).max() < LIMIT


@every_game
def test_every_action_has_words_of_its_own(name: str) -> None:
    words = action_legend(name)
    assert len(words) == len(set(words)) == load(name).n_options and all(words)


@every_game
def test_the_engines_show_the_same_and_one_game_is_a_row_of_many(name: str) -> None:
    plain, fast = SeatEnv(name, seat=1, engine="plain"), SeatEnv(name, seat=1)
    many = SeatVectorEnv(name, 2, seat=1)
    rows, infos = many.reset(seed=[11, 12])
    seen = [env.reset(options={"game_seed": 11}) for env in (plain, fast)]
    for _ in range(60):
        for one, info in seen:
            assert (one == rows[0]).all() and (info["action_mask"] == infos["action_mask"][0]).all()
        actions = lowest(infos["action_mask"])
        rows, rewards, ended, _, infos = many.step(actions)
        stepped = [env.step(int(actions[0])) for env in (plain, fast)]
        assert all((each[1], each[2]) == (rewards[0], ended[0]) for each in stepped)
        seen = [(each[0], each[4]) for each in stepped]
        if ended[0]:
            break


@pytest.mark.parametrize("rivals", ["greedy", "easy@20", "greedy,random", first_option])
def test_opponents_answer_the_same_in_one_game_and_in_many(rivals: Any) -> None:
    env, many = (SeatEnv("card", 3, 0, rivals), SeatVectorEnv("card", 3, 3, 0, rivals))
    rows, infos = many.reset(seed=[4, 5, 6])
    one, info = env.reset(options={"game_seed": 5})
    for _ in range(12):
        assert (one == rows[1]).all()
        actions = lowest(infos["action_mask"])
        rows, _, _, _, infos = many.step(actions)
        one, _, over, _, info = env.step(int(actions[1]))
        if over:
            break
    assert info["game_seed"] == 5


def test_greedy_opponents_are_stronger_than_random_ones() -> None:
    def lost(rivals: str) -> float:
        env = SeatVectorEnv("card", 24, seats=2, opponents=rivals)
        chance = np.random.default_rng(1)
        _, infos = env.reset(seed=3)
        paid: list[float] = []
        while len(paid) < 24:
            masks = infos["action_mask"]
            _, rewards, ended, _, infos = env.step((masks * chance.random(masks.shape)).argmax(axis=1))
            paid += rewards[ended].tolist()
        return float(np.mean(paid))

    assert lost("greedy") < -0.8 < lost("random")


def test_who_may_sit_there_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="No bot is called “deep”"):
        gymnasium.make(env_id("card"), opponents="deep")
    with pytest.raises(ValueError, match="3 other seats need one opponent for all, or 3; 2 were named"):
        SeatVectorEnv("card", 2, seats=4, opponents=["greedy", "random"])
    with pytest.raises(ValueError, match="Seat 2 does not exist; choose 0 to 1, lot or rotate"):
        SeatVectorEnv("card", 2, seats=2, seat=2)
    with pytest.raises(ValueError, match="No engine is called “cuda”"):
        SeatEnv("card", engine="cuda")
    with pytest.raises(ValueError, match="gave an answer that is not offered"):
        SeatVectorEnv("card", 2, seat=1, opponents=lambda seen, masks, seats: masks.argmin(axis=1)).reset(seed=1)


def test_seats_rotate_or_stay_or_are_drawn() -> None:
    env = SeatVectorEnv("card", 4, seats=3)
    _, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0]
    begun = infos["game_seed"].copy()
    for _ in range(2000):
        before = infos["seat"].copy()
        _, _, ended, _, infos = env.step(lowest(infos["action_mask"]))
        if ended.any():
            _, _, _, _, infos = env.step(lowest(infos["action_mask"]))
            assert (infos["seat"][ended] == (before[ended] + 1) % 3).all()
            assert infos["game_seed"][ended].tolist() == [next_game_seed(int(each)) for each in begun[ended]]
            break
    assert ended.any()
    assert len(set(SeatVectorEnv("card", 40, seats=2, seat="lot").reset(seed=1)[1]["seat"].tolist())) == 2
    assert set(SeatVectorEnv("card", 4, seats=2, seat=1).reset(seed=1)[1]["seat"].tolist()) == {1}


def test_some_games_may_be_reset_and_the_others_stay() -> None:
    env = SeatVectorEnv("card", 4)
    rows, infos = env.reset(seed=1)
    rows, _, _, _, infos = env.step(lowest(infos["action_mask"]))
    mask = np.array([True, False, False, True])
    again, told = env.reset(seed=9, options={"reset_mask": mask})
    assert (again[~mask] == rows[~mask]).all() and (told["game_seed"][~mask] == infos["game_seed"][~mask]).all()
    assert told["game_seed"][mask].tolist() == [game_seed(9, 0), game_seed(9, 3)]
    with pytest.raises(ValueError, match="reset_mask must be 4 times true or false, and true at least once"):
        env.reset(options={"reset_mask": np.zeros(4, bool)})
    batch = GameBatch(insula.game("card"), 4, seed=1)
    batch.random_steps(5)
    kept = batch.states[1:3].tobytes()
    batch.reset([1, 2, 3, 4], mask=mask)
    assert batch.states[1:3].tobytes() == kept and batch.seeds[mask].tolist() == [1, 4]
    assert batch.states[3]["deck"].tolist() == insula.game("card").start(4).deck
    with pytest.raises(ValueError, match=r"A mask needs 4 entries; \(3,\) were given"):
        batch.reset(0, mask=[True] * 3)


def played(env: Any, steps: int) -> list[Any]:
    """What an environment tells, step by step."""
    _, infos = env.reset(seed=[21, 22, 23])
    told = []
    for _ in range(steps):
        told.append(env.step(lowest(infos["action_mask"])))
        infos = told[-1][4]
    return told


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_ends_are_told_as_gymnasium_tells_them(mode: AutoresetMode) -> None:
    """Up to the first new game ours says what Gymnasium's own vector environment of the same games says."""

    class Dealt(SeatEnv):
        """One that takes its seed for the deal."""

        def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
            return super().reset(seed=seed, options=None if seed is None else {"game_seed": seed})

    theirs = played(SyncVectorEnv([lambda: Dealt("card", 2, 0)] * 3, autoreset_mode=mode), 160)
    ours = played(SeatVectorEnv("card", 3, 2, 0, autoreset_mode=mode), 160)
    for (seen, rewards, ended, cut, infos), (also, paid, over, stopped, told) in zip(ours, theirs, strict=True):
        assert (rewards == paid).all() and (ended == over).all() and (cut == stopped).all()
        rows = ~ended if mode is AutoresetMode.SAME_STEP else np.ones(3, bool)
        assert (seen[rows] == also[rows]).all()
        if ended.any() and mode is AutoresetMode.SAME_STEP:
            assert (infos["_final_obs"] == told["_final_obs"]).all()
            for i in np.flatnonzero(ended):
                assert (infos["final_obs"][i] == told["final_obs"][i]).all()
                assert infos["final_info"]["seat"][i] == told["final_info"]["seat"][i]
        if ended.any():
            break
    assert ended.any()


def test_without_autoreset_an_ended_game_waits_to_be_reset() -> None:
    env = SeatVectorEnv("card", 2, seats=2, autoreset_mode="Disabled")
    _, infos = env.reset(seed=2)
    ended = np.zeros(2, bool)
    while not ended.any():
        _, _, ended, _, infos = env.step(lowest(infos["action_mask"]))
    with pytest.raises(ValueError, match=r"Game \d has ended; reset it with options\['reset_mask'\]"):
        env.step(lowest(infos["action_mask"]))
    _, infos = env.reset(options={"reset_mask": ended})
    env.step(lowest(infos["action_mask"]))


def test_a_batch_can_keep_the_last_observations() -> None:
    setup = insula.game("card", seats=2)
    batch = GameBatch(setup, 8, seed=3, finals=True, narrow=True)
    assert batch.observations.shape == (8, len(batch.legend)) and batch.legend == legend("card", 2)
    while not batch.random_steps(1):
        before = batch.save()
    game = int(np.flatnonzero(batch.ended)[0])
    last = batch.final_observations(1)
    assert last[game].any() and not last[batch.ended == 0].any()
    seed = int(before["seeds"][game])
    assert last.dtype == np.float32 and batch.seeds[game] == next_game_seed(seed)
    assert (last[game] != batch.observations[game]).any()
    with pytest.raises(ValueError, match="keeps no ends of games; make it with finals=True"):
        GameBatch(setup, 2).final_observations(0)


def test_a_policy_of_ones_own_meets_its_earlier_selves() -> None:
    env = SelfPlayVectorEnv("card", 30, seats=2, opponents=["random", "greedy"])
    env.reset(seed=1)
    assert set(env.table.met) == {0, 1}  # type: ignore[attr-defined]
    env.add_rival(first_option)
    _, infos = env.reset(seed=1)
    met = env.table.met  # type: ignore[attr-defined]
    assert met.count(2) > 10 and set(met) == {0, 1, 2}
    env.step(lowest(infos["action_mask"]))
    with pytest.raises(ValueError, match="A league needs somebody to begin with"):
        SelfPlayVectorEnv("card", 2, opponents=[])


@pytest.mark.parametrize("engine", ["plain", "numba"])
def test_environments_can_be_pickled_and_go_on_where_they_were(engine: str) -> None:
    one = SeatEnv("card", 2, 0, "greedy", engine)
    many: Any = SeatVectorEnv("card", 3, 2, 0, "greedy", engine=engine)
    one.reset(seed=3)
    _, infos = many.reset(seed=3)
    other, others = pickle.loads(pickle.dumps((one, many)))
    action = int(one.table.masks[0].argmax())
    assert (one.step(action)[0] == other.step(action)[0]).all()
    actions = lowest(infos["action_mask"])
    assert (many.step(actions)[0] == others.step(actions)[0]).all()
    table = zoo.environment("card").raw_env(seats=3, engine=engine)
    table.reset(seed=4)
    table.step(table.seats.options()[0])
    twin = pickle.loads(pickle.dumps(table))
    assert twin.agent_selection == table.agent_selection and (twin.state() == table.state()).all()
    batch = GameBatch(insula.game("card"), 3, seed=1, finals=True)
    batch.random_steps(20)
    copy = pickle.loads(pickle.dumps(batch))
    copy.random_steps(5)
    batch.random_steps(5)
    assert copy.states.tobytes() == batch.states.tobytes()


def test_an_unknown_game_does_not_travel() -> None:
    from dataclasses import replace

    with pytest.raises(TypeError, match="is not an installed game, so it cannot be pickled"):
        pickle.dumps(replace(load("card"), name="unheard of"))


@every_game
def test_gymnasium_makes_them_one_by_one_and_many(name: str) -> None:
    check_env(gymnasium.make(env_id(name), opponents="greedy").unwrapped, skip_render_check=True)
    env: Any = gymnasium.make_vec(env_id(name), num_envs=3, vectorization_mode="vector_entry_point", opponents="greedy")
    rows, _ = env.reset(seed=1)
    assert rows in env.observation_space and rows.dtype == np.float32
    assert env.single_observation_space.is_bounded()


def test_numpy_seeds_are_seeds_of_one_game_too() -> None:
    env = SeatEnv("card", 2)
    number: Any = np.int64(5)
    a, _ = env.reset(seed=number)
    b, _ = env.reset(seed=5)
    assert (a == b).all()


def test_pettingzoo_tells_the_whole_state_and_every_number() -> None:
    env = zoo.environment("card").env(seats=3)
    env.reset(seed=1, options={"game_seed": 9})
    state = env.state()
    assert state in env.unwrapped.state_space
    parts = state.reshape(3, -1)
    for agent, part in zip(env.possible_agents, parts, strict=True):
        seen = env.observe(agent)["observation"]
        assert (seen == part).all() and len(seen) == len(env.unwrapped.legend)
        assert env.observation_space(agent)["observation"].is_bounded()
    assert len(env.unwrapped.action_legend) == env.action_space("seat_0").n
    assert env.unwrapped.seats.state.deck == insula.game("card", 3).start(9).deck
