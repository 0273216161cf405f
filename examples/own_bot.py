"""A bot of your own through the public interface, tried against one of ours.

To have it at every table, put `careful` into a package and name it there as an entry point of the group `insula.bots`.
"""

from __future__ import annotations

from shared import arguments, run, share

import insula
from insula.bots import Info, Think, choose

SAMPLES = 4  # how often it imagines what is hidden
AHEAD = 12  # answers, its own and the others', that it imagines after an option


def careful(info: Info) -> int:
    """Tries each option on some samples of what is hidden and takes the one that stands best a little later."""
    samples = [info]
    for _ in range(SAMPLES - 1):
        samples.append(info.again())
    return max(info.options, key=lambda option: sum(worth(sample, option) for sample in samples))


def worth(info: Info, option: int) -> int:
    """How the game's own evaluation finds the state some random answers after an option."""
    state = info.after(option)
    for _ in range(AHEAD):
        if state.over:
            break
        info.game.dispatch.play(state, info.random.choice(state.options[: state.n_options]))
    return info.value(state)


def play(table: insula.Table, mine: int, opponent: str, seed: int) -> float:
    """Our bot at one seat, the opponent at the others; our part of the victory."""
    while not table.over:
        request = Think.of(table, "random" if table.asked == mine else opponent, seed + len(table.moves))
        table.play(careful(Info.of(request)) if table.asked == mine else choose(request).option)
    assert table.result is not None
    return (mine in table.result.winners) / max(len(table.result.winners), 1)


def main() -> None:
    """Shows a decision in words, then counts games; the bot changes seats from game to game."""
    parser = arguments(__doc__, games=10)
    parser.add_argument("--opponent", default="random", metavar="BOT", help="random, greedy, easy ... (default random)")
    args = parser.parse_args()
    setup = insula.game(args.game, args.seats)
    table = setup.table(args.seed)
    info = Info.of(Think.of(table, args.opponent, args.seed))
    print(table.question)
    print(f"careful answers “{info.text(careful(info))}” out of {len(info.options)} options")
    won = 0.0
    for number in range(args.games):
        seed = args.seed + number
        won += play(setup.table(seed), number % setup.seats, args.opponent, 1000 * seed)
    print(f"of {args.games} games against {args.opponent} careful won {share(won, args.games)}")


if __name__ == "__main__":
    run(main)
