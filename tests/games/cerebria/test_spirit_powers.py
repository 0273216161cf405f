"""The powers of Hatred, Malice, Empathy, Anxiety and Harmony; those of Absorb are tested with it."""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, asked, card_on, offered, on, row, slot, space_of, spirit, team

HATRED = "love: at land, deck trust\nhatred: at valley, willpower {}, hand {}, move green {}, quell green {}\ngloom: ambition 2\nturn: hatred\n"


@rule_test("cer.power.hatred")
def test_hatred_pays_one_less_with_an_upgrade() -> None:
    table = on(HATRED.format(5, "anger", "red", ""), "move", "pass", "space cradle")
    assert spirit(table, "hatred").willpower == 5 - (1 + 1 - 1)
    plain = on(HATRED.format(5, "anger", "red", ""), "move", "pass", "space valley/cradle")
    assert spirit(plain, "hatred").willpower == 5 - 1


@rule_test("cer.power.hatred-stack")
def test_hatreds_discount_adds_to_determination() -> None:
    table = on(HATRED.format(5, "anger", "red - blue", ""), "move", "pass", "space cradle", "using haste+determination")
    assert spirit(table, "hatred").willpower == 5
    alone = on(HATRED.format(5, "anger", "- - blue", ""), "move", "pass", "space valley/cradle", "using determination")
    assert spirit(alone, "hatred").willpower == 5


@rule_test("cer.power.hatred-once")
def test_the_discount_is_one_however_many_upgrades() -> None:
    table = on(
        HATRED.format(9, "anger", "", "red blue") + "valley.a: courage 2", "quell", "pass", "using subdue+extinguish"
    )
    assert spirit(table, "hatred").willpower == 9 - (2 + 2 + 1 - 1)


@rule_test("cer.power.malice")
def test_malice_quells_past_an_emotion_it_is_adjacent_to() -> None:
    text = (
        "love: at land\nmalice: at valley, willpower 5, hand jealousy, quell green\ngloom: ambition 1\nturn: malice\n"
    )
    table = asked(text + "valley.b: anger 1\nvalley/cradle: courage 2\nnetwork.a: courage 1", "quell", "pass")
    assert offered(table) == ["slot valley/cradle"]
    assert refuses("cer.power.malice", table, "slot network.a") == "Courage is not within Malice's reach."
    assert "quell" not in offered(on(text + "valley/cradle: courage 2"))
    own = on(text + "valley.b: sociability 1\nvalley/cradle: courage 2", "quell", "pass", "slot valley/cradle")
    assert slot(own, "valley/cradle").essence == 1


@rule_test("cer.power.empathy")
def test_empathy_protects_bliss_emotions_nearby() -> None:
    ring = "willow/valley: courage 1\nvalley.a: courage 1\nvalley.b: courage 1\nvalley/cradle: courage 1\ncradle.a: courage 1\n"
    malice = "malice: at {}, willpower 9, hand jealousy jealousy, quell green\ngloom: ambition 3\nturn: malice\n"
    safe = asked("empathy: at valley\n" + malice.format("cradle") + ring + "cradle.b: anger 1", "quell", "pass")
    assert offered(safe) == ["slot cradle.a"]
    says = refuses("cer.power.empathy", safe, "slot valley/cradle")
    assert says == "Courage is protected by Empathy and cannot be quelled."
    frontier = "empathy: at valley/cradle\n"
    for place, quellable in (
        ("valley", ["slot valley.a", "slot willow/valley"]),
        ("willow/valley", ["slot valley.a", "slot willow/valley"]),
    ):
        table = asked(frontier + malice.format(place) + ring, "quell", "pass")
        assert sorted(offered(table)) == sorted(quellable), place


@rule_test("cer.power.empathy-quell-only")
def test_empathy_does_not_protect_against_wildfire() -> None:
    table = on(
        "mode: full, spirits b\nempathy: at valley, deck trust\nhatred: at cradle, willpower 9, move red - - blue\n"
        "gloom: ambition 1\nvalley/cradle: courage 2\nturn: hatred",
        "move",
        "pass",
        "space valley/cradle",
        "using wildfire",
    )
    assert slot(table, "valley/cradle").essence == 1


ANXIETY = "love: at land, deck trust\nanxiety: at valley, willpower {}, essence {}, invoke green\nturn: anxiety\n"


@rule_test("cer.power.anxiety")
def test_anxiety_invokes_a_bleakness_from_the_supply() -> None:
    table = on(ANXIETY.format(2, 1), "invoke", "pass", "card bleakness", "slot valley.a")
    assert (card_on(table, "valley.a"), slot(table, "valley.a").essence) == ("bleakness", 1)
    assert (spirit(table, "anxiety").willpower, spirit(table, "anxiety").essence) == (0, 0)
    assert "invoke" not in offered(on("mode: basic\n" + ANXIETY.format(2, 1)))


SIX = "cradle.a: bleakness 1\ncradle.b: bleakness 1\nnetwork.a: bleakness 1\nnetwork.b: bleakness 1\nland.a: bleakness 1\n"


@rule_test("cer.power.anxiety-limit", "cer.power.anxiety-reuse")
def test_at_most_six_bleakness_and_removed_ones_come_back() -> None:
    text = ANXIETY.format(9, 5).replace("essence 5,", "essence 5, hand fear,")
    five = asked(text + SIX, "invoke", "pass")
    assert "card bleakness" in offered(five)
    six = asked(text + SIX + "land.b: bleakness 1", "invoke", "pass")
    says = refuses("cer.power.anxiety-limit", six, "card bleakness")
    assert says == "All 6 Bleakness Emotions are already on the board."
    quelled = on(
        "love: at land, willpower 2, hand courage, quell red\nanxiety: at valley, willpower 9, essence 3, invoke green\n"
        "bliss: ambition 1\nturn: love\n" + SIX + "land.b: bleakness 1",
        "quell",
        "pass",
        "slot land.b",
        "end turn",
        "take ambition",
        "invoke",
        "pass",
    )
    assert "slot valley.a" in offered(quelled)


@rule_test("cer.power.harmony")
def test_harmony_places_any_colour_for_a_discarded_card() -> None:
    table = asked(
        "harmony: at valley, willpower 5, hand courage, deck trust, move red\nmisery: at land\n",
        "move",
        "card courage",
        "cell move 1",
    )
    assert offered(table) == ["yellow", "green", "blue"]
    assert refuses("cer.power.harmony", table, "red") == "The Move row already has a red Vibe token."
    table.play("blue")
    while table.kind != "turn":
        table.play(table.options[0])
    assert row(table, "harmony", 0) == [1, 4, 0, 0]


@rule_test("cer.power.general")
def test_a_power_works_for_its_own_spirit_only() -> None:
    table = on(
        "love: at land\nmisery: at valley, willpower 5, move green red\nhatred: at cradle\nturn: misery\n",
        "move",
        "pass",
        "space cradle",
    )
    assert spirit(table, "misery").willpower == 5 - 2
    assert space_of(table, "misery") == "cradle"
    assert team(table, BLISS).ambition == 0
