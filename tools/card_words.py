"""Writes the words made from powers: JSON for the browser and the list that a person reads; `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from insula.games.card.words.ability_words import browser_words
from insula.games.cerebria.words.card_words import EDITIONS, emotion_texts, spirit_texts
from insula.games.cerebria.words.card_words.listing import card_list

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "insula" / "games"
JSON = GAMES / "cerebria" / "gen" / "card_words.json"
ABILITIES = GAMES / "card" / "gen" / "ability_words.json"
LISTS = ROOT / "tests" / "golden" / "cerebria" / "card-words"


def listed(edition: str) -> str:
    """All words of an edition, a line each, as a person reads them."""
    lines = []
    for card in card_list(edition):
        facts = [card[key] for key in ("team", "strength", "vibe", "kind", "price", "boards") if card.get(key)]
        lines.append(f"{card['name']} ({', '.join(facts)}): {card['text']}\n")
    return "".join(lines)


def outputs() -> dict[Path, str]:
    """Every file with its content."""
    words = {edition: {"emotions": emotion_texts(edition), "spirits": spirit_texts(edition)} for edition in EDITIONS}
    out = {
        path: json.dumps(made, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        for path, made in ((JSON, words), (ABILITIES, browser_words()))
    }
    for edition in EDITIONS:
        out[LISTS / f"{edition}.txt"] = listed(edition)
    return out


def main() -> None:
    """Writes what is stale, or with `--check` names it and ends with 1."""
    stale = [path for path, text in outputs().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            print("stale, run `make generate`: " + ", ".join(str(path.relative_to(ROOT)) for path in stale))
            raise SystemExit(1)
    else:
        for path in stale:
            path.write_text(outputs()[path], encoding="utf-8")
    print(f"card words: {'up to date' if not stale else f'{len(stale)} files written'}")


if __name__ == "__main__":
    main()
