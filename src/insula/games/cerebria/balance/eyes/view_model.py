"""The shape of what eyes may see at a table of three teams: the base view and Balance's conditions."""

from __future__ import annotations

from typing import TypedDict

from insula.games.cerebria.eyes.view_model import CerebriaView


class Condition(TypedDict):
    """What Balance needs for an Aspiration: Bliss and Gloom even, and so much of what the text says."""

    tied: bool
    have: int
    needed: int
    text: str


class BalanceView(CerebriaView):
    """The table of Cerebria with Balance at it."""

    conditions: dict[str, Condition]
