"""Tables on a GPU: one variable for equal tables, in global memory, with the values of the table."""

from __future__ import annotations

import numpy as np
from llvmlite import ir

from insula.core.gpu_tables import GLOBAL_MEMORY, _variable


def test_equal_tables_are_one_variable_for_the_linker() -> None:
    module, other = ir.Module(), ir.Module()
    first = _variable(module, np.array([1, 2, 300], np.int16))
    assert _variable(module, np.array([1, 2, 300], np.int16)) is first
    assert _variable(other, np.array([1, 2, 300], np.int16)).name == first.name
    assert _variable(module, np.array([1, 2, 301], np.int16)).name != first.name
    assert first.linkage == "linkonce_odr"
    assert first.addrspace == GLOBAL_MEMORY


def test_a_table_keeps_its_bytes() -> None:
    values = np.array([-1, 0, 77], np.int64)
    made = _variable(ir.Module(), values)
    assert made.value_type == ir.ArrayType(ir.IntType(8), 24)
    assert bytes(made.initializer.constant) == values.tobytes()
