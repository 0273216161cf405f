"""Record classes: state declared once as typed slot classes, from which every engine's layout is derived.

A record class holds ints, fixed-size lists of ints, other record classes and fixed-size lists of them. Plain Python
uses the objects; numba and CUDA use the numpy layout of `dtype_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")

Short = int  # two bytes
Word = int  # four bytes
Long = int  # eight bytes
Secret = int  # one byte that not all eyes may know: what depends on it is never answered by itself

WIDTHS = {"int": "i1", "Short": "i2", "Word": "i4", "Long": "i8", "Secret": "i1"}


@dataclass(frozen=True)
class _Array:
    size: int
    default: int
    width: str


@dataclass(frozen=True)
class _Many:
    cls: type
    size: int


@dataclass(frozen=True)
class _One:
    cls: type


def array(size: int, width: str = "int", default: int = 0) -> list[int]:
    """A fixed-size list of ints; `width` is a name of WIDTHS."""
    return cast("list[int]", _Array(size, default, WIDTHS[width]))


def many(cls: type[T], size: int) -> list[T]:
    """A fixed-size list of records."""
    return cast("list[T]", _Many(cls, size))


def one(cls: type[T]) -> T:
    """A record inside a record."""
    return cast("T", _One(cls))


@dataclass(frozen=True)
class Field:
    """One field of a record class: an int, ints, a record, or records."""

    name: str
    size: int  # 0 for a single value
    width: str  # numpy width, or "" for records
    cls: type | None
    default: int


@dataclass_transform(kw_only_default=True)
def record(cls: type[T]) -> type[T]:
    """Turns an annotated class into a slot class with `__init__`, `copy_from`, `flat` and `__fields__`."""
    fields = [_field(cls, name, str(note)) for name, note in cls.__annotations__.items()]
    slots = [f.name for f in fields]
    if "asked" in slots:
        slots.append("log")  # where the plain engine collects events; not part of the record
    body = {k: v for k, v in vars(cls).items() if k not in slots and k not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(slots)
    made = type(cls.__name__, (), body)
    made.__fields__ = tuple(fields)  # type: ignore[attr-defined]
    made.__qualname__ = cls.__qualname__
    space: dict[str, Any] = {f.cls.__name__: f.cls for f in fields if f.cls is not None}
    for source in (_init_source(fields, "log" in slots), _copy_source(fields), _flat_source(fields)):
        exec(source, space)
    for method in ("__init__", "copy_from", "flat"):
        setattr(made, method, space[method])
    return cast("type[T]", made)


def _field(cls: type, name: str, note: str) -> Field:
    value = vars(cls)[name]
    if isinstance(value, _Array):
        return Field(name, value.size, value.width, None, value.default)
    if isinstance(value, _Many):
        return Field(name, value.size, "", value.cls, 0)
    if isinstance(value, _One):
        return Field(name, 0, "", value.cls, 0)
    if note not in WIDTHS:
        raise TypeError(f"{cls.__name__}.{name}: {note} is not one of {', '.join(WIDTHS)}")
    return Field(name, 0, WIDTHS[note], None, value)


def _init_source(fields: list[Field], log: bool) -> str:
    lines = ["def __init__(self, **given):"]
    for f in fields:
        if f.cls is None:
            value = f"[{f.default}] * {f.size}" if f.size else str(f.default)
        else:
            value = f"[{f.cls.__name__}() for _ in range({f.size})]" if f.size else f"{f.cls.__name__}()"
        lines.append(f"    self.{f.name} = {value}")
    if log:
        lines.append("    self.log = None")
    lines += ["    for name, value in given.items():", "        setattr(self, name, value)"]
    return "\n".join(lines)


def _copy_source(fields: list[Field]) -> str:
    lines = ["def copy_from(self, other):"]
    for f in fields:
        if f.cls is None and f.size:
            lines.append(f"    self.{f.name}[:] = other.{f.name}")
        elif f.cls is None:
            lines.append(f"    self.{f.name} = other.{f.name}")
        elif f.size:
            lines += [f"    for mine, its in zip(self.{f.name}, other.{f.name}):", "        mine.copy_from(its)"]
        else:
            lines.append(f"    self.{f.name}.copy_from(other.{f.name})")
    return "\n".join(lines)


def _flat_source(fields: list[Field]) -> str:
    lines = ["def flat(self, out):"]
    for f in fields:
        if f.cls is None:
            lines.append(f"    out.extend(self.{f.name})" if f.size else f"    out.append(self.{f.name})")
        elif f.size:
            lines += [f"    for each in self.{f.name}:", "        each.flat(out)"]
        else:
            lines.append(f"    self.{f.name}.flat(out)")
    return "\n".join(lines)


def fields_of(cls: type) -> tuple[Field, ...]:
    """The declared fields, in order."""
    return cast("tuple[Field, ...]", cls.__fields__)  # type: ignore[attr-defined]


def nested(cls: type) -> Iterator[type]:
    """Every record class used by `cls`, innermost first, `cls` last; each once."""
    seen: dict[type, None] = {}

    def visit(each: type) -> None:
        for f in fields_of(each):
            if f.cls is not None and f.cls not in seen:
                visit(f.cls)
        seen[each] = None

    visit(cls)
    yield from seen


def clone(source: T) -> T:
    """An equal and independent copy."""
    made = type(source)()
    cast("Any", made).copy_from(source)
    return made


def key(source: object) -> tuple[int, ...]:
    """All ints of a record in order: equal keys mean equal states."""
    out: list[int] = []
    cast("Any", source).flat(out)
    return tuple(out)


def parts(source: object, without: Collection[str]) -> list[tuple[int, ...]]:
    """The ints of each field of a record but for some."""
    out: list[tuple[int, ...]] = []
    for f in fields_of(type(source)):
        if f.name not in without:
            value = getattr(source, f.name)
            each = value if f.size else [value]
            out += [key(v) for v in each] if f.cls else [tuple(each)]
    return out


def dtype_of(cls: type) -> np.dtype[Any]:
    """The numpy layout of a record class, aligned as compilers want it."""
    import numpy as np

    shape: Callable[[Field], tuple[int, ...]] = lambda f: (f.size,) if f.size else ()  # noqa: E731
    return np.dtype([(f.name, dtype_of(f.cls) if f.cls else f.width, shape(f)) for f in fields_of(cls)], align=True)


def to_record(source: object, target: Any) -> None:
    """Writes an object into a numpy record; numpy refuses a value that does not fit its width."""
    for f in fields_of(type(source)):
        value = getattr(source, f.name)
        if f.cls is None:
            target[f.name] = value
        elif f.size:
            for each, place in zip(value, target[f.name], strict=True):
                to_record(each, place)
        else:
            to_record(value, target[f.name])


def from_record(source: Any, target: object) -> None:
    """Reads a numpy record into an object."""
    for f in fields_of(type(target)):
        value = source[f.name]
        if f.cls is None:
            setattr(target, f.name, value.tolist())
        elif f.size:
            for each, place in zip(value, getattr(target, f.name), strict=True):
                from_record(each, place)
        else:
            from_record(value, getattr(target, f.name))
