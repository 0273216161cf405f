"""Alarms: called in time and in order, never after they were called off."""

from __future__ import annotations

import threading

from insula.bots.alarms import Alarms


def test_the_sooner_alarm_comes_first_whenever_it_was_set() -> None:
    alarms, called, done = Alarms(), [], threading.Event()
    alarms.after(0.2, lambda: (called.append("later"), done.set()))
    alarms.after(0.02, lambda: called.append("sooner"))
    assert done.wait(5)
    assert called == ["sooner", "later"]


def test_an_alarm_that_was_called_off_stays_silent() -> None:
    alarms, called, done = Alarms(), [], threading.Event()
    alarms.after(0.02, lambda: called.append("called off")).cancel()
    alarms.after(0.1, done.set)
    assert done.wait(5)
    assert not called
