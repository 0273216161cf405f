"""Reading about a game: the page that tells how it is played is served with the positions that its pictures show."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insula.core.registry import games
from insula.server import guide_api
from tests.server.kit import Person

People = Callable[..., Person]


@pytest.mark.parametrize("game", games())
def test_a_page_brings_its_positions(person: People, game: str) -> None:
    page = person("Mara").get(f"/api/howto/{game}")
    pictures = [page["cover"], *(picture for part in page["parts"] for picture in part["pictures"])]
    assert len(page["parts"]) >= 6 and page["guided"]
    assert {picture["at"] for picture in pictures} - {-1} == set(range(len(page["positions"])))
    for position in page["positions"]:
        assert position["view"]["you"] == position["seat"]


def test_games_tell_whether_they_have_a_page(person: People) -> None:
    listed = person("Mara").get("/api/games")
    assert [each["name"] for each in listed if each["how_to"]] == [each["name"] for each in listed]


def test_a_game_that_there_is_not_gets_one_sentence(person: People) -> None:
    trouble = person("Mara").get("/api/howto/nonsense", status=404)
    assert trouble["rule"] == "online.unknown-game"


def test_a_game_without_a_page_says_so(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide_api, "how_to", lambda _: None)
    trouble = person("Mara").get("/api/howto/card", status=404)
    assert trouble["rule"] == "online.no-howto" and "rulebook" in trouble["says"]


def test_an_example_is_a_moment_before_and_after(person: People) -> None:
    shown = person("Mara").get("/api/rules/card/card.impulse.take-one/example")
    assert shown["kind"] == "played" and shown["before"] != shown["after"]
    assert shown["before"]["you"] == shown["seat"] == shown["answers"][0]["seat"]
    assert "card.impulse.take-one" in [event["rule"] for event in shown["events"]]


def test_an_example_tells_what_the_table_refuses_to_whoever_tries_it(person: People) -> None:
    shown = person("Mara").get("/api/rules/card/card.cancel.match-vibe/example")
    assert shown["kind"] == "refused" and "{" not in shown["says"] and shown["tries"] and shown["thing"]
    assert shown["after"]["you"] == shown["seat"]


def test_a_rule_that_no_moment_shows_is_told_as_a_case(person: People) -> None:
    shown = person("Mara").get("/api/rules/card/card.comp.emotion-total/example")
    assert shown["kind"] == "words" and shown["words"].startswith("Given")


def test_rules_name_their_neighbours(person: People) -> None:
    listed = {rule["id"]: rule for rule in person("Mara").get("/api/rules/card")}
    assert "card.cancel.from-hand" in listed["card.cancel.match-vibe"]["see"]


def test_a_rule_that_there_is_not_gets_one_sentence(person: People) -> None:
    trouble = person("Mara").get("/api/rules/card/card.no.rule/example", status=404)
    assert trouble["rule"] == "online.unknown-rule"
