"""Compiled twins: the numba and CUDA engines made from the very functions that plain Python runs.

Every rule keeps one signature, taken from its annotations. The cache folder is named by a hash of all rule sources and
tables, because compilers freeze tables into code and numba does not notice changes in other files.
"""

from __future__ import annotations

import hashlib
import os
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insula.core import chance, hooks, open_game, questions
from insula.core.folders import cache_folder
from insula.core.gpu_calls import keep_apart
from insula.core.gpu_ints import WIDE, narrow_ints
from insula.core.gpu_tables import share_tables
from insula.core.points import default_of, points_in
from insula.core.record_class import dtype_of, nested, to_record
from insula.core.rule import IntTable, Records

if TYPE_CHECKING:
    import numpy as np

NAMING = 2  # of machine code; another one is kept apart from what was compiled before
BOUNDS_CHECK = os.environ.get("INSULA_BOUNDSCHECK", "1") == "1"


def cache_home() -> Path:
    """Where compiled code is kept between runs."""
    return cache_folder() / "compiled"


def fingerprint(modules: Iterable[types.ModuleType], besides: str = "") -> str:
    """A hash of the sources, of every table in them and of whatever else decides what is compiled."""
    import llvmlite
    import numba

    versions = f"{numba.__version__} {llvmlite.__version__} {BOUNDS_CHECK} {NAMING}"
    found = hashlib.sha256(f"{versions} {besides}".encode())
    for module in sorted(modules, key=lambda m: m.__name__):
        if module.__file__ is not None:
            found.update(module.__name__.encode() + Path(module.__file__).read_bytes())
        for name, value in sorted(vars(module).items()):
            if isinstance(value, IntTable):
                found.update(f"{name}{tuple(value)}".encode())
            elif isinstance(value, Records):
                rows: list[int] = []
                for row in value:
                    row.flat(rows)
                found.update(f"{name}{rows}".encode())
    return found.hexdigest()[:20]


def array_of(values: IntTable | Records[Any]) -> np.ndarray[Any, Any]:
    """The array that stands for a table in compiled code."""
    import numpy as np

    if isinstance(values, IntTable):
        widest = np.int16 if all(-32768 <= v <= 32767 for v in values) else np.int64
        return np.array(values, widest)
    out = np.zeros(len(values), dtype_of(type(values[0])))
    for row, place in zip(values, out, strict=True):
        to_record(row, place)
    return out


class Twin:
    """The rules of one game for `target`: "plain", "numba" or "cuda"; `bound` says which rule stands for which hook.

    `drivers` are modules that know no game (playouts, search, batches); they call the game through the hooks and have
    cache folders of their own, so that changing one does not compile the game again.
    """

    def __init__(
        self,
        state: type,
        modules: Iterable[types.ModuleType],
        drivers: Iterable[types.ModuleType] = (),
        bound: dict[Callable[..., Any], Callable[..., Any]] | None = None,
        target: str = "numba",
    ) -> None:
        self.state = state
        base = list(dict.fromkeys([chance, questions, hooks, open_game, *modules]))
        self.drivers = [m for m in drivers if m not in base]
        self.modules = [*base, *self.drivers]
        self._entries = {m.__name__ for m in self.drivers}
        self.target = target
        points = points_in(self.modules)
        self.bound = points | (bound or {})
        self._made: dict[Callable[..., Any], Any] = {}
        self._ready: set[Callable[..., Any]] = set()
        self._folders: dict[str, Path] = {}
        if target != "plain":
            self._types = self._known_types()
            home = cache_home()
            standing = sorted(f"{p.__qualname__} {self.bound[p].__module__}" for p in points)
            game = home / fingerprint(base, " ".join(standing))
            self._folders = dict.fromkeys((m.__name__ for m in base), game)
            # games that share their modules (an edition) differ only in what stands for the hooks
            bindings = sorted(f"{h.__name__} {f.__module__}.{f.__qualname__}" for h, f in self.bound.items())
            driven = home / fingerprint([*base, *self.drivers], " ".join(bindings))
            self._folders |= {m.__name__: driven for m in self.drivers}
        self._build()

    def _known_types(self) -> dict[str, Any]:
        from numba import boolean, float32, float64, from_dtype, int32, int64, types, uint8

        number = int32 if self.target == "cuda" else int64
        known: dict[str, Any] = {c.__name__: from_dtype(dtype_of(c)) for c in nested(self.state)}
        known["AnyState"] = known[self.state.__name__]
        known |= {"int": number, "Wide": int64, "bool": boolean, "None": types.none, "float": float64}
        # on a GPU the numbers of neighbouring games lie side by side, so those of one game lie apart
        numbers = float32[:] if self.target == "cuda" else float64[::1]
        known |= {"list[int]": int64[::1], "list[float]": numbers, "Bytes": uint8[::1]}
        known["Chance"] = from_dtype(dtype_of(chance.Chance))
        known["Chances"] = known["Chance"][::1]
        known["Weights"] = float32[::1]
        known["Batch"] = known["AnyState"][::1]
        known |= {f"tuple[{', '.join(['int'] * n)}]": types.UniTuple(number, n) for n in range(2, 6)}  # type: ignore[no-untyped-call]
        known["tuple[Wide, Wide, Wide, Wide]"] = types.UniTuple(int64, 4)  # type: ignore[no-untyped-call]
        return known

    def signature(self, function: Callable[..., Any]) -> Any:
        """The one signature of a rule, from its annotations."""
        notes = {name: str(note) for name, note in function.__annotations__.items()}
        if self.target == "cuda" and WIDE in notes:
            notes[WIDE] = "Wide"
        try:
            result = self._types[notes.pop("return")]
            return result(*[self._types[note] for note in notes.values()])
        except KeyError as missing:
            raise TypeError(f"{function.__module__}.{function.__name__}: rules cannot use the type {missing}") from None

    def _decorate(self, function: Callable[..., Any], dense: bool = False) -> Any:
        if self.target == "plain":
            return function
        if self.target == "cuda":
            from numba import cuda

            share_tables()
            narrow_ints()
            return cuda.jit(device=True)(function)  # type: ignore[no-untyped-call]
        import numba

        from insula.core import code_cache

        silent = function in (_no_note, _no_note_to)
        cached = not silent
        if cached:
            code_cache.keep_in(function, self._folders[function.__module__])
        # a game's rules are only ever called by compiled code; ways in from Python would cost a sixth of the compile
        inner = function.__module__ not in self._entries
        doors = {"no_cpython_wrapper": inner, "no_cfunc_wrapper": inner}
        options: dict[str, Any] = {"cache": cached, "nogil": True, "boundscheck": BOUNDS_CHECK and not dense, **doors}
        theirs = numba.config.CACHE_LOCATOR_CLASSES  # type: ignore[attr-defined]
        numba.config.CACHE_LOCATOR_CLASSES = code_cache.LOCATOR  # type: ignore[attr-defined]
        try:
            return numba.njit(inline="always" if silent else "never", **options)(function)
        finally:
            numba.config.CACHE_LOCATOR_CLASSES = theirs  # type: ignore[attr-defined]

    def _build(self) -> None:
        twins: dict[int, types.ModuleType] = {id(m): types.ModuleType(m.__name__ + "*") for m in self.modules}
        for module in self.modules:
            space = vars(twins[id(module)])
            for named in list(vars(module).values()):
                value = default_of(named) or named
                if getattr(value, "__rule__", False) and value.__module__ == module.__name__:
                    mark = self._folders[module.__name__].name if self.target == "numba" else ""
                    made = _rebind(value, space, mark)
                    self._made[value] = self._decorate(made, getattr(value, "__dense__", False))
        if self.target != "plain":
            stand_ins: dict[Callable[..., Any], Callable[..., Any]]
            stand_ins = {questions.note: _no_note, questions.note_to: _no_note_to}
            for noisy, silent in stand_ins.items():
                self._made[noisy] = self._decorate(silent)
        for hook, function in self.bound.items():
            self._made[hook] = self._made[function]
        for module in self.modules:
            space = vars(twins[id(module)])
            space.update({name: self._translated(name, value, twins) for name, value in vars(module).items()})

    def _translated(self, name: str, value: Any, twins: dict[int, types.ModuleType]) -> Any:
        if isinstance(value, types.FunctionType) and value in self._made:
            return self._made[value]
        if isinstance(value, IntTable | Records) and self.target != "plain":
            return array_of(value)
        if isinstance(value, types.ModuleType):
            return twins.get(id(value), value)
        return value

    def folder_of(self, module: types.ModuleType) -> Path:
        """Where compiled code of a module is kept."""
        return self._folders[module.__name__]

    def get(self, function: Callable[..., Any]) -> Any:
        """The twin of a driver's rule, compiled or loaded from the cache now."""
        if self.target == "numba":
            if function.__module__ not in self._entries:
                raise TypeError(
                    f"{function.__module__}.{function.__name__} is not a driver: only compiled code calls it"
                )
            complete = self.is_cached(function)
            self._compile(function, callees=not complete)
            if not complete:
                marker = self._marker(function)
                marker.parent.mkdir(parents=True, exist_ok=True)
                marker.touch()
        elif self.target == "cuda":
            self._compile(function, callees=True)
        return self._made[function]

    def is_cached(self, function: Callable[..., Any]) -> bool:
        """Whether `get` would load a rule from the cache instead of compiling it."""
        return self._marker(function).exists()

    def _marker(self, function: Callable[..., Any]) -> Path:
        return self._folders[function.__module__] / f"{function.__module__}.{function.__name__}.ok"

    def _compile(self, function: Callable[..., Any], callees: bool) -> None:
        if function in self._ready:
            return
        self._ready.add(function)
        if callees:
            for used in self.callees(function):
                self._compile(used, callees=True)
        made = self._made[function]
        if self.target == "cuda":
            wanted = self.signature(function)
            keep_apart(made.compile_device(wanted.args, wanted.return_type))
        elif not made.signatures:
            made.compile(self.signature(function))
        made.disable_compile()

    def callees(self, function: Callable[..., Any]) -> list[Callable[..., Any]]:
        """The rules that a rule names, directly or as an attribute of a module."""
        space = function.__globals__
        names = function.__code__.co_names
        found = [self.bound.get(space[n], space[n]) for n in names if n in space and _callable_or_module(space[n])]
        modules = [v for v in found if isinstance(v, types.ModuleType) and v in self.modules]
        for value in modules:
            named = [vars(value)[n] for n in names if n in vars(value)]
            found += [self.bound.get(v, v) for v in named if _callable_or_module(v)]
        return [v for v in found if isinstance(v, types.FunctionType) and v in self._made and v not in questions.SILENT]


def _callable_or_module(value: Any) -> bool:
    return isinstance(value, types.FunctionType | types.ModuleType)


def _rebind(function: Any, space: dict[str, Any], mark: str) -> Callable[..., Any]:
    """The function over other globals.

    The mark goes into the name of its machine code: numba tells functions of one name apart by a number that begins
    anew in each process, so code of a base game and of its edition, kept by two processes, could meet under one name.
    """
    made = types.FunctionType(function.__code__, space, function.__name__)
    made.__qualname__ = f"{function.__qualname__}_{mark}" if mark else function.__qualname__
    made.__module__ = function.__module__
    return made


def _no_note(g: Any, event: int, rule_number: int, seat: int, thing: int, other: int, amount: int) -> None:
    pass


def _no_note_to(
    g: Any, eyes: int, event: int, rule_number: int, seat: int, thing: int, other: int, amount: int
) -> None:
    pass
