"""The engine follows every printed number: the same cards with other numbers, in a process of their own.

A game freezes its tables when it is loaded, so changed components need a process that has not loaded it yet.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from insula.testing import rule_test

HEAD = """
import yaml
from insula.core.data import stand_in
from insula.core.registry import load

home = load("card").folder.parent / "cerebria" / "components"
files = {name: yaml.safe_load((home / name).read_text(encoding="utf-8")) for name in ("emotions.yaml", "spirits.yaml")}
emotions = {e["id"]: e for e in files["emotions.yaml"]["emotions"]}
spirits = {s["id"]: s for s in files["spirits.yaml"]["spirits"]}
meta = files["emotions.yaml"]["meta"]


def effect(card):
    return emotions[card]["power"][0]["do"][0]


def printed():
    stand_in({f"cerebria/components/{name}": yaml.safe_dump(data) for name, data in files.items()})
"""
PLAY = """
printed()
from tests.games.balance.kit import on as on_three, three
from tests.games.cerebria.kit import on, realm, row, slot, spirit
"""


def run(change: str, check: str) -> None:
    """Changes the data, loads the game, and checks what it does."""
    script = HEAD + change + PLAY + check
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


EMOTIONS = [
    pytest.param(
        "effect('trust')['amount'] = 2",
        """
text = "love: at valley, willpower 9, essence 3, invoke red, hand trust\\nmisery: at land\\nland.b: kindness 1"
table = on(text, "invoke", "pass", "slot valley.a", "using nothing", "yes", "slot land.b")
assert (slot(table, "land.b").essence, spirit(table, "love").essence) == (3, 0)
""",
        id="Essence from one's board",
    ),
    pytest.param(
        "effect('generosity')['amount'] = 2",
        """
text = "love: at valley, deck trust\\nmisery: at land\\nland.b: kindness 1\\nvalley.b: generosity {}"
for there, left, given in ((4, 2, 3), (2, 1, 2)):
    table = on(text.format(there), "end turn", "take ambition", "yes", "slot land.b")
    assert (slot(table, "valley.b").essence, slot(table, "land.b").essence) == (left, given)
""",
        id="Essence from the card itself",
    ),
    pytest.param(
        "meta['max_intensity_token']['value'] = 2",
        """
bliss = "\\n".join(f"{at}: kindness 1" for at in ("land.a", "land.b", "willow.a", "willow.b"))
text = f"misery: at valley, willpower 9, empower red\\nlove: at land\\nvalley.a: mistrust 3\\n{bliss}\\nturn: misery"
assert slot(on(text, "empower", "using nothing"), "valley.a").token == 2
""",
        id="the largest token",
    ),
]


@rule_test("cer.pow.may", "cer.pow.intensity-token")
@pytest.mark.parametrize(("change", "check"), EMOTIONS)
def test_emotions_do_as_much_as_is_printed(change: str, check: str) -> None:
    run(change, check)


@rule_test("bal.emo.inspiration")
def test_inspiration_gives_as_many_tokens_as_are_printed() -> None:
    check = """
rows = "move red red, invoke blue blue, quell green green, fortify yellow, empower wild"
text = three(has="willpower 9", rows=rows, more="valley.b: neutrality-yellow 3")
table = on_three(text, "empower", "slot valley.b", "using nothing", "card inspiration", "red")
asked = 0
while table.kind == "vibe_cell":
    asked += 1
    assert "yellow" in table.question
    table.play(table.options[-1])
assert asked == 2
"""
    run("effect('inspiration')['amount'] = 2", check)


SPIRITS = [
    pytest.param(
        "spirits['love']['power']['gain'] = 5",
        """
text = "love: at valley, willpower 0\\nmisery: at land\\nvalley: minor bliss\\norigin: humility 7 at valley"
assert spirit(on(text, "absorb", "realm valley", "pass"), "love").willpower >= 2 + 5
""",
        id="Love",
    ),
    pytest.param(
        "spirits['hatred']['power']['discount'] = 2",
        """
text = "hatred: at valley, willpower 9, move red yellow\\nlove: at land\\nturn: hatred"
assert spirit(on(text, "move", "space cradle", "using haste"), "hatred").willpower == 9 - (1 + 1 - 2)
""",
        id="Hatred",
    ),
    pytest.param(
        "spirits['misery']['board_b']['quell'][2]['n'] = 2",
        """
text = "mode: spirits b\\nmisery: at valley, willpower 4, quell red - - blue, hand anger\\nlove: at land\\n"
text += "valley.b: courage 2\\ngloom: ambition 1\\norigin: humility 7 at valley\\nturn: misery"
table = on(text, "quell", "slot valley.b", "using drain")
assert spirit(table, "misery").willpower == 4 - 2 + 2 and sum(table.state.spheres) == 5 * 7 - 2
""",
        id="Drain",
    ),
]


@rule_test("cer.power.love", "cer.power.hatred", "cer.bside.misery.drain-quell")
@pytest.mark.parametrize(("change", "check"), SPIRITS)
def test_spirits_gain_and_save_as_much_as_is_printed(change: str, check: str) -> None:
    run(change, check)


@rule_test("bal.power.reason")
def test_reason_saves_as_much_as_is_printed() -> None:
    check = "assert [r['price'] for r in on_three(three()).view(2)['realms']] == [0, 0, 0, 0, 0]"
    run("spirits['reason']['power']['discount'] = 2", check)
