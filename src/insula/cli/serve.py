"""`insula serve`: the web table."""

from __future__ import annotations

import argparse

from insula.core.folders import data_folder
from insula.core.parts import Stop


def run(args: argparse.Namespace) -> None:
    """Starts the server with its database in the data folder unless told otherwise."""
    from insula.server.options import BadOptions, given_in, read_options
    from insula.server.serve import CannotServe, serve

    try:
        options = read_options(given_in(args))
        database = options.database or default_database()
        settings, logging = options.settings(), (options.log_level, options.log_format)
        serve(options.host, options.port, database, not args.no_browser, settings, *logging)
    except (BadOptions, CannotServe) as trouble:
        raise Stop(str(trouble)) from None


def default_database() -> str:
    """The SQLite file of the data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "insula.db")
