"""A PostgreSQL server for the tests, started where its programs are installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

USER = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """The folder with initdb and postgres, newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    """Starts a fresh server on a socket in its own folder, since any port could be taken; yields its address."""
    place = Path(tempfile.mkdtemp(prefix="insula-pg-"))
    as_user = {"user": USER} if os.getuid() == 0 else {}
    if as_user:
        shutil.chown(place, USER)
    data = place / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": place}
    subprocess.run([folder / "initdb", "-D", data, "-U", "insula", "-A", "trust"], check=True, **quiet, **as_user)
    command = [folder / "postgres", "-D", data, "-k", place, "-h", ""]
    process = subprocess.Popen(command, **quiet, **as_user)
    try:
        _wait(place, process)
        yield f"postgresql://insula@/postgres?host={place}"
    finally:
        process.send_signal(signal.SIGINT)  # fast shutdown: does not wait for those who are still connected
        process.wait(30)
        shutil.rmtree(place, ignore_errors=True)


def _wait(place: Path, process: subprocess.Popen[bytes]) -> None:
    import psycopg

    deadline = time.monotonic() + 60
    while True:
        assert process.poll() is None and time.monotonic() < deadline, "PostgreSQL did not start"
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(host=str(place), user="insula", dbname="postgres").close()
            return
        time.sleep(0.2)
