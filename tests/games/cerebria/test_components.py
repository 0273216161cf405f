"""The component files and the pieces they describe; every check of the files can fail."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from insula.games.cerebria import check_components
from insula.games.cerebria.check_components import problems, read_pack
from insula.games.cerebria.eyes.conserved import conserved
from insula.games.cerebria.game import GAME
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    BOARDS,
    CARD_IDS,
    CARDS,
    DECK_IDS,
    EMOTIONS,
    N_CARDS,
    REALM_IDS,
    SCORING,
    SPIRIT_TEAM,
    WHEEL_STEPS,
)
from insula.games.cerebria.terms import BLISS, GLOOM, MILD, STARTING, STRONG
from insula.games.cerebria.words.card_words import emotion_texts
from insula.games.cerebria.words.names import SPIRIT_WORDS
from insula.games.cerebria.words.position import position
from insula.testing import rule_test, walk
from tests.games.cerebria.kit import on, slot, spirit, team

PACK = read_pack()
FOUR = {"spirits": "love,delight,hatred,misery", "setting": "recommended"}


def changed(*path: str | int, value: Any) -> list[str]:
    """What the check finds when one datum of the files is changed."""
    pack = copy.deepcopy(PACK)
    node: Any = pack
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return problems(pack)


def test_the_component_files_are_right() -> None:
    assert problems(PACK) == []


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("emotions", "emotions", 0, "power", 0, "trigger"), "at_dawn", "'at_dawn' is not among the triggers"),
        (("emotions", "emotions", 0, "power", 0, "do", 0, "effect"), "explode", "'explode' is not among the effects"),
        (("emotions", "emotions", 0, "power", 0, "do", 0, "strange"), 1, "there is no field 'strange'"),
        (("emotions", "emotions", 0, "power", 0, "do", 0, "amount"), "many", "is no int"),
        (("emotions", "emotions", 0, "power", 0, "do"), [], "does nothing"),
        (("emotions", "emotions", 0, "vibe"), "pink", "Vibe, power or weight"),
        (("emotions", "emotions", 0, "row"), [], "the row has 1 to 4 numbers"),
        (("emotions", "emotions", 0, "copies"), 3, "63 cards"),
        (("emotions", "emotions", 0, "threshold"), 4, "but it is 4"),
        (("emotions", "emotions", 0, "counterpart"), "valor", "counterpart valor does not fit"),
        (("emotions", "emotions", 0, "weight"), 5, "the mild cards of Bliss weigh"),
        (("emotions", "emotions", 0, "source"), "rumour", "source 'rumour'"),
        (("emotions", "emotions", 0, "ref"), "", "ref ''"),
        (("decks", "decks", 0, "cards", "courage"), 3, "deck basic-bliss: 17 cards"),
        (("decks", "decks", 0, "cards", "anger"), 2, "deck basic-bliss: anger"),
        (("spirits", "spirits", 0, "side"), "gloom", "4 Spirits of Bliss"),
        (("spirits", "spirits", 0, "board_b", "move", 0, "name"), "Dash", "Dash"),
        (("spirits", "boards_a", "standard", "move", 0, "rule"), "exalt", "board standard, move: Haste"),
        (("board", "slots", 3, "adjacent"), [2, 9], "slot 3: neighbours"),
        (("board", "realms", 1, "slots"), [3, 2], "cradle-of-senses: slots"),
        (("board", "frontiers", 0, "triad"), [1, 2, 3], "valley-cradle: Triad"),
        (("board", "reflected_pairs", 0, "frontier"), "valley-cradle", "the Frontier opposite"),
        (("board", "start", "basic", "placements", 0, "slot"), 5, "basic picture"),
        (("scoring", "fragments", "minor", "count"), 6, "Fragments"),
        (("scoring", "wheel", "bonuses", 0, "space"), 20, "Wheel"),
        (("scoring", "modes", "basic", "common_aspirations"), 8, "mode basic"),
    ],
)
def test_a_wrong_datum_is_found(path: tuple[str | int, ...], value: Any, said: str) -> None:
    assert any(said in problem for problem in changed(*path, value=value))


def test_a_missing_entry_is_told_in_one_sentence() -> None:
    pack = copy.deepcopy(PACK)
    del pack["emotions"]["emotions"][3]["row"]
    assert problems(pack) == ["an entry 'row' is missing or names something unknown"]


def of(side: int, strength: int) -> list[int]:
    """The cards of a team and a strength."""
    return [c for c in range(N_CARDS) if CARDS[c].side == side and CARDS[c].strength == strength]


@rule_test("cer.comp.mild-cards")
def test_each_team_has_16_mild_emotions_in_4_copies() -> None:
    for side in (BLISS, GLOOM):
        assert [CARDS[c].copies for c in of(side, MILD)] == [4] * 16


@rule_test("cer.comp.strong-cards")
def test_each_mild_emotion_has_a_strong_one_in_2_copies() -> None:
    table = GAME.setup(4, **FOUR).table(seed=1)
    for side in (BLISS, GLOOM):
        strong = of(side, STRONG)
        assert sorted(CARDS[c].counterpart for c in of(side, MILD)) == strong
        assert sum(table.state.strong[c] for c in strong) == 32
    assert table.view()["strong"]["benevolence"] == 2


@rule_test("cer.comp.starting-emotions")
def test_there_are_2_brightness_and_6_bleakness() -> None:
    assert {CARD_IDS[c]: CARDS[c].copies for side in (BLISS, GLOOM) for c in of(side, STARTING)} == {
        "brightness": 2,
        "bleakness": 6,
    }


@rule_test("cer.comp.boards")
def test_a_table_has_one_ring_one_origin_and_two_teams() -> None:
    view = GAME.setup(4, **FOUR).table(seed=1).view()
    assert [t["id"] for t in view["teams"]] == ["bliss", "gloom"]
    assert (len(view["slots"]), len(view["spheres"])) == (15, 5)


@rule_test("cer.comp.spirit-boards")
def test_four_spirits_per_team_each_with_both_sides() -> None:
    names = {side: {s for s, t in zip(SPIRIT_WORDS, SPIRIT_TEAM, strict=True) if t == side} for side in (BLISS, GLOOM)}
    assert names == {
        BLISS: {"love", "delight", "empathy", "harmony"},
        GLOOM: {"misery", "hatred", "malice", "anxiety"},
    }
    boards = [BOARDS[0], *BOARDS[1:9]]
    assert all(len(b) == 5 and all(len(row) == 3 for row in b.values()) for b in boards)
    assert len({str(b) for b in boards}) == 9


@rule_test("cer.comp.willpower-counters")
def test_willpower_never_runs_out() -> None:
    table = on("love: at valley, willpower 45\nhatred: at land, willpower 99", "gain willpower")
    assert spirit(table, "love").willpower == 45 - 1 + 4
    assert sum(table.state.spheres) + 45 + 99 > 80


@rule_test("cer.comp.essence-counters")
def test_essence_never_runs_out() -> None:
    table = on("love: at valley, willpower 6, essence 20\nhatred: at land", "harvest", "amount 3")
    assert spirit(table, "love").essence == 23


@rule_test("cer.comp.aspiration-cards")
def test_three_sets_of_nine_aspirations() -> None:
    g = GAME.setup(4, **FOUR).start(5)
    assert len(set(ASPIRATION_IDS)) == 9
    assert sorted(g.common[: g.n_common]) == list(range(9))
    for side in (BLISS, GLOOM):
        assert sorted(g.teams[side].hidden[: g.teams[side].n_hidden]) == list(range(9))


@rule_test("cer.comp.vibe-tokens")
def test_two_full_boards_use_forty_tokens_and_none_is_refused_for_supply() -> None:
    full = ", ".join(f"{row} red yellow green blue" for row in ("move", "invoke", "quell", "fortify"))
    text = f"love: at valley, {full}, empower red yellow green\ndelight: at land, {full}, empower red yellow green blue"
    table = on(f"{text}\nhatred: at willow\nmisery: at network\nbliss: ambition 1", "add vibe")
    tokens = Counter(v for name in ("love", "delight") for v in spirit(table, name).cells if v)
    assert tokens.total() == 40 and set(tokens.values()) == {10}


@rule_test("cer.comp.fragments", "cer.comp.ambition-tokens", "cer.setup.ambition")
def test_a_team_starts_with_5_minor_3_major_1_capping_and_3_spent_ambition() -> None:
    table = GAME.setup(4, **FOUR).table(seed=1)
    for side in (BLISS, GLOOM):
        t = team(table, side)
        assert (t.minor, t.major, t.capping, t.ambition) == (5, 3, 0, 0)
    assert SCORING["fragments"]["capping"]["count"] == 1
    assert SCORING["starting_resources"]["ambition"]["tokens"] == 3


@rule_test("cer.comp.control-markers")
def test_every_realm_and_frontier_shows_who_controls_it() -> None:
    for g in walk(GAME.setup(4, **FOUR), 3, most=150):
        view = GAME.view(g, None)
        shown = [place["control"] for part in ("realms", "frontiers") for place in view[part]]
        assert len(shown) == 10 and set(shown) <= {"bliss", "gloom", None}


@rule_test("cer.comp.intensity-tokens")
def test_intensity_tokens_are_not_limited() -> None:
    tokens = "\n".join(f"{word}: desire 1 +6" for word in ("valley.a", "cradle.a", "cradle.b", "land.a", "land.b"))
    table = on(f"love: at willow, willpower 3, fortify red\nhatred: at network\n{tokens}", "fortify", "realm willow")
    assert table.state.realms[4].size == 1


@rule_test("cer.comp.insecurity-tokens")
def test_without_the_card_insecurity_no_insecurity_token_is_placed() -> None:
    decks = "love,delight,anxiety,misery"
    assert "insecurity" not in PACK["decks"]["decks"][DECK_IDS.index("anxiety")]["cards"]
    for seed in range(3):
        for g in walk(GAME.setup(4, spirits="love,delight,anxiety,misery", decks=decks, setting="recommended"), seed):
            assert not any(e.insecure for e in g.emotions)
    limit = SCORING["supplies"]["insecurity_tokens"]["count"]
    assert limit == 6


@rule_test("cer.comp.insecurity-tokens")
def test_a_seventh_insecurity_token_would_be_noticed() -> None:
    g = position("love: at valley\nhatred: at land\nland.a: insecurity")
    for word in range(7):
        g.emotions[word].insecure = g.emotions[8].uid
    assert "too many Insecurity tokens" in conserved(g)


@rule_test("cer.comp.action-trackers", "cer.setup.tracker-side")
def test_every_player_begins_with_three_actions_and_absorb_but_the_first() -> None:
    table = GAME.setup(4, **FOUR).table(seed=2)
    trackers = []
    for _ in range(4):
        trackers.append((table.state.turn, table.state.actions, table.state.absorbs))
        table.play("end turn")
        table.play("draw two")
    assert [t[1:] for t in trackers] == [(3, 0), (3, 1), (3, 1), (3, 1)]
    assert sorted(t[0] for t in trackers) == [0, 1, 2, 3]


@rule_test("cer.comp.order-markers")
def test_only_spirits_in_play_stand_in_the_order() -> None:
    g = GAME.setup(4, spirits="love,delight,malice,misery", setting="recommended").start(9)
    spirits = [SPIRIT_WORDS[g.seats[s].spirit] for s in g.order[: g.n_order]]
    assert sorted(spirits) == ["delight", "love", "malice", "misery"]


@rule_test("cer.comp.point-counters", "cer.setup.point-counter")
def test_both_counters_start_at_0() -> None:
    view = GAME.setup(4, **FOUR).table(seed=1).view()
    assert [t["points"] for t in view["teams"]] == [0, 0]


@rule_test("cer.comp.wheel")
def test_a_counter_at_19_that_scores_2_stands_on_1() -> None:
    table = on(
        "love: at valley, willpower 6, quell red blue, hand courage\nhatred: at land\nvalley.a: anger 3\n"
        "bliss: ambition 1, points 19",
        "quell",
        "pass",
        "slot valley.a",
        "using subdue",
    )
    assert team(table, BLISS).points == 21
    assert team(table, BLISS).points % WHEEL_STEPS == 1


@rule_test("cer.comp.references")
def test_looking_cards_up_changes_nothing() -> None:
    from insula.core.record_class import key
    from insula.games.cerebria.words.card_words.listing import base_list

    table = GAME.setup(4, **FOUR).table(seed=1)
    before = key(table.state)
    assert len(base_list()) > 66 and len(GAME.rulebook.rules) > 500
    assert key(table.state) == before


@rule_test("cer.def.card-anatomy")
def test_every_mild_card_shows_all_its_fields() -> None:
    for number, card in enumerate(EMOTIONS[:32]):
        assert card["name"] and card["side"] in ("bliss", "gloom") and card["vibe"]
        assert emotion_texts("base")[card["id"]].endswith(".")
        assert len(card["row"]) == CARDS[number].spaces >= 1
        assert 1 <= card["threshold"] <= 3 and card["counterpart"] in CARD_IDS


@rule_test("cer.def.vibes")
def test_every_deck_card_has_one_of_four_vibes_and_only_the_colour_counts() -> None:
    assert {CARDS[c].vibe for c in range(64)} == {1, 2, 3, 4}
    red_bliss, red_gloom = CARD_IDS.index("courage"), CARD_IDS.index("anger")
    assert CARDS[red_bliss].vibe == CARDS[red_gloom].vibe == 1


@rule_test("cer.def.starting-no-vibe")
def test_brightness_has_no_vibe_and_adds_none_to_versatility() -> None:
    table = on("love: at valley\nhatred: at land\nvalley.a: brightness\nvalley.b: courage")
    assert slot(table, "valley.a").vibe == 0
    assert table.view()["measures"]["versatility"]["bliss"] == 1


@rule_test("cer.geo.realms")
def test_each_realm_has_its_own_action() -> None:
    view = on("love: at valley\nhatred: at land").view()
    assert {r["id"]: r["action"] for r in view["realms"]} == {
        "valley-of-motives": "gain_willpower",
        "cradle-of-senses": "draw_cards",
        "network-of-thoughts": "move_emotion",
        "land-of-desires": "intensify",
        "willow-of-values": "harvest",
    }
    assert [r["id"] for r in view["realms"]] == REALM_IDS


# ---- the README of the components ----------------------------------------------------------------------------------


def test_the_readme_gives_the_reason_of_every_house_power() -> None:
    text = (Path(check_components.__file__).parent / "components" / "README.md").read_text(encoding="utf-8")
    table = text[text.index("## Reasons of the") :]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:2] == "| "]
    told = {name: (kind, row, float(weight)) for name, kind, row, weight, _ in rows[2:]}
    house = [card for card in EMOTIONS if card["ref"] == "designed; README table"]
    assert told == {
        card["name"]: (
            f"{card['side'].title()} {card['strength']}, {card['vibe']}",
            " ".join(map(str, card["row"])),
            float(card["weight"]),
        )
        for card in house
    }
    assert "Threshold rule" in text and "Balance row scheme" in text, "named by refs of emotions.yaml"


def test_house_thresholds_follow_the_rule_of_the_readme() -> None:
    by_id = {card["id"]: card for card in EMOTIONS}
    for card in EMOTIONS:
        if "threshold rule in README" in card["prov"].get("threshold", {}).get("ref", ""):
            strong = by_id[card["counterpart"]]
            heavy = max(strong["row"]) >= 4 or len(card["row"]) == 4 or strong["weight"] >= 4
            assert card["threshold"] == min(3 if heavy else 2, len(card["row"])), card["id"]
