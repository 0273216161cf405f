"""`insula serve`: the web table."""

from __future__ import annotations

import argparse

from insula.core.folders import data_folder
from insula.core.parts import Stop


def run(args: argparse.Namespace) -> None:
    """Starts the server with its database in the data folder unless told otherwise."""
    from insula.server.serve import CannotServe, serve

    database = args.database
    if database is None:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = str(folder / "insula.db")
    try:
        serve(args.host, args.port, database, not args.no_browser)
    except CannotServe as trouble:
        raise Stop(str(trouble)) from None
