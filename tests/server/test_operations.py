"""Looking after a server: settings, logs, metrics, backup and restore, doctor, admin, a stop in order."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from insula.cli.main import main, parser
from insula.server import logs, operations
from insula.server.options import BadOptions, Options, given_in, read_options
from insula.server.table_spec import new_table_id
from tests.server.kit import Person, Server
from tests.server.test_restart import moved, table_for_two
from tests.server.test_rooms import asked_first, catch_up

Servers = Callable[..., Server]
RELEASE = Path(__file__).parents[1] / "releases" / "0.1.0"


def played(server: Server, moves: int = 6) -> tuple[str, Person]:
    """A table with some moves."""
    table, mara, _, first, second = table_for_two(server)
    for _ in range(moves):
        asked, other = asked_first(first, second)
        asked.play(asked.update["options"][0]["id"])
        catch_up(other, asked.update["version"])
    return table, mara


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints."""
    main(words)
    return capsys.readouterr().out.strip()


def stopped(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence with which a command ends, and its code."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    return capsys.readouterr().err.strip()


# ---- settings ----------------------------------------------------------------------------------------------------


def options(*words: str) -> Options:
    return read_options(given_in(parser(["serve", *words]).parse_args(["serve", *words])))


def test_flags_come_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "insula.toml"
    file.write_text('host = "from.file"\nport = 1\nbot_pause = 0.1\n[limits]\nrunning_tables = 7\nchat_rate = 2.5\n')
    monkeypatch.setenv("INSULA_CONFIG", str(file))
    monkeypatch.setenv("INSULA_PORT", "2")
    monkeypatch.setenv("INSULA_BOT_PAUSE", "0.2")
    monkeypatch.setenv("INSULA_LIMITS__RUNNING_TABLES", "8")
    found = options("--bot-pause", "0.3")
    assert (found.host, found.port, found.bot_pause) == ("from.file", 2, 0.3)
    assert (found.limits.running_tables, found.limits.chat_rate, found.limits.login_burst) == (8, 2.5, 10.0)
    assert options("--limit", "running_tables=9").limits.running_tables == 9
    assert found.settings().bot_pause == 0.3


@pytest.mark.parametrize(
    "words, says",
    [
        (["--port", "99999"], "The setting “port” is not valid: "),
        (["--bots", "many"], "The setting “bots” is not valid: "),
        (["--limit", "nonsense=3"], "There is no setting “limits.nonsense”."),
        (["--limit", "nonsense"], "“nonsense” is not a limit. Write --limit NAME=VALUE."),
        (["--config", "/nowhere.toml"], "The settings file /nowhere.toml cannot be read: "),
        (["--address", "ftp://x"], "The setting “address” is not valid: "),
    ],
)
def test_wrong_settings_are_one_sentence(words: list[str], says: str) -> None:
    with pytest.raises(BadOptions) as told:
        options(*words)
    assert str(told.value).startswith(says) and "\n" not in str(told.value)


def test_a_file_with_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("prot = 3\n")
    with pytest.raises(BadOptions, match="There is no setting “prot”"):
        options("--config", str(tmp_path / "x.toml"))


def test_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    text = capsys.readouterr().out
    for name in Options.model_fields:
        assert name in ("limits", "timeouts") or f"--{name.replace('_', '-')}" in text
    assert "running_tables" in text.replace("\n", " ")


# ---- logs and metrics ----------------------------------------------------------------------------------------------


def test_a_line_of_the_log_tells_time_level_request_and_table() -> None:
    record = logging.LogRecord("insula.server", logging.WARNING, __file__, 1, "the bot %s waits", ("Juno",), None)
    logs.request_id.set("r7")
    logs.table_id.set("abc")
    logs._Context().filter(record)
    told = json.loads(logs._Json().format(record))
    logs.request_id.set("")
    logs.table_id.set("")
    assert told.pop("time").endswith("Z")
    assert told == {
        "level": "warning",
        "logger": "insula.server",
        "says": "the bot Juno waits",
        "request": "r7",
        "table": "abc",
    }


def test_metrics_count_what_happens(servers: Servers) -> None:
    server = servers()
    played(server)
    text = httpx.get(f"{server.base}/metrics").text
    assert 'insula_moves_total{by="person",game="card"} 6.0' in text
    assert 'insula_tables{state="playing"} 1.0' in text and "insula_tabs 2.0" in text
    assert 'insula_command_seconds_count{t="play"} 6.0' in text
    assert "insula_store_ready 1.0" in text and "process_resident_memory_bytes" in text
    assert 'insula_requests_total{path="api/tables",status="200"}' in text


def test_metrics_are_not_for_everybody(servers: Servers) -> None:
    assert httpx.get(f"{servers(metrics='off').base}/metrics").status_code == 404


def test_the_dashboard_asks_for_metrics_that_exist(servers: Servers) -> None:
    server = servers()
    played(server)
    known = httpx.get(f"{server.base}/metrics").text
    board = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(asked) >= 10
    for expression in asked:
        for name in re.findall(r"(?:insula|process)_\w+", expression):
            assert f"# TYPE {name.removesuffix('_bucket').removesuffix('_total')}" in known, name


# ---- backup, doctor, admin -------------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_comes_back(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = servers()
    table, mara = played(server)
    database, copy = str(tmp_path / "insula.db"), str(tmp_path / "copy.db")
    assert said(capsys, "backup", copy, "--database", database) == f"1 tables were copied to {copy}."
    assert stopped(capsys, "backup", copy, "--database", database) == f"{copy} already exists; choose another name."
    assert stopped(capsys, "restore", copy, "--database", database) == "A server is using this database; stop it first."
    version = mara.tab(table).until("update")["version"]
    server.stop()
    Path(database).write_bytes(b"gone")
    for ending in ("-wal", "-shm"):
        Path(database + ending).unlink(missing_ok=True)
    assert said(capsys, "restore", copy, "--database", database).startswith(
        "1 tables were restored. What was there is "
    )
    again = servers()
    assert moved(mara, again.base).tab(table).until("update")["version"] == version


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("not a database, but long enough to be taken for one by somebody in a hurry")
    assert "This is not an Insula database" in stopped(
        capsys, "restore", str(tmp_path / "text"), "--database", str(tmp_path / "x.db")
    )
    assert not (tmp_path / "x.db").exists()
    assert "There is no backup" in stopped(capsys, "restore", "/nowhere", "--database", str(tmp_path / "x.db"))


def test_the_doctor_finds_whatever_was_changed_and_repair_cuts_it_off(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = servers()
    table, mara = played(server, 8)
    server.stop()
    database = str(tmp_path / "insula.db")
    assert said(capsys, "doctor", "--database", database).startswith("All 1 tables are intact")
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("update lines set text = 'pass' where table_id = ? and number = 5", (table,))
        db.execute("update lines set digest = 'x' where table_id = ? and number = 6", (table,))
        db.commit()
    told = stopped(capsys, "doctor", "--database", database)
    assert f"Table {table}: line " in told and "1 of 1 tables cannot go on" in told
    kept = tmp_path / "kept.json"
    assert "lines were cut off" in said(capsys, "admin", "repair", table, "--keep", str(kept), "--database", database)
    assert len(json.loads(kept.read_text())["lines"]) == 8
    assert said(capsys, "doctor", "--database", database).startswith("All 1 tables are intact")
    again = servers()
    assert moved(mara, again.base).tab(table).until("update")["version"] in (5, 6)


def test_a_changed_salt_is_noticed(servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = servers()
    table, _ = played(server, 1)
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "insula.db")) as db:
        db.execute("update tables set salt = 'another'")
        db.commit()
    told = stopped(capsys, "doctor", "--database", str(tmp_path / "insula.db"))
    assert f"Table {table}: its seed or salt is not the one that was committed to" in told


def test_a_running_game_is_ended_under_its_server(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = servers()
    table, mara = played(server)
    database = str(tmp_path / "insula.db")
    assert table in said(capsys, "admin", "tables", "--database", database)
    assert "intact" in said(capsys, "admin", "show", table, "--database", database)
    assert said(capsys, "admin", "end", table, "--database", database) == f"The game at table {table} is over."
    tab = mara.tab(table)
    tab.until("update")
    room = server.hall.here(table)
    if room is not None and not tab.update["over"]:  # its server finds out with the next change
        for who in (0, 1):
            with contextlib.suppress(Exception):
                server.call(room.stand_in(who, "random"))
        tab = mara.tab(table)
        tab.until("update")
    assert tab.update["over"] and tab.update["result"]["reason"] == operations.ENDED
    assert "cannot be ended" in stopped(capsys, "admin", "end", table, "--database", database)
    assert json.loads(said(capsys, "admin", "export", table, "--database", database))["table"]["state"] == "over"


def test_whoever_is_shut_out_stays_out(servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = servers()
    mara = Person(server.base, "Mara")
    mara.post("/api/account", name="Mara", password="long enough")
    database = str(tmp_path / "insula.db")
    assert said(capsys, "admin", "ban", "mara", "--database", database) == "Mara is banned."
    other = Person(server.base)
    assert other.post("/api/login", 403, name="Mara", password="long enough")["rule"] == "online.banned"
    assert mara.http.get("/api/me").status_code in (401, 403)
    assert said(capsys, "admin", "unban", "Mara", "--database", database) == "Mara is no longer banned."
    other.post("/api/login", name="Mara", password="long enough")
    assert "Nobody is called" in stopped(capsys, "admin", "ban", "Nobody", "--database", database)


def test_the_doctor_examines_a_database_of_0_1_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = shutil.copy(RELEASE / "insula.db", tmp_path / "old.db")
    assert said(capsys, "doctor", "--database", str(old)).startswith("All 23 tables are intact")


# ---- a stop in order -------------------------------------------------------------------------------------------------


def test_days_do_not_run_while_the_server_is_stopped(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    mara = Person(server.base, "Mara")
    table = mara.table("me", "me", pace={"kind": "days", "days": 1})
    tab = mara.tab(table)
    left = tab.until("update")["clock"]["move_ms"]
    server.stop()
    day = 86400.0
    with contextlib.closing(sqlite3.connect(tmp_path / "insula.db")) as db:  # as if it had been stopped for 20 hours
        db.execute("update settings set value = ? where name = 'stopped'", (str(time.time() - 20 * 3600),))
        db.execute("update tables set updated = updated - ?", (20 * 3600.0,))
        db.commit()
    again = servers()
    now = moved(mara, again.base).tab(table).until("update")["clock"]["move_ms"]
    assert left - 120_000 < now <= day * 1000
    assert os.path.exists(tmp_path / "insula.db")


def test_no_table_is_called_like_a_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-rKUVUOk8fQF", "--AbCdEfGhIj", "a-KUVUOk8fQF"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(made))
    assert new_table_id() == "a-KUVUOk8fQF"
