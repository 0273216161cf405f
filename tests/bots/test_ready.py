"""No table waits for a compile: bots think in plain Python until numba is loaded, and say so once."""

from __future__ import annotations

import pytest

from insula.bots import ready
from tests.bots.toy import GAME


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "_BRAINS", {})
    monkeypatch.setattr(ready, "_LOADING", {})


def test_plain_stands_in_once_with_a_note_and_numba_takes_over() -> None:
    brain, note = ready.brain_for(GAME)
    assert brain.target == "plain"
    assert note == "The fast rules of Higher Card are being loaded; until then the bots think in plain Python."
    assert ready.brain_for(GAME)[1] == ""
    ready.compile_game("toy")  # the other process that _load starts does the same; waiting here makes the test sure
    ready._LOADING["toy"].join(timeout=120)
    assert ready.brain_for(GAME)[0].target == "numba"


def test_a_setting_keeps_bots_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSULA_ENGINE", "plain")
    brain, note = ready.brain_for(GAME)
    assert (brain.target, note) == ("plain", "")
    assert ready._LOADING == {}


def test_an_engine_can_be_named() -> None:
    assert ready.brain_for(GAME, "plain")[0].target == "plain"
    assert ready.brain_for(GAME, "numba")[0].target == "numba"
