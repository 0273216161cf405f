"""The HTTP interface under fire: requests made from its own OpenAPI description never get a 500."""

from __future__ import annotations

import subprocess
import sys

import pytest

from insula.testing import size
from tests.server.kit import Server


@pytest.mark.deep
def test_no_request_made_from_the_description_is_answered_with_500(server: Server) -> None:
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.base}/api/openapi.json"]
    command += ["--checks", "not_a_server_error", "--max-examples", str(size(2, 10, 1500)), "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
