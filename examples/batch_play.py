"""Many games at once on the compiled engine: random answers out of the masks, win shares and speed."""

from __future__ import annotations

import time

from shared import arguments, needs, run, share

with needs("research"):
    import numpy as np

    import insula
    from insula.research.batch import GameBatch


def main() -> None:
    """Plays one game in every place of a batch; a place that has finished goes on, but only its first game counts."""
    args = arguments(__doc__, games=256).parse_args()
    batch = GameBatch(insula.game(args.game, args.seats), args.games, args.seed)
    chance = np.random.default_rng(args.seed)
    won = np.zeros(batch.n_seats)
    length = np.zeros(batch.size, int)
    running = np.ones(batch.size, bool)
    options, without_loser, began = 0, 0, time.perf_counter()
    while running.any():
        length += running
        options += int(batch.masks[running].sum())
        batch.step((batch.masks * chance.random(batch.masks.shape)).argmax(axis=1))
        first = running & (batch.ended == 1)
        won += np.clip(batch.rewards[first], 0, None).sum(axis=0)
        without_loser += int((~batch.rewards[first].any(axis=1)).sum())
        running &= ~first
    steps = int(length.max()) * batch.size
    print(f"{batch.size} games of {batch.setups[0].game.title}, {batch.n_seats} seats")
    for seat in range(batch.n_seats):
        print(f"seat {'ABCDEF'[seat]} won {share(won[seat], batch.size)}")
    print(f"games without a loser: {without_loser}")
    print(f"{length.mean():.0f} decisions a game ({length.min()} to {length.max()})", end=", ")
    print(f"{options / length.sum():.1f} options each")
    print(f"{steps / (time.perf_counter() - began):,.0f} steps/s with masks, observations and NumPy's choices")
    print("an observation begins with:")
    for name, number in list(zip(batch.setups[0].game.legend, batch.observations[0], strict=True))[:4]:
        print(f"  {number:5.2f}  {name}")


if __name__ == "__main__":
    run(main)
