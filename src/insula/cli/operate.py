"""`insula backup`, `insula restore`, `insula doctor` and `insula admin`: for whoever runs a server."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from insula.core.parts import Stop

ACTIONS = ("tables", "show", "end", "repair", "export", "ban", "unban", "announce", "complaints")


def add_arguments(parser: argparse.ArgumentParser, command: str) -> None:
    """The words of one of these commands."""
    text = "the server's database; by default in the data folder (INSULA_DATABASE)"
    parser.add_argument("--database", help=text)
    if command in ("backup", "restore"):
        parser.add_argument("file", type=Path, help="where to write it" if command == "backup" else "the backup")
    if command == "admin":
        parser.add_argument("action", choices=ACTIONS, help="what to do")
        parser.add_argument("what", nargs="?", default="", help="a table, a person's name or id, or the announcement")
        parser.add_argument("--state", default="", help="with tables: only those waiting, playing or over")
        parser.add_argument("--keep", type=Path, help="with repair: where to keep what is cut off")


def run(args: argparse.Namespace) -> None:
    """Does what was asked; every expected problem becomes one sentence."""
    from insula.cli.serve import default_database
    from insula.server.operations import OperationRefused
    from insula.server.options import BadOptions, read_options
    from insula.server.store import StoreProblem

    try:
        database = args.database or read_options({}).database or default_database()
        print(_done(args, database))
    except (OperationRefused, StoreProblem, BadOptions) as refused:
        raise Stop(str(refused)) from None


def _done(args: argparse.Namespace, database: str) -> str:
    from insula.server import operations

    if args.command == "backup":
        return operations.backup(database, args.file)
    if args.command == "restore":
        return operations.restore(args.file, database)
    engine = operations.opened(database)
    if args.command == "doctor":
        return _examined(engine)
    if args.action == "tables":
        return "\n".join(_line(row) for row in operations.table_ids(engine, args.state)) or "There are no tables."
    if args.action == "complaints":
        return operations.complaints_of(engine)
    if args.action == "announce":
        return operations.announce_to_all(engine, args.what)
    if not args.what:
        raise Stop(f"Say {'who' if 'ban' in args.action else 'which table'}: insula admin {args.action} ...")
    if args.action == "repair":
        return operations.repair_table(engine, args.what, args.keep or Path(f"{args.what}.json"))
    if args.action in ("ban", "unban"):
        return operations.ban(engine, args.what, args.action == "ban")
    doing = {"show": _shown, "end": operations.end_table, "export": operations.exported}
    return doing[args.action](engine, args.what)


def _examined(engine: Any) -> str:
    from insula.server.operations import doctor

    count, bad = 0, []
    for table, problem in doctor(engine):
        count += 1
        if problem:
            bad.append(f"Table {table}: {problem}.")
    if bad:
        raise Stop("\n".join([*bad, f"{len(bad)} of {count} tables cannot go on; insula admin repair may help."]))
    return f"All {count} tables are intact: every line was replayed and every hash matches."


def _line(row: Any) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"]))
    return f"{row['id']:14} {row['game']:10} {row['state']:8} {row['moves']:5} moves  {when}  {row['owner']}"


def _shown(engine: Any, table: str) -> str:
    from insula.server.operations import saved
    from insula.server.restoring import check

    found = saved(engine, table)
    checked = check(found)
    seats = [
        f"  seat {c.seat}: {c.name or 'nobody'} ({c.kind}{', ' + c.bot if c.kind == 'bot' else ''})"
        for c in found.chairs
    ]
    asked = (
        "" if checked.table is None or checked.table.over else f"\n  asked: {checked.table.names[checked.table.asked]}"
    )
    health = f"line {checked.good}: {checked.problem}" if checked.problem else "intact"
    head = f"{found.row['game']}, {found.row['state']}, rules {found.row['rules']}, epoch {found.row['epoch']}"
    return "\n".join([f"{table}: {head}", *seats, f"  lines: {len(found.lines)}, {health}"]) + asked
