"""Component variants: what is printed otherwise is played otherwise, and a wrong word is named with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.arena import BadPlan, Plan, run
from insula.arena.variants import Variant, edited, read_variant
from insula.arena.workers import check_variants
from insula.core.registry import load

COMPONENTS = {name: load(name).folder / "components" for name in ("card", "cerebria", "amygdala")}


def copied(game: str, file: str, folder: Path, old: str, new: str) -> Path:
    """A printed file with one place edited."""
    text = (COMPONENTS[game] / file).read_text(encoding="utf-8")
    assert old in text
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / file


def test_another_bonus_gives_other_games_from_the_same_deals(tmp_path: Path) -> None:
    old = "{emotions: 4, groups: [4], combination: four-of-a-kind, bonus: 4}"
    copied("card", "scoring.yaml", tmp_path / "rich", old, old.replace("bonus: 4", "bonus: 9"))
    old = "{emotions: 3, groups: [1, 1, 1], combination: three-different, bonus: 1}"
    copied("card", "scoring.yaml", tmp_path / "richer", old, old.replace("bonus: 1", "bonus: 6"))
    variants = {"printed": None, "rich": "rich", "richer": {"scoring.yaml": "richer/scoring.yaml"}}
    plan = Plan.of({"game": "card", "bots": "random", "deals": 20, "variants": variants}, folder=tmp_path)
    games = run(plan, tmp_path / "out", jobs=1, engine="plain").to_pylist()
    by_variant = {name: [g for g in games if g["variant"] == name] for name in variants}
    assert {name: len(rows) for name, rows in by_variant.items()} == {"printed": 20, "rich": 20, "richer": 20}
    seeds = [g["seed"] for g in by_variant["printed"]]
    assert [g["seed"] for g in by_variant["richer"]] == seeds
    points = {name: sum(sum(g["points"]) / g["rounds"] for g in rows) for name, rows in by_variant.items()}
    assert points["richer"] > points["printed"]


def test_an_edited_entry_is_the_printed_one_with_other_fields() -> None:
    import yaml

    text = edited("x", {"courage": {"ability": "draw"}}, COMPONENTS["card"] / "cards.yaml")
    before = yaml.safe_load((COMPONENTS["card"] / "cards.yaml").read_text(encoding="utf-8"))
    after = yaml.safe_load(text)
    changed = [(a, b) for a, b in zip(before["cards"]["items"], after["cards"]["items"], strict=True) if a != b]
    assert len(changed) == 1
    assert changed[0][1] == {**changed[0][0], "ability": "draw"}


def test_a_card_of_cerebria_may_lose_its_power() -> None:
    given = {"emotions.yaml": {"courage": {"power": []}}}
    check_variants(Plan.of({"game": "cerebria", "variants": {"no-courage": given}, "deals": 1}))


def test_variants_of_different_content_have_different_digests(tmp_path: Path) -> None:
    game = load("card")
    made = [read_variant("x", {"cards.yaml": {"courage": {"vibe": vibe}}}, game, tmp_path) for vibe in ("red", "blue")]
    assert len({made[0].digest, made[1].digest, Variant("x").digest}) == 3


WRONG = [
    ("card", "cards.yaml", "ability: drain", "ability: drian", "cards.yaml, line {line}", "“drian”"),
    ("cerebria", "emotions.yaml", "trigger: on_enter", "trigger: on_entre", "emotions.yaml, line {line}", "'on_entre'"),
    ("cerebria", "emotions.yaml", "  vibe: red\n", "  vibe: pink\n", "emotions.yaml, line {line}", "'pink'"),
    ("card", "cards.yaml", "affiliation: bliss", "affilation: bliss", "The variant wrong", "'affiliation' is missing"),
    ("amygdala", "board.yaml", "start_lotus:", "start_lotos:", "The variant wrong", "'start_lotus' is missing"),
]


@pytest.mark.parametrize(("game", "file", "old", "new", "place", "word"), WRONG)
def test_a_wrong_word_is_named_with_file_and_line(
    game: str, file: str, old: str, new: str, place: str, word: str, tmp_path: Path
) -> None:
    path = copied(game, file, tmp_path, old, new)
    line = path.read_text(encoding="utf-8").split(new.strip())[0].count("\n") + 1
    plan = Plan.of({"game": game, "deals": 1, "variants": {"wrong": {file: file}}}, folder=tmp_path)
    with pytest.raises(BadPlan) as refused:
        run(plan, tmp_path / "out", jobs=1, engine="plain")
    sentence = str(refused.value)
    assert place.format(line=line) in sentence and word in sentence
    assert "\n" not in sentence and sentence.endswith(".")


def test_a_wrong_word_in_the_plan_itself_is_named_with_the_plans_line(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(
        "game: card\nvariants:\n  wrong:\n    cards.yaml:\n      courage: {ability: drian}\n", encoding="utf-8"
    )
    with pytest.raises(BadPlan, match=r"The variant wrong, plan\.yaml, line 5: .*drian"):
        run(Plan.read(path), tmp_path / "out", jobs=1, engine="plain")


def test_a_component_file_that_is_no_yaml_is_named_with_its_line(tmp_path: Path) -> None:
    copied("card", "cards.yaml", tmp_path, "pack: card-game", "pack: [card-game")
    with pytest.raises(BadPlan, match=r"cards.yaml, line \d+: "):
        Plan.of({"game": "card", "variants": {"broken": {"cards.yaml": "cards.yaml"}}}, folder=tmp_path)
