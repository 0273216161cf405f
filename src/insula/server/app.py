"""The application: store, accounts, hall and front end tied together as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from insula import __version__
from insula.core.rulebook import Refused
from insula.older.process import close_all
from insula.server.account_api import account
from insula.server.accounts import COOKIE, Accounts
from insula.server.bots_pool import BotsPool
from insula.server.cluster import LEASE, Cluster, News, OwnedElsewhere, leave
from insula.server.company_api import companions
from insula.server.game_log import NotStored
from insula.server.guide_api import guide
from insula.server.hall import Hall
from insula.server.help import help_pages
from insula.server.host import Host
from insula.server.housekeeping import keep_house
from insula.server.http_api import api
from insula.server.learn_api import learning
from insula.server.limits import Gate
from insula.server.metrics import Metrics, Watch, may_read
from insula.server.middleware import RequestChecks
from insula.server.reading_api import reading
from insula.server.recovery import Recovery
from insula.server.replays import Replays
from insula.server.review_api import reviewing
from insula.server.reviews import Reviews
from insula.server.routing import Forward, Unwrap
from insula.server.rows import TableLost
from insula.server.server_rules import because, misfit, refuse, status_of
from insula.server.services import Services
from insula.server.settings import Settings
from insula.server.store import Store, StoreAway
from insula.server.workshop_api import workshop
from insula.server.ws_api import ws

log = logging.getLogger("insula.server")
STOPPED = "stopped"  # the setting that keeps when the last server stopped in order
NO_FRONT_END = (
    "<!doctype html><meta charset=utf-8><title>Insula</title><p>The server runs, but its pages are not built; "
    "in a checkout <code>make web</code> builds them. The interface describes itself at "
    "<a href=/api/openapi.json>/api/openapi.json</a>.</p>"
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The web table as an ASGI application."""
    chosen = settings or Settings()
    app = FastAPI(
        title="Insula",
        version=__version__,
        description="The HTTP part of the web table; the WebSocket part is in docs/wire.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.settings = chosen
    app.state.metrics = Metrics()
    app.state.gate = Gate(chosen.limits)
    app.include_router(ws)  # the first that is looked at: after a restart everybody comes at once
    app.include_router(api)
    app.include_router(reading)
    app.include_router(account)
    app.include_router(companions)
    app.include_router(learning)
    app.include_router(reviewing)
    app.include_router(workshop)
    app.include_router(guide)
    app.include_router(help_pages)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(NotStored, _not_stored)
    app.add_exception_handler(StoreAway, _store_away)
    app.add_exception_handler(TableLost, _store_away)
    app.add_exception_handler(OwnedElsewhere, _moved)
    app.add_exception_handler(DataError, _unfit)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(Exception, _broken)
    _add_probes(app)
    _add_front_end(app, chosen.front_end())
    app.add_middleware(Forward, state=app.state)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(RequestChecks, gate=app.state.gate)
    app.add_middleware(Unwrap, state=app.state)
    app.add_middleware(Watch, metrics=app.state.metrics)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.database, settings.timeouts)
    bots = BotsPool(settings.bot_workers, settings.bot_command, settings.bot_slack)
    hall = Hall(Services(settings, store, bots, app.state.metrics))
    app.state.hall = hall
    app.state.host = Host(hall)
    app.state.accounts = Accounts(store)
    app.state.replays = Replays(store)
    app.state.reviews = Reviews(hall.services, app.state.replays)
    app.state.recovery = Recovery(store, app.state.accounts, hall.services.mailer, settings.site)
    await _join_others(app, hall)
    hall.credit = await asyncio.to_thread(_credit, hall)
    await hall.prepare()
    _prepare_routes(app)
    hall.services.spawn(hall.resume())
    hall.services.spawn(keep_house(hall))
    hall.services.spawn(app.state.metrics.watch_stalls())
    try:
        yield
    finally:
        hall.close()
        await hall.services.mailer.close()
        await _leave_others(hall)
        if hall.cluster is None or not hall.cluster.others:
            with contextlib.suppress(SQLAlchemyError):
                await asyncio.to_thread(store.keep, STOPPED, str(time.time()))
        await asyncio.to_thread(bots.close)
        await asyncio.to_thread(hall.services.lookers.close)
        await asyncio.to_thread(hall.services.close_examiners)
        await asyncio.to_thread(close_all)
        await asyncio.to_thread(store.close)


def _prepare_routes(app: FastAPI) -> None:
    """Routes are put together when they are first looked at, which takes a fifth of a second: before anybody comes."""
    nowhere = {"type": "http", "method": "GET", "path": "/nowhere/at/all", "root_path": "", "headers": []}
    for route in app.router.routes:
        route.matches(nowhere)


def _credit(hall: Hall) -> float:
    """The seconds since the last server stopped in order: nobody's days run meanwhile."""
    stopped = hall.store.keep(STOPPED, None)
    if stopped is None or (hall.cluster is not None and hall.cluster.others):
        return 0.0
    return max(0.0, time.time() - float(stopped))


async def _join_others(app: FastAPI, hall: Hall) -> None:
    """On a database that servers share: the others learn of this one, and this one of them."""
    store = hall.store
    if not store.shared:
        return
    app.state.gate.shared = store
    app.state.secret = await asyncio.to_thread(store.setting, "servers", secrets.token_hex(32))
    loop = asyncio.get_running_loop()

    def heard(news: News) -> None:
        loop.call_soon_threadsafe(hall.hear, news)

    def lost() -> None:
        loop.call_soon_threadsafe(hall.renounce)

    hall.cluster = Cluster(store.engine, store.owner, hall.settings.address, heard, lost)
    await asyncio.to_thread(hall.cluster.wait_joined, LEASE)


async def _leave_others(hall: Hall) -> None:
    """Frees this server's tables, so that another one plays them at once."""
    if hall.cluster is not None:
        await asyncio.to_thread(hall.cluster.close)
        with contextlib.suppress(StoreAway, SQLAlchemyError):
            await hall.store.write(lambda db: leave(db, hall.store.owner))


# ---- one sentence for everything that goes wrong ---------------------------------------------------------------------


def _trouble(status: int, says: str, rule: str | None = None) -> JSONResponse:
    return JSONResponse({"says": says, "rule": rule}, status)


def _refused(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    refusal = problem.refusal
    response = _trouble(status_of(refusal), refusal.says, refusal.rule)
    if refusal.rule == "online.cookie":
        response.delete_cookie(COOKIE)
    return response


def _malformed(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    refusal = refuse("online.malformed", reason=misfit(problem.errors()[0])).refusal
    return _trouble(422, refusal.says, refusal.rule)


def _unfit(request: Request, problem: Exception) -> Response:
    """Words that no database takes, and that no earlier check has named."""
    log.warning("%s %s: %s", request.method, request.url.path, str(problem).splitlines()[0])
    refusal = refuse("online.malformed", reason=because("signs")).refusal
    return _trouble(422, refusal.says, refusal.rule)


def _not_stored(_: Request, problem: Exception) -> Response:
    return _trouble(503, str(problem))


def _store_away(_: Request, problem: Exception) -> Response:
    refusal = refuse("online.store-away").refusal
    return _trouble(503, refusal.says, refusal.rule)


def _moved(_: Request, problem: Exception) -> Response:
    refusal = refuse("online.moved").refusal
    return _trouble(503, refusal.says, refusal.rule)


def _http_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    says = {404: "There is nothing at this address.", 405: "This address does not take that method."}
    return _trouble(problem.status_code, says.get(problem.status_code, str(problem.detail)))


def _broken(request: Request, problem: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return _trouble(500, "Something went wrong on the server; nothing was changed.")


# ---- is it alive, is it ready ----------------------------------------------------------------------------------


def _add_probes(app: FastAPI) -> None:
    """For whoever watches the server; neither makes a guest."""

    async def alive() -> Response:
        return JSONResponse({"alive": True})

    async def ready() -> Response:
        hall: Hall = app.state.hall
        states = {"store": hall.store.ready, "resumed": hall.resumed.is_set()}
        return JSONResponse({"ready": all(states.values()), **states}, 200 if all(states.values()) else 503)

    async def metrics(request: Request) -> Response:
        hall: Hall = app.state.hall
        if not may_read(hall.settings.metrics, request.client.host if request.client else ""):
            raise HTTPException(404)
        hall.measure()
        return Response(hall.services.metrics.text(), media_type=CONTENT_TYPE_LATEST)

    app.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False)
    app.add_api_route("/healthz", alive, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/readyz", ready, methods=["GET", "HEAD"], include_in_schema=False)


# ---- the front end ---------------------------------------------------------------------------------------------------


def _file(folder: Path, path: str) -> Path | None:
    """The file of the front end that a path names, if it does."""
    try:
        wanted = (folder / path).resolve()
        found = bool(path) and wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # no system would take that as a name
        return None
    return wanted if found else None


def _add_front_end(app: FastAPI, folder: Path | None) -> None:
    """Files of the built front end; every other path is one of its pages."""

    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        if folder is None or not (folder / "index.html").is_file():
            return HTMLResponse(NO_FRONT_END)
        wanted = _file(folder, path)
        if wanted is not None:
            lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(wanted, headers={"cache-control": lasting})
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404)
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
