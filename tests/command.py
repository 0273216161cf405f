"""Commands and scripts inside the process of the test: a process of their own would spend a second on its imports."""

from __future__ import annotations

import contextlib
import io
import os
import runpy
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from insula.cli.main import main


@dataclass(frozen=True)
class Done:
    """What a process would have left behind."""

    returncode: int
    stdout: str
    stderr: str


def insula(*words: str, typed: str = "", cwd: Path | None = None) -> Done:
    """`insula` as somebody types it."""
    return captured(lambda: main(words), typed, cwd)


def script(path: Path, *words: str) -> Done:
    """A Python script as somebody starts it."""

    def work() -> None:
        with _as_program(path, words):
            runpy.run_path(str(path), run_name="__main__")

    return captured(work)


def captured(work: Callable[[], object], typed: str = "", cwd: Path | None = None) -> Done:
    """Does something with a keyboard, a screen and a folder of its own; whatever is not caught fails the test."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), _keyboard(typed), _inside(cwd):
        try:
            work()
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return Done(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def _keyboard(typed: str) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        yield
    finally:
        sys.stdin = before


@contextlib.contextmanager
def _inside(folder: Path | None) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder or before)
    try:
        yield
    finally:
        os.chdir(before)


@contextlib.contextmanager
def _as_program(path: Path, words: tuple[str, ...]) -> Iterator[None]:
    arguments, modules = sys.argv, list(sys.path)
    sys.argv, sys.path[:0] = [str(path), *words], [str(path.parent)]
    try:
        yield
    finally:
        sys.argv, sys.path[:] = arguments, modules
