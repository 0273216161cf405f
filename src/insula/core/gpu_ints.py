"""Rules on a GPU count in 32 bits, which it adds in one instruction; only what begins wide (chance) stays wide.

numba gives every literal and every sum 64 bits. No rule needs them: what states and tables hold fits into 32 bits, but
for the generator of chance, and whatever is counted together with a wide number is wide.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

WIDE = "seed"  # the parameters that hold seeds


def narrow_ints() -> None:
    """From now on numba-cuda types small literals, and what is counted with them, as 32 bits."""
    from numba import int8, int16, int32

    builtins: Any = import_module("numba.cuda.typing.builtins")
    if builtins.BinOp.cases[0].return_type == int32:
        return
    two = int32(int32, int32)
    for operation in (builtins.BinOp, builtins.BinOpMod, builtins.BinOpFloorDiv):
        operation.cases = [two, *operation.cases]
    builtins.BitwiseLogicOperation.cases.insert(1, two)
    for unary in (builtins.UnaryOp, builtins.BitwiseInvert, builtins.BitwiseShiftOperation):
        unary.cases = [int32(*case.args) if case.args[0] in (int8, int16, int32) else case for case in unary.cases]
    import_module("numba.cuda.typing.typeof").typeof_impl.register(int)(_type_of)
    _plain_literals()


def _plain_literals() -> None:
    """Numbers in rules are numbers, no types of their own: numba makes those 64 bits wide."""
    from numba import int32

    TypeInferer: Any = import_module("numba.cuda.core.typeinfer").TypeInferer
    of_const, of_global = TypeInferer.typeof_const, TypeInferer.typeof_global

    def is_small(inferer: Any, value: object) -> bool:
        in_rules = inferer.func_id.func.__module__.startswith("insula.")
        return in_rules and type(value) is int and value.bit_length() < 32

    def typeof_const(self: Any, inst: Any, target: Any, const: object) -> None:
        if is_small(self, const):
            self.add_type(target.name, int32, loc=inst.loc)
        else:
            of_const(self, inst, target, const)

    def typeof_global(self: Any, inst: Any, target: Any, gvar: Any) -> None:
        if is_small(self, gvar.value):
            self.sentry_modified_builtin(inst, gvar)
            self.add_type(target.name, int32, loc=inst.loc)
            self.assumed_immutables.add(inst)
        else:
            of_global(self, inst, target, gvar)

    TypeInferer.typeof_const = typeof_const
    TypeInferer.typeof_global = typeof_global


def _type_of(value: int, _: object) -> Any:
    from numba import int32, int64, uint64

    if value.bit_length() < 32:
        return int32
    return int64 if value.bit_length() < 64 else uint64
