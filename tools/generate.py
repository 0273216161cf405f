"""Writes everything of our games that is generated; `--check` only compares. The same as `insula generate`."""

from __future__ import annotations

from insula.cli.main import main

if __name__ == "__main__":
    import sys

    main(["generate", *sys.argv[1:]])
