"""A worker's own process (`python -m insula.bots.pool_worker`): reads jobs, answers them, ends with its parent."""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import signal
import sys
import threading
from typing import IO, Any

from insula.bots.pool import read, write


def main() -> None:
    """Answers until whoever started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the parent, which ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be read as an answer
    jobs: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_receive, args=(sys.stdin.buffer, jobs), daemon=True).start()
    path, nice = pickle.loads(jobs.get())
    sys.path[:] = path
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    try:
        make, args = pickle.loads(jobs.get())
        work = make(*args)
    except Exception as problem:
        _send(answers, False, problem)
        return
    _send(answers, True, None)
    while True:
        packed = jobs.get()
        try:
            good, answer = True, work(pickle.loads(packed))
        except Exception as problem:
            good, answer = False, problem
        _send(answers, good, answer)


def _receive(stream: IO[bytes], jobs: queue.Queue[bytes]) -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            jobs.put(read(stream))
    os._exit(1)  # the parent is gone, even if something is being worked on


def _send(answers: IO[bytes], good: bool, answer: Any) -> None:
    try:
        packed = (good, answer)
        pickle.dumps(packed)
    except Exception as problem:
        said = answer if isinstance(answer, Exception) else problem
        packed = (False, RuntimeError(f"{type(said).__name__}: {said}"))
    with contextlib.suppress(BrokenPipeError):
        write(answers, packed)


if __name__ == "__main__":
    main()
