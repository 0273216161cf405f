"""The ring: Realms, Frontiers, slots, spaces, Fortress locations, Triads, Spheres; and what Essence and Intensity are."""

from __future__ import annotations

from collections import Counter

from insula.games.cerebria.game import GAME
from insula.games.cerebria.rules.board import leave_play, rotate_origin, sphere_at
from insula.games.cerebria.tables import (
    BOARD,
    CARD_IDS,
    CARDS,
    EMOTIONS,
    N_SPACE_SLOTS,
    OPPOSITE,
    SLOT_REALM,
    SPACE_REALMS,
    SPACE_SLOTS,
)
from insula.games.cerebria.words.names import FRONTIER_WORDS, REALM_WORDS, SLOT_WORDS, SPACE_WORDS, SPHERE_WORDS
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, asked, card_on, deck, offered, on, play, realm, slot, spirit, team

SLOTS = {s["id"]: s for s in BOARD["slots"]}


def slots_next_to(space: str) -> list[str]:
    """The slots a Spirit on this space is adjacent to."""
    i = SPACE_WORDS.index(space)
    return [SLOT_WORDS[s] for s in SPACE_SLOTS[2 * i : 2 * i + N_SPACE_SLOTS[i]]]


def neighbours(word: str) -> set[str]:
    """The two slots beside a slot."""
    return {SLOT_WORDS[s] for s in SLOTS[SLOT_WORDS.index(word)]["adjacent"]}


@rule_test("cer.geo.realm-order")
def test_the_five_realms_form_a_ring() -> None:
    assert REALM_WORDS == ("valley", "cradle", "network", "land", "willow")
    sides = [set(r["frontiers"]) for r in BOARD["realms"]]
    assert all(len(a & b) == 1 for a, b in zip(sides, [*sides[1:], sides[0]], strict=True))


@rule_test("cer.geo.frontiers")
def test_a_frontier_borders_two_realms_and_lies_in_neither() -> None:
    assert BOARD["frontiers"][0]["realms"] == ["valley-of-motives", "cradle-of-senses"]
    assert SLOT_REALM[SLOT_WORDS.index("valley/cradle")] == -1
    table = on("love: at valley/cradle\nhatred: at land\nvalley/cradle: courage")
    assert (realm(table, "valley").control, realm(table, "cradle").control) == (BLISS, BLISS)


@rule_test("cer.geo.slots")
def test_ten_realm_slots_and_five_frontier_slots() -> None:
    assert Counter(s["kind"] for s in SLOTS.values()) == {"realm": 10, "frontier": 5}


@rule_test("cer.geo.slots")
def test_a_slot_holds_one_emotion_only() -> None:
    text = "love: at valley, willpower 4, essence 1, invoke red, hand courage\nhatred: at land\nvalley.a: trust"
    table = asked(text, "invoke", "pass", "card courage")
    assert offered(table) == ["slot valley.b"]
    assert "Trust" in refuses("cer.geo.slots", table, "slot valley.a")


@rule_test("cer.geo.slot-ring")
def test_every_slot_has_two_neighbours_on_one_ring_of_fifteen() -> None:
    assert neighbours("valley.b") == {"valley.a", "valley/cradle"}
    assert neighbours("valley/cradle") == {"valley.b", "cradle.a"}
    seen, at = ["valley.a"], "valley.b"
    while at != "valley.a":
        seen, at = [*seen, at], next(iter(neighbours(at) - {seen[-1]}))
    assert len(seen) == 15


@rule_test("cer.geo.spaces")
def test_five_realm_spaces_and_five_frontier_spaces() -> None:
    assert sorted(SPACE_WORDS) == sorted([*REALM_WORDS, *FRONTIER_WORDS])


@rule_test("cer.geo.paths")
def test_paths_join_the_spaces_in_a_ring() -> None:
    table = asked("love: at valley, willpower 4, move red yellow\nhatred: at land", "move", "pass")
    assert set(offered(table)) >= {"space willow/valley", "space valley/cradle"}
    assert {"space cradle", "space willow"} < set(offered(table))  # two steps away, with Haste
    assert "space network" not in offered(table)


@rule_test("cer.geo.spirit-slot-adjacency")
def test_a_frontier_reaches_one_slot_and_a_realm_two() -> None:
    assert slots_next_to("valley/cradle") == ["valley/cradle"]
    assert slots_next_to("valley") == ["valley.a", "valley.b"]


@rule_test("cer.geo.fortress-locations")
def test_one_fortress_location_per_realm_that_holds_one_fragment() -> None:
    assert [f["realm"] for f in BOARD["fortresses"]] == [r["id"] for r in BOARD["realms"]]
    text = "love: at valley, willpower 6, fortify red\nhatred: at land\nvalley: minor bliss"
    refuses("cer.fortify.empty-only", on(text), "fortify")


@rule_test("cer.geo.fortress-adjacency")
def test_a_fortress_location_is_reached_from_three_spaces() -> None:
    assert {SPACE_WORDS[s] for s in BOARD["fortresses"][0]["spaces"]} == {"willow/valley", "valley", "valley/cradle"}
    assert set(SPACE_REALMS[2:4]) == {0, 1}  # the space valley/cradle touches both its Realms
    text = "love: at valley/cradle, willpower 6, fortify red\nhatred: at land"
    assert offered(asked(text, "fortify", "pass")) == ["realm valley", "realm cradle"]


@rule_test("cer.geo.triads")
def test_five_triads_cover_the_ring() -> None:
    triads = [[SLOT_WORDS[s] for s in f["triad"]] for f in BOARD["frontiers"]]
    assert triads[0] == ["valley.b", "valley/cradle", "cradle.a"]
    assert sorted(word for triad in triads for word in triad) == sorted(SLOT_WORDS)


@rule_test("cer.geo.reflected-pairs")
def test_every_realm_faces_one_frontier() -> None:
    pairs = {REALM_WORDS[r]: FRONTIER_WORDS[OPPOSITE[r]] for r in range(5)}
    assert pairs == {
        "valley": "network/land",
        "cradle": "land/willow",
        "network": "willow/valley",
        "land": "valley/cradle",
        "willow": "cradle/network",
    }


@rule_test("cer.geo.spheres")
def test_each_realm_has_one_sphere_at_any_rotation() -> None:
    table = on("love: at valley\nhatred: at land")
    for _ in range(5):
        assert sorted(sphere_at(table.state, r) for r in range(5)) == [0, 1, 2, 3, 4]
        rotate_origin(table.state, 0, 1, 0)
    assert set(SPHERE_WORDS) == {"commitment", "humility", "diligence", "knowledge", "creativity"}


@rule_test("cer.geo.sphere-order")
def test_humility_follows_diligence() -> None:
    assert SPHERE_WORDS == ("commitment", "creativity", "humility", "diligence", "knowledge")
    table = on("love: at valley\nhatred: at land\nbliss: ambition 1\norigin: diligence at valley", "rotate")
    assert [s["id"] for s in table.view()["spheres"][:2]] == ["humility", "diligence"]


@rule_test("cer.geo.sphere-start")
def test_the_origin_starts_in_a_random_orientation_but_in_the_basic_picture() -> None:
    full = GAME.setup(4, spirits="random", setting="recommended")
    assert {full.start(seed).rotation for seed in range(60)} == {0, 1, 2, 3, 4}
    basic = GAME.setup(4, edition="basic", spirits="random", setting="recommended")
    assert {basic.start(seed).rotation for seed in range(20)} == {0}


@rule_test("cer.geo.rotation")
def test_a_sphere_moves_with_its_willpower_and_comes_back_after_five_steps() -> None:
    table = on("love: at valley\nhatred: at land\norigin: knowledge 3 at valley\nbliss: identity 1 0")
    for step in range(1, 6):
        rotate_origin(table.state, 0, 1, 0)
        at = table.view()["spheres"][step % 5]
        assert (at["id"], at["willpower"]) == ("knowledge", 3)
    assert team(table, BLISS).identity_minor == 1


# ---- what the resources are ----------------------------------------------------------------------------------------


@rule_test("cer.def.willpower")
def test_spent_willpower_goes_to_the_supply() -> None:
    table = on("love: at valley, willpower 4, essence 1, invoke red, hand trust\nhatred: at land")
    play(table, "invoke", "pass", "card trust", "slot valley.a", "using nothing")
    assert spirit(table, "love").willpower == 2
    assert table.state.spheres == [7] * 5


@rule_test("cer.def.essence")
def test_invoking_puts_the_teams_own_essence_on_the_card() -> None:
    table = on("love: at valley, willpower 4, essence 1, invoke red, hand trust\nhatred: at land, essence 2")
    play(table, "invoke", "pass", "card trust", "slot valley.a", "using nothing")
    assert (spirit(table, "love").essence, slot(table, "valley.a").essence) == (0, 1)
    assert spirit(table, "hatred").essence == 2 and slot(table, "valley.a").team == BLISS


@rule_test("cer.def.ambition")
def test_ambition_belongs_to_the_team() -> None:
    text = "love: at valley\nhatred: at land\ndelight: at willow\nmisery: at network\nbliss: ambition 2\nturn: delight"
    table = on(text, "rotate")
    assert [t["ambition"] for t in table.view(0)["teams"]] == [1, 0]


@rule_test("cer.def.emotion-owner")
def test_a_teammate_may_use_actions_on_an_emotion_and_the_card_returns_to_its_deck() -> None:
    text = (
        "love: at land\nhatred: at valley, willpower 6, quell green, hand dislike\n"
        "delight: at valley, willpower 4, essence 2\nmisery: at network\n"
        "valley.a: kindness 1 by love\ngloom: ambition 1\n"
    )
    assert "slot valley.a" in offered(asked(f"{text}turn: delight", "intensify"))
    quelled = on(f"{text}turn: hatred", "quell", "pass", "slot valley.a", "using nothing", "card dislike")
    assert card_on(quelled, "valley.a") == ""
    assert deck(quelled, "love") == ["kindness"] and deck(quelled, "delight") == []


@rule_test("cer.def.opposing")
def test_opposing_are_the_spirits_and_emotions_of_the_other_team() -> None:
    text = (
        "love: at valley, willpower 9, quell red blue green, hand courage\nhatred: at valley\ndelight: at valley\n"
        "misery: at valley\nvalley.a: anger\nvalley.b: desire\nbliss: ambition 1"
    )
    table = asked(text, "quell", "pass")
    assert offered(table) == ["slot valley.a"]
    refuses("cer.quell.target", table, "slot valley.b")


@rule_test("cer.def.essence-fill")
def test_essence_fills_from_the_left_and_leaves_from_the_right() -> None:
    number = CARD_IDS.index("courage")
    assert list(CARDS[number].row[:3]) == [1, 2, 2]
    text = "love: at valley, willpower 9, essence 3\nhatred: at land\nvalley.a: courage 1"
    table = asked(text, "intensify", "slot valley.a")
    assert (slot(table, "valley.a").essence, slot(table, "valley.a").intensity) == (2, 2)
    text = (
        "love: at land\nhatred: at valley, willpower 6, quell red, hand anger\nvalley.a: courage 2\ngloom: ambition 1"
    )
    quelled = on(f"{text}\nturn: hatred", "quell", "pass", "slot valley.a", "using nothing", "card anger")
    assert (slot(quelled, "valley.a").essence, slot(quelled, "valley.a").intensity) == (1, 1)


@rule_test("cer.def.intensity")
def test_intensity_is_the_last_filled_number_plus_the_token() -> None:
    text = "love: at land\nhatred: at network\nvalley.a: courage 2\nwillow.a: sociability 2 +1"
    table = on(text)
    assert slot(table, "valley.a").intensity == 2
    assert slot(table, "willow.a").intensity == 3


@rule_test("cer.def.essence-capacity")
def test_an_emotion_holds_no_more_essence_than_it_has_spaces() -> None:
    text = "love: at valley, willpower 9, essence 3\nhatred: at land\nvalley.a: courage 3\nvalley.b: trust"
    table = asked(text, "intensify")
    assert "Courage" in refuses("cer.def.essence-capacity", table, "slot valley.a")


@rule_test("cer.def.mild-strong")
def test_strong_emotions_are_in_the_open_stock_and_in_no_deck() -> None:
    view = GAME.setup(4, spirits="random", setting="recommended").table(seed=4).view()
    assert sum(view["strong"].values()) == 64
    strong = {card["id"] for card in EMOTIONS if card["strength"] == "strong"}
    assert all(not strong & set(seat["list"]) for seat in view["seats"])


@rule_test("cer.def.invoker-mark")
def test_each_emotion_shows_whose_deck_it_came_from() -> None:
    text = "love: at land\nhatred: at network\ndelight: at willow\nmisery: at cradle\n"
    table = on(f"{text}valley.a: kindness by love\nvalley.b: kindness by delight")
    assert [table.view()["slots"][i]["owner"] for i in (14, 0)] == [0, 1]


@rule_test("cer.def.desire")
def test_desire_gets_a_token_by_its_chain() -> None:
    power = EMOTIONS[CARD_IDS.index("desire")]["power"]
    assert power[0]["when"][0]["condition"] == "chain_at_least"
    text = "love: at valley, willpower 4, essence 1, invoke red, hand desire\nhatred: at land\nwillow.b: trust\n"
    chain = on(f"{text}willow/valley: courage", "invoke", "pass", "card desire", "slot valley.a", "using nothing")
    alone = on(text, "invoke", "pass", "card desire", "slot valley.b", "using nothing")
    assert (slot(chain, "valley.a").token, slot(alone, "valley.b").token) == (1, 0)


@rule_test("cer.def.suspicion")
def test_suspicion_counts_bliss_emotions_only() -> None:
    text = "love: at network\nhatred: at valley, willpower 4, empower red\nvalley.a: mistrust 3\nturn: hatred\n"
    bliss = "land.a: courage\nland.b: trust\n"
    gloom = "cradle.a: anger\n"
    table = on(f"{text}{bliss}{gloom}", "empower", "pass", "slot valley.a", "using nothing")
    assert (card_on(table, "valley.a"), slot(table, "valley.a").token) == ("suspicion", 2)


@rule_test("cer.def.power-token-refresh")
def test_a_token_stays_and_a_standing_bonus_follows_its_condition() -> None:
    table = on("love: at network\nhatred: at land\nvalley.b: narcissism 1\nvalley.a: loneliness 1 +1\nwillow.a: anger")
    assert slot(table, "valley.b").intensity == 2 + 1
    leave_play(table.state, SLOT_WORDS.index("valley.a"), 0)
    assert slot(table, "valley.b").intensity == 2
    beside = on("love: at network\nhatred: at land\nvalley.a: loneliness 1 +1\nvalley.b: anger")
    assert slot(beside, "valley.a").token == 1  # it was alone when it came; the token stays


@rule_test("cer.def.emotion-powers")
def test_a_power_works_for_its_own_team_only() -> None:
    text = "love: at valley\nhatred: at valley\nvalley.a: benevolence 1\norigin: diligence 7 at valley\n"
    bliss = on(f"{text}turn: love", "absorb", "realm valley")
    gloom = on(f"{text}turn: hatred", "absorb", "realm valley")
    assert "amount 1" in offered(bliss)  # the extra Willpower of Benevolence
    assert gloom.kind == "sphere_bonus"


# ---- supplies ------------------------------------------------------------------------------------------------------


@rule_test("cer.supply.fragments-limited")
def test_without_a_minor_fragment_nothing_can_be_built() -> None:
    text = (
        "love: at valley\nhatred: at land, willpower 9, fortify red\nnetwork: minor gloom\ncradle: minor gloom\n"
        "gloom: identity 3 0\nturn: hatred"
    )
    assert "Minor" in refuses("cer.supply.fragments-limited", on(text), "fortify")


@rule_test("cer.supply.no-hand-limit")
def test_ten_cards_and_thirty_willpower_are_kept() -> None:
    hand = "courage courage trust trust kindness kindness desire desire comfort comfort"
    table = on(f"love: at valley, willpower 30, essence 12, hand {hand}\nhatred: at land", "end turn", "take ambition")
    love = spirit(table, "love")
    assert (love.n_hand, love.willpower, love.essence) == (10, 30, 12)
