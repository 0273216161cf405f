"""Catanatron: random play of Catan by its own players, and copies of a game under way."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer
from figures import Figure, installed, microseconds, per_second

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def main() -> None:
    seed = 0

    def one_game() -> float:
        nonlocal seed
        seed += 1
        game = new_game(seed)
        game.play()
        return len(game.state.actions)

    figure = Figure("Catanatron", installed("catanatron"), "Catan, 4 seats", per_second(one_game))
    game = new_game(1)
    for _ in range(100):
        game.play_tick()
    figure.clone = microseconds(game.copy, 500)
    figure.note = "no tree search in the package"
    figure.tell()


if __name__ == "__main__":
    main()
