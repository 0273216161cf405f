"""Fortify: build, Exalt, Raze."""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, GLOOM, NOBODY, asked, offered, on, play, realm, spirit, team

START = "love: at {}, willpower {}, fortify green {}\nmisery: at land\nbliss: ambition {}\n"


@rule_test("cer.fortify.position", "cer.geo.fortress-adjacency")
def test_fortify_reaches_the_locations_next_to_the_spirit() -> None:
    table = asked(START.format("valley/cradle", 5, "", 0), "fortify", "pass")
    assert offered(table) == ["realm valley", "realm cradle"]
    says = refuses("cer.fortify.position", table, "realm network")
    assert says == "Your Spirit is not next to the Fortress location in Network of Thoughts."
    assert offered(asked(START.format("network", 5, "", 0), "fortify", "pass")) == ["realm network"]


@rule_test("cer.fortify.cost", "cer.fortify.build", "cer.fortify.gives-control")
def test_building_costs_three_and_places_a_minor_fragment() -> None:
    table = on(START.format("valley", 3, "", 0), "fortify", "pass")
    r = realm(table, "valley")
    assert (spirit(table, "love").willpower, team(table, BLISS).minor) == (0, 4)
    assert (r.fortress, r.size, r.control, r.lead) == (BLISS, 1, BLISS, 1)
    says = refuses("cer.fortify.cost", on(START.format("valley", 2, "", 0)), "fortify")
    assert says == "Fortify costs 3 Willpower; you have 2 Willpower."


@rule_test("cer.fortify.gives-control")
def test_building_in_a_tied_realm_gives_control() -> None:
    tied = START.format("valley", 3, "", 0) + "valley.a: courage 1\nvalley.b: anger 1\n"
    assert realm(on(tied), "valley").control == NOBODY
    assert realm(on(tied, "fortify", "pass"), "valley").control == BLISS


@rule_test("cer.fortify.empty-only")
def test_building_needs_an_empty_location() -> None:
    table = asked(START.format("valley/cradle", 5, "", 0) + "valley: minor gloom", "fortify", "pass")
    says = refuses("cer.fortify.empty-only", table, "realm valley")
    assert says == "The Fortress location in Valley of Motives is not empty."


@rule_test("cer.fortify.not-opponent-realm")
def test_nobody_builds_in_a_realm_the_opponent_controls() -> None:
    table = asked(START.format("valley/cradle", 5, "", 0) + "valley.a: anger 1", "fortify", "pass")
    says = refuses("cer.fortify.not-opponent-realm", table, "realm valley")
    assert says == "Gloom controls Valley of Motives; you cannot build a Fortress there."
    assert offered(table) == ["realm cradle"]


@rule_test("cer.fortify.no-minor", "cer.supply.fragments-limited")
def test_without_a_minor_fragment_nothing_is_built() -> None:
    bare = START.format("valley/cradle", 9, "- blue", 1).replace("ambition 1", "ambition 1, identity 5 0")
    says = refuses("cer.supply.fragments-limited", on(bare), "fortify")
    assert says == "Your team has no Minor Fragment left."
    table = asked(bare + "cradle: minor gloom", "fortify", "pass")
    assert (
        refuses("cer.fortify.no-minor", table, "realm valley") == "Your team has no Minor Fragment left to build with."
    )


@rule_test("cer.fortify.one-effect")
def test_one_fortify_does_one_thing() -> None:
    table = asked(START.format("valley", 9, "red blue", 2), "fortify", "pass", "realm valley")
    says = refuses("cer.fortify.one-effect", table, "using exalt+raze")
    assert says == "One Fortify Action either builds, exalts or razes."
    refuses("cer.fortify.exalt", table, "using exalt")


@rule_test("cer.fortify.exalt", "cer.fortify.exalt-returns-minor")
def test_exalt_replaces_the_own_minor_by_a_major() -> None:
    table = on(START.format("valley", 3, "red", 1) + "valley: minor bliss", "fortify", "pass", "using exalt")
    r = realm(table, "valley")
    assert (r.fortress, r.size, r.lead) == (BLISS, 2, 2)
    assert (team(table, BLISS).minor, team(table, BLISS).major) == (5, 2)
    assert (spirit(table, "love").willpower, team(table, BLISS).ambition) == (0, 0)


@rule_test("cer.fortify.exalt")
def test_exalt_needs_the_own_minor_fragment_and_ambition() -> None:
    table = asked(START.format("valley/cradle", 9, "red", 0) + "valley: minor bliss", "fortify", "pass", "realm cradle")
    says = refuses("cer.fortify.exalt", table, "using exalt")
    assert says == "Exalt needs a Minor Fragment of your own team in Cradle of Senses."


@rule_test("cer.fortify.exalt-realm")
def test_exalt_is_not_possible_in_a_realm_the_opponent_controls() -> None:
    held = START.format("valley/cradle", 9, "red", 1) + "valley: minor bliss\nvalley.a: dislike 3\n"
    table = asked(held + "cradle: minor bliss", "fortify", "pass")
    assert offered(table) == ["realm cradle"]
    says = refuses("cer.fortify.exalt-realm", table, "realm valley")
    assert says == "Gloom controls Valley of Motives; you cannot exalt there."
    free = asked(START.format("valley", 9, "red blue", 2) + "valley: minor gloom", "fortify", "pass", "realm valley")
    refuses("cer.fortify.exalt", free, "using exalt")


@rule_test("cer.fortify.exalt-no-major")
def test_without_a_major_fragment_nothing_is_exalted() -> None:
    none_left = START.format("valley", 9, "red", 1).replace("ambition 1", "ambition 1, identity 0 3")
    assert "fortify" not in offered(on(none_left + "valley: minor bliss"))
    table = asked(none_left.replace("at valley", "at valley/cradle") + "valley: minor bliss", "fortify", "pass")
    assert refuses("cer.fortify.exalt-no-major", table, "realm valley") == "Your team has no Major Fragment left."


@rule_test("cer.fortify.major-final")
def test_an_own_major_fortress_cannot_be_improved() -> None:
    table = on(START.format("valley", 9, "red blue yellow", 3) + "valley: major bliss")
    says = refuses("cer.fortify.major-final", table, "fortify")
    assert says == "Your Fortress in Valley of Motives is already a Major one."


@rule_test("cer.fortify.raze", "cer.fortify.raze-minor", "cer.fortify.raze-extra-action")
def test_raze_removes_a_minor_fortress_and_gives_an_action() -> None:
    start = START.format("valley", 4, "- red", 1) + "valley: minor gloom\nturn: love, actions 1"
    assert team(on(start), GLOOM).minor == 4
    table = on(start, "fortify", "pass")
    assert realm(table, "valley").fortress == NOBODY
    assert team(table, GLOOM).minor == 5
    assert (spirit(table, "love").willpower, team(table, BLISS).ambition, table.state.actions) == (0, 0, 1)


@rule_test("cer.fortify.raze")
def test_raze_needs_an_opposing_fortress_willpower_and_ambition() -> None:
    table = asked(
        START.format("valley/cradle", 9, "- red", 0) + "valley: minor gloom", "fortify", "pass", "realm cradle"
    )
    says = refuses("cer.fortify.raze", table, "using raze")
    assert says == "Raze needs an opponent's Fortress, and Cradle of Senses has none."


@rule_test("cer.fortify.raze-major")
def test_raze_turns_a_major_fortress_into_a_minor_one() -> None:
    start = START.format("valley", 4, "- red", 1) + "valley: major gloom\n"
    assert (team(on(start), GLOOM).minor, team(on(start), GLOOM).major) == (5, 2)
    table = on(start, "fortify", "pass")
    r = realm(table, "valley")
    assert (r.fortress, r.size, r.lead) == (GLOOM, 1, -1)
    assert (team(table, GLOOM).minor, team(table, GLOOM).major) == (4, 3)


@rule_test("cer.fortify.raze-major-no-minor")
def test_a_major_fortress_without_a_minor_to_replace_it_stands() -> None:
    table = asked(
        START.format("valley/cradle", 9, "- red", 2) + "valley: major gloom\ngloom: identity 5 0\n", "fortify", "pass"
    )
    assert offered(table) == ["realm cradle"]
    says = refuses("cer.fortify.raze-major-no-minor", table, "realm valley")
    assert says == "Gloom has no Minor Fragment to replace the Major one; it cannot be razed."
    lone = on(START.format("valley", 9, "- red", 2) + "valley: major gloom\ngloom: identity 5 0\n")
    assert "fortify" not in offered(lone)


@rule_test("cer.fortify.raze-any-realm")
def test_raze_works_in_a_realm_the_opponent_controls() -> None:
    table = on(START.format("valley", 4, "- red", 1) + "valley: minor gloom\nvalley.a: anger 2", "fortify", "pass")
    assert realm(table, "valley").control == GLOOM
    assert realm(table, "valley").fortress == NOBODY


@rule_test("cer.fortify.raze-repeat")
def test_every_raze_gives_its_action() -> None:
    start = (
        START.format("valley/cradle", 8, "- red", 2) + "valley: minor gloom\ncradle: minor gloom\nturn: love, actions 1"
    )
    table = on(start, "fortify", "pass", "realm valley", "using raze")
    play(table, "fortify", "pass", "realm cradle", "using raze")
    assert realm(table, "cradle").fortress == realm(table, "valley").fortress == NOBODY
    assert (table.state.actions, table.state.used) == (1, 0)
    assert spirit(table, "love").willpower == 0
    play(table, "end turn", "take ambition")
