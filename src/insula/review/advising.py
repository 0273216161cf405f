"""Advice at the table: what a review would say of a question that is still open, in the seconds that somebody waits.

Everything is found from a sample of what the seat may know (`Think.sample`); the truth never comes here.
"""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass, replace

from insula.bots.api import Think, unpack
from insula.bots.belief import told
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import engine_for
from insula.core.chance import game_seed
from insula.core.game import Game
from insula.core.registry import load
from insula.core.table import Table
from insula.review.consequences import DEALS, compare_soon
from insula.review.course import Act
from insula.review.judging import INACCURACY, Weight
from insula.review.lines import Proposal, Proposer, answers_of
from insula.review.result import Line, Share, label_of
from insula.review.sampling import Sampler, is_ready
from insula.review.scale import Scale

MAX_LINES = 3
PROPOSING = 0.4  # part of the seconds that search has for its proposals; weighing and words have the rest
NODES = {"plain": 200, "numba": 20_000}
WEIGHED = {"plain": 8, "numba": 300}  # iterations of one weighing
PLAIN_DEALS = 4
_COMPILING: dict[str, subprocess.Popen[bytes]] = {}


@dataclass(frozen=True)
class Advice:
    """Some lines, the best first; `sure` if that one is better than the next by more than noise, with its reason."""

    lines: tuple[Line, ...]
    sure: bool
    note: str = ""


@dataclass(frozen=True)
class Advising:
    """Asks for advice on one question, within the seconds of the request."""

    request: Think
    names: tuple[str, ...]
    seconds: float

    def done(self) -> Advice:
        """The advice."""
        return advise(self.request, self.names, self.seconds)


def advise(request: Think, names: tuple[str, ...], seconds: float) -> Advice:
    """What would be best, how much better than the next best, and why."""
    game = load(request.game)
    state, until = unpack(game, request.sample), time.monotonic() + seconds
    engine, note = _engine(game)
    proposer = Proposer(engine, NODES[engine.target])
    found = proposer.proposals(state, request.seat, request.seed, MAX_LINES, until - seconds * (1 - PROPOSING))
    table = Table(game.setup(request.seats, **request.choices), 0, names, state=state, salt="", fast_forward=False)
    if len(found) < 2:
        return Advice(tuple(_line(table, each) for each in found), sure=False, note=note)
    seed = game_seed(request.seed, 1)
    lines = [each.line for each in found]
    weight = Scale(engine, WEIGHED[engine.target]).weigh(state, request.seat, lines[1], lines[0], seed, until)[0]
    if weight.sure_worse:
        found[0], found[1] = found[1], found[0]
        weight = Weight(-weight.gain, weight.error, weight.count)
    made = [_line(table, each) for each in found]
    made[0] = replace(made[0], gain=weight.gain, low=weight.gain - weight.reach, high=weight.gain + weight.reach)
    if not weight.sure or weight.gain < INACCURACY:
        return Advice(tuple(made), sure=False, note=note)
    act = Act(0, request.seat, state, found[1].line)
    deals = DEALS if engine.target == "numba" else PLAIN_DEALS
    why, brief = compare_soon(Sampler(table.setup, engine), act, found[0].line, seed, names, deals)
    made[0] = replace(made[0], why=why, brief=brief)
    return Advice(tuple(made), sure=True, note=note)


def _engine(game: Game) -> tuple[BotEngine, str]:
    """Compiled where that needs no compiling now; else plain, while another process compiles."""
    engine, note = engine_for(game)
    if engine.target == "plain" or is_ready(game.name):
        return engine, note
    going = _COMPILING.get(game.name)
    if going is None or going.poll() not in (None, 0):
        command = f"from insula.review.sampling import make_ready; make_ready({game.name!r})"
        _COMPILING[game.name] = subprocess.Popen([sys.executable, "-c", command])
    return engine_for(game, "plain")[0], note


def _line(table: Table, proposal: Proposal) -> Line:
    answers = answers_of(table, table.state, proposal.line)
    share = Share(*told(table.setup, proposal.win, proposal.low, proposal.high))
    return Line(answers, label_of([each.label for each in answers]), share, 0.0, 0.0, 0.0)
