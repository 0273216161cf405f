"""OpenSpiel: random simulation of whole games, and what its ISMCTS thinks of the first questions of one."""

from __future__ import annotations

from shared import arguments, needs, run

import insula

with needs("research"):
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    import insula.research.openspiel  # registers the games


def main() -> None:
    """Random games first, then some decisions by search, each with the options that it tried most."""
    args = arguments(__doc__, games=3, decisions=4, simulations=20).parse_args()
    setup = insula.game(args.game, args.seats)
    game = pyspiel.load_game(f"insula_{args.game}(seats={setup.seats})")
    chance = np.random.RandomState(args.seed)
    for number in range(args.games):
        state = dealt(game, chance)
        while not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
        print(f"random game {number + 1}: {len(state.history())} actions, returns {state.returns()}")
    search(game, chance, args.decisions, args.simulations)


def dealt(game: pyspiel.Game, chance: np.random.RandomState) -> pyspiel.State:
    """A game after its one chance node."""
    state = game.new_initial_state()
    deals, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(chance.choice(deals, p=odds)))
    return state


def search(game: pyspiel.Game, chance: np.random.RandomState, decisions: int, simulations: int) -> None:
    """ISMCTS for everybody: who is asked, what is answered, and how the visits were spread."""
    bot = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=chance,
        final_policy_type=ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
    )
    state = dealt(game, chance)
    for _ in range(decisions):
        if state.is_terminal():
            break
        player = state.current_player()
        policy, action = bot.step_with_policy(state)
        tried = sorted(policy, key=lambda pair: -pair[1])[:3]
        words = ", ".join(f"{state.action_to_string(player, option)} {part:.0%}" for option, part in tried)
        print(f"ISMCTS as player {player} answers “{state.action_to_string(player, action)}” of {words}")
        state.apply_action(action)


if __name__ == "__main__":
    run(main)
