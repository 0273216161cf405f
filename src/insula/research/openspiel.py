"""OpenSpiel games: `pyspiel.load_game("insula_card(seats=3)")` after importing this module.

Chance is one node at the start that picks one of `deals` deals; from there a game is deterministic for whoever knows
the deal, as in OpenSpiel's own sampled games. Re-sampling an information state redeals what the player does not know.

Parameters: `seats`, `deals`, the choices of the game (`edition=basic`; a semicolon stands for a comma), and `horizon`:
with it a game ends after so many answers, and whoever is ahead by the game's own evaluation takes the point. That makes
games small enough for algorithms that visit every state.
"""

from __future__ import annotations

import hashlib
import json
import sys
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from insula.core.registry import games, load
from insula.research.seats import Seats

DEALS = 4096
Digests = tuple[str, ...]  # for each player, of all that it has seen and done


def _game_type(name: str) -> Any:
    game = load(name)
    return pyspiel.GameType(
        short_name=f"insula_{name}",
        long_name=f"Insula {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0],
            "deals": DEALS,
            "horizon": 0,
            **{choice.name: "" for choice in game.choices},
        },
    )


class InsulaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games under OpenSpiel's interface."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        known = {choice.name for choice in load(self.name).choices}
        choices = {key: str(given[key]).replace(";", ",") for key in known if given.get(key)}
        self.deals, self.horizon = int(given.get("deals", DEALS)), int(given.get("horizon", 0))
        if self.deals < 1 or self.horizon < 0:
            raise ValueError("There must be at least one deal, and no horizon or one of at least one answer.")
        self.seats = Seats(self.name, given.get("seats"), **choices)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seats.n_options,
            max_chance_outcomes=self.deals,
            num_players=self.seats.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.horizon or self.seats.game.max_decisions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> InsulaState:
        """Before the deal."""
        return InsulaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as numbers and as text."""
        if params:
            raise ValueError(f"Observers take no parameters; {params} were given.")
        return Observer(self.seats, iig_obs_type)


class InsulaState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around one of ours."""

    def __init__(self, game: InsulaGame) -> None:
        super().__init__(game)
        self.seats = deepcopy(game.seats)
        self.deals, self.horizon = game.deals, game.horizon
        self.deal = -1
        self.answers: list[tuple[int, int]] = []  # who, what
        self.digests: Digests | None = None  # worked out when first asked for, then kept up

    @property
    def dealt(self) -> bool:
        """Whether chance has picked the deal."""
        return self.deal >= 0

    def __deepcopy__(self, memo: Any) -> InsulaState:
        made = type(self)(self.get_game())
        made.deal, made.digests = self.deal, self.digests
        made.answers, made.seats = list(self.answers), deepcopy(self.seats)
        return made

    def current_player(self) -> int:
        """Chance deals first; then whoever is asked."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.seats.asked

    # What Python asks is answered here; pyspiel's own methods would ask the same of us by way of C++, at ten times the
    # time. C++ goes on asking `_legal_actions` and observers.

    def is_chance_node(self) -> bool:
        """Whether the deal is still to be picked."""
        return not self.dealt

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may answer now, whoever is asked if none is named; before the deal all deals."""
        if not self.dealt:
            return list(range(self.deals))
        if self.is_terminal() or player not in (None, self.seats.asked):
            return []
        return self.seats.options()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player may know, as numbers; whoever is asked if none is named."""
        player = self.current_player() if player is None else player
        if not 0 <= player < self.seats.setup.seats:
            raise pyspiel.SpielError(f"There is no player {player}.")
        return self.seats.numbers(player) if self.dealt else [0.0] * self.seats.width

    def _legal_actions(self, player: int) -> list[int]:
        return self.seats.options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.seats.begin(action)
            self.deal = action
            return
        self.answers.append((self.seats.asked, action))
        before = self.digests
        self.seats.answer(action)
        self.digests = None if before is None else seen_after(before, self.seats, *self.answers[-1])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.seats.game.option_text(self.seats.state, action)

    def is_terminal(self) -> bool:
        """Whether the game has ended, or its horizon is reached."""
        return self.dealt and (self.seats.over or 0 < self.horizon <= len(self.answers))

    def returns(self) -> list[float]:
        """Winners share a point, the others its loss; at the horizon those who are ahead."""
        if self.seats.over or not self.is_terminal():
            return self.seats.rewards()
        values = [self.seats.game.evaluate(self.seats.state, seat) for seat in range(self.num_players())]
        ahead = [value == max(values) for value in values]
        won, lost = sum(ahead), len(values) - sum(ahead)
        return [0.0 if not lost else 1 / won if mine else -1 / lost for mine in ahead]

    def recall(self, player: int) -> str:
        """A digest of everything that the player has seen and done since the deal."""
        if self.digests is None:
            walked = deepcopy(self.seats)
            walked.begin(self.deal)
            found: Digests = ("",) * self.num_players()
            for seat, option in self.answers:
                walked.answer(option)
                found = seen_after(found, walked, seat, option)
            self.digests = found
        return self.digests[player]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> InsulaState:
        """A state that the player cannot tell from this one."""
        self.recall(player_id)  # the past belongs to what is known; from here on it is not that of the dealt cards
        made: InsulaState = self.clone()
        high, low = (int(probability_sampler() * (1 << 31)) for _ in range(2))
        made.seats.redeal(player_id, high << 31 | low)
        return made

    def __str__(self) -> str:
        return json.dumps(self.seats.game.view(self.seats.state, None), sort_keys=True) if self.dealt else "undealt"


def seen_after(before: Digests, seats: Seats, seat: int, option: int) -> Digests:
    """Digests after one more answer: each player adds what it sees now, and the one who answered its answer."""
    out = []
    for player, past in enumerate(before):
        found = hashlib.blake2b(past.encode(), digest_size=12)
        found.update(seats.observation(player).tobytes())
        if player == seat:
            found.update(str(option).encode())
        out.append(found.hexdigest())
    return tuple(out)


class Observer:
    """OpenSpiel's observer. Pieces of the tensor by what the type asks for:

    `public`: points and the asked seat; `observation`: what the player may know, public things included; `all`: what
    every player may know. With perfect recall there is text only.
    """

    def __init__(self, seats: Seats, iig_obs_type: Any) -> None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.recall, self.public, self.private = wanted.perfect_recall, wanted.public_info, wanted.private_info
        players = seats.setup.seats
        pieces: list[tuple[str, int]] = []
        if not self.recall and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            pieces.append(("observation", seats.width))
        elif not self.recall and self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            pieces.append(("all", seats.width * players))
        elif not self.recall and self.public:
            pieces.append(("public", 2 * players))
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict = {name: self.tensor for name, _ in pieces}

    def set_from(self, state: InsulaState, player: int) -> None:
        """Writes what may be known."""
        self.tensor.fill(0)
        if not state.dealt:
            return
        if "observation" in self.dict:
            self.tensor[:] = state.seats.observation(player)
        elif "all" in self.dict:
            self.tensor[:] = state.seats.whole()
        elif "public" in self.dict:
            g, players = state.seats.state, state.num_players()
            self.tensor[:players] = [state.seats.game.score(g, seat) / 100 for seat in range(players)]
            if not state.is_terminal():
                self.tensor[players + state.seats.asked] = 1

    def string_from(self, state: InsulaState, player: int) -> str:
        """The same as text; with perfect recall all that the player has seen and done, its own answers in words."""
        if not state.dealt:
            return "undealt"
        game, g = state.seats.game, state.seats.state
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            views = [game.view(g, seat) for seat in range(state.num_players())]
            return json.dumps(views, sort_keys=True)
        if self.private == pyspiel.PrivateInfoType.NONE:
            return json.dumps(game.view(g, None), sort_keys=True) if self.public else ""
        if not self.recall:
            view, open_view = game.view(g, player), game.view(g, None)
            own = {key: value for key, value in view.items() if self.public or open_view.get(key) != value}
            return f"{player} {json.dumps(own, sort_keys=True)}"
        own_answers = ",".join(str(option) for seat, option in state.answers if seat == player)
        now = hashlib.blake2b(state.seats.observation(player).tobytes(), digest_size=12).hexdigest()
        asked = -1 if state.is_terminal() else state.seats.asked
        return f"p{player} turn {len(state.answers)} asked {asked} own [{own_answers}] {state.recall(player)} {now}"


def _register() -> None:
    here = sys.modules[__name__]
    for name in games():
        kind = _game_type(name)
        called = f"Insula{name.title()}"
        made = type(called, (InsulaGame,), {"name": name, "kind": kind, "__module__": __name__, "__qualname__": called})
        setattr(here, called, made)  # pickle looks classes up by their names
        pyspiel.register_game(kind, made)


_register()
