"""The B sides of the Spirit Boards: Invoke, Quell, Fortify and Empower."""

from __future__ import annotations

import pytest

from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import (
    BLISS,
    GLOOM,
    NOBODY,
    answer,
    asked,
    card_on,
    deck,
    hand,
    offered,
    on,
    play,
    realm,
    row,
    slot,
    space_of,
    spirit,
    team,
)

SIDES = {"love": BLISS, "delight": BLISS, "empathy": BLISS, "harmony": BLISS}


def board(name: str, cells: str, wp: int = 9, ess: int = 0, cards: str = "", ambition: int = 0, at: str = "valley") -> str:
    """A Spirit on its B side with a row, and one opposing Spirit far away."""
    bliss = name in SIDES
    held = f"hand {cards}, " if cards else ""
    stock = "deck trust comfort" if bliss else "deck fear guilt"
    line = f"{name}: at {at}, willpower {wp}, essence {ess}, {held}{stock}, {cells}\n"
    foe = "malice: at land, deck anger\n" if bliss else "delight: at land, deck courage\n"
    side = "bliss" if bliss else "gloom"
    return f"mode: full, spirits b\n{line}{foe}{side}: ambition {ambition}\nturn: {name}\n"


# ---- Invoke --------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.love.forging-bonds")
def test_forging_bonds_takes_the_essence_from_the_supply_next_to_an_own_emotion() -> None:
    text = board("love", "invoke red - blue", wp=3, cards="courage", at="valley/cradle")
    table = on(text + "valley.b: trust 1", "invoke", "pass", "card courage", "slot valley/cradle")
    assert slot(table, "valley/cradle").essence == 1
    assert (spirit(table, "love").willpower, spirit(table, "love").essence) == (0, 0)
    alone = asked(board("love", "invoke red - blue", ess=1, cards="courage"), "invoke", "pass", "card courage", "slot valley.a")
    says = refuses("cer.bside.love.forging-bonds", alone, "using forging-bonds")
    assert says.startswith("Forging Bonds needs a Bliss Emotion on a slot next to")


@pytest.mark.parametrize(("name", "top"), [("delight", "trust"), ("malice", "fear")])
@rule_test("cer.bside.delight.summon", "cer.bside.malice.summon")
def test_summon_invokes_the_face_up_top_card(name: str, top: str) -> None:
    table = on(board(name, "invoke red blue", wp=3, ess=1), "invoke", "pass", "top card", "slot valley.a")
    assert card_on(table, "valley.a") == top
    assert len(deck(table, name)) == 1
    assert spirit(table, name).willpower == 0 or table.kind != "turn"
    empty = board(name, "invoke red blue", ess=2, cards="courage" if name == "delight" else "anger").replace(
        "deck trust comfort, ", "").replace("deck fear guilt, ", "")
    question = asked(empty, "invoke", "pass")
    assert refuses("cer.bside.delight.summon", question, "top card") == "Your Emotion deck is empty."


@pytest.mark.parametrize("name", ["empathy", "anxiety"])
@rule_test("cer.bside.empathy.bolster", "cer.bside.anxiety.bolster")
def test_bolster_costs_two_willpower_for_empathy_and_anxiety(name: str) -> None:
    card = "courage" if name == "empathy" else "craving"
    table = on(board(name, "invoke red blue", wp=4, ess=1, cards=card), "invoke", "pass", f"card {card}", "slot valley.a", "using bolster")
    assert (slot(table, "valley.a").essence, spirit(table, name).willpower) == (2, 0)


@rule_test("cer.bside.empathy.motivation", "cer.ambition.max")
def test_motivation_gains_an_ambition_after_the_invoke() -> None:
    text = board("empathy", "invoke red - blue", wp=5, ess=1, cards="courage")
    table = on(text, "invoke", "pass", "slot valley.a", "using motivation")
    assert (team(table, BLISS).ambition, spirit(table, "empathy").willpower) == (1, 0)
    full = asked(board("empathy", "invoke red - blue", ess=1, cards="courage", ambition=3), "invoke", "pass", "card courage", "slot valley.a")
    refuses("cer.vibe.must-have-effect", full, "using motivation")


@rule_test("cer.bside.harmony.relish", "cer.bside.after-action")
def test_relish_draws_a_card_after_the_invoke() -> None:
    text = board("harmony", "invoke red blue", wp=3, ess=1, cards="courage desire")
    table = on(text, "invoke", "pass", "card courage", "slot valley.a", "using relish")
    assert hand(table, "harmony") == ["desire", "trust"]
    assert (spirit(table, "harmony").willpower, table.kind) == (0, "turn")


@rule_test("cer.bside.hatred.seethe-invoke")
def test_seethe_draws_a_card_after_the_invoke() -> None:
    table = on(board("hatred", "invoke red blue", wp=3, ess=1, cards="selfishness"), "invoke", "pass", "slot valley.a", "using seethe")
    assert (hand(table, "hatred"), spirit(table, "hatred").willpower) == (["fear"], 0)


@rule_test("cer.bside.anxiety.seeds")
def test_seeds_of_darkness_bring_a_bleakness_without_own_essence() -> None:
    table = on(board("anxiety", "invoke red - blue", wp=3), "invoke", "pass", "card bleakness", "slot valley.a")
    assert (card_on(table, "valley.a"), slot(table, "valley.a").essence, spirit(table, "anxiety").willpower) == ("bleakness", 1, 0)
    question = asked(board("anxiety", "invoke red - blue", ess=1, cards="fear"), "invoke", "pass", "card fear", "slot valley.a")
    says = refuses("cer.bside.anxiety.seeds", question, "using seeds-of-darkness")
    assert says == "Seeds of Darkness works only for Bleakness."


# ---- Quell ---------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.love.home-ground")
def test_home_ground_gains_an_ambition_beside_an_own_fortress() -> None:
    text = board("love", "quell red - - blue", wp=3, cards="courage", ambition=1)
    table = on(text + "valley.a: anger 2\nvalley: minor bliss", "quell", "pass", "using home-ground")
    assert (team(table, BLISS).ambition, spirit(table, "love").willpower) == (1, 0)
    bare = asked(text + "valley.a: anger 2", "quell", "pass", "slot valley.a")
    says = refuses("cer.bside.love.home-ground", bare, "using home-ground")
    assert says == "Home Ground needs a target on a Realm slot with a Bliss Fortress in that Realm."


@rule_test("cer.bside.delight.cleansing-light")
def test_cleansing_light_quells_anywhere_and_discards_the_card() -> None:
    text = board("delight", "quell red - blue", wp=3, cards="optimism courage", ambition=1)
    table = on(text + "land.a: fear 2", "quell", "pass", "slot land.a")
    assert slot(table, "land.a").essence == 1
    assert (hand(table, "delight"), deck(table, "delight")[-1]) == (["courage"], "optimism")
    assert spirit(table, "delight").willpower == 0
    question = asked(text + "land.a: fear 2\nland.b: boredom 2", "quell", "pass")
    says = refuses("cer.bside.delight.cleansing-light", question, "slot land.b")
    assert says == "Cleansing Light needs a matching card to reveal and discard."


@rule_test("cer.bside.harmony.vanquish")
def test_vanquish_removes_up_to_two_more() -> None:
    text = board("harmony", "quell red blue", wp=5, cards="courage", ambition=1) + "valley.a: jealousy 3\n"
    table = asked(text, "quell", "pass", "slot valley.a", "using vanquish")
    assert offered(table) == ["amount 2", "amount 3"]
    play(table, "amount 3")
    assert (card_on(table, "valley.a"), spirit(table, "harmony").willpower) == ("", 0)


@rule_test("cer.bside.harmony.emotional-cycle")
def test_emotional_cycle_draws_when_the_last_essence_goes() -> None:
    text = board("harmony", "quell red - - blue", cards="courage", ambition=1)
    table = on(text + "valley.a: anger 1", "quell", "pass", "using emotional-cycle")
    assert hand(table, "harmony") == ["courage", "trust"]
    left = asked(text + "valley.a: anger 2", "quell", "pass", "slot valley.a")
    refuses("cer.vibe.must-have-effect", left, "using emotional-cycle")


@rule_test("cer.bside.hatred.repel")
def test_repel_costs_two_less_beside_an_own_fortress() -> None:
    text = board("hatred", "quell red - - blue", wp=2, cards="anger", ambition=1) + "valley.a: courage 2\n"
    table = on(text + "valley: minor gloom", "quell", "pass", "using repel")
    assert (spirit(table, "hatred").willpower, team(table, GLOOM).ambition) == (2, 0)
    bare = asked(text, "quell", "pass", "slot valley.a")
    says = refuses("cer.bside.hatred.repel", bare, "using repel")
    assert says == "Repel needs a target on a slot of a Realm that has a Gloom Fortress."


@rule_test("cer.bside.misery.extinguish")
def test_extinguish_costs_misery_two() -> None:
    table = on(board("misery", "quell red - blue", wp=4, ambition=1) + "valley.a: courage 2", "quell", "pass")
    assert (slot(table, "valley.a").essence, spirit(table, "misery").willpower) == (1, 0)


@rule_test("cer.bside.malice.extinguish")
def test_extinguish_is_free_for_malice() -> None:
    table = on(board("malice", "quell red - blue", wp=2, ambition=1) + "valley.a: courage 2", "quell", "pass")
    assert (slot(table, "valley.a").essence, spirit(table, "malice").willpower) == (1, 0)


@rule_test("cer.bside.misery.drain-quell", "cer.bside.misery.drain-not-absorb")
def test_drain_takes_one_willpower_from_an_adjacent_sphere() -> None:
    text = board("misery", "quell red - - blue", wp=2, cards="jealousy", ambition=1) + "valley.a: courage 2\norigin: humility 3 at valley\n"
    table = on(text, "quell", "pass", "using drain")
    humility = 2
    assert (table.state.spheres[humility], spirit(table, "misery").willpower) == (2, 1)
    assert humility + table.state.rotation == 5
    assert "absorb" in offered(table)
    first = on(text.replace("turn: misery", "turn: misery, number 1, absorbs 0"), "quell", "pass", "using drain")
    assert first.state.spheres[humility] == 2
    frontier = asked(
        text.replace("at valley,", "at valley/cradle,").replace("valley.a: courage", "valley/cradle: courage"),
        "quell", "pass", "slot valley/cradle", "using drain", "card jealousy",
    )
    assert offered(frontier) == ["realm valley", "realm cradle"]
    refuses("cer.absorb.choose", frontier, "realm network")


@rule_test("cer.bside.misery.drain-revelation")
def test_a_sphere_emptied_by_drain_causes_a_revelation() -> None:
    text = board("misery", "quell red - - blue", wp=2, cards="jealousy", ambition=1) + "valley.a: courage 2\norigin: humility 1 at valley\n"
    table = on(text, "quell", "pass", "using drain")
    while table.kind != "turn":
        table.play(table.options[0])
    assert (table.state.revelations, table.state.spheres[2]) == (1, 7)


@rule_test("cer.bside.malice.exterminate", "cer.bside.malice.exterminate-subdue")
def test_exterminate_removes_up_to_two_more_and_goes_with_subdue() -> None:
    text = board("malice", "quell red blue - green", wp=6, cards="insecurity", ambition=2)
    one = on(text + "valley.a: confidence 3", "quell", "pass", "using exterminate", "amount 3")
    assert (card_on(one, "valley.a"), spirit(one, "malice").willpower, team(one, GLOOM).ambition) == ("", 2, 0)
    both = on(text + "valley.a: confidence 4", "quell", "pass", "using subdue+exterminate", "amount 4")
    assert (card_on(both, "valley.a"), spirit(both, "malice").willpower) == ("", 0)


@rule_test("cer.bside.anxiety.devour", "cer.bside.anxiety.devour-targets", "cer.bside.vibe-gain")
def test_devour_places_a_token_of_the_quelled_mild_emotions_colour() -> None:
    text = board("anxiety", "move red, quell red - blue", cards="disgust anger", ambition=1)
    table = on(text + "valley.a: kindness 2", "quell", "pass", "using devour", "card disgust", "cell move 1")
    assert row(table, "anxiety", 0) == [1, 3, 0, 0]
    for target in ("benevolence 2", "brightness 2"):
        question = asked(text + f"valley.a: {target}", "quell", "pass", "slot valley.a")
        says = refuses("cer.bside.anxiety.devour-targets", question, "using devour")
        assert says == "Devour needs a Mild target with a Vibe."


# ---- Fortify -------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.love.raze")
def test_loves_raze_costs_seven_willpower_and_no_ambition() -> None:
    table = on(board("love", "fortify red - blue", wp=7) + "valley: minor gloom", "fortify", "pass")
    assert (realm(table, "valley").fortress, spirit(table, "love").willpower) == (NOBODY, 0)
    poor = asked(board("love", "fortify red - blue", wp=6, at="valley/cradle") + "valley: minor gloom", "fortify", "pass")
    says = refuses("cer.bside.love.raze", poor, "realm valley")
    assert says == "Raze costs Love 7 Willpower; you have 6."


@rule_test("cer.bside.love.pierce")
def test_pierce_the_darkness_builds_in_an_opposing_realm() -> None:
    table = on(board("love", "fortify red blue", wp=3) + "valley.a: dislike 3", "fortify", "pass")
    assert (realm(table, "valley").fortress, realm(table, "valley").control) == (BLISS, GLOOM)
    assert spirit(table, "love").willpower == 0


GARRISON = "fortify red - - blue, invoke {}"


@rule_test("cer.bside.love.garrison", "cer.bside.love.garrison-rules")
def test_garrison_adds_an_invoke_in_the_realm_just_fortified() -> None:
    text = board("love", GARRISON.format("red"), wp=5, ess=1, cards="courage", ambition=1, at="valley/cradle")
    table = asked(text, "fortify", "pass", "realm valley", "using garrison", "card courage")
    assert table.kind == "target_slot"
    assert sorted(offered(table)) == ["slot valley.a", "slot valley.b"]
    play(table, "slot valley.a")
    assert (card_on(table, "valley.a"), realm(table, "valley").fortress) == ("courage", BLISS)
    love = spirit(table, "love")
    assert (love.willpower, love.essence, team(table, BLISS).ambition, table.state.actions) == (0, 0, 0, 2)
    assert table.state.garrison == -1


@rule_test("cer.bside.love.garrison")
def test_garrison_needs_an_empty_slot_and_an_invoke_that_can_be_unlocked() -> None:
    full = board("love", GARRISON.format("red"), ess=1, cards="courage", ambition=1) + "valley.a: trust 1\nvalley.b: trust 1\n"
    says = refuses("cer.bside.love.garrison", asked(full, "fortify", "pass", "realm valley"), "using garrison")
    assert says == "Garrison needs an empty slot in that Realm and an unlocked Invoke."
    locked = board("love", "fortify red - - blue", ess=1, ambition=1)
    refuses("cer.bside.love.garrison", asked(locked, "fortify", "pass", "realm valley"), "using garrison")
    unlocking = board("love", "fortify red - - blue", ess=1, cards="courage trust", ambition=1)
    table = asked(unlocking, "fortify", "pass", "realm valley", "using garrison", "card courage")
    play(table, "cell invoke 0", "card trust", "slot valley.a")
    while table.kind != "turn":
        table.play(table.options[0])
    assert card_on(table, "valley.a") == "trust"
    assert row(table, "love", 1) == [1, 0, 0, 0]


@rule_test("cer.bside.love.garrison-rules")
def test_the_garrison_invoke_is_paid_for_like_any_invoke() -> None:
    poor = board("love", GARRISON.format("red"), wp=4, ess=1, cards="courage", ambition=1)
    says = refuses("cer.bside.love.garrison-rules", asked(poor, "fortify", "pass", "realm valley"), "using garrison")
    assert says == "The Garrison Invoke must be paid for like any Invoke."


@pytest.mark.parametrize(("name", "using"), [("empathy", "feeling-safe"), ("malice", "all-for-me")])
@rule_test("cer.bside.empathy.feeling-safe", "cer.bside.malice.all-for-me", "cer.bside.gain-source")
def test_feeling_safe_and_all_for_me_gain_an_essence(name: str, using: str) -> None:
    table = on(board(name, "fortify red blue", wp=3), "fortify", "pass", f"using {using}")
    assert (spirit(table, name).essence, spirit(table, name).willpower) == (1, 0)
    foe = "gloom" if name == "empathy" else "bliss"
    razed = on(board(name, "fortify red blue green", wp=4, ambition=1) + f"valley: minor {foe}", "fortify", "pass", f"using {using}+raze")
    assert spirit(razed, name).essence == 1


@pytest.mark.parametrize(("name", "cells"), [("harmony", "blue"), ("anxiety", "- blue")])
@rule_test("cer.bside.harmony.attune", "cer.bside.anxiety.attune")
def test_attune_with_origin_moves_an_own_minor_to_the_identity(name: str, cells: str) -> None:
    side = SIDES.get(name, GLOOM)
    word = "bliss" if side == BLISS else "gloom"
    text = board(name, f"fortify red {cells}", wp=5, ambition=1) + f"valley: minor {word}"
    table = on(text, "fortify", "pass", "using attune-with-origin")
    assert (realm(table, "valley").fortress, team(table, side).identity_minor) == (NOBODY, 1)
    assert (spirit(table, name).willpower, team(table, side).ambition, team(table, side).points) == (0, 0, 0)
    none = asked(board(name, f"fortify red {cells}", ambition=1), "fortify", "pass", "realm valley")
    says = refuses("cer.bside.harmony.attune", none, "using attune-with-origin")
    assert says == "Attune with Origin needs your team's Minor Fragment on an adjacent Fortress location."


@rule_test("cer.bside.attune-any-realm", "cer.intention.attune-no-score")
def test_attune_works_in_a_realm_the_opponents_control() -> None:
    text = board("harmony", "fortify red blue", ambition=1) + "valley: minor bliss\nvalley.a: dislike 3\n"
    table = on(text, "fortify", "pass", "using attune-with-origin")
    assert (realm(table, "valley").lead, team(table, BLISS).identity_minor, team(table, BLISS).points) == (-3, 1, 0)


@rule_test("cer.bside.attune-built-now")
def test_attune_may_take_a_fortress_built_this_turn() -> None:
    text = board("harmony", "fortify red blue", wp=8, ambition=1)
    table = on(text, "fortify", "pass", "fortify", "pass", "using attune-with-origin")
    assert (team(table, BLISS).identity_minor, spirit(table, "harmony").willpower) == (1, 0)


@rule_test("cer.bside.hatred.raze")
def test_hatreds_raze_costs_six_willpower_with_the_power() -> None:
    table = on(board("hatred", "fortify red - blue", wp=6) + "valley: minor bliss", "fortify", "pass")
    assert (realm(table, "valley").fortress, spirit(table, "hatred").willpower) == (NOBODY, 0)


@rule_test("cer.bside.hatred.seethe-fortify")
def test_seethe_on_fortify_draws_and_counts_for_the_power() -> None:
    table = on(board("hatred", "fortify red blue", wp=2), "fortify", "pass")
    assert (hand(table, "hatred"), spirit(table, "hatred").willpower) == (["fear"], 0)


@rule_test("cer.bside.misery.exalt")
def test_exalt_costs_misery_one_willpower_and_no_ambition() -> None:
    table = on(board("misery", "fortify red blue", wp=4) + "valley: minor gloom", "fortify", "pass")
    assert (realm(table, "valley").size, spirit(table, "misery").willpower) == (2, 0)


@rule_test("cer.bside.misery.gloomy-view")
def test_gloomy_view_rotates_the_origin() -> None:
    text = board("misery", "fortify red - - blue", wp=3) + "origin: humility 7 at valley\n"
    table = on(text, "fortify", "pass", "using gloomy-view")
    assert (2 + table.state.rotation) % 5 == 1


# ---- Empower -------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.delight.relish")
def test_relish_on_empower_draws_a_card() -> None:
    table = on(board("delight", "empower red blue", wp=4) + "valley.a: kindness 2", "empower", "pass", "using relish")
    assert (hand(table, "delight"), spirit(table, "delight").willpower) == (["trust"], 0)


@rule_test("cer.bside.hatred.seethe-empower")
def test_seethe_on_empower_draws_a_card() -> None:
    table = on(board("hatred", "empower red blue", wp=3) + "valley.a: fear 2", "empower", "pass", "using seethe")
    assert (hand(table, "hatred"), spirit(table, "hatred").willpower) == (["fear"], 0)
    assert card_on(table, "valley.a") == "panic"


@pytest.mark.parametrize(("name", "card"), [("empathy", "kindness"), ("malice", "fear")])
@rule_test("cer.bside.empathy.outburst", "cer.bside.malice.outburst")
def test_emotional_outburst_is_free_for_empathy_and_malice(name: str, card: str) -> None:
    table = on(board(name, "empower red - blue", wp=3) + f"network.a: {card} 2", "empower", "pass")
    assert card_on(table, "network.a") in ("benevolence", "panic")
    assert spirit(table, name).willpower == 0


@pytest.mark.parametrize(("name", "card"), [("harmony", "kindness"), ("anxiety", "fear")])
@rule_test("cer.bside.harmony.rush-to-aid", "cer.bside.anxiety.rush-to-aid")
def test_rush_to_aid_takes_the_figure_to_the_emotion(name: str, card: str) -> None:
    text = board(name, "empower red - blue", wp=4).replace("at land", "at network/land")
    table = on(text + f"network/land: {card} 2", "empower", "pass")
    assert space_of(table, name) == "network/land"
    assert card_on(table, "network/land") in ("benevolence", "panic")
    assert spirit(table, name).willpower == 0


@rule_test("cer.bside.rush-needs-empower")
def test_rush_to_aid_needs_an_emotion_that_is_then_empowered() -> None:
    text = board("harmony", "empower red - blue") + "network/land: kindness 2\nland.a: kindness 1\n"
    table = asked(text, "empower", "pass")
    says = refuses("cer.bside.rush-needs-empower", table, "slot land.a")
    assert says == "Kindness cannot be empowered, so you cannot rush to it."
    assert space_of(table, "harmony") == "valley"


@rule_test("cer.bside.malice.channeled-power")
def test_channeled_power_costs_malice_two_willpower() -> None:
    table = on(board("malice", "empower red blue", wp=5) + "valley.a: fear 1", "empower", "pass")
    assert (card_on(table, "valley.a"), spirit(table, "malice").willpower) == ("panic", 0)


@rule_test("cer.bside.misery.assimilate", "cer.bside.vibe-gain")
def test_assimilate_places_a_token_of_the_mild_emotions_colour() -> None:
    text = board("misery", "move red, empower red blue", wp=3) + "valley.a: loneliness 3\n"
    table = asked(text, "empower", "pass", "slot valley.a", "using assimilate")
    assert table.kind == "vibe_cell"
    assert "cell empower 2" not in offered(table)
    play(table, "cell move 1")
    assert row(table, "misery", 0) == [1, 4, 0, 0]
    nowhere = board("misery", "move blue, invoke blue, quell blue, fortify blue, empower blue red") + "valley.a: loneliness 3\n"
    refuses("cer.vibe.must-have-effect", asked(nowhere, "empower", "pass", "slot valley.a"), "using assimilate")


@rule_test("cer.bside.misery.drain-empower")
def test_drain_after_empower_takes_one_from_the_sphere() -> None:
    text = board("misery", "empower red - - blue", wp=3) + "valley.a: fear 2\norigin: humility 3 at valley\n"
    table = on(text, "empower", "pass", "using drain")
    assert (table.state.spheres[2], spirit(table, "misery").willpower) == (2, 1)
    answer(table, "end turn")
