"""`insula worker`: bots, advice and reviews for all servers on one PostgreSQL database."""

from __future__ import annotations

import argparse
import signal
import threading

from insula.core.parts import Stop


def run(args: argparse.Namespace) -> None:
    """Answers for bots until it is stopped."""
    from insula.server.job_worker import JobWorker
    from insula.server.store import StoreProblem, engine_for

    if args.workers < 1:
        raise Stop("A worker needs at least one process: set --workers to 1 or more.")
    try:
        engine = engine_for(args.database)
    except StoreProblem as problem:
        raise Stop(str(problem)) from None
    if engine.dialect.name != "postgresql":
        raise Stop("Workers share a PostgreSQL database; set --database to a postgresql:// address.")
    try:
        engine.connect().close()
    except Exception as problem:
        raise Stop(f"The database cannot be reached: {str(problem).splitlines()[0]}") from None
    stopped = threading.Event()
    for kind in (signal.SIGTERM, signal.SIGINT):
        signal.signal(kind, lambda *_: stopped.set())
    worker = JobWorker(engine, args.workers)
    processes = "one process" if args.workers == 1 else f"{args.workers} processes"
    print(f"Bots, hints and reviews, {processes} each  (stop with Ctrl-C)", flush=True)
    stopped.wait()
    worker.close()
    print(f"{worker.answers} answers given.")
