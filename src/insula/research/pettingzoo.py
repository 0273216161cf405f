"""PettingZoo AEC environments of every game, with action masks.

from insula.research.pettingzoo import environment
env = environment("card").env(seats=3, render_mode="ansi")  # card_v2 is the same while the rules are version 2
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from insula.core.chance import as_seed
from insula.research.batch_rules import LIMIT
from insula.research.environments import known
from insula.research.seats import Seats


class RawEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game as an AEC environment; agents are the seats."""

    def __init__(
        self,
        game: str,
        version: str,
        seats: int | None,
        render_mode: str | None,
        choices: dict[str, Any],
        engine: str = "auto",
    ) -> None:
        super().__init__()
        self.seats = Seats(game, seats, engine, **choices)
        self.metadata = {
            "name": version,
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{s}" for s in range(self.seats.setup.seats)]
        self.agents = list(self.possible_agents)
        box = gymnasium.spaces.Box(-LIMIT, LIMIT, (self.seats.width,), np.float32)
        whole = self.seats.width * len(self.possible_agents)
        self.state_space = gymnasium.spaces.Box(-LIMIT, LIMIT, (whole,), np.float32)
        mask = gymnasium.spaces.Box(0, 1, (self.seats.n_options,), np.int8)
        self._observation = {
            a: gymnasium.spaces.Dict({"observation": box, "action_mask": mask}) for a in self.possible_agents
        }
        self._actions = {a: gymnasium.spaces.Discrete(self.seats.n_options) for a in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The numbers of `observe` and the mask."""
        return self._observation[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The option ids of the game."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same deal. options: {"game_seed": a deal by its own seed}."""
        if seed is not None:
            self._chance = np.random.default_rng(as_seed(seed))
        drawn = int(self._chance.integers(2**62))
        self.seats.begin(as_seed((options or {}).get("game_seed", drawn)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self.agents[self.seats.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.seats.observation(seat), "action_mask": self.seats.mask(seat)}

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats know together, seat after seat: what one learns from may be more than what one plays by."""
        return self.seats.whole()

    @property
    def legend(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return self.seats.legend

    @property
    def action_legend(self) -> tuple[str, ...]:
        """What each action means."""
        return self.seats.action_legend

    def step(self, action: int | None) -> None:
        """Answers the open question of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError(f"{agent} must answer with an option.")
        self.seats.answer(int(action))
        if self.seats.over:
            self.rewards = dict(zip(self.possible_agents, self.seats.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            following = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[following]
        else:
            self.agent_selection = self.possible_agents[self.seats.asked]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render without a render mode.")
            return None
        drawn = self.seats.text(None)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is kept open."""


@dataclass(frozen=True)
class Environment:
    """What PettingZoo users know as an environment's module: `env` and `raw_env`."""

    game: str
    version: str
    seats: int | None = None
    choices: Mapping[str, str] = field(default_factory=dict)

    def raw_env(
        self, seats: int | None = None, render_mode: str | None = None, engine: str = "auto", **choices: Any
    ) -> RawEnv:
        """The bare environment: an illegal action raises."""
        seats = self.seats if seats is None else seats
        return RawEnv(self.game, self.version, seats, render_mode, {**self.choices, **choices}, engine)

    def env(
        self, seats: int | None = None, render_mode: str | None = None, engine: str = "auto", **choices: Any
    ) -> Any:
        """With the usual wrappers: an illegal action ends the game with a loss for whoever took it."""
        made: Any = self.raw_env(seats, render_mode, engine, **choices)
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
        made = wrappers.AssertOutOfBoundsWrapper(made)
        return wrappers.OrderEnforcingWrapper(made)


def environment(name: str) -> Environment:
    """The environment of a game, or of a set-up that a game names, with today's rules."""
    found = known().get(name)
    if found is None:
        raise ValueError(f"No environment is called “{name}”. Choose {', '.join(known())}.")
    return Environment(found.game, f"{name}_v{found.version}", found.seats, found.choices)


def __getattr__(name: str) -> Environment:
    """Environments by name and version, as PettingZoo users import them: `card_v2`."""
    game, sign, version = name.rpartition("_v")
    found = known().get(game)
    if not sign or found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if version != str(found.version):
        raise AttributeError(f"{game}_v{version} is of other rules; this Insula has {game}_v{found.version}.")
    return environment(game)
