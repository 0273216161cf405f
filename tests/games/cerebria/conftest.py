"""Refusals seen by these tests are judged by the claims of tests/games/cerebria/truth."""

from __future__ import annotations

from tests.games.cerebria.truth.every_test import every_refusal_is_true

__all__ = ["every_refusal_is_true"]
