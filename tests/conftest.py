"""How many tests run at a time."""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a database, a socket or another process."""
    return (os.cpu_count() or 1) + 1
