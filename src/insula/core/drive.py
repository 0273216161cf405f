"""Random play inside an engine: whole games without a word of Python in between, with a hash over every decision.

Answers are drawn from a stream of their own, which has nothing to do with the deal; `chance` has room for it.
"""

from __future__ import annotations

from insula.core.chance import ANSWERS, Chances, draw, game_seed, start
from insula.core.hooks import begin, play, refuse
from insula.core.questions import AnyState, Batch
from insula.core.rule import LEGAL, rule

# places of the census
DECISIONS, FORCED, OPTIONS, MAX_OPTIONS, DEEPEST, LONGEST_GAME, UNFINISHED, HASH = range(8)
WINS = 8  # + seat: shared wins count as parts of WIN_SHARE
WIN_SHARE = 60
KINDS = 16  # + kind of question: how often it was asked
CENSUS = 16 + 128


@rule
def random_game(g: AnyState, seed: int, most: int, census: list[int], chance: Chances) -> int:
    """One game from set-up to end by random answers; the number of decisions."""
    begin(g, seed)
    start(chance[0], seed, ANSWERS)
    h = census[HASH]
    count = 0
    while g.over == 0 and count < most:
        n = g.n_options
        option = g.options[draw(chance[0], n)]
        h = (h * 1000003 + option * 8 + g.asked.seat) & 0x3FFFFFFFFF
        if n == 1:
            census[FORCED] += 1
        census[OPTIONS] += n
        census[MAX_OPTIONS] = max(census[MAX_OPTIONS], n)
        census[DEEPEST] = max(census[DEEPEST], g.n_stack)
        census[KINDS + g.asked.kind] += 1
        count += 1
        play(g, option)
    census[HASH] = h
    census[DECISIONS] += count
    census[LONGEST_GAME] = max(census[LONGEST_GAME], count)
    if g.over == 0:
        census[UNFINISHED] += 1
    else:
        winners = 0
        for seat in range(g.n_seats):
            winners += g.won[seat]
        for seat in range(g.n_seats):
            if g.won[seat] > 0:
                census[WINS + seat] += WIN_SHARE // max(winners, 1)
    return count


@rule
def fast_random_game(g: AnyState, seed: int, most: int, chance: Chances) -> int:
    """One random game without any census, for measuring speed."""
    begin(g, seed)
    start(chance[0], seed, ANSWERS)
    count = 0
    while g.over == 0 and count < most:
        play(g, g.options[draw(chance[0], g.n_options)])
        count += 1
    return count


@rule
def traced_random_game(g: AnyState, seed: int, most: int, chance: Chances) -> tuple[int, int]:
    """One random game; the number of decisions and a hash over all of them, to compare engines."""
    begin(g, seed)
    start(chance[0], seed, ANSWERS)
    h = 17
    count = 0
    while g.over == 0 and count < most:
        option = g.options[draw(chance[0], g.n_options)]
        h = (h * 1000003 + option * 8 + g.asked.seat) & 0x3FFFFFFFFF
        play(g, option)
        count += 1
    return count, h


@rule
def traced_random_games(
    batch: Batch, seed: int, first: int, count: int, most: int, counts: list[int], hashes: list[int], chance: Chances
) -> None:
    """Traces of a seed's games from `first` on. batch[0] is the blank state with its Config, batch[1] is played on."""
    for i in range(count):
        batch[1] = batch[0]
        played, trace = traced_random_game(batch[1], game_seed(seed, first + i), most, chance)
        counts[i] = played
        hashes[i] = trace


@rule
def random_games(
    batch: Batch, seed: int, first: int, count: int, most: int, census: list[int], lengths: list[int], chance: Chances
) -> int:
    """A seed's games from `first` on. batch[0] is the blank state with its Config, batch[1] is played on."""
    total = 0
    for i in range(count):
        batch[1] = batch[0]
        played = random_game(batch[1], game_seed(seed, first + i), most, census, chance)
        lengths[i] = played
        total += played
    return total


@rule
def fast_random_games(batch: Batch, seed: int, first: int, count: int, most: int, chance: Chances) -> int:
    """Like `random_games`, without the census."""
    total = 0
    for i in range(count):
        batch[1] = batch[0]
        total += fast_random_game(batch[1], game_seed(seed, first + i), most, chance)
    return total


@rule
def copies(batch: Batch, count: int) -> int:
    """Copies batch[1] to batch[0] and back `count` times, for measuring the cost of a clone."""
    total = 0
    for i in range(count):
        batch[i % 2] = batch[(i + 1) % 2]
        total += batch[i % 2].n_options
    return total


@rule
def begin_at(batch: Batch, index: int, seed: int) -> None:
    """Starts the game of one record."""
    begin(batch[index], seed)


@rule
def play_at(batch: Batch, index: int, option: int) -> None:
    """Answers the open question of one record."""
    play(batch[index], option)


@rule
def refuse_at(batch: Batch, index: int, option: int) -> int:
    """Which rule refuses an option of one record."""
    return refuse(batch[index], option)


@rule
def illegal_attempts(
    batch: Batch, seed: int, first: int, games: int, tries: int, n_options: int, counts: list[int], chance: Chances
) -> int:
    """Random options at every position of a seed's random games from `first` on.

    counts[rule number] becomes how often each rule refused, counts[0] how often an option was legal. Returns how often
    the guard and the list of options disagreed.
    """
    wrong = 0
    for i in range(games):
        batch[1] = batch[0]
        g = batch[1]
        own = game_seed(seed, first + i)
        begin(g, own)
        start(chance[0], own, ANSWERS)
        while g.over == 0:
            for _ in range(tries):
                option = draw(chance[0], n_options)
                offered = 0
                for k in range(g.n_options):
                    if g.options[k] == option:
                        offered = 1
                number = refuse(g, option)
                counts[number] += 1
                if (number == LEGAL) != (offered == 1):
                    wrong += 1
            play(g, g.options[draw(chance[0], g.n_options)])
    return wrong
