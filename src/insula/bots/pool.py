"""Worker processes for everything that plays or thinks elsewhere: bots of a server, ladders, tournaments.

A worker makes an object once (`make(*args)`) and then calls it with each job. One that dies, or does not answer in its
time, is ended and replaced; whoever waits for it is told. Workers end with the process that started them, whatever ends
that one. `multiprocessing` could do neither: its pools cannot give one stalled worker up, its daemons may have no
children, and it runs the caller's main module again (docs/adr/0042-one-pool.md).
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future
from typing import IO, Any

from insula.bots.alarms import ALARMS

COMMAND = (sys.executable, "-m", "insula.bots.pool_worker")
FIRST = 60.0  # more seconds for the first job of a kind: code may have to be loaded first
SIZE = 8  # bytes that tell the length of a message

Make = Callable[..., Callable[[Any], Any]]


class WorkerLost(RuntimeError):
    """A worker ended before it answered; `stalled` if it was ended because its time was up."""

    def __init__(self, sentence: str, stalled: bool = False, code: int | None = None) -> None:
        super().__init__(sentence)
        self.stalled = stalled
        self.code = code


def write(stream: IO[bytes], message: Any) -> None:
    """Sends a message."""
    packed = pickle.dumps(message)
    stream.write(len(packed).to_bytes(SIZE, "big") + packed)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    """The next message, still packed; EOFError if there is none."""
    head = stream.read(SIZE)
    length = int.from_bytes(head, "big")
    packed = stream.read(length) if len(head) == SIZE else b""
    if not packed or len(packed) < length:
        raise EOFError
    return packed


class Worker:
    """One process; it starts with its first job. Not for two threads at a time."""

    def __init__(self, make: Make, *args: Any, command: Sequence[str] = COMMAND, nice: int = 0) -> None:
        self._making = (make, args)
        self._command = list(command)
        self._nice = nice
        self._process: subprocess.Popen[bytes] | None = None
        self._path: list[str] = []
        self._known: set[Hashable] = set()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def ask(self, job: Any, seconds: float | None = None, kind: Hashable = None) -> Any:
        """The answer to a job; raises what the job raised there, or `WorkerLost`.

        `seconds` is the most it may take, starting the process included; None: as long as it takes.
        """
        cap = None if seconds is None else seconds + (0.0 if kind is None or kind in self._known else FIRST)
        ended = threading.Event()

        def end() -> None:
            ended.set()
            self.close()

        alarm = None if cap is None else ALARMS.after(cap, end)
        try:
            good, answer = self._exchange(job)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError) as problem:
            code = self.close()
            why = f"took more than {cap:g} s" if ended.is_set() else f"ended by itself ({_told(problem, code)})"
            raise WorkerLost(f"A worker {why}.", ended.is_set(), code) from None
        finally:
            if alarm is not None:
                alarm.cancel()
        self._known.add(kind)
        if not good:
            raise answer
        return answer

    def _exchange(self, job: Any) -> tuple[bool, Any]:
        process = self._process
        if process is None or process.poll() is not None or self._path != sys.path:  # what is installed may be new
            process = self._start()
            good, answer = _answer(process)
            if not good:
                self.close()
                return good, answer
        assert process.stdin is not None
        write(process.stdin, job)
        return _answer(process)

    def _start(self) -> subprocess.Popen[bytes]:
        self.close()
        self._known.clear()
        process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._process, self._path = process, list(sys.path)
        assert process.stdin is not None
        write(process.stdin, (sys.path, self._nice))
        write(process.stdin, self._making)
        return process

    @property
    def pid(self) -> int | None:
        """The number of the process, if one runs."""
        process = self._process
        return None if process is None or process.poll() is not None else process.pid

    def close(self) -> int | None:
        """Ends the process; the code it ended with, if it ended by itself."""
        process, self._process = self._process, None
        if process is None:
            return None
        code = process.poll()
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):  # what could not be sent any more
                stream.close()
        return process.returncode if code is None and process.returncode >= 0 else code


def _answer(process: subprocess.Popen[bytes]) -> tuple[bool, Any]:
    assert process.stdout is not None
    good, answer = pickle.loads(read(process.stdout))
    return bool(good), answer


def _told(problem: Exception, code: int | None) -> str:
    return f"exit {code}" if code is not None else f"{type(problem).__name__}"


class Pool:
    """Some workers that do the same; jobs that are submitted come back as futures."""

    def __init__(
        self, size: int | None, make: Make, *args: Any, command: Sequence[str] = COMMAND, nice: int = 0
    ) -> None:
        self.size = size or os.cpu_count() or 1
        self._order = itertools.count()
        self._jobs: queue.PriorityQueue[tuple[float, int, _Job | None]] = queue.PriorityQueue()
        self.closing = False
        self.workers = [Worker(make, *args, command=command, nice=nice) for _ in range(self.size)]
        self._threads = [threading.Thread(target=self._serve, args=(worker,), daemon=True) for worker in self.workers]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def submit(self, job: Any, seconds: float | None = None, kind: Hashable = None, order: float = 0.0) -> Future[Any]:
        """A job for the next worker that is free; those of the lowest `order` come first."""
        made = _Job(job, seconds, kind)
        self._jobs.put((order, next(self._order), made))
        return made.done

    def finished(self, job: Any, answer: Any) -> Any:
        """What becomes of an answer; whatever it raises counts as a failure."""
        return answer

    def failed(self, job: Any, problem: Exception) -> Any:
        """What comes back for a job that failed; by default the problem is raised where the result is asked for."""
        raise problem

    def _serve(self, worker: Worker) -> None:
        while (made := self._jobs.get()[2]) is not None:
            if not made.done.set_running_or_notify_cancel():
                continue
            try:
                made.done.set_result(self._result(worker, made))
            except Exception as problem:
                made.done.set_exception(problem)

    def _result(self, worker: Worker, made: _Job) -> Any:
        if self.closing:
            raise WorkerLost("The workers have been ended.")
        try:
            return self.finished(made.job, worker.ask(made.job, made.seconds, made.kind))
        except Exception as problem:
            return self.failed(made.job, problem)

    def close(self) -> None:
        """Ends the workers; jobs still waiting are cancelled."""
        self.closing = True
        with contextlib.suppress(queue.Empty):
            while True:
                made = self._jobs.get_nowait()[2]
                if made is not None:
                    made.done.cancel()
        for _ in self.workers:
            self._jobs.put((float("inf"), next(self._order), None))
        for thread, worker in zip(self._threads, self.workers, strict=True):
            worker.close()
            while thread.is_alive():  # a worker that was just being started
                thread.join(0.05)
                worker.close()


class _Job:
    def __init__(self, job: Any, seconds: float | None, kind: Hashable) -> None:
        self.job = job
        self.seconds = seconds
        self.kind = kind
        self.done: Future[Any] = Future()
