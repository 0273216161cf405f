"""A bot that plays each option on samples of what is hidden, and remembers what it was afraid of."""

from __future__ import annotations

import time
from collections import Counter

from insula.bots import Info


class Patient:
    """Looks `depth` random answers ahead on `samples` deals of what is hidden.

    Its memory: kinds of options that disappointed it in this game get a little less of its trust.
    """

    def __init__(self, samples: int = 2, depth: int = 4, memory: bool = True) -> None:
        self.samples, self.depth, self.memory = samples, depth, memory
        self.fears: Counter[str] = Counter()
        self.hoped: tuple[str, int] | None = None

    def __call__(self, info: Info) -> int:
        """The option that looks best on average, within the time."""
        until = time.monotonic() + 0.8 * info.seconds
        now = info.value(info.state)
        if self.hoped is not None and now < self.hoped[1]:
            self.fears[self.hoped[0]] += 1
        worth = dict.fromkeys(info.options, 0.0)
        for number in range(self.samples):
            sample = info if number == 0 else info.again()
            for option in info.options:
                worth[option] += self._look(sample, option) / self.samples
            if time.monotonic() > until:
                break
        for option in info.options if self.memory else ():
            worth[option] -= self.fears[_kind(info, option)]
        best = max(info.options, key=lambda option: worth[option])
        self.hoped = (_kind(info, best), now)
        return best

    def _look(self, info: Info, option: int) -> float:
        state = info.after(option)
        for _ in range(self.depth):
            if not state.over:
                info.game.dispatch.play(state, info.random.choice(state.options[: state.n_options]))
        return float(info.value(state))


def _kind(info: Info, option: int) -> str:
    return info.text(option).split(" ")[0]
