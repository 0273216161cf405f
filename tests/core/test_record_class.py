"""Record classes: one declaration, every layout."""

from __future__ import annotations

import numpy as np
import pytest

from insula.core.record_class import Long, Short, array, clone, dtype_of, from_record, key, many, one, record, to_record


@record
class Leaf:
    value: int = 3
    wide: Short = -1


@record
class Tree:
    root: Leaf = one(Leaf)
    leaves: list[Leaf] = many(Leaf, 2)
    row: list[int] = array(3, "Short", 7)
    big: Long = 5


def test_a_new_record_has_its_defaults() -> None:
    assert key(Tree()) == (3, -1, 3, -1, 3, -1, 7, 7, 7, 5)


def test_records_of_one_list_are_different_objects() -> None:
    tree = Tree()
    tree.leaves[0].value = 9
    assert tree.leaves[1].value == 3


def test_a_clone_is_equal_and_independent() -> None:
    tree = Tree()
    other = clone(tree)
    assert key(other) == key(tree)
    other.row[1] = 1
    other.root.value = 8
    assert key(tree) == key(Tree())


def test_objects_and_numpy_records_hold_the_same() -> None:
    tree = Tree()
    tree.big = 2**40
    tree.leaves[1].wide = 300
    place = np.zeros(1, dtype_of(Tree))
    to_record(tree, place[0])
    again = Tree()
    from_record(place[0], again)
    assert key(again) == key(tree)


def test_a_value_too_wide_for_its_field_is_noticed() -> None:
    tree = Tree()
    tree.root.value = 200
    with pytest.raises(OverflowError):
        to_record(tree, np.zeros(1, dtype_of(Tree))[0])


def test_a_field_that_is_no_int_is_refused_at_declaration() -> None:
    with pytest.raises(TypeError, match=r"Bad\.name: str is not one of int, Short, Word, Long"):

        @record
        class Bad:
            name: str = ""
