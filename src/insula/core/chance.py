"""Chance: one generator for rules, bots, random drivers, batches and kernels, the same numbers in every engine.

A `Chance` is four words of 32 bits that `draw` stirs: sfc32, a published generator. A seed becomes a stream of it by
Philox 4x32-10, a published cipher-like hash, so that neighbouring seeds and the streams of one seed (its deal, random
answers, a bot's thoughts) have nothing in common. `game_seed` and `decision_seed` make seeds out of seeds the same way:

>>> from insula.core.chance import as_seed, decision_seed, game_seed
>>> game_seed(7, 0), game_seed(7, 1), game_seed(8, 0)
(6877053321389465012, 1474697371365403554, 629481346301427384)
>>> decision_seed(game_seed(7, 0), 12)
6508142091871521938

Compiled code must never overflow a signed int of 64 bits; nothing here leaves 63. docs/adr/0013-chance.md has the
reasons and the figures.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from insula.core.questions import AnyState
from insula.core.record_class import Long, dtype_of, record
from insula.core.rule import rule

if TYPE_CHECKING:
    import numpy as np

Wide = int  # an int that keeps its 64 bits on a GPU, too

# what a stream, or a seed made of another seed, is for
DEAL, ANSWERS, THOUGHT, SAMPLE, GAME, NEXT_GAME, DECISION = range(1, 8)

_WORD = 0xFFFFFFFF
_ROUNDS = 10
_HALF_FACTOR = 0xD2511F53 >> 1
_OTHER_HALF_FACTOR = 0xCD9E8D57 >> 1
_KEY_STEP = 0x9E3779B9
_OTHER_KEY_STEP = 0xBB67AE85
_KEY = 0x494E5355  # any fixed number: the half of Philox's key that does not say what the words are for


@record
class Chance:
    """A stream of chance: 128 bits in words of 32, kept wide so that compiled code can reckon with them."""

    a: Long = 0
    b: Long = 0
    c: Long = 0
    count: Long = 0


Chances = list[Chance]  # an array of streams


@rule
def draw(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1; none is likelier than another by more than one part in 2**32 / n."""
    b = chance.b
    c = chance.c
    word = (chance.a + b + chance.count) & _WORD
    chance.a = b ^ (b >> 9)
    chance.b = (c + (c << 3)) & _WORD
    chance.c = ((c << 21 | c >> 11) + word) & _WORD
    chance.count = (chance.count + 1) & _WORD
    return (word * n) >> 32


@rule
def rand(g: AnyState, n: int) -> int:
    """A number from 0 to n - 1 from the state's own stream."""
    return draw(g.rng, n)


@rule
def seed_chance(g: AnyState, seed: int) -> None:
    """Starts the state's own stream."""
    start(g.rng, seed, DEAL)


@rule
def start(chance: Chance, seed: int, purpose: int) -> None:
    """Makes a stream of a seed; another purpose gives a stream that has nothing to do with it."""
    words = philox(seed & _WORD, (seed >> 32) & _WORD, 0, 0, purpose, _KEY)
    chance.a = words[0]
    chance.b = words[1]
    chance.c = words[2]
    chance.count = words[3]


@rule
def game_seed(seed: int, number: Wide) -> Wide:
    """The seed of a game of a batch, ladder or tournament: batches with neighbouring seeds share nothing."""
    return _seed_of(seed, number, GAME)


@rule
def next_game_seed(seed: int) -> Wide:
    """The seed of the next game, where one game follows another by itself."""
    return _seed_of(seed, 0, NEXT_GAME)


@rule
def decision_seed(seed: int, move: Wide) -> Wide:
    """The seed of a bot's thoughts about one decision of the game with this seed."""
    return _seed_of(seed, move, DECISION)


@rule
def _seed_of(seed: int, number: Wide, purpose: int) -> Wide:
    words = philox(seed & _WORD, (seed >> 32) & _WORD, number & _WORD, (number >> 32) & _WORD, purpose, _KEY)
    return words[0] << 31 | words[1] >> 1


@rule
def philox(a: Wide, b: Wide, c: Wide, d: Wide, key: Wide, other_key: Wide) -> tuple[Wide, Wide, Wide, Wide]:
    """Philox 4x32-10: four words into four others, one to one for each key."""
    for _ in range(_ROUNDS):
        # a word times an odd factor of 32 bits, without leaving 63: twice its product with half the factor, plus itself
        p = a * _HALF_FACTOR
        q = c * _OTHER_HALF_FACTOR
        high = (p + (a >> 1)) >> 31
        low = ((p & 0x7FFFFFFF) * 2 + a) & _WORD
        other_high = (q + (c >> 1)) >> 31
        other_low = ((q & 0x7FFFFFFF) * 2 + c) & _WORD
        a = other_high ^ b ^ key
        b = other_low
        c = high ^ d ^ other_key
        d = low
        key = (key + _KEY_STEP) & _WORD
        other_key = (other_key + _OTHER_KEY_STEP) & _WORD
    return a, b, c, d


def as_seed(given: SupportsIndex) -> int:
    """Any whole number, NumPy's, negative and huge ones included, as a seed that every engine and record takes."""
    number = index(given)
    if 0 <= number < 1 << 63:
        return number
    return int.from_bytes(hashlib.sha256(f"insula {number}".encode()).digest()[:8]) >> 1


def stream(seed: SupportsIndex, purpose: int) -> Chance:
    """A stream for plain Python."""
    chance = Chance()
    start(chance, as_seed(seed), purpose)
    return chance


def streams(count: int) -> np.ndarray[Any, Any]:
    """Room for streams of the compiled engines."""
    import numpy as np

    return np.zeros(count, dtype_of(Chance))
