"""Compiled twins: what decides where compiled code is kept."""

from __future__ import annotations

import pytest

from insula.core import drive
from insula.core.compiled import fingerprint
from insula.core.registry import load
from insula.games.card import tables
from insula.games.card.rules import turn


def test_other_sources_other_tables_and_other_hooks_have_other_folders() -> None:
    assert fingerprint([turn]) == fingerprint([turn])
    assert fingerprint([turn]) != fingerprint([turn, tables])
    assert fingerprint([turn], "evaluate a") != fingerprint([turn], "evaluate b")


def test_an_edition_that_shares_its_modules_does_not_share_its_drivers() -> None:
    base, edition = (load(name).engine("numba") for name in ("cerebria", "balance"))
    assert base.folder_of(drive) != edition.folder_of(drive)


def test_only_drivers_can_be_called_from_python() -> None:
    with pytest.raises(TypeError, match=r"turn_options is not a driver"):
        load("card").engine("numba").get(turn.turn_options)
