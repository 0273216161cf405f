"""The compiled engine against the plain one, byte for byte, and masses of compiled games."""

from __future__ import annotations

import random
from typing import Any

from insula.core import drive
from insula.core.chance import game_seed, streams
from insula.core.game import Setup
from insula.core.record_class import dtype_of, from_record, to_record


def check_lockstep(setup: Setup, decisions: int, seed: int = 0) -> int:
    """Plays both engines side by side and compares the records after every decision; gives the number compared."""
    import numpy as np

    game = setup.game
    twin = game.engine("numba")
    begin, play = twin.get(drive.begin_at), twin.get(drive.play_at)
    mirror = np.zeros(1, dtype_of(game.State))
    done = 0
    while done < decisions:
        chooser = random.Random(seed)
        fast = setup.batch(1)
        begin(fast, 0, seed)
        g = setup.start(seed)
        while True:
            mirror[:] = 0
            to_record(g, mirror[0])
            _compare(mirror, fast, f"seed {seed}, decision {done}")
            if g.over or done >= decisions:
                break
            option = chooser.choice(g.options[: g.n_options])
            game.dispatch.play(g, option)
            play(fast, 0, option)
            done += 1
        seed += 1
    return done


def _compare(plain: Any, fast: Any, place: str) -> None:
    if plain.tobytes() != fast.tobytes():
        different = [n for n in plain.dtype.names if plain[0][n].tobytes() != fast[0][n].tobytes()]
        shown = "; ".join(f"{n}: plain {plain[0][n]} compiled {fast[0][n]}" for n in different[:3])
        raise AssertionError(f"{place}: the engines differ in {shown or 'padding'}")


def check_compiled_games(setup: Setup, games: int, first: int = 0, sample: int = 50) -> Any:
    """Random compiled games: all end; a sample of final states conserves everything. Gives the census."""
    import numpy as np

    game = setup.game
    twin = game.engine("numba")
    play_games = twin.get(drive.random_games)
    batch = setup.batch(2)
    census = np.zeros(drive.CENSUS, np.int64)
    lengths, chance = np.zeros(1, np.int64), streams(1)
    for number in range(games):
        play_games(batch, 0, first + number, 1, game.max_decisions, census, lengths, chance)
        if number % max(1, games // sample) == 0:
            g = game.State()
            from_record(batch[1], g)
            problems = game.conserved(g)
            assert not problems, f"seed {game_seed(0, first + number)}: {problems}"
    assert census[drive.UNFINISHED] == 0, f"{census[drive.UNFINISHED]} of {games} games did not end"
    return census


def check_refusals(setup: Setup, attempts: int) -> dict[str, int]:
    """Random options at random positions: guard and list agree, every refusal has a rule id. Gives counts by id."""
    import numpy as np

    game = setup.game
    attempt = game.engine("numba").get(drive.illegal_attempts)
    batch = setup.batch(2)
    counts, chance = np.zeros(4096, np.int64), streams(1)
    first, wrong = 0, 0
    while counts.sum() < attempts:
        wrong += attempt(batch, 0, first, 20, 20, game.n_options, counts, chance)
        first += 20
    assert wrong == 0, f"guards and options disagreed {wrong} times"
    return {game.rulebook.ids[int(number)]: int(counts[number]) for number in np.flatnonzero(counts) if number}
