"""`insula generate`: writes what is generated from a game's sources, or checks that it is fresh."""

from __future__ import annotations

import argparse

from insula.core.parts import Stop
from insula.generate import BadSource, packages, stale


def generate(args: argparse.Namespace) -> None:
    """Every game's files, or those of one package."""
    found = []
    for package in [args.package] if args.package else packages():
        try:
            found += stale(package, write=not args.check)
        except BadSource as trouble:
            raise Stop(f"{package}: {trouble}") from None
    if args.check and found:
        raise Stop("Out of date; run `insula generate`: " + ", ".join(str(path) for path in found))
    print("Everything generated is up to date." if not found else f"{len(found)} files written.")
