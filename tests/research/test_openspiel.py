"""OpenSpiel's own suites, unmodified, and what its algorithms take for granted: recall, private hands, serialisation."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import insula
import insula.research.openspiel  # registers the games
from insula.core.registry import load
from insula.testing.playthroughs import playthrough_text

GAMES = sorted(insula.games())
every_game = pytest.mark.parametrize("name", GAMES)
GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = "insula_card(deals=2,horizon=4,seats=2)"


def walked(game: Any, steps: int, seed: int = 1) -> Any:
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    for _ in range(steps + 1):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@every_game
def test_random_simulation_with_serialisation(name: str) -> None:
    game = pyspiel.load_game(f"insula_{name}(horizon=40)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_games_and_states_can_be_pickled_and_serialised(name: str) -> None:
    game = pyspiel.load_game(f"insula_{name}(deals=7)")
    state = walked(game, 12)
    for other in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(other) == str(state) and other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@every_game
def test_what_python_is_answered_directly_is_what_pyspiel_itself_would_answer(name: str) -> None:
    game = pyspiel.load_game(f"insula_{name}(deals=5,horizon=30)")
    for steps in (-1, 0, 7, 20, 40):
        state = walked(game, steps)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(game.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(game.num_players())


@every_game
def test_tensors_that_are_brought_on_are_those_of_a_fresh_look(name: str) -> None:
    """A list is made of the last one for that player; whoever changes it changes no later one."""
    game, chance = pyspiel.load_game(f"insula_{name}(deals=5)"), np.random.RandomState(3)
    state = game.new_initial_state()
    for step in range(60):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
        if step == 30:
            state = state.clone()
        for player in range(game.num_players()):
            told = state.observation_tensor(player)
            assert told == state.seats.observation(player).tolist()
            told[:] = [9.0] * len(told)


def test_a_state_that_cannot_be_undone_says_so_and_stays() -> None:
    """OpenSpiel keeps the history of states written in Python to itself; half an undo would be worse than none."""
    state = walked(pyspiel.load_game("insula_card"), 5)
    before = (str(state), state.history())
    last = state.full_history()[-1]
    with pytest.raises(pyspiel.SpielError):
        state.undo_action(last.player, last.action)
    assert (str(state), state.history()) == before


def observer(game: Any, public: bool, private: str) -> Any:
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=public, private_info=pyspiel.PrivateInfoType.__members__[private]
    )
    return game.make_py_observer(kind)


def test_public_observers_keep_hands_private() -> None:
    game = pyspiel.load_game("insula_card(seats=3)")
    public, mine, everybody = (observer(game, True, each) for each in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS"))
    state = walked(game, 25)
    other = state.resample_from_infostate(0, np.random.RandomState(5).rand)
    seen = []
    for each in (state, other):
        for player in range(3):
            public.set_from(each, player)
            seen.append((public.string_from(each, player), public.tensor.tolist()))
    assert len({repr(each) for each in seen}) == 1, "what is public depends on nobody's hand"
    assert "hand" not in str(observer(game, True, "NONE").dict)
    assert mine.string_from(state, 1) != mine.string_from(other, 1)
    everybody.set_from(state, 0)
    first = everybody.tensor.copy()
    everybody.set_from(state, 2)
    assert (first == everybody.tensor).all() and len(first) == 3 * len(mine.tensor)
    own = observer(game, False, "SINGLE_PLAYER").string_from(state, 1)
    assert len(own) < len(mine.string_from(state, 1))
    assert pyspiel.load_game("insula_card").make_py_observer().tensor.size > 0


def test_information_states_have_perfect_recall() -> None:
    """States with one string were reached by the same own answers after the same own observations."""
    game = pyspiel.load_game("insula_card(deals=1,seats=2)")
    met: dict[str, tuple[Any, ...]] = {}
    for seed in range(40):
        chance = np.random.RandomState(seed)
        state = game.new_initial_state()
        state.apply_action(0)
        past: list[tuple[Any, ...]] = [(), ()]
        for _ in range(30):
            if state.is_terminal():
                break
            player, action = state.current_player(), int(chance.choice(state.legal_actions()))
            key = state.information_state_string(player)
            assert met.setdefault(key, past[player]) == past[player]
            state.apply_action(action)
            for each in range(2):
                seen = state.seats.observation(each).tobytes()
                past[each] = (*past[each], hash(seen), action if each == player else None)
    assert len(met) > 300


def test_recall_worked_out_late_is_recall_kept_up() -> None:
    game = pyspiel.load_game("insula_card(seats=2)")
    early, late = walked(game, 0), walked(game, 0)
    early.information_state_string(0)
    chance = np.random.RandomState(3)
    for _ in range(20):
        action = int(chance.choice(early.legal_actions()))
        early.apply_action(action)
        late.apply_action(action)
    assert early.information_state_string(1) == late.information_state_string(1)


def test_choices_are_parameters() -> None:
    game = pyspiel.load_game("insula_cerebria(edition=basic)")
    assert game.seats.setup.choices == {"edition": "basic"}
    assert pyspiel.load_game("insula_amygdala(seats=3)").num_players() == 3
    with pytest.raises(Exception, match="at least one deal"):
        pyspiel.load_game("insula_card(deals=0)")


def test_a_horizon_ends_the_game_for_whoever_is_ahead() -> None:
    game = pyspiel.load_game("insula_card(horizon=6,deals=3)")
    assert game.max_game_length() == 6
    for seed in range(6):
        state = walked(game, 6, seed)
        assert state.is_terminal() and sum(state.returns()) == 0


def test_resampling_keeps_what_the_player_knows() -> None:
    game = pyspiel.load_game("insula_card(seats=3)")
    state = walked(game, 12, 2)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(2).rand)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_its_ismcts_plays() -> None:
    game = pyspiel.load_game("insula_card(seats=2)")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=RandomRolloutEvaluator(1, chance), uct_c=1.0, max_simulations=8, random_state=chance
    )
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_cfr_lowers_exploitability_of_a_small_card_game() -> None:
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(4):
        solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[-1] < found[0] or found[0] == pytest.approx(0, abs=1e-9)


@every_game
def test_playthroughs_are_those_checked_in(name: str) -> None:
    """As OpenSpiel keeps them; `make golden` writes them again."""
    path = GOLDEN / name / "openspiel.playthrough"
    assert path.read_text(encoding="utf-8") == playthrough_text(load(name))
