"""Bots as somebody else would write them, good and bad."""

from __future__ import annotations

import contextlib
import os
import time

from insula.bots import Info


def highest(info: Info) -> int:
    return max(info.options)


def crashing(info: Info) -> int:
    raise ValueError("no idea")


def nonsense(info: Info) -> int:
    return 9999


def stalling(info: Info) -> int:
    time.sleep(600)
    return info.options[0]


def dying(info: Info) -> int:
    os._exit(3)


def leaving(info: Info) -> int:
    raise SystemExit(4)


def stubborn(info: Info) -> int:
    """Does not let itself be interrupted."""
    while True:
        with contextlib.suppress(BaseException):
            time.sleep(600)


def numbered(info: Info, place: int = 0, last: bool = False) -> int:
    """A function with parameters."""
    return info.options[-1 if last else place % len(info.options)]


class Counting:
    """Remembers how often it was asked in this game, and answers accordingly."""

    def __init__(self, start: int = 0, pace: float = 1.0, word: str = "") -> None:
        self.count, self.pace = start, pace

    def __call__(self, info: Info) -> int:
        self.count += 1
        return info.options[int(self.count * self.pace) % len(info.options)]


class Complaining:
    """Says how often it was asked before."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, info: Info) -> int:
        self.count += 1
        raise ValueError(f"asked {self.count} times, {info.seconds:g} s, {info.seats} seats")


def returning(info: Info) -> int:
    """Whatever its view holds."""
    answer: int = info.view["answer"]
    return answer
