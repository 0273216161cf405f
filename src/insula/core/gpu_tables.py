"""Tables of rules in a GPU's global memory, each of them once.

numba-cuda puts the arrays that a function names into constant memory, a copy for every function. That memory holds
64 KB, too little for a large game, and serves one address at a time, while games side by side read different rows.
"""

from __future__ import annotations

import hashlib
from typing import Any

GLOBAL_MEMORY = 1  # NVVM's number of the address space


def share_tables() -> None:
    """From now on numba-cuda lowers the arrays that device functions name as this module says."""
    from numba.cuda.target import CUDATargetContext

    CUDATargetContext.make_constant_array = _shared_array  # type: ignore[method-assign]


def _shared_array(context: Any, builder: Any, kind: Any, values: Any) -> Any:
    """The array structure that a function gets for a table."""
    from llvmlite import ir
    from numba.core import types

    place = builder.addrspacecast(_variable(builder.module, values), ir.PointerType(ir.IntType(8)))
    made = context.make_array(kind)(context, builder)
    context.populate_array(
        made,
        data=builder.bitcast(place, made.data.type),
        shape=[context.get_constant(types.intp, n) for n in values.shape],
        strides=[context.get_constant(types.intp, n) for n in values.strides],
        itemsize=made.itemsize,
        parent=made.parent,
        meminfo=None,
    )
    return made._getvalue()


def _variable(module: Any, values: Any) -> Any:
    """The variable with these values; the linker keeps one of those that have the same name."""
    from llvmlite import ir

    content = values.tobytes()
    name = "insula_table_" + hashlib.sha256(content).hexdigest()[:24]
    if name in module.globals:
        return module.globals[name]
    made = ir.GlobalVariable(module, ir.ArrayType(ir.IntType(8), len(content)), name, GLOBAL_MEMORY)
    made.linkage = "linkonce_odr"
    made.global_constant = True
    made.initializer = ir.Constant(made.value_type, bytearray(content))
    made.align = 16
    return made
