"""Reading ahead in compiled batches: the next games are asked from memory while this one is played.

A batch of some thousand games does not fit into the caches of a core, and a step touches a game in many places. Without
this a step of the card game costs three times as much in a batch of 16,384 games as in one of 256.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic, overload

from insula.research.batch_rules import fetch

CACHE_LINE = 64  # bytes; on a processor with longer lines some requests are in vain
# What LLVM's prefetch is told. Asking for the second level of the cache and not the first is what counts: the first
# holds so few open requests that games queue for them, and half of the gain is lost.
TO_READ, SECOND_LEVEL, DATA = 0, 2, 1


@intrinsic
def _prefetch(typing_context: Any, batch: Any, place: Any, offset: Any) -> Any:
    """Asks for one cache line of a record and does not wait for it."""

    def write_code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        batch_type = signature.args[0]
        size = context.get_abi_sizeof(context.get_data_type(batch_type.dtype))
        byte, flag = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, flag, flag, flag])
        prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")  # type: ignore[no-untyped-call]
        start = builder.bitcast(context.make_array(batch_type)(context, builder, arguments[0]).data, byte)
        far = builder.add(builder.mul(arguments[1], ir.Constant(ir.IntType(64), size)), arguments[2])
        hints = [ir.Constant(flag, hint) for hint in (TO_READ, SECOND_LEVEL, DATA)]
        builder.call(prefetch, [builder.gep(start, [far]), *hints])
        return context.get_dummy_value()

    return types.none(batch, place, offset), write_code


@overload(fetch)
def _compiled_fetch(batch: Any, place: Any, lines: Any) -> Any:
    def ask_memory(batch: Any, place: Any, lines: Any) -> None:
        for i in range(len(lines)):
            _prefetch(batch, place, lines[i])  # type: ignore[call-arg]

    return ask_memory
