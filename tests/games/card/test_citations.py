"""The sources cite the rules they implement, by ids that exist, and leave none out."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.card.kit import GAME


def test_every_rule_is_cited_by_the_sources_and_every_citation_is_a_rule() -> None:
    cited = set()
    for path in Path(GAME.folder).rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("insula.games.card", "")
        cited |= set(re.findall(r"\bcard\.[a-z]+\.[a-z0-9-]+", text))
    rules = {name for name in GAME.rulebook.rules if name.startswith("card.")}
    assert len(rules) == 212
    assert cited == rules
