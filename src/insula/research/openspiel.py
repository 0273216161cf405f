"""OpenSpiel games: `pyspiel.load_game("insula_card(seats=3)")` after importing this module.

Chance is one node at the start that picks the deal; from there a game is deterministic for whoever knows the deal, as
in OpenSpiel's own sampled games. Re-sampling an information state redeals what the player does not know.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from insula.core.chance import SAMPLE, start
from insula.core.registry import games
from insula.research.seats import Seats

DEALS = 4096


def _game_type(name: str, least: int, most: int) -> Any:
    return pyspiel.GameType(
        short_name=f"insula_{name}",
        long_name=f"Insula {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": least},
    )


class InsulaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games under OpenSpiel's interface."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = Seats(self.name, given.get("seats"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seats.n_options,
            max_chance_outcomes=DEALS,
            num_players=self.seats.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.seats.game.max_decisions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> InsulaState:
        """Before the deal."""
        return InsulaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as numbers and as text."""
        return Observer(self, iig_obs_type)


class InsulaState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around one of ours."""

    def __init__(self, game: InsulaGame) -> None:
        super().__init__(game)
        self.game = game
        self.seats = deepcopy(game.seats)
        self.dealt = False

    def __deepcopy__(self, memo: Any) -> InsulaState:
        made = InsulaState(self.game)
        made.dealt = self.dealt
        made.seats = deepcopy(self.seats)
        return made

    def current_player(self) -> int:
        """Chance deals first; then whoever is asked."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.seats.over else self.seats.asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.seats.options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.seats.answer(action)
        else:
            self.seats.begin(action)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.seats.game.option_text(self.seats.state, action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.dealt and self.seats.over

    def returns(self) -> list[float]:
        """Winners share a point, the others its loss."""
        return self.seats.rewards()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> InsulaState:
        """A state that the player cannot tell from this one."""
        made: InsulaState = self.clone()
        g = made.seats.state
        high, low = (int(probability_sampler() * (1 << 31)) for _ in range(2))
        start(g.rng, high << 31 | low, SAMPLE)
        self.seats.game.redeal(g, player_id)
        if not g.over:
            self.seats.game.dispatch.relist(g)
        return made

    def __str__(self) -> str:
        return json.dumps(self.seats.game.view(self.seats.state, None), sort_keys=True) if self.dealt else "undealt"


class Observer:
    """OpenSpiel's observer: the numbers of `observe` and the view as text."""

    def __init__(self, game: InsulaGame, iig_obs_type: Any) -> None:
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.seats.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: InsulaState, player: int) -> None:
        """Writes what the player may know."""
        self.tensor[:] = state.seats.observation(player) if state.dealt else 0

    def string_from(self, state: InsulaState, player: int) -> str:
        """What the player may know as text; with perfect recall also how far the game has come."""
        if not state.dealt:
            return "undealt"
        view = json.dumps(state.seats.game.view(state.seats.state, player), sort_keys=True)
        return f"{player} {len(state.history())} {view}" if self.recall else f"{player} {view}"


def _register() -> None:
    from insula.core.registry import load

    for name in games():
        found = load(name)
        kind = _game_type(name, found.seats[0], found.seats[-1])
        made = type(f"Insula{name.title()}", (InsulaGame,), {"name": name, "kind": kind})
        pyspiel.register_game(kind, made)


_register()
