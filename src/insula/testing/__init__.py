"""The public test kit: rules tied to tests, walks, properties that hold for every game, lock-step of the engines."""

from insula.testing.engines import check_compiled_games, check_lockstep, check_refusals
from insula.testing.golden import golden_text
from insula.testing.properties import check_game
from insula.testing.rules import at, refuses, rule_test
from insula.testing.sizes import depth, size
from insula.testing.walks import walk

__all__ = [
    "at",
    "check_compiled_games",
    "check_game",
    "check_lockstep",
    "check_refusals",
    "depth",
    "golden_text",
    "refuses",
    "rule_test",
    "size",
    "walk",
]
