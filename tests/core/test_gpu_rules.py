"""Rules on a GPU: what lets them count in 32 bits, and which of them are called."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from llvmlite import ir

import insula
from insula.core.chance import Chance
from insula.core.compiled import Twin
from insula.core.gpu_calls import LARGE, keep_apart
from insula.core.record_class import dtype_of, nested
from insula.core.registry import load

WIDE_FIELDS = {*dtype_of(Chance).names, "reveals"}  # chance, and a count that no rule adds to anything else


@pytest.mark.parametrize("name", insula.games())
def test_only_chance_needs_more_than_32_bits(name: str) -> None:
    for part in nested(load(name).State):
        fields = dtype_of(part)
        for field in fields.names or ():
            kind: Any = fields[field].base
            if kind.names is None and kind.itemsize > 2:
                assert field in WIDE_FIELDS, f"{part.__name__}.{field}"


@pytest.mark.parametrize("name", insula.games())
def test_seeds_are_wide_on_a_gpu_and_all_else_narrow(name: str) -> None:
    game = load(name)
    twin = Twin.__new__(Twin)
    twin.target, twin.state = "cuda", game.State
    twin._types = twin._known_types()
    setup = twin.signature(game.dispatch.setup.setup)
    assert str(setup.args[-1]) == "int64"
    assert str(twin.signature(game.dispatch.answer).args[-1]) == "int32"


def test_large_rules_are_called_and_small_ones_may_be_copied() -> None:
    module = ir.Module()
    made = [_function(module, "small", LARGE), _function(module, "large", LARGE + 1)]
    keep_apart(SimpleNamespace(library=SimpleNamespace(_module=module)))
    assert ["noinline" in function.attributes for function in made] == [False, True]


def _function(module: ir.Module, name: str, size: int) -> ir.Function:
    number = ir.IntType(32)
    made = ir.Function(module, ir.FunctionType(number, [number]), name)
    builder = ir.IRBuilder(made.append_basic_block())
    value: Any = made.args[0]
    for _ in range(size - 1):
        value = builder.add(value, number(1))
    builder.ret(value)
    return made
