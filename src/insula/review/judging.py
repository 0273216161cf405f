"""How sure a review is: shares and differences with their intervals, and what may be marked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from insula.review.result import Share, Verdict

SURE = 1.96  # 95 %
SURER = 2.58  # 99 %
AGAIN = 4.0  # standard errors after which another look at the same will hardly find nothing
CLEAR = 3.0  # standard errors beyond what is worth a word, after which no more games are played out
SOME = 4  # weighings that say something about their own spread
HOPELESS = 1.0  # errors: what is less after some weighings or games is hardly ever sure after all of them
INACCURACY, MISTAKE = 0.03, 0.08  # share given away
NOTICED = 0.005  # what search must find at least, on the scale of the game's evaluation, before games are played out


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; a few values that are all alike do not make it certain."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) + 0.25 / count
    return mean, math.sqrt(spread / count / max(count - 1, 1))


def share(values: Sequence[float]) -> Share:
    """The share that some deals tell, with its interval."""
    mean, error = mean_and_error(values)
    return Share(mean, max(0.0, mean - SURE * error), min(1.0, mean + SURE * error))


def difference(better: Sequence[float], played: Sequence[float]) -> tuple[float, float]:
    """How much more one line brings than another on the same deals, and the error of that."""
    return mean_and_error([a - b for a, b in zip(better, played, strict=True)])


# how many standard errors 95 % and 99 % reach with so many weighings
_REACH = {
    2: (12.7, 63.7),
    3: (4.30, 9.92),
    4: (3.18, 5.84),
    5: (2.78, 4.60),
    6: (2.57, 4.03),
    7: (2.45, 3.71),
    8: (2.36, 3.50),
}


@dataclass(frozen=True)
class Weight:
    """How much more one line brings than another, from several weighings that know nothing of each other."""

    gain: float
    error: float
    count: int

    @property
    def reach(self) -> float:
        """How far the interval of 95 % reaches on either side."""
        return _REACH[self.count][0] * self.error if self.count > 2 else 3.0 * self.error

    @property
    def sure(self) -> bool:
        """Whether it is surely more: 99 %, for a hundred decisions of a game are judged and chance must mark none."""
        return self.count > 2 and self.gain > _REACH[self.count][1] * self.error

    @property
    def sure_worse(self) -> bool:
        """Whether it is surely less."""
        return Weight(-self.gain, self.error, self.count).sure

    @property
    def settled(self) -> bool:
        """Whether more weighings would tell nothing new: it is no measurable part, or surely one, or mere noise."""
        if self.gain + 1.5 * self.error <= NOTICED:
            return True
        some = self.count >= SOME
        return some and (self.gain < HOPELESS * self.error or (self.sure and self.gain >= NOTICED))

    @property
    def better(self) -> bool:
        """Whether the other line is surely better, and by something that can be noticed."""
        return self.sure and self.gain >= NOTICED


def weighed(gains: Sequence[float], within: float) -> Weight:
    """Several weighings together; their error is what they differ by, and at least what each of them admits."""
    count = len(gains)
    mean = sum(gains) / count
    spread = sum((each - mean) ** 2 for each in gains) / max(1, count - 1)
    return Weight(mean, math.sqrt(max(spread, within * within / 4) / count), count)


@dataclass(frozen=True)
class Confirmation:
    """What games played out from both lines say of what search finds better; `part` of all that there may be."""

    more: float
    error: float
    part: float = 1.0

    @property
    def settled(self) -> bool:
        """Whether more games would hardly change it: it is clearly worth a mark, or rather not.

        A mark needs more than its absence does: another review of the same game must come to it again. Nothing is
        marked that would not be if all games were played and the mean moved up by as much as it usually may.
        """
        clear = self.more > max(INACCURACY + CLEAR * self.error, AGAIN * self.error)
        last = self.error * math.sqrt(self.part)
        moves = math.sqrt(max(0.0, self.error**2 - last**2))
        return clear or self.more + HOPELESS * moves < max(INACCURACY, SURER * last)

    @property
    def verdict(self) -> Verdict:
        """Marked is what is surely worse, and by a measurable part."""
        if self.more < max(INACCURACY, SURER * self.error):
            return "fine"
        return "mistake" if self.more >= max(MISTAKE, AGAIN * self.error) else "inaccuracy"

    @property
    def weight(self) -> Weight:
        """The same as a weight; its interval reaches three errors."""
        return Weight(self.more, self.error, 2)
