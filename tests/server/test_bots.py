"""Bots at the table: worker processes with a time cap; one that stalls or dies is replaced for that move."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import insula
from insula.bots.api import Think, Thought
from insula.server.bots_pool import BotsPool
from tests.server.kit import WAIT, Person, Server

Servers = Callable[..., Server]

STALLS = "import sys, time; sys.stdin.buffer.read(1); time.sleep(600)"
DIES = "import sys; sys.stdin.buffer.read(1); sys.exit(3)"
NONSENSE = "import sys\nwhile sys.stdin.buffer.read(1): print('what?', flush=True)"
ILLEGAL = """
import pickle, sys
from insula.bots.api import Thought
from insula.bots.pool import read, write
path, made = (pickle.loads(read(sys.stdin.buffer)) for _ in range(2))
write(sys.stdout.buffer, (True, None))
while read(sys.stdin.buffer):
    write(sys.stdout.buffer, (True, Thought(60000)))
"""


def request(level: str = "random") -> Think:
    return Think.of(insula.game("card", seats=2).table(seed=1), level)


def ask(pool: BotsPool, *levels: str) -> list[Thought]:
    async def all_of_them() -> list[Thought]:
        return list(await asyncio.gather(*(pool.choose(request(level)) for level in levels)))

    return asyncio.run(all_of_them())


def test_a_bot_answers_from_its_own_process() -> None:
    pool = BotsPool(workers=1)
    try:
        for thought in ask(pool, "random", "greedy", "random"):
            assert thought.option in request().options
            assert "chosen at random" not in thought.note
    finally:
        pool.close()


@pytest.mark.parametrize("program", [STALLS, DIES, NONSENSE, ILLEGAL], ids=["stalls", "dies", "nonsense", "illegal"])
def test_a_bot_that_gives_no_answer_is_replaced_for_that_move(program: str) -> None:
    pool = BotsPool(workers=1, command=[sys.executable, "-c", program], slack=1.0)
    began = time.monotonic()
    try:
        for thought in ask(pool, "greedy", "greedy"):
            assert thought.option in request().options
            assert "this move was chosen at random" in thought.note
    finally:
        pool.close()
    assert time.monotonic() - began < WAIT  # one that stalls would take ten times as long


def test_a_game_with_a_bot_that_always_stalls_goes_on(servers: Servers) -> None:
    server = servers(bot_command=[sys.executable, "-c", STALLS], bot_slack=0.2)
    mara = Person(server.base, "Mara")
    tab = mara.tab(mara.table("me", "greedy"))
    for _ in range(4):
        tab.play(tab.until_mine()["options"][0]["id"])
    assert tab.update["version"] >= 4


def test_server_and_bots_run_without_numba_and_numpy(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('numba', 'llvmlite', 'numpy')))\n"
        "import insula, insula.server.serve\n"
        "from insula.bots.api import Think, choose\n"
        "table = insula.game('card', seats=2).table(seed=1)\n"
        "print(*('random' in choose(Think.of(table, level)).note for level in ('random', 'greedy', 'easy')))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("False False False\n", "")


def test_workers_end_with_the_pool() -> None:
    pool = BotsPool(workers=2)
    ask(pool, "random", "random")
    processes = [worker._process for worker in pool.workers if worker._process is not None]
    pool.close()
    assert processes and all(process.poll() is not None for process in processes)


def test_a_pass_in_a_window_takes_its_time_whether_there_was_a_choice_or_not(servers: Servers) -> None:
    """A bot that passed at once would tell that it holds nothing to cancel with; which window it was is not told."""
    server = servers(bot_pause=0.3)
    mara = Person(server.base, "Mara")
    gaps: list[float] = []
    while len(gaps) < 12:
        tab = mara.tab(mara.table("me", "random", "random"))
        while len(gaps) < 12 and not tab.until_mine()["over"]:
            options = tab.update["options"]
            tab.play(next((o for o in options if o["text"].startswith("use")), options[0])["id"])
            while not tab.update["options"] and not tab.update["over"]:
                began = time.monotonic()
                assert (tab.update["kind"], tab.until("update")["kind"] != "") == ("", bool(tab.update["options"]))
                gaps.append(time.monotonic() - began)
    assert min(gaps) > 0.2  # the pause, less what it takes to show the update before it
