"""Components and definitions. [card.comp.*, card.def.*]"""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from insula.games.card import tables
from insula.games.card.tables import (
    ABILITIES,
    ABILITY,
    AFFILIATION,
    AFFILIATIONS,
    CARD_IDS,
    CARD_NAMES,
    FRAGMENT_SLOTS,
    N_CARDS,
    PRINTED,
    SCORING,
    STRENGTHS,
    VIBE,
    VIBE_BONUS,
    VIBES,
    Unprinted,
    check,
)
from insula.testing import refuses, rule_test, walk
from tests.games.card.kit import GAME, fresh, mindset, offered, play, position, score, stacks, started, supply

CARDS: list[dict[str, Any]] = PRINTED["cards"]["items"]
SOURCES = {"rulebook", "public", "derived", "house"}


@rule_test("card.comp.emotion-total")
def test_there_are_48_bliss_and_48_gloom_cards() -> None:
    assert len(set(CARD_IDS)) == N_CARDS == 96
    assert Counter(AFFILIATION) == {0: 48, 1: 48}


@rule_test("card.comp.emotion-split")
def test_each_side_has_three_groups_of_sixteen() -> None:
    assert Counter(zip(AFFILIATION, STRENGTHS, strict=True)) == {
        (0, "mild"): 16,
        (0, "strong"): 16,
        (0, "brightness"): 16,
        (1, "mild"): 16,
        (1, "strong"): 16,
        (1, "bleakness"): 16,
    }


@rule_test("card.comp.fragments", "card.setup.supply")
def test_forty_fragments_of_each_kind_lie_in_the_supply_at_the_start() -> None:
    table = started(3)
    assert supply(table) == (40, 40)
    assert [score(table, s) for s in "ABC"] == [(0, 0)] * 3


@rule_test("card.comp.fragments-never-run-out")
def test_a_fragment_is_paid_even_when_all_forty_are_in_use() -> None:
    table = position("""
        seats 5, turn A
        A hand: valor
        A score: 9 + 0
        B score: 11 + 0
        C score: 10 + 0
        D score: 10 + 0
    """)
    assert supply(table) == (0, 40)
    play(table, "invoke valor")
    assert mindset(table, "A") == ["valor 2/2"]
    assert not GAME.conserved(table.state)


@rule_test("card.comp.mood-coin")
def test_one_face_of_the_coin_is_up_at_any_time() -> None:
    faces = {GAME.view(g, None)["mood"] for g in walk(GAME.setup(2), 4)}
    assert faces == {"bliss", "gloom"}


@rule_test("card.comp.reference-cards")
def test_reference_cards_take_no_part_in_play() -> None:
    assert SCORING["constants"]["quick_reference_cards"] == 5
    assert not [name for name in CARD_NAMES if "reference" in name.lower()]
    assert GAME.gen.opt.N_OPTIONS - GAME.gen.opt.CARD == 96


@rule_test("card.comp.player-count")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_refused(players: int) -> None:
    says = refuses("card.comp.player-count", lambda: GAME.setup(players))
    assert says == f"Cerebria: The Card Game is for 2 to 5 players; you have {players}."


@rule_test("card.comp.player-count")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_can_start(players: int) -> None:
    assert fresh(players).setup.seats == players


@rule_test("card.comp.vibe-distribution", "card.def.vibe")
def test_every_card_has_one_of_four_vibes_in_equal_shares() -> None:
    assert VIBES == ("red", "yellow", "green", "blue")
    assert Counter(VIBE) == dict.fromkeys(range(4), 24)
    groups = Counter(zip(AFFILIATION, STRENGTHS, VIBE, strict=True))
    assert set(groups.values()) == {4}


@rule_test("card.comp.ability-distribution")
def test_every_mild_or_strong_card_has_one_of_eight_abilities() -> None:
    assert Counter(a for a in ABILITY if a >= 0) == dict.fromkeys(range(8), 8)
    assert [a >= 0 for a in ABILITY] == [s in ("mild", "strong") for s in STRENGTHS]
    split = Counter((AFFILIATION[c], STRENGTHS[c], ABILITY[c]) for c in range(N_CARDS) if ABILITY[c] >= 0)
    assert set(split.values()) == {2}


@rule_test("card.def.affiliation")
def test_brightness_is_bliss_and_bleakness_is_gloom() -> None:
    by_frame = [c["affiliation"].title() for c in CARDS]
    assert by_frame == [AFFILIATIONS[a] for a in AFFILIATION]
    assert {AFFILIATION[c] for c in range(N_CARDS) if STRENGTHS[c] == "brightness"} == {0}
    assert {AFFILIATION[c] for c in range(N_CARDS) if STRENGTHS[c] == "bleakness"} == {1}


@rule_test("card.def.vibe-colour-only")
def test_bliss_and_gloom_vibes_of_one_colour_match() -> None:
    table = position("""
        turn A
        A mindset: kindness, disgust, dislike, fear
        stacks: 0 4 4
    """)
    play(table, "take " + table.options[0].text.split()[1])
    assert score(table, "A") == (1 + 2, 3)  # three green Vibes of both sides are three of a kind


@rule_test("card.def.vibe-not-affiliation")
def test_a_gloom_emotion_with_a_red_vibe_gets_gloom_fragments() -> None:
    table = position("""
        turn A
        A hand: rage
    """)
    play(table, "invoke rage")
    assert mindset(table, "A") == ["rage 2/2"]
    assert supply(table) == (40, 38)
    assert VIBES[VIBE[CARD_IDS.index("rage")]] == "red"


@rule_test("card.def.mindset")
def test_a_mindset_holds_zero_to_four_emotions() -> None:
    sizes = set()
    for seed in range(6):
        for g in walk(GAME.setup(3), seed):
            sizes |= {len(seat["mindset"]) for seat in GAME.view(g, None)["seats"]}
    assert sizes == {0, 1, 2, 3, 4}


@rule_test("card.def.impulse")
def test_every_turn_begins_with_three_face_up_cards() -> None:
    for g in walk(GAME.setup(4), 3):
        if g.asked.kind == GAME.gen.ask.TURN:
            assert None not in GAME.view(g, None)["impulse"]


@rule_test("card.def.impulse-stack")
def test_a_stack_feeds_only_its_own_column() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 4 4 4
    """)
    play(table, "take fear")
    assert stacks(table) == [4, 3, 4]


@rule_test("card.def.impulse-stack")
def test_an_empty_stack_gets_no_card_from_the_others() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A score: 12 + 0
    """)
    play(table, "take trust")
    assert table.over
    assert stacks(table) == [0, 4, 4]


@rule_test("card.def.cycle")
def test_the_revelation_closes_a_cycle_before_any_further_turn() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A mindset: valor
    """)
    assert table.state.cycle == 1
    play(table, "take trust")
    assert score(table, "A") == (2, 0)
    assert table.state.cycle == 2
    assert table.kind == "turn"


@rule_test("card.def.fragment")
def test_a_fragment_is_either_spent_or_scored() -> None:
    text = """
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A mindset: optimism
    """
    used = play(position(text), "use optimism", "take trust")
    kept = play(position(text), "take trust")
    assert score(used, "A") == (0, 0)
    assert score(kept, "A") == (1, 0)


@rule_test("card.def.mild", "card.def.strong", "card.def.bright-bleak")
def test_slots_and_ability_follow_the_strength() -> None:
    wanted = {"mild": (1, 0, True), "strong": (2, 0, True), "brightness": (0, 2, False), "bleakness": (0, 2, False)}
    for card in CARDS:
        found = (card["fragment_slots"], card["absorb_slots"], card["ability"] is not None)
        assert wanted[card["strength"]] == found, card["id"]
    assert list(FRAGMENT_SLOTS) == [c["fragment_slots"] for c in CARDS]


@rule_test("card.def.slot-holds-one")
def test_a_full_merged_strong_emotion_holds_four_fragments_and_no_fifth() -> None:
    table = position("""
        turn A
        A mindset: valor+brightness-red-1 2/2 2/2, comfort 1/1
        B mindset: hope
    """)
    play(table, "use comfort", "drain hope")
    assert offered(table) == ["onto comfort"]
    refuses("card.drain.full-host", table, "onto valor")


@rule_test("card.def.one-colour-per-emotion")
def test_fragments_on_an_emotion_are_of_its_own_side() -> None:
    for g in walk(GAME.setup(3), 11):
        assert not [p for p in GAME.conserved(g) if "Fragments" in p]


@rule_test("card.def.enters-mindset")
def test_a_swap_is_not_an_entry() -> None:
    table = position("""
        turn A
        A mindset: boredom
        B mindset: valor 0/2
    """)
    play(table, "use boredom", "swap valor", "give boredom")
    assert mindset(table, "A") == ["valor 0/2"]
    assert table.kind == "turn"


@rule_test("card.def.any-player")
def test_any_player_includes_yourself_and_an_opponent_does_not() -> None:
    text = """
        seats 3, turn A
        A mindset: anger, jealousy
        A hand: hope
        B mindset: fear
        B hand: trust
    """
    table = play(position(text), "use anger", "pass")
    assert offered(table) == ["destroy anger", "destroy jealousy", "destroy fear"]
    table = play(position(text), "use jealousy", "pass")
    assert offered(table) == ["from b"]
    assert refuses("card.def.any-player", table, "from a") == "Steal lets you look at an opponent’s hand, not your own."


# ---- the component files themselves -----------------------------------------------------------------------


def provenance(node: Any, path: str, covered: bool) -> list[str]:
    """Every datum needs a source on itself or around it, and every source a reference."""
    if isinstance(node, dict):
        problems = []
        if isinstance(node.get("source"), str):
            covered = True
            problems = [] if node["source"] in SOURCES and node.get("ref") else [f"{path}: source without ref"]
        for key, value in node.items():
            if key not in ("source", "ref"):
                problems += provenance(value, f"{path}.{key}", covered)
        return problems
    if isinstance(node, list):
        return [p for i, value in enumerate(node) for p in provenance(value, f"{path}[{i}]", covered)]
    return [] if covered else [f"{path}: no source"]


def test_every_datum_names_its_source() -> None:
    for name, data in (("cards", PRINTED), ("scoring", SCORING)):
        kept = {k: v for k, v in data.items() if k not in ("pack", "file", "version")}
        assert not provenance(kept, name, False)
    assert not {field for card in CARDS for field in card} - set(PRINTED["fields"])


def test_partners_are_the_mild_and_strong_form_of_one_feeling() -> None:
    by_id = {c["id"]: c for c in CARDS}
    for card in (c for c in CARDS if c["ability"]):
        partner = by_id[card["partner"]]
        assert partner["partner"] == card["id"]
        same = ("affiliation", "vibe", "ability")
        assert [partner[k] for k in same] == [card[k] for k in same]
        assert {partner["strength"], card["strength"]} == {"mild", "strong"}


def test_constants_by_player_count_add_up_to_96_cards() -> None:
    for players, row in SCORING["players"]["by_count"].items():
        if isinstance(players, int):
            assert row["stack_size"] == players + 2
            assert row["impulse_total"] + row["dealt"] + row["main_deck_after_setup"] == 96


def test_the_bonus_table_covers_every_mindset_and_nothing_else() -> None:
    assert len(VIBE_BONUS) == 625
    patterns = {tuple(p["groups"]): p["bonus"] for p in SCORING["vibe_bonus"]["patterns"]["items"]}
    assert patterns[(1, 1, 1, 1)] == VIBE_BONUS[1 + 5 + 25 + 125] == 3
    assert patterns[(4,)] == VIBE_BONUS[4] == 4
    assert patterns[(2, 1, 1)] == VIBE_BONUS[2 + 5 + 25] == 1
    assert VIBE_BONUS[4 + 5 * 4] == 0


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("fragment_slots", 3, "affection (mild) cannot have the slots (3, 0)"),
        ("ability", None, "affection must either act or absorb"),
        ("affiliation", "balance", "affection has the unknown value “balance”"),
        ("id", "comfort", "there must be 96 cards with ids of their own"),
    ],
)
def test_a_wrong_card_gets_one_clear_sentence(field: str, value: object, sentence: str) -> None:
    cards = deepcopy(CARDS)
    cards[0][field] = value
    with pytest.raises(Unprinted, match=re.escape(sentence)):
        check(cards, SCORING)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (("constants", "mindset_limit"), "mindset_limit is 9, the rules need 4"),
        (("players", "max"), "there is room for 5 players"),
    ],
)
def test_a_wrong_constant_gets_one_clear_sentence(path: tuple[str, str], sentence: str) -> None:
    scoring = deepcopy(SCORING)
    scoring[path[0]][path[1]] = 9
    with pytest.raises(Unprinted, match=re.escape(sentence)):
        check(CARDS, scoring)


def test_changed_winning_conditions_are_noticed() -> None:
    scoring = deepcopy(SCORING)
    scoring["winning"]["conditions"][0]["needs"]["bliss"] = 10
    with pytest.raises(Unprinted, match="winning conditions"):
        check(CARDS, scoring)


def test_component_files_name_no_place_on_a_machine() -> None:
    for path in Path(tables.__file__).with_name("components").glob("*.yaml"):
        assert not re.search(r"(?<![\w.:/])/(?:[a-z_]+/)+[a-z_]", path.read_text(encoding="utf-8")), path.name


def test_abilities_stand_in_the_order_of_their_numbers() -> None:
    assert tuple(a["name"] for a in PRINTED["abilities"]["items"]) == ABILITIES
