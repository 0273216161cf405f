"""What the commands for players say, in the language that `--language` names; the sentences are in `locales/`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from insula.core.language import ENGLISH
from insula.core.messages import CORE_LOCALES, LOCALES, Catalogue

CLI_LOCALES = Path(__file__).with_name(LOCALES)
WORDS = Catalogue(CLI_LOCALES, CORE_LOCALES)
say = WORDS.say


def winners(names: Sequence[str]) -> str:
    """Whoever won, or nobody."""
    return WORDS.listed(names, "winners-and") or say("nobody")


def in_any_language(*keys: str) -> set[str]:
    """Some words as every language has them: a game that was saved in one is resumed in another."""
    known = (ENGLISH, *WORDS.complete)
    return {text for each in known for key in keys if (text := WORDS.in_language(each, key, {}))}
