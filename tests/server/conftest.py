"""Servers for the tests: one per module, and one to start and stop at will."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Person, Server, quick
from tests.server.post import Post, office


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for everybody in the module."""
    made = Server(quick(tmp_path_factory.mktemp("server") / "insula.db"))
    yield made
    made.stop()


@pytest.fixture
def person(server: Server) -> Callable[..., Person]:
    """People with names at the module's server."""

    def comes(name: str | None = None) -> Person:
        return Person(server.base, name)

    return comes


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers that a test starts itself, all on one database file; those still up are stopped."""
    made: list[Server] = []

    def start(**settings: Any) -> Server:
        made.append(Server(quick(settings.pop("database", tmp_path / "insula.db"), **settings)))
        return made[-1]

    yield start
    for each in made:
        each.stop()


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Post, int]]:
    """An SMTP server and its port."""
    yield from office()
