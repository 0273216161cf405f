"""The folder of a tournament: parts that are written whole or not at all, and one table when everything is played.

A part is written beside its place, flushed to the disk and renamed; whatever the moment of a crash, a game is in one
part or in none. `games.parquet` is made from all parts, sorted by number, and only then are the parts removed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from insula.arena.schema import FORMAT
from insula.arena.tournament import Plan
from insula.arena.yaml_lines import BadPlan
from insula.core import locks

GAMES = "games.parquet"
PARTS = "parts"
LOCK = "running.lock"


class Results:
    """Where the games of one plan are kept."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.parts = folder / PARTS

    @contextmanager
    def opened(self) -> Iterator[Results]:
        """Makes the folder ours: one run at a time, and what a crash left half-written is gone."""
        self.parts.mkdir(parents=True, exist_ok=True)
        _flush(self.folder)
        try:
            lock = locks.take(self.folder / LOCK)
        except locks.Held:
            raise BadPlan(f"Another run is writing to {self.folder}.") from None
        try:
            for scrap in [*self.folder.glob("*.tmp"), *self.parts.glob("*.tmp")]:
                scrap.unlink()
            yield self
        finally:
            lock.release()

    def done(self) -> set[int]:
        """The numbers of the games that are kept; refuses files of another plan and files that are no results."""
        whole = self.folder / GAMES
        if whole.exists():
            self._check(whole)
            return set(range(self.plan.games))
        found: set[int] = set()
        for path in sorted(self.parts.glob("*.parquet")):
            self._check(path)
            numbers = read(path, ["number"])["number"].to_pylist()
            twice = found.intersection(numbers)
            if twice:
                raise BadPlan(f"{path.name} holds game {min(twice)}, which another part holds too.")
            found.update(numbers)
        return found

    def keep(self, table: pa.Table) -> None:
        """One more part."""
        numbers = table["number"]
        write(table, self.parts / f"{numbers[0].as_py():010d}-{numbers[-1].as_py():010d}.parquet")

    def finish(self) -> None:
        """All parts become one table."""
        whole = self.folder / GAMES
        if not whole.exists():
            write(joined(sorted(self.parts.glob("*.parquet"))), whole)
        for path in self.parts.glob("*.parquet"):
            path.unlink()
        self.parts.rmdir()

    def _check(self, path: Path) -> None:
        if about(path).get("digest") != self.plan.digest:
            raise BadPlan(f"{path} holds games of another plan; choose another folder.")


def write(table: pa.Table, path: Path) -> None:
    """A Parquet file that is there whole or not at all."""
    beside = path.with_suffix(".tmp")
    with beside.open("wb") as out:
        pq.write_table(table, out, compression="zstd")
        out.flush()
        os.fsync(out.fileno())
    beside.replace(path)
    _flush(path.parent)


def _flush(folder: Path) -> None:
    """The names in a folder reach the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def about(path: Path) -> dict[str, str]:
    """Reads a result's metadata; raises `BadPlan` if it is not one."""
    try:
        found = pq.read_schema(path).metadata or {}
    except (pa.ArrowException, OSError):
        raise BadPlan(f"{path} cannot be read as Parquet.") from None
    told = {key.decode(): value.decode() for key, value in found.items() if key != b"ARROW:schema"}
    if told.get("insula") != FORMAT:
        raise BadPlan(f"{path} is not a result of the arena ({FORMAT}).")
    return told


def read(path: Path, columns: list[str] | None = None) -> pa.Table:
    """The games of one file."""
    about(path)
    try:
        return pq.read_table(path, columns=columns)
    except (pa.ArrowException, OSError):
        raise BadPlan(f"{path} cannot be read as Parquet.") from None


def joined(paths: list[Path]) -> pa.Table:
    """The games of several files, sorted by number, in one piece so that equal games give equal bytes."""
    made: pa.Table = pa.concat_tables([read(path) for path in paths])
    return made.sort_by("number").combine_chunks()


def table(folder: str | Path) -> pa.Table:
    """The games of a tournament so far, sorted by number."""
    whole, parts = Path(folder) / GAMES, sorted((Path(folder) / PARTS).glob("*.parquet"))
    if whole.exists():
        return read(whole)
    if not parts:
        raise BadPlan(f"There are no games in {folder}.")
    return joined(parts)
