"""Writes the words made from powers: JSON for the browser and a list for readers; `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from insula.core.game import Game
from insula.core.language import ENGLISH, speaking
from insula.core.registry import games, load

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "golden" / "card-words"
NOT_LISTED = ("id", "name", "text", "source")


def listed(game: Game) -> str:
    """What is printed on the cards of a game, a line each, as a person reads it."""
    assert game.cards is not None
    lines = []
    for card in game.cards():
        facts = [value for key, value in card.items() if key not in NOT_LISTED and isinstance(value, str) and value]
        lines.append(f"{card['name']} ({', '.join(facts)}): {card['text']}\n")
    return "".join(lines)


def _json(words: object) -> str:
    return json.dumps(words, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def outputs() -> dict[Path, str]:
    """Every file with its content; only games that lie in this repository."""
    out = {}
    for game in map(load, games()):
        if not game.folder.is_relative_to(ROOT / "src"):
            continue
        for name, words in game.browser_words.items():
            out[game.folder / "gen" / f"{name}.json"] = _json(words())
        for language in game.languages if game.browser_catalogue else ():
            if game.browser_catalogue and language != ENGLISH:
                with speaking(language):
                    out[game.folder / "gen" / "catalogue" / f"{language}.json"] = _json(game.browser_catalogue())
        if game.cards is not None:
            out[LISTS / f"{game.name}.txt"] = listed(game)
    return out


def main() -> None:
    """Writes what is stale, or with `--check` names it and ends with 1."""
    wanted = outputs()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            print("Out of date; run `make generate`: " + ", ".join(str(path.relative_to(ROOT)) for path in stale))
            raise SystemExit(1)
    else:
        for path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
    print(f"card words: {'up to date' if not stale else f'{len(stale)} files written'}")


if __name__ == "__main__":
    main()
