"""Stops set-up with one sentence when Python is too old."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is the check
    raise SystemExit(f"Insula needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
