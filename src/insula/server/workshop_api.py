"""The HTTP part of the workshop: data with their sources, corrections checked and tried, packs kept and shared."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse

from insula.core.game import Game
from insula.core.pack import BadPack, Pack, parse_pack
from insula.core.registry import component_home, component_owner
from insula.older.packed import printed_words
from insula.older.process import HostFailed, HostLost
from insula.server import packs as kept
from insula.server import wire
from insula.server.hall import Hall
from insula.server.http_api import TROUBLE, AHall, AUser, new_table_allowed
from insula.server.server_rules import because, refuse
from insula.workshop.checks import Checked, check, loaded
from insula.workshop.listing import Datum, listing
from insula.workshop.trial import try_pack

workshop = APIRouter(prefix="/api", responses=dict.fromkeys((400, 401, 404, 409, 413, 422, 429), TROUBLE))
Hash = Annotated[str, InPath(pattern="^[0-9a-f]{16}$")]
GAMES, SECONDS = 300, 12.0  # of a trial
ONE = asyncio.Semaphore(1)  # trial at a time: the others wait, tables come first
UNNAMED = "Unnamed"


def _datum(each: Datum) -> wire.DatumInfo:
    known = ("name", "value", "source", "ref", "open", "form", "rule")
    fields = [wire.FieldInfo(**{n: getattr(f, n) for n in known}, values=list(f.values)) for f in each.fields]
    return wire.DatumInfo(**{k: v for k, v in vars(each).items() if k != "fields"}, fields=fields)


def _info(pack: Pack) -> wire.PackInfo:
    return wire.PackInfo(name=pack.name, hash=pack.hash, game=pack.game)


@workshop.get("/workshop/{game}")
async def show_workshop(game: str, user: AUser, hall: AHall) -> wire.WorkshopInfo:
    """Every datum of a game with its source, the vocabulary of its powers, and the caller's packs."""
    found = hall.game(game)
    owner = component_owner(found.name)
    mine = await hall.store.read(lambda db: kept.shelf(db, user.id, owner))
    data = await asyncio.to_thread(listing, found)
    return wire.WorkshopInfo(
        game=found.name,
        owner=owner,
        title=found.title,
        rules=found.rules_version,
        data=[_datum(each) for each in data],
        grammar=dict(found.workshop.grammar()),
        packs=[_info(pack) for pack in mine],
    )


@workshop.post("/workshop/check")
async def check_pack(given: wire.PackIn, hall: AHall) -> wire.PackChecked:
    """What is wrong with corrections, and what their cards would say. [online.pack]"""
    pack, game = _read(given, hall)
    found = await asyncio.to_thread(check, pack, game)
    return wire.PackChecked(
        problems=list(found.problems),
        advice=list(found.advice),
        data=[_datum(each) for each in found.data],
        hash=pack.hash,
    )


@workshop.post("/workshop/try", dependencies=[Depends(new_table_allowed)])
async def try_corrections(given: wire.PackIn, hall: AHall) -> wire.PackTried:
    """Random games with corrections, in a process of their own, for some seconds. [online.pack]"""
    pack, game = _read(given, hall)
    await _right(pack, game)
    async with ONE:
        tried = await asyncio.to_thread(try_pack, pack, game.name, GAMES, SECONDS)
    changed = {entry for edits in pack.changes.values() for entry in edits}
    told: dict[str, Any] = asdict(tried) | {"fine": tried.fine}
    told |= {name: {k: n for k, n in told[name].items() if k in changed} for name in ("entered", "used")}
    return wire.PackTried(**told)


@workshop.post("/packs", dependencies=[Depends(new_table_allowed)])
async def keep_pack(given: wire.PackIn, user: AUser, hall: AHall) -> wire.PackInfo:
    """Keeps corrections as a pack, or a pack that somebody shared. [online.pack]"""
    pack, game = _read(given, hall)
    await _right(pack, game)
    if not await hall.store.write(lambda db: kept.keep(db, user.id, pack)):
        raise refuse("online.pack", reason=because("pack-shelf", most=kept.MAX_SHELF))
    return _info(pack)


@workshop.post("/packs/{pack}/put-away")
async def put_pack_away(pack: Hash, user: AUser, hall: AHall) -> wire.PackInfo:
    """Takes a pack off the caller's shelf. [online.unknown-pack]"""
    found = await _found(pack, user.id, hall)
    await hall.store.write(lambda db: kept.put_away(db, user.id, pack))
    return _info(found)


@workshop.get(
    "/packs/{pack}",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def pack_file(pack: Hash, user: AUser, hall: AHall) -> PlainTextResponse:
    """A pack as a file, for whoever plays at a table that names it. [online.unknown-pack]"""
    found = await _found(pack, user.id, hall)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.hash}.yaml"'}
    return PlainTextResponse(found.written(), headers=headers)


@workshop.get("/packs/{pack}/data")
async def pack_data(pack: Hash, user: AUser, hall: AHall) -> wire.PackIn:
    """A pack as the form holds it. [online.unknown-pack]"""
    found = await _found(pack, user.id, hall)
    return wire.PackIn(game=found.game, name=found.name, changes=found.changes, known=dict(found.known))


@workshop.get("/packs/{pack}/printed/{game}")
async def printed(pack: Hash, game: str, user: AUser, hall: AHall) -> wire.PackPrinted:
    """What the browser draws with a pack. [online.unknown-pack]"""
    found = await _found(pack, user.id, hall)
    home = component_home(hall.game(game).name)
    if component_home(found.game) != home:
        raise refuse("online.pack", reason=because("pack-game", name=found.name))
    try:
        words = await asyncio.to_thread(printed_words, found, game)
    except (HostLost, HostFailed) as problem:
        raise refuse("online.pack", reason=str(problem).rstrip(".")) from None
    files = {f"{home.name}/components/{file}": data for file, data in found.files().items()}
    files |= {f"{home.name}/gen/{name}.json": data for name, data in words.items()}
    return wire.PackPrinted(hash=found.hash, name=found.name, files=files)


def _read(given: wire.PackIn, hall: Hall) -> tuple[Pack, Game]:
    """What the caller gave as a pack, and the game that it is for. [online.pack, online.unknown-game]"""
    game = hall.game(given.game)
    try:
        if given.text:
            return parse_pack(given.text), game
        made = Pack(given.name or UNNAMED, component_owner(game.name), game.rules_version, given.changes, given.known)
        return parse_pack(made.written()), game
    except BadPack as problem:
        raise refuse("online.pack", reason=str(problem).rstrip(".")) from None


async def _right(pack: Pack, game: Game) -> Checked:
    found = await asyncio.to_thread(check, pack, game)
    problem = found.problems[0] if found.problems else await asyncio.to_thread(loaded, pack, game.name)
    if problem:
        raise refuse("online.pack", reason=problem.rstrip("."))
    return found


async def _found(wanted: str, user_id: str, hall: Hall) -> Pack:
    found = await hall.store.read(lambda db: kept.find(db, wanted, user_id))
    if found is None:
        raise refuse("online.unknown-pack", hash=wanted)
    return found
