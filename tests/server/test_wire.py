"""The wire as a contract: generated types are fresh, OpenAPI is whole, the rules of the server are all used and all tested."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from insula.games.card.eyes.view_model import CardView, EmotionView
from insula.server.server_rules import SERVER_RULES
from tests.server.kit import Person, Server

ROOT = Path(__file__).parents[2]
People = Callable[..., Person]


def test_the_types_for_the_browser_are_fresh() -> None:
    done = subprocess.run([sys.executable, "tools/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def wire_types() -> Any:
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Piece(TypedDict):
    """A piece.

    Not told.
    """

    side: Side
    at: list[int] | None
    marks: NotRequired[dict[Side, list[str | None]]]


class Board(TypedDict):
    """A board."""

    pieces: list[Piece]
    emotion: EmotionView
    word: Literal["a", "b"] | None


Side = Literal["left", "right"]


def test_a_view_becomes_typescript() -> None:
    """Words with a name keep it, a part that only a seat sees may be missing, another game's types are imported."""
    text = wire_types().view_types("chess", {"chess": Board, "card": CardView})
    assert text.splitlines()[1:] == [
        "",
        "import type { EmotionView } from '../card/wire';",
        "",
        "export type Side = 'left' | 'right';",
        "",
        "/** A piece. */",
        "export interface Piece {",
        "  side: Side;",
        "  at: number[] | null;",
        "  marks?: Record<Side, (string | null)[]>;",
        "}",
        "",
        "/** A board. */",
        "export interface Board {",
        "  pieces: Piece[];",
        "  emotion: EmotionView;",
        "  word: 'a' | 'b' | null;",
        "}",
    ]


def test_stale_types_are_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = wire_types()
    for game in (ROOT / "web" / "src" / "games").iterdir():
        (tmp_path / "games" / game.name).mkdir(parents=True)
    module.WEB = tmp_path
    texts = module.whole()
    assert {str(path.relative_to(tmp_path)) for path in texts} == {
        "wire.ts",
        *(f"games/{game}/wire.ts" for game in ("amygdala", "balance", "card", "cerebria")),
    }
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    stale = tmp_path / "games" / "card" / "wire.ts"
    stale.write_text(stale.read_text(encoding="utf-8").replace("cycle: number", "cycle: string", 1), encoding="utf-8")
    (tmp_path / "wire.ts").unlink()
    argv, sys.argv = sys.argv, ["wire_types.py", "--check"]
    try:
        assert module.main() == 1
        told = capsys.readouterr().out
        assert [line.split()[0] for line in told.splitlines()] == ["wire.ts", "games/card/wire.ts"]
        sys.argv = ["wire_types.py"]
        assert module.main() == 0
        sys.argv = ["wire_types.py", "--check"]
        assert module.main() == 0
    finally:
        sys.argv = argv


def test_openapi_describes_every_call_and_its_refusals(server: Server, person: People) -> None:
    described = person().get("/api/openapi.json")
    assert set(described["paths"]) == {
        "/api/workshop/{game}",
        "/api/workshop/check",
        "/api/workshop/try",
        "/api/packs",
        "/api/packs/{pack}",
        "/api/packs/{pack}/data",
        "/api/packs/{pack}/printed/{game}",
        "/api/packs/{pack}/put-away",
        "/api/email",
        "/api/email/confirm",
        "/api/forgotten",
        "/api/forgotten/password",
        "/api/news",
        "/api/blocked",
        "/api/blocked/end",
        "/api/holidays",
        "/api/tables/{table}/block",
        "/api/tables/{table}/complain",
        "/api/notices",
        "/api/notices/stop",
        "/api/devices",
        "/api/devices/end",
        "/api/glossary/{game}",
        "/api/cards/{game}",
        "/api/me",
        "/api/me/data",
        "/api/me/delete",
        "/api/password",
        "/api/sessions",
        "/api/sessions/end",
        "/api/account",
        "/api/login",
        "/api/logout",
        "/api/games",
        "/api/games/{game}/list",
        "/api/setup",
        "/api/play-now",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/sit",
        "/api/tables/{table}/leave",
        "/api/tables/{table}/decline",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/report",
        "/api/tables/{table}/review",
        "/api/tables/{table}/review/lines/{number}",
        "/api/tables/{table}/review/comments",
        "/api/tables/{table}/moments/{number}",
        "/api/tables/{table}/play-on",
        "/api/me/page",
        "/api/tables/{table}/start",
        "/api/tables/{table}/record",
        "/api/tables/{table}/previews",
        "/api/lessons/today",
        "/api/lessons/{game}",
        "/api/lessons/{game}/{lesson}",
        "/api/lessons/{game}/{lesson}/progress",
        "/api/howto/{game}",
        "/api/rules/{game}",
        "/api/rules/{game}/{rule}/example",
        "/api/replay/{table}",
        "/api/replay/{table}/at/{move}",
        "/api/import",
    }
    for calls in described["paths"].values():
        for call in calls.values():
            assert call["description"]
            trouble = call["responses"]["404"]["content"]["application/json"]["schema"]["$ref"]
            assert trouble.endswith("/Trouble")


def test_every_house_rule_is_refused_by_in_the_code_and_seen_in_a_test() -> None:
    code = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "src" / "insula" / "server").glob("*.py"))
    tests = "".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("*.py"))
    house = [rule for rule in SERVER_RULES.rules if rule.startswith("online.")]
    assert len(house) > 20
    assert [rule for rule in house if f'refuse("{rule}"' not in code and f'_error("{rule}"' not in code] == []
    assert [rule for rule in house if f'"{rule}"' not in tests] == []
    used = set(re.findall(r'"(online\.[a-z-]+)"', code))
    assert used <= set(house)


def test_the_rules_drawer_finds_rules_of_the_game_and_of_the_house(person: People) -> None:
    mara = person()
    every = {rule["id"] for rule in mara.get("/api/rules/card")}
    assert {"card.setup.mulligan-whole-hand", "table.undo-boundary", "online.spectator"} <= every
    found = mara.get("/api/rules/card?q=mulligan hand")
    assert found and all("mulligan" in str(rule).lower() for rule in found)
    assert mara.get("/api/rules/card?q=zzzz") == []
    assert mara.get("/api/rules/chess", 404)["rule"] == "online.unknown-game"


def test_the_lobby_lists_games_with_seats_choices_and_bots(person: People) -> None:
    card = next(game for game in person().get("/api/games") if game["name"] == "card")
    assert card["seats"] == [2, 5]
    assert [bot["name"] for bot in card["bots"]][1:4] == ["novice", "learner", "greedy"]


def test_pages_of_the_front_end_are_served_for_every_address_of_theirs(
    servers: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "web" / "assets" / "app-1.js").write_text("the script")
    mara = Person(servers(static=tmp_path / "web").base)
    for page in ("/", "/table/abc", "/replay/abc"):
        answer = mara.http.get(page)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
    script = mara.http.get("/assets/app-1.js")
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("the script", True)
    assert mara.http.get("/assets/none.js").status_code == 404
    (tmp_path / "web" / "index.html").unlink()
    assert "its pages are not built" in mara.http.get("/").text
