"""What the server answers over HTTP: the API and, for everything else, the page."""

from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse, Response

import zellige
from zellige.bots.registry import LEVELS
from zellige.games.common.json_form import Model
from zellige.table.messages import (
    LONGEST_NAME,
    Created,
    EngineOffer,
    Fairness,
    Health,
    Join,
    Levels,
    Me,
    NameChange,
    NewTable,
    Refusal,
    Review,
    Table,
    TableSummary,
    Upload,
)
from zellige.table.refusal import TableRefusal
from zellige.table.setting import clean

from .guard import Guard, is_own_origin, refusal
from .hall import Hall, NoSuchTable
from .identity import Identity
from .limits import Allowances, Limits
from .pages import page
from .reviews import MOST_DECISIONS, TooManyReviews
from .socket import Talk
from .storage import StorageFailure

PROPOSED = "greedy"


class Refusing(Model):
    """Every answer that is not the one that was hoped for."""

    refusal: Refusal


TableId = Annotated[str, Path(min_length=1, max_length=36, pattern="^[A-Za-z0-9-]+$")]
#: What any question may be answered with instead.
OTHERWISE: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusing, "description": why}
    for status, why in {
        400: "not readable at all",
        403: "a page of another server asks",
        404: "there is no such table",
        409: "the table, the rules or the time forbid it",
        413: "too large",
        422: "not readable",
        429: "too many",
        500: "the server is in trouble",
        503: "the database is in trouble, or too much waits to be done",
    }.items()
}
api = APIRouter(prefix="/api", responses=OTHERWISE)


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _person(request: Request) -> str:
    person: str = request.state.person
    return person


class TooMany(Exception):
    """Somebody sets more tables, or has more games reviewed, than anybody needs."""


def _count(request: Request) -> None:
    allowances: Allowances = request.app.state.tables
    if not allowances.take(_person(request)):
        raise TooMany


@api.get("/health")
async def health(request: Request) -> Health:
    """How the server does."""
    hall = _hall(request)
    tables, running = await hall.storage.counts()
    return Health(version=zellige.__version__, tables=tables, running=running, connections=hall.connections)


@api.get("/levels")
async def levels(request: Request) -> Levels:
    """The bots."""
    engines = [
        EngineOffer(level=engine.level, name=engine.name, games=list(engine.games))
        for engine in _hall(request).thinkers.engines.offered.values()
    ]
    return Levels(levels=list(LEVELS), proposed=PROPOSED, engines=engines)


@api.get("/me")
async def me(request: Request) -> Me:
    """Who the cookie is."""
    return Me(name=await _hall(request).storage.name_of(_person(request)))


@api.put("/me")
async def rename(request: Request, change: NameChange) -> Me:
    """Take another name."""
    name = clean(change.name, LONGEST_NAME)
    if not name:
        raise TableRefusal("empty_text", subject="name")
    await _hall(request).rename(_person(request), name)
    return Me(name=name)


@api.post("/tables", status_code=201)
async def new_table(request: Request, new: NewTable) -> Created:
    """Set a table."""
    _count(request)
    table_id = await _hall(request).set_table(_person(request), new)
    return Created(id=table_id, path=f"/table/{table_id}")


@api.get("/tables")
async def tables(
    request: Request,
    mine: Annotated[str | None, Query(max_length=10, description="The tables of the asker.")] = None,
    watch: Annotated[str | None, Query(max_length=10, description="Public games that are under way.")] = None,
) -> list[TableSummary]:
    """The tables of the asker, or with `?watch` those that anybody may watch."""
    hall, person = _hall(request), _person(request)
    listed = await (hall.storage.tables_of(person) if watch is None else hall.storage.tables_to_watch())
    return [await hall.summary(table_id, person) for table_id in listed]


@api.get("/tables/{table_id}")
async def table(request: Request, table_id: TableId) -> Table:
    """A table as the asker may know it."""
    return await _hall(request).table_for(table_id, _person(request))


@api.post("/tables/{table_id}/join")
async def join(request: Request, table_id: TableId, joining: Join) -> Created:
    """Take an open seat."""
    await _hall(request).join(table_id, _person(request), joining)
    return Created(id=table_id, path=f"/table/{table_id}")


@api.get("/tables/{table_id}/game", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def game_file(request: Request, table_id: TableId) -> Response:
    """The game as a text file."""
    text = await _hall(request).game_file(table_id)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table_id}.azul"'})


@api.post("/games", status_code=201)
async def upload(request: Request, uploaded: Upload) -> Created:
    """Look at a game that was read from a file."""
    _count(request)
    table_id = await _hall(request).upload(_person(request), uploaded.text)
    return Created(id=table_id, path=f"/replay/{table_id}")


@api.get("/tables/{table_id}/fairness")
async def fairness(request: Request, table_id: TableId) -> Fairness:
    """Whether the deals followed from the secret whose hash was published."""
    return await _hall(request).fairness(table_id)


@api.get("/tables/{table_id}/review", response_model=Review)
async def review(
    request: Request,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=MOST_DECISIONS, description="So many of those judged are known already.")] = 0,
) -> Response:
    """What the decisions of a finished game were worth, as far as that has been found out."""
    return Response(await _hall(request).review(table_id, after), media_type="application/json")


@api.post("/tables/{table_id}/review", status_code=202, response_model=Review)
async def begin_review(request: Request, table_id: TableId) -> Response:
    """Have it found out."""
    _count(request)
    return Response(await _hall(request).begin_review(table_id, _person(request)), 202, media_type="application/json")


@api.get("/{rest:path}", include_in_schema=False)
async def nothing(rest: str) -> Response:
    return refusal(404, "no_such_address", rest[:40])


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TableRefusal)
    return JSONResponse({"refusal": error.message.model_dump()}, 409)


async def _unreadable(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return refusal(422, "unreadable", f"{'.'.join(map(str, first['loc'][1:]))}: {first['msg']}"[:200])


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = {404: "no_such_address", 405: "no_such_method"}.get(error.status_code, "unreadable")
    answer = refusal(error.status_code, code)
    answer.headers.update(error.headers or {})
    return answer


def make_app(hall: Hall, signing_key: str, limits: Limits | None = None) -> FastAPI:
    """The application around a hall of tables."""
    limits = limits or Limits()
    app = FastAPI(
        title="Zellige",
        version=zellige.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.hall = hall
    app.state.identity = Identity(signing_key)
    app.state.tables = Allowances(limits.tables)
    talk = Talk(hall, limits)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(websocket: WebSocket, table_id: str, after: str = "0") -> None:
        if not is_own_origin(Headers(scope=websocket.scope)):
            await websocket.close(1008)
            return
        await talk.serve(websocket, table_id, after)

    app.include_router(api)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def any_page(path: str) -> Response:
        return page(path)

    app.add_exception_handler(TableRefusal, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    for kind, status, code in (
        (NoSuchTable, 404, "no_such_table"),
        (TooMany, 429, "too_many"),
        (TooManyReviews, 503, "too_many_reviews"),
        (StorageFailure, 503, "not_stored"),
        (Exception, 500, "server_trouble"),
    ):
        app.add_exception_handler(kind, _answer(status, code))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limits=limits)
    return app


def _answer(status: int, code: str) -> Any:
    async def answer(_: Request, error: Exception) -> JSONResponse:
        return refusal(status, code)

    return answer
