"""The HTTP part of what people look up: rules, cards, the glossary, finished games and their records."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from insula.core.game import Game, Setup
from insula.core.rulebook import Rule
from insula.learn.examples import related
from insula.server import wire
from insula.server.http_api import TROUBLE, AHall, AUser, SomeReplays, new_table_allowed
from insula.server.server_rules import SERVER_RULES, because, refuse

reading = APIRouter(prefix="/api", responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429), TROUBLE))


@reading.get("/rules/{game}")
async def rules(game: str, hall: AHall, q: str = "", table: str = "") -> list[wire.RuleInfo]:
    """The rules of a game and of the table, all or those with these words; with a table, what it does not play."""
    setup = (await hall.room(table)).spec.setup if table else None
    played, words = hall.game(game), q[:200]
    book = played.rulebook
    found = book.search(words) if words.strip() else list(book.rules.values())
    of_server = SERVER_RULES.search(words) if words.strip() else list(SERVER_RULES.rules.values())
    known = {rule.id for rule in found}
    return [_rule_info(played, rule, setup) for rule in [*found, *(rule for rule in of_server if rule.id not in known)]]


def _rule_info(game: Game, rule: Rule, setup: Setup | None) -> wire.RuleInfo:
    return wire.RuleInfo(
        id=rule.id,
        section=rule.section,
        says=rule.says,
        refusal=rule.refusal,
        ruling=rule.ruling,
        only_with=rule.only_with,
        in_play=setup is None or setup.plays(rule),
        see=related(game, rule.id),
        asked=list(rule.asked),
    )


@reading.get("/cards/{game}")
async def cards(game: str, hall: AHall, response: Response) -> list[wire.CardInfo]:
    """What each card of a game says and where that is from, nothing for a game without cards; good for a day."""
    listed = hall.game(game).cards
    found = [wire.CardInfo(**{k: each[k] for k in wire.CardInfo.model_fields}) for each in (listed() if listed else [])]
    response.headers["cache-control"] = "public, max-age=86400"
    return found


@reading.get("/glossary/{game}")
async def glossary(game: str, hall: AHall, response: Response) -> list[wire.GlossaryEntry]:
    """A short entry for every icon, piece and word of a game; it may be kept for a day and used offline."""
    found = [wire.GlossaryEntry.model_validate(entry) for entry in hall.game(game).glossary]
    response.headers["cache-control"] = "public, max-age=86400"
    return found


@reading.get("/replay/{table}")
async def replay_info(table: str, replays: SomeReplays) -> wire.ReplayInfo:
    """A finished game with its moves."""
    return await replays.info(table)


@reading.get("/replay/{table}/at/{move}")
async def replay_at(table: str, move: int, replays: SomeReplays, eyes: str = "spectator") -> wire.ReplayAt:
    """A finished game after some moves, through the eyes of a seat, a spectator, or with all open."""
    return await replays.at(table, move, eyes)


@reading.get(
    "/tables/{table}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table: str, replays: SomeReplays) -> PlainTextResponse:
    """The record of a finished game, seed included."""
    return PlainTextResponse(await replays.record(table))


@reading.post(
    "/import",
    dependencies=[Depends(new_table_allowed)],
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def bring_record(request: Request, user: AUser, replays: SomeReplays) -> wire.NewTable:
    """Stores a record for looking at it."""
    body = await request.body()
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise refuse("online.import", reason=because("not-text")) from None
    table = await replays.bring(text)
    return wire.NewTable(table=table, link=f"/replay/{table}")
