"""The folder of a tournament: whole parts, one plan, one run at a time, and one table at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from insula.arena import BadPlan, Plan, run, table
from insula.arena.schema import COMMON, fields
from insula.arena.store import Results
from insula.arena.workers import spans

GIVEN = {"game": "card", "bots": "random", "deals": 30}
DOCS = Path(__file__).resolve().parents[2] / "docs" / "arena.md"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Plan, Path]:
    plan, folder = Plan.of(GIVEN), tmp_path_factory.mktemp("finished")
    run(plan, folder, jobs=2, engine="plain", seconds=0.01)
    return plan, folder


def test_every_game_is_there_once_in_the_order_of_its_number(finished: tuple[Plan, Path]) -> None:
    _, folder = finished
    assert table(folder)["number"].to_pylist() == list(range(30))
    assert sorted(path.name for path in folder.iterdir()) == ["games.parquet", "running.lock"]


def test_a_finished_tournament_is_not_played_again(finished: tuple[Plan, Path]) -> None:
    plan, folder = finished
    before = (folder / "games.parquet").stat().st_mtime_ns
    told: list[int] = []
    run(plan, folder, jobs=1, progress=told.append)
    assert told == [30] and (folder / "games.parquet").stat().st_mtime_ns == before


def test_the_file_tells_its_columns_and_its_plan(finished: tuple[Plan, Path]) -> None:
    plan, folder = finished
    schema = pq.read_schema(folder / "games.parquet")
    assert [(f.name, f.type, f.metadata[b"meaning"].decode()) for f in schema] == list(COMMON)
    assert schema.metadata[b"insula"] == b"insula-arena 3"
    assert schema.metadata[b"digest"].decode() == plan.digest
    assert b'"deals": 30' in schema.metadata[b"plan"]


def test_a_game_may_have_columns_of_its_own() -> None:
    plan = Plan.of({"game": "cerebria", "seats": 2})
    made = {field.name: field.metadata for field in fields(plan)}
    assert made["spirits"][b"of_each_seat"] == b"Spirit" and made["decks"][b"of_each_seat"] == b"deck"
    assert made["rounds"][b"counted_as"] == b"Revelations"
    assert "spirits" not in [field.name for field in fields(Plan.of({"game": "card"}))]


def test_the_page_tells_the_columns_too() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for name, kind, meaning in COMMON:
        assert f"| `{name}` | `{kind}` | {meaning} |" in text


def test_what_was_kept_is_not_played_again(finished: tuple[Plan, Path], tmp_path: Path) -> None:
    plan, folder = finished
    games = table(folder)
    with Results(tmp_path, plan).opened() as store:
        store.keep(games.slice(3, 10))
        store.keep(games.slice(20, 5))
        assert store.done() == {*range(3, 13), *range(20, 25)}
    assert table(tmp_path).num_rows == 15  # readable while it runs
    told: list[int] = []
    run(plan, tmp_path, jobs=1, engine="plain", progress=told.append)
    assert told[0] == 15 and sum(told) == 30
    assert (tmp_path / "games.parquet").read_bytes() == (folder / "games.parquet").read_bytes()


def test_a_crash_between_the_table_and_the_end_of_its_parts_loses_nothing(
    finished: tuple[Plan, Path], tmp_path: Path
) -> None:
    plan, folder = finished
    with Results(tmp_path, plan).opened() as store:
        store.keep(table(folder))
        (tmp_path / "games.parquet").write_bytes((folder / "games.parquet").read_bytes())
        (tmp_path / "games.tmp").write_bytes(b"half")
    assert run(plan, tmp_path, jobs=1).num_rows == 30
    assert not (tmp_path / "parts").exists() and not (tmp_path / "games.tmp").exists()


def test_half_a_part_never_counts(finished: tuple[Plan, Path], tmp_path: Path) -> None:
    plan, folder = finished
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "0000000000-0000000029.tmp").write_bytes((folder / "games.parquet").read_bytes()[:500])
    with Results(tmp_path, plan).opened() as store:
        assert store.done() == set()
        assert list(store.parts.iterdir()) == []


def _garbage(path: Path, games: Any) -> None:
    path.write_bytes(b"PAR1 this is not a table PAR1")


def _foreign(path: Path, games: Any) -> None:
    pq.write_table(pa.table({"number": [1, 2]}), path)


def _cut(path: Path, games: Any) -> None:
    pq.write_table(games, path)
    path.write_bytes(path.read_bytes()[:-200])


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_garbage, "cannot be read as Parquet"),
        (_foreign, "is not a result of the arena"),
        (_cut, "cannot be read as Parquet"),
    ],
)
@pytest.mark.parametrize("where", ["games.parquet", "parts/0000000000-0000000001.parquet"])
def test_a_file_that_is_no_result_is_named(
    spoil: Any, says: str, where: str, finished: tuple[Plan, Path], tmp_path: Path
) -> None:
    plan, folder = finished
    (tmp_path / "parts").mkdir()
    spoil(tmp_path / where, table(folder))
    for attempt in (lambda: table(tmp_path), lambda: run(plan, tmp_path, jobs=1)):
        with pytest.raises(BadPlan) as refused:
            attempt()
        assert says in str(refused.value) and Path(where).name in str(refused.value)


def test_results_of_another_plan_are_not_mixed_in(finished: tuple[Plan, Path]) -> None:
    _, folder = finished
    with pytest.raises(BadPlan, match="holds games of another plan"):
        run(Plan.of({**GIVEN, "seed": 2}), folder, jobs=1)


def test_a_game_in_two_parts_is_refused(finished: tuple[Plan, Path], tmp_path: Path) -> None:
    plan, folder = finished
    with Results(tmp_path, plan).opened() as store:
        store.keep(table(folder).slice(0, 5))
        store.keep(table(folder).slice(4, 5))
        with pytest.raises(BadPlan, match="holds game 4, which another part holds too"):
            store.done()


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    plan = Plan.of(GIVEN)
    with Results(tmp_path, plan).opened(), pytest.raises(BadPlan, match="Another run is writing to"):
        run(plan, tmp_path, jobs=1)


def test_an_empty_folder_has_no_games(tmp_path: Path) -> None:
    with pytest.raises(BadPlan, match="There are no games in"):
        table(tmp_path)


def test_what_is_left_is_given_out_in_runs_of_numbers() -> None:
    assert spans(range(10), {0, 4, 5}, 3) == [range(1, 4), range(6, 9), range(9, 10)]
    assert spans(range(3), {0, 1, 2}, 3) == []
