"""Pages: everything is escaped, and a missing package is one sentence."""

from __future__ import annotations

import sys

import pytest

from insula.pages import Grid, MissingPackage, Section, Text, frame, page


def test_whatever_is_told_is_escaped() -> None:
    bad = "<script>&"
    text = page(bad, [Section(bad, [Text(bad), Grid([bad], [[bad], ["b"]], [True, False])])])
    assert "<script>" not in text and text.count("&lt;script&gt;&amp;") == 6
    assert '<tr class="out"><td class="word">&lt;script' in text and '<tr><td class="word">b</td>' in text


def test_without_jinja2_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    frame._frame.cache_clear()
    with pytest.raises(MissingPackage, match=r"^Pages need the package jinja2; install insula\[pages\]\.$"):
        page("a", [])
