"""Refusing: why a table will not have a move, in the words of the rule, with what could be done instead."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from insula.core.events import named
from insula.core.reading import exact, same_thing
from insula.core.rule import LEGAL
from insula.core.rulebook import Refusal, Refused

if TYPE_CHECKING:
    from insula.core.table import Table

ASKED_SINCE = "undo-asked-since"  # undo names them


def refusal(table: Table, rule: int, number: int, other: int | None) -> Refusal:
    """An option refused by a rule; `other` is the nearest one that may be played."""
    rule_id = table.game.rulebook.ids[rule]
    values = table.game.refusal_values(table.state, number, rule_id)
    found = table.game.rulebook.refusal(rule_id, values)
    found = replace(found, says=named(found.says, table.names))
    if other is None:
        return found
    instead = table.say(other)
    possible = table.game.catalogue.say("instead", what=instead)
    return replace(found, alternative=table.game.option_text(table.state, other), instead=instead, possible=possible)


def why_not_asked(table: Table, move: int | str, seat: int) -> Refusal:
    """Why somebody who is not asked cannot play a move."""
    # by exact notation only: what else is understood hangs on the options of the seat that is asked
    number = exact(table.game, table.state, move) if isinstance(move, str) else int(move)
    known = 0 <= number < table.game.n_options
    rule = table.game.refuse_out_of_turn(table.state, seat, number) if known else LEGAL
    if rule != LEGAL:
        return refusal(table, rule, number, None)
    values: dict[str, object] = {"asked": table.names[table.asked], "seat": table.names[seat]}
    return table.game.rulebook.refusal("table.not-your-question", values)


def read(table: Table, text: str) -> int:
    """The option id that a notation stands for; raises `Refused` if nothing fits."""
    g, game = table.state, table.game
    found = exact(game, g, text)
    if found >= 0:
        return found
    offered = g.options[: g.n_options]
    alike = same_thing(game, g, text)
    if alike and alike[0] not in offered:
        return alike[0]  # refused in words that tell what the thing is
    words = game.catalogue
    moves = [words.say("quoted", what=game.option_text(g, n)) for n in (alike or offered)[:2]]
    hint = words.say("try", moves=words.listed(moves, "list-or"))
    values: dict[str, object] = {"text": text.strip()[:60], "hint": hint}
    raise Refused(game.rulebook.refusal("table.unknown-words", values))


def asked_since(table: Table, seat: int) -> str:
    """Who else has been asked since a seat's last answer; what they were asked cannot be unheard."""
    others = [table.asked]
    for move in reversed(table.moves):
        if move.seat == seat:
            break
        others.append(move.seat)
    names = [table.names[s] for s in dict.fromkeys(reversed(others)) if s != seat]
    words = table.game.catalogue
    if not names:
        return words.say(ASKED_SINCE)
    return words.say("undo-asked", names=words.listed(names), count=len(names))
