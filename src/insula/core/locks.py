"""One lock between processes: a file that one of them holds at a time, until it lets go or ends."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout


class Held(RuntimeError):
    """Another process holds the lock."""


def take(path: Path, wait: bool = False) -> BaseFileLock:
    """Takes a lock, to be released later. If another process has it: waits for it, or raises `Held`."""
    if not path.parent.is_dir():  # filelock would make it
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    lock = FileLock(path, timeout=-1 if wait else 0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise Held(str(path)) from None
    return lock


@contextmanager
def alone(path: Path, wait: bool = False) -> Iterator[None]:
    """Holds a lock for a while."""
    lock = take(path, wait)
    try:
        yield
    finally:
        lock.release()
