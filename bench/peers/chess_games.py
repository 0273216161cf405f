"""python-chess: random play on its board, and copies of the board."""

from __future__ import annotations

import random

import chess
from figures import Figure, installed, microseconds, per_second


def main() -> None:
    chance = random.Random(1)

    def one_game() -> float:
        board = chess.Board()
        count = 0
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            count += 1
        return count

    figure = Figure("python-chess", installed("chess"), "chess", per_second(one_game), note="no search of its own")
    board = chess.Board()
    for _ in range(30):
        board.push(chance.choice(list(board.legal_moves)))
    figure.clone = microseconds(lambda: board.copy(stack=False), 2000)
    figure.tell()


if __name__ == "__main__":
    main()
