"""The settings of a search, as release 0.1.0 had them; the defaults are those of a game nobody had tuned."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What the level hard used for one game."""

    acts: tuple[str, ...] = ()  # kinds of question at which a new act begins; empty: every question
    windows: tuple[str, ...] = ()  # kinds of question at which others may interrupt
    swing: float = 100.0
    explore: float = 1.0
    widen: float = 2.0
    candidates: int = 6
    care: int = 3
    horizon: int = 0
    reach: int = 0
    patience: float = 1.0
    iterations: int = 6000
