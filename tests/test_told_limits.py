"""What a view tells about limits, prices and points follows the component files, which are changed here before a game is loaded.

A game freezes its tables when it is loaded, so changed components need a process that has not loaded it yet.
"""

from __future__ import annotations

import subprocess
import sys

HEAD = """
from pathlib import Path
import yaml
import insula
from insula.core.data import stand_in
from insula.core.registry import load

HOME = Path(insula.__file__).parent / "games"
def change(name, edit):
    data = yaml.safe_load((HOME / name).read_text(encoding="utf-8"))
    edit(data)
    stand_in({name: yaml.safe_dump(data)})
"""


def run(script: str) -> None:
    done = subprocess.run([sys.executable, "-c", HEAD + script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_amygdala_tells_its_exchanges_and_when_the_end_begins() -> None:
    run("""
def edit(data):
    data["free_exchanges"]["items"][0]["give"]["vp"] = 3
    data["free_exchanges"]["items"][4]["get"]["coins"] = 5
    data["game_end"]["trigger_tiles_left"] = 6
change("amygdala/components/exchange.yaml", edit)
view = load("amygdala").setup(2).table(1).view()
assert view["limits"] == {"bank": 10, "tiles_at_end": 6}
assert view["exchanges"]["single"][0] == {"gives": "vp", "amount": 3, "coins": 1}
assert view["exchanges"]["single"][4] == {"gives": "wild", "amount": 1, "coins": 5}
assert [each["gives"] for each in view["exchanges"]["single"]] == ["vp", "dream", "happiness", "resource", "wild"]
assert view["exchanges"]["sets"][1] == {"gives": "dream", "gets": "vp", "amounts": [2, 5, 9, 14, 20, 27]}
""")


def test_cerebria_tells_points_of_the_identity_and_prices_of_abilities_and_pays_them() -> None:
    run("""
def edit(data):
    data["fragments"]["minor"]["points"] = 7
    data["starting_resources"]["ambition"]["tokens"] = 4
    data["turn"]["ambition_abilities"][1]["ambition"] = 3
    data["wheel"]["bonuses"] = data["wheel"]["bonuses"][:2]
change("cerebria/components/scoring.yaml", edit)
from tests.games.cerebria.kit import on
table = on("love: at valley\\nmisery: at land\\nbliss: ambition 4")
table.state.teams[0].identity_minor = 2
view = table.view()
assert (view["teams"][0]["identity_points"], view["teams"][0]["score"] - view["teams"][0]["points"]) == (14, 14)
assert view["limits"]["ambition"] == 4
assert view["limits"]["abilities"] == {"add vibe": 1, "rotate": 3, "extra action": 2}
marks = [{"space": 2, "gain": "essence"}, {"space": 4, "gain": "card"}]
assert view["limits"]["wheel"] == {"steps": 20, "bonuses": marks}
table.play("rotate")
assert table.view()["teams"][0]["ambition"] == 1
""")


def test_the_basic_game_of_cerebria_has_no_wheel() -> None:
    run("""
assert load("cerebria").setup(2, edition="basic").table(1).view()["limits"]["wheel"] is None
""")


def test_the_card_game_tells_the_slots_of_its_cards_and_what_wins() -> None:
    run("""
from insula.games.card.tables import SCORING
view = load("card").setup(2).table(1).view()
needs = {each["id"]: each["needs"] for each in SCORING["winning"]["conditions"]}
told = view["limits"]["to_win"]
assert needs["single-minded-bliss"] == {"bliss": told["of_one"]}
assert needs["balanced"] == {"bliss": told["of_each"], "gloom": told["of_each"]}
assert view["limits"]["mindset"] == SCORING["constants"]["mindset_limit"]
assert view["limits"]["actions"] == SCORING["constants"]["actions_per_turn"]
assert view["revealing"] == [False] * 3
""")
