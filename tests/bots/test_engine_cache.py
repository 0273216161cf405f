"""No table waits for a compile: bots think in plain Python until numba is loaded, and say so once."""

from __future__ import annotations

import pytest

from insula.bots import engine_cache
from tests.bots.toy import GAME


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_cache, "_ENGINES", {})
    monkeypatch.setattr(engine_cache, "_LOADING", {})


def test_plain_stands_in_once_with_a_note_and_numba_takes_over() -> None:
    engine, note = engine_cache.engine_for(GAME)
    assert engine.target == "plain"
    assert note == "The fast rules of Higher Card are being loaded; until then the bots think in plain Python."
    assert engine_cache.engine_for(GAME)[1] == ""
    engine_cache.compile_game(
        "toy"
    )  # the other process that _load starts does the same; waiting here makes the test sure
    engine_cache._LOADING["toy"].join(timeout=120)
    assert engine_cache.engine_for(GAME)[0].target == "numba"


def test_a_setting_keeps_bots_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSULA_ENGINE", "plain")
    engine, note = engine_cache.engine_for(GAME)
    assert (engine.target, note) == ("plain", "")
    assert engine_cache._LOADING == {}


def test_an_engine_can_be_named() -> None:
    assert engine_cache.engine_for(GAME, "plain")[0].target == "plain"
    assert engine_cache.engine_for(GAME, "numba")[0].target == "numba"
