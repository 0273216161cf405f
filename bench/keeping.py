"""Long measurements in parts: processes work, what is done is kept at once, and the next run goes on from there."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

from insula.bots.pool import Pool

Part = list[str | int]  # what tells a part from the others, as JSON can hold it


def kept(file: Path) -> dict[str, Any]:
    """What a file holds, by its parts; a last line that was cut off does not count."""
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    told = [json.loads(line) for line in lines if line.endswith("\n")]
    return {json.dumps(each["part"]): each["found"] for each in told}


def work_off(
    file: Path, parts: Sequence[Part], jobs: int, seconds: float, make: Callable[..., Any], *args: Any
) -> list[tuple[Part, Any]]:
    """Parts with what `make(*args)` finds for each, in their order, as far as it is kept or done in time."""
    found = kept(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(line_of(json.loads(part), each) for part, each in found.items()))
    until = time.monotonic() + seconds
    with Pool(jobs, make, *args) as pool, file.open("a") as out:
        waiting = {pool.submit(part): part for part in parts if json.dumps(part) not in found}
        try:
            for done in as_completed(waiting, max(0.0, until - time.monotonic())):
                found[json.dumps(waiting[done])] = done.result()
                out.write(line_of(waiting[done], done.result()))
                out.flush()
        except TimeoutError:
            print(f"{file.stem}: the time is up; the same command goes on from here.")
    return [(part, found[json.dumps(part)]) for part in parts if json.dumps(part) in found]


def line_of(part: Part, found: Any) -> str:
    """One part as it is kept."""
    return json.dumps({"part": part, "found": found}) + "\n"
