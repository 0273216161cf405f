"""Starts servers as children of one process that has loaded everything, so that hundreds can be killed in a drill.

Each line of standard input is the address of a database; each answer on standard output begins with the child's id.
"""

from __future__ import annotations

import os
import signal
import sys

from insula.core.registry import load
from insula.server.serve import serve
from tests.server.kit import quick


def main() -> None:
    """Forks a server for each line, until nobody writes any more."""
    load("card")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin.close()
            database = line.strip()
            print(f"{os.getpid()} ", end="", flush=True)
            serve(port=0, database=database, open_browser=False, settings=quick(database))
            os._exit(0)


if __name__ == "__main__":
    main()
