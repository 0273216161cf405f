"""OpenSpiel: random play by its own bots in C++, copies, and its own tree searches in C++."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
from figures import Figure, installed, microseconds, per_second

GAMES = ("gin_rummy", "hearts", "connect_four")
HIDDEN = ("gin_rummy",)  # its ISMCTS ends the whole process at some positions of hearts
POSITIONS = 8
SIMULATIONS = 200
EXPLORATION = 2.0
GAMES_A_ROUND = 20


def positions(game: Any, count: int) -> list[Any]:
    """Decisions with a choice out of random games, every seventh of them."""
    chance, found = random.Random(1), []
    while len(found) < count:
        state, number = game.new_initial_state(), 0
        while not state.is_terminal() and len(found) < count:
            options = state.legal_actions()
            if not state.is_chance_node():
                number += 1
                if len(options) > 1 and number % 7 == 3:
                    found.append(state.clone())
            state.apply_action(chance.choice(options))
    return found


def decisions_a_game(game: Any) -> float:
    """The mean length of random games, which its bots do not tell."""
    chance, count = random.Random(2), 0
    for _ in range(50):
        state = game.new_initial_state()
        while not state.is_terminal():
            count += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
    return count / 50


def random_play(game: Any) -> float:
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    length, seed = decisions_a_game(game), 0

    def some_games() -> float:
        nonlocal seed
        for _ in range(GAMES_A_ROUND):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
            seed += 1
        return GAMES_A_ROUND * length

    return per_second(some_games)


def searched(bot: Any, asked: list[Any]) -> float:
    number = 0

    def one_search() -> float:
        nonlocal number
        bot.step(asked[number % len(asked)].clone())
        number += 1
        return SIMULATIONS

    return per_second(one_search)


def main() -> None:
    for name in GAMES:
        game = pyspiel.load_game(name)
        asked = positions(game, POSITIONS)
        judge = pyspiel.RandomRolloutEvaluator(1, 7)
        mcts = pyspiel.MCTSBot(game, judge, EXPLORATION, SIMULATIONS, 1000, False, 7, False)
        figure = Figure("OpenSpiel", installed("open_spiel"), name, random_play(game))
        figure.clone = microseconds(asked[0].clone, 5000)
        figure.search = searched(mcts, asked)
        figure.note = "C++; search: its MCTS, which is shown the true state and plays to the end"
        figure.tell()
        if name in HIDDEN:
            ismcts = pyspiel.ISMCTSBot(7, judge, EXPLORATION, SIMULATIONS)
            note = "C++; search: its ISMCTS, which respects what is hidden and plays to the end"
            Figure("OpenSpiel", installed("open_spiel"), name, search=searched(ismcts, asked), note=note).tell()


if __name__ == "__main__":
    main()
