"""The lobby: lists of tables, from the rooms of this server and, for all others, from what is stored."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from insula.server import cards, wire
from insula.server import rows as db
from insula.server.accounts import User
from insula.server.hall import Hall
from insula.server.rows import Chair

log = logging.getLogger("insula.server")
MAX_LISTED = 100


async def lists(hall: Hall, user: User) -> wire.TableLists:
    """My tables, my turn first; tables that keep a seat for me; open tables of others."""

    def found(c: db.Connection) -> tuple[list[str], list[str], list[str]]:
        mine = db.tables_of(c, user.id, MAX_LISTED)
        calls = db.invitations(c, user.id, MAX_LISTED)
        return mine, calls, [i for i in db.open_tables(c, user.id, MAX_LISTED) if i not in calls]

    ids = await hall.store.read(found)
    by_id = await _cards(hall, user, [i for each in ids for i in each])
    mine, invited, others = ([by_id[i] for i in each if i in by_id] for each in ids)
    mine.sort(key=lambda c: (not c.your_turn, c.state == "over", c.updated if c.your_turn else -c.updated))
    if mine and mine[0].your_turn:  # the one that has waited longest is shown with its position
        room = hall.here(mine[0].table)
        mine[0] = mine[0] if room is None else await hall.card_of(room, user, position=True)
    free = [c for c in others if any(s.kind == "open" and (not s.kept or s.kept_for_you) for s in c.seats)]
    return wire.TableLists(mine=mine, invited=invited, open=free)


async def _cards(hall: Hall, user: User, ids: Sequence[str]) -> dict[str, wire.TableCard]:
    """Tables by id: those of this server as they stand, the others as they are stored."""
    elsewhere = [i for i in ids if hall.here(i) is None]
    rows = await hall.store.read(lambda c: db.rows(c, elsewhere)) if elsewhere else []
    made = {row["id"]: card for row, chairs in rows if (card := _stored_card(hall, row, chairs, user)) is not None}
    for table_id in ids:
        room = hall.here(table_id)
        if room is not None:
            made[table_id] = await hall.card_of(room, user)
    return made


def _stored_card(hall: Hall, row: db.Row, chairs: Sequence[Chair], user: User) -> wire.TableCard | None:
    """A table that is not in memory, from its row; None for a row that cannot be read, which costs that table only."""
    try:
        return cards.stored_card(row, chairs, user.id, hall.online_elsewhere(row["id"]))
    except ValueError as problem:
        log.error("table %s cannot be listed: %s", row["id"], problem)
        return None
