"""Points of a base game that an edition replaces: by the state in plain Python, by the game in compiled code."""

from __future__ import annotations

import sys
from types import ModuleType

import numpy as np
import pytest

from insula.core.compiled import Twin
from insula.core.points import Edition, point
from insula.core.record_class import dtype_of, to_record
from tests.core import points_toy as toy

HERE: ModuleType = sys.modules[toy.__name__]


def compiled(edition: Edition | None, g: toy.State) -> int:
    twin = Twin(toy.State, [], [HERE], edition.rules if edition else {}, "numba")
    batch = np.zeros(1, dtype_of(toy.State))
    to_record(g, batch[0])
    return int(twin.get(toy.bill_at)(batch, 0))


def test_plain_python_looks_at_the_state() -> None:
    assert toy.bill(toy.State()) == 7
    assert toy.bill(toy.State(config=toy.Config(edition=1))) == 4


def test_a_compiled_engine_is_made_for_one_edition() -> None:
    cheap = toy.State(config=toy.Config(edition=1))
    assert compiled(None, toy.State()) == 7 and compiled(toy.CHEAP, cheap) == 4
    assert compiled(None, cheap) == 7  # the base carries no code of the edition


def test_what_is_no_point_or_has_other_parameters_is_not_replaced() -> None:
    with pytest.raises(TypeError, match="bill is not a point"):
        toy.CHEAP.replaces(toy.bill)
    with pytest.raises(TypeError, match="does not have the parameters"):

        @Edition("other", lambda g: True).replaces(toy.price)
        def wrong(g: toy.State) -> int:
            return 0

    with pytest.raises(TypeError, match="twice"):
        toy.CHEAP.replaces(toy.price)


def test_a_point_keeps_its_name_and_words() -> None:
    @point
    def toll(g: toy.State) -> int:
        """What is paid."""
        return 1

    assert toll.__name__ == "toll" and toll.__doc__ == "What is paid." and toll(toy.State()) == 1
