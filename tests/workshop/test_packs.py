"""Packs: small files with changed data only, checked with file, line and rule, tried, and named by records."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from insula.core.pack import BadPack, Pack, find_pack, parse_pack
from insula.core.record import BadRecord, parse_record
from insula.core.registry import component_home, component_owner, load
from insula.core.replaying import replay
from insula.workshop.checks import check, loaded
from insula.workshop.listing import NOTHING, SOURCES, listing
from insula.workshop.trial import try_pack

GAIN = [{"trigger": "on_enter", "do": [{"effect": "gain", "resource": "willpower", "amount": 2, "to": "actor"}]}]


def pack_of(game: str, file: str, **edits: dict[str, object]) -> Pack:
    changes = {file: {name.replace("_", "-"): fields for name, fields in edits.items()}}
    return Pack("Mara's box", game, load(game).rules_version, changes, dict.fromkeys(changes[file], "my copy"))


COMFORT = pack_of("cerebria", "emotions.yaml", comfort={"threshold": 3, "power": GAIN})
COURAGE = pack_of("card", "cards.yaml", courage={"ability": "draw"})


def insula(*words: str, folder: Path) -> tuple[int, str, str]:
    env = {**os.environ, "INSULA_SAVES": str(folder / "kept")}
    done = subprocess.run(
        [sys.executable, "-m", "insula", *words], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


# ---- the file ------------------------------------------------------------------------------------------------------


def test_a_pack_is_the_same_after_writing_and_reading() -> None:
    again = parse_pack(COMFORT.written(), "mara.yaml")
    assert again == COMFORT and again.hash == COMFORT.hash
    assert Pack("Another name", *list(vars(COMFORT).values())[1:5]).hash == COMFORT.hash  # names change no play


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("threshold: 3", "threshold: 2", "mara.yaml, line 18: the hash is"),
        ("insula-pack: 1", "insula-pack: 7", "mara.yaml, line 1: this is not a pack"),
        ("game: cerebria", "game: chess", "mara.yaml, line 3: there is no game “chess”"),
        ("game: cerebria", "game: balance", "mara.yaml, line 3: balance plays with the cards of cerebria"),
        ("name: Mara's box", "name: ''", "mara.yaml, line 2: a pack needs a name"),
        ("known:", "knwon:", "mara.yaml, line 16: “knwon” does not belong in a pack."),
        ("    comfort:\n", "    comfort: [\n", "mara.yaml, line"),
    ],
)
def test_a_wrong_file_is_named_with_its_line(old: str, new: str, said: str) -> None:
    with pytest.raises(BadPack) as refused:
        parse_pack(COMFORT.written().replace(old, new), "mara.yaml")
    assert str(refused.value).startswith(said) and str(refused.value).count("\n") == 0


def test_editions_play_with_the_files_of_their_game() -> None:
    assert component_owner("balance") == "cerebria" and component_home("balance") == component_home("cerebria")
    assert component_owner("card") == "card"


# ---- checks --------------------------------------------------------------------------------------------------------


def test_a_right_pack_has_words_made_from_the_power() -> None:
    found = check(COMFORT, load("cerebria"))
    assert not found.problems
    assert [each.said for each in found.data] == ["When you put Comfort into play, gain 2 Willpower."]
    assert any("thresholds of 3" in each for each in found.advice)  # told, not refused


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"threshold": 7}, "the threshold is 1, 2 or 3 and not beyond the row, but it is 7 [cer.empower.threshold]"),
        ({"threshold": "x"}, "threshold of Comfort takes a whole number, not 'x' [cer.empower.threshold]"),
        ({"weight": 3.0}, "nothing in the game reads weight of Comfort"),
        ({"threshold": 2}, "threshold of Comfort is already printed like that"),
        ({"power": [{"trigger": "foo", "do": GAIN[0]["do"]}]}, "'foo' is not among the triggers"),
        ({"vibe": "pink"}, "vibe of Comfort takes one of blue, "),
        ({"row": [1, 2, 3, 4, 5]}, "the row has 1 to 4 numbers from 0 to 9"),
        ({"nothing": 1}, "“comfort” of emotions.yaml has no field “nothing”"),
    ],
)
def test_a_mistake_is_one_sentence_with_file_line_and_rule(fields: dict[str, object], said: str) -> None:
    problems = check(pack_of("cerebria", "emotions.yaml", comfort=fields), load("cerebria")).problems
    assert problems and said in problems[0] and problems[0].startswith("Mara's box, line 8: ")


def test_a_standing_power_that_asks_for_intensity_is_refused() -> None:
    word = {"effect": "intensity_mod", "target": {"scope": "adjacent", "filter": "higher_intensity"}, "amount": 1}
    power = [{"trigger": "while_in_play", "do": [word]}]
    problems = check(pack_of("cerebria", "emotions.yaml", comfort={"power": power}), load("cerebria")).problems
    assert "may not ask for higher_intensity" in problems[0]


def test_what_the_checks_let_pass_loads() -> None:
    assert loaded(COURAGE, "card") == ""
    swapped = pack_of("card", "cards.yaml", courage={"strength": "strong"})
    assert check(swapped, load("card")).problems


# ---- the listing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["amygdala", "balance", "card", "cerebria"])
def test_every_datum_has_a_source_and_some_are_read(name: str) -> None:
    found = listing(load(name))
    assert all(each.source in SOURCES for each in found)
    assert all(field.source in SOURCES for each in found for field in each.fields)
    assert any(field.open for each in found for field in each.fields)
    assert any(field.effect == NOTHING for each in found for field in each.fields)
    places = [(each.file, each.entry) for each in found]
    assert len(set(places)) == len(places)


def test_house_powers_are_as_many_as_the_pack_says() -> None:
    powers = [each for each in listing(load("cerebria")) if each.kind == "emotions.[]"]
    assert [sum(each.source == source for each in powers) for source in ("rulebook", "public", "house")] == [15, 11, 50]
    house = [f for each in powers for f in each.fields if f.name == "threshold" and f.source == "house"]
    assert len(house) == 31


# ---- trials and records --------------------------------------------------------------------------------------------


def test_a_pack_is_tried_in_games_that_end() -> None:
    tried = try_pack(COURAGE, "card", games=12, seconds=60)
    assert tried.fine and tried.games == 12 and tried.used.get("courage", 0) > 0


def test_a_record_names_its_pack_and_needs_it(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    (here / "mara.yaml").write_text(COURAGE.written(), encoding="utf-8")
    game = ("card", "--players", "random,random", "--pack", "mara.yaml", "--save", "g.insula", "--seed", "4")
    assert insula("play", *game, folder=here)[0] == 0
    text = (here / "g.insula").read_text(encoding="utf-8")
    record = parse_record(text)
    assert record.pack == COURAGE.label and f"\npack {COURAGE.hash} Mara's box\n" in text
    assert parse_record(record.text()) == record
    (there / "g.insula").write_text(text, encoding="utf-8")
    code, _, said = insula("replay", "g.insula", "--verify", folder=there)
    assert code == 2 and said.startswith(f"This game was played with the pack “Mara's box” ({COURAGE.hash})")
    assert said.count("\n") == 1
    (there / "from-mara.yaml").write_text(COURAGE.written(), encoding="utf-8")
    assert find_pack(COURAGE.label, there) == COURAGE
    assert insula("replay", "g.insula", "--verify", folder=there)[0] == 0
    with pytest.raises(BadRecord, match="which is not here"):
        replay(record)  # this process plays with the printed cards


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("workshop", "list", "chess"), "No game is called “chess”."),
        (("workshop", "list", "card", "no such words"), "Nothing in Cerebria: The Card Game matches"),
        (("workshop", "show", "card", "nobody"), "has no entry “nobody”"),
        (("workshop", "check", "none.yaml"), "none.yaml: No such file"),
        (("workshop", "check", "bad.yaml"), "bad.yaml, line 1: this is not a pack"),
        (("workshop", "try", "mara.yaml", "--games", "0"), "Play at least one game"),
        (("workshop", "correct", "new.yaml", "card", "courage", "ability=fly", "--known", "x"), "takes one of"),
        (("play", "cerebria", "--pack", "mara.yaml"), "“Mara's box” is a pack for card"),
        (("workshop",), "the following arguments are required"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "bad.yaml").write_text("hello: 1\n", encoding="utf-8")
    (tmp_path / "mara.yaml").write_text(COURAGE.written(), encoding="utf-8")
    code, _, told = insula(*words, folder=tmp_path)
    assert code == 2 and said.lower() in told.lower() and "Traceback" not in told and told.count("\n") == 1


def test_a_pack_is_made_and_checked_from_the_command_line(tmp_path: Path) -> None:
    made = insula("workshop", "correct", "m.yaml", "card", "courage", "ability=draw", "--known", "box", folder=tmp_path)
    assert made[0] == 0 and COURAGE.hash in made[1]
    code, told, _ = insula("workshop", "check", "m.yaml", folder=tmp_path)
    assert code == 0 and "Courage: Draw two cards from the main deck." in told
