"""The arguments of `insula train`; reading them needs no PyTorch."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments, beside the choices of the game."""
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train, all runs together")
    parser.add_argument("--piece", type=float, default=9.0, help="the most minutes for this run; run again to continue")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where everything is kept; by default build/train-GAME"
    )
    parser.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto")
    parser.add_argument("--seats", help="numbers of seats, for example 2,2,3; by default all, mostly the smallest")
    parser.add_argument("--varied", action="store_true", help="mix in the other editions and choices of the game")
    parser.add_argument("--games", type=int, help="games side by side; by default 65536 on a GPU and 512 on a CPU")
    parser.add_argument("--steps", type=int, default=32, help="moves in each game between two rounds of learning")
    parser.add_argument("--rate", type=float, default=1e-3, help="the initial learning rate")
    parser.add_argument("--curiosity", type=float, default=0.01, help="the initial weight of the entropy")
    parser.add_argument(
        "--trust",
        type=float,
        default=0.0,
        help="how much to trust the game's own evaluation at first, 0 to 1",
    )
    parser.add_argument("--begin", type=Path, metavar="FOLDER", help="start from the policy trained in this folder")
    parser.add_argument(
        "--teachers", metavar="BOTS", help="start by imitating games of these bots, for example greedy,normal"
    )
    parser.add_argument("--teaching", type=float, default=2.0, help="how many minutes the teachers play")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes the teachers play in")
    parser.add_argument("--minibatch", type=int, default=32_768, help="moves per learning step")
    parser.add_argument(
        "--examine", default="greedy", metavar="BOT", help="the bot to test it against while it learns, or none"
    )
    parser.add_argument("--seed", type=int, default=1)
