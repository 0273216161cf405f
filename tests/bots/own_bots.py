"""Bots as somebody else would write them, good and bad."""

from __future__ import annotations

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
