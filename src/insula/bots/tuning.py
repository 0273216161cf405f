"""What the bots must know about each game: where acts begin, how standing turns into a chance to win, budgets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Tuning:
    """Settings of one game; the defaults suit a game nobody has tuned."""

    acts: tuple[str, ...] = ()  # kinds of question at which a new act begins; empty: every question
    windows: tuple[str, ...] = ()  # questions in which others may interrupt an act
    deals: int = 2  # greedy: samples of what is hidden
    tries: int = 6  # greedy: ways of finishing an act
    swing: float = 100.0  # a lead of this much is worth about 73 % of the game
    explore: float = 1.0  # search: how eagerly rarely tried options are tried, in relation to how much gains differ
    widen: float = 2.0  # search: a node visited n times holds about widen * sqrt(n) options, the best-looking first
    candidates: int = 6  # search: how many untried options are looked at before one is added
    care: int = 3  # search: options looked at for each answer played after the tree; 1 is random
    horizon: int = 0  # search: turns after which positions are judged; 0: at the end of the act that the tree reached
    reach: int = 0  # search: turns that the tree covers, the rest is played after it; 0: up to the horizon
    patience: float = 1.0  # search: what is left to later positions when the end of a turn has got its part
    iterations: dict[str, int] = field(default_factory=lambda: {"easy": 100, "normal": 1000, "hard": 6000})
    hard: dict[str, Any] = field(default_factory=dict)  # what is different at the level hard

    def at(self, level: str) -> Tuning:
        """The settings of a level."""
        return replace(self, **self.hard) if level == "hard" else self


TUNINGS: dict[str, Tuning] = {
    "amygdala": Tuning(
        acts=("turn", "end_turn"),
        swing=1000.0,
        explore=1.0,
        widen=0.7,
        candidates=8,
        care=24,
        horizon=3,
        reach=1,
        patience=0.6,
        iterations={"easy": 20, "normal": 60, "hard": 600},
        hard={"horizon": 6, "patience": 0.75},
    ),
    "balance": Tuning(
        acts=("turn", "turn_end"),
        swing=300.0,
        horizon=2,
        reach=1,
        patience=0.5,
        iterations={"easy": 20, "normal": 200, "hard": 600},
        hard={"horizon": 6, "patience": 0.75},
    ),
    "card": Tuning(
        acts=("turn",),
        windows=("cancel", "entry"),
        swing=400.0,
        widen=0.8,
        candidates=8,
        iterations={"easy": 60, "normal": 400, "hard": 4000},
    ),
    "cerebria": Tuning(
        acts=("turn", "turn_end"),
        swing=300.0,
        horizon=2,
        reach=1,
        patience=0.5,
        iterations={"easy": 40, "normal": 400, "hard": 1200},
        hard={"horizon": 6, "patience": 0.75},
    ),
}


def tuning(game: str) -> Tuning:
    """The settings of a game."""
    return TUNINGS.get(game, Tuning())
