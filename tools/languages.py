"""Writes which languages are complete, for core, the server, the shell and every game; `--check` only compares.

With `--gaps` it tells what each begun language lacks.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from insula.cli.words import CLI_LOCALES
from insula.core.language import ENGLISH
from insula.core.messages import COMPLETE, CORE_LOCALES, LOCALES
from insula.core.registry import games, load
from insula.learn.languages import Texts, as_json, complete, gaps, languages_of, messages, of_core, of_game, of_server
from insula.server.server_rules import SERVER_RULES

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"


def catalogues() -> Iterator[tuple[Path, Texts]]:
    """Every `locales` folder of this repository with its English; core first."""
    yield CORE_LOCALES, of_core(SERVER_RULES)
    yield SERVER_RULES.folder / LOCALES, of_server(SERVER_RULES)
    yield CLI_LOCALES, messages(CLI_LOCALES)
    by_folder: dict[Path, Texts] = {}
    for game in map(load, games()):
        if game.folder.is_relative_to(ROOT / "src"):
            by_folder.setdefault(game.folder / LOCALES, {}).update(of_game(game))
    yield from by_folder.items()


def pages(folder: Path) -> list[str]:
    """The languages in which the words of the browser in a folder lack nothing."""
    english = json.loads((folder / "en.json").read_text(encoding="utf-8"))
    found = []
    for path in sorted(folder.glob("[a-z][a-z].json")):
        other = json.loads(path.read_text(encoding="utf-8"))
        same = other.keys() == english.keys() and all(_values(other[key]) == _values(english[key]) for key in english)
        found += [path.stem] if same and path.stem != ENGLISH else []
    return found


def _values(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def outputs() -> dict[Path, str]:
    """Every file with its content. A game is told in a language only where every table and its boards are."""
    out: dict[Path, str] = {}
    needed: list[str] | None = None
    offered = pages(WEB / LOCALES)  # people are offered a language once nothing at all is missing in it
    for folder, english in catalogues():
        found = complete(folder, english, needed)
        boards = WEB / "games" / folder.parent.name / LOCALES
        if (boards / "en.json").exists():
            found = [each for each in found if each in pages(boards)]
        needed = found if needed is None else needed
        offered = [each for each in offered if each in found]
        if languages_of(folder):
            out[folder / COMPLETE] = as_json(found)
    out[WEB / LOCALES / COMPLETE] = as_json(offered)
    return out


def main() -> None:
    """Writes what is stale, or with `--check` names it and ends with 1."""
    if "--gaps" in sys.argv:
        for folder, english in catalogues():
            for language in languages_of(folder) or ["-"]:
                lacks = gaps(folder, language, english)
                words = sum(len(text.split()) for text in english.values())
                print(
                    f"{folder.relative_to(ROOT)} {language}: {len(lacks)} of {len(english)} texts ({words} words) lack"
                )
                print("".join(f"  {each}\n" for each in lacks[:20] if language != "-"), end="")
        return
    wanted = outputs()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            print("Out of date; run `make generate`: " + ", ".join(str(path.relative_to(ROOT)) for path in stale))
            raise SystemExit(1)
    else:
        for path in stale:
            path.write_text(wanted[path], encoding="utf-8")
    print(f"languages: {'up to date' if not stale else f'{len(stale)} files written'}")


if __name__ == "__main__":
    main()
