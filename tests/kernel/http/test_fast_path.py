"""The contract with Litestar's internals: see kernel/decisions/0030.

After an upgrade the first test fails. Read what the release changed in the modules named here, then write
its version.
"""

from importlib.metadata import version
from typing import Any, cast

import httpx
import pytest
from estante.http.bodies import _takes_json, decode_into_structs
from estante.http.envelope import Answer, Enveloped
from estante.http.fast_path import inline_sync_dependencies, skip_handler_copies
from estante.http.request import EstanteRequest
from litestar import Litestar, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response.base import ASGIResponse
from litestar.routes import HTTPRoute
from litestar.utils.scope.state import ScopeState
from msgspec import Struct

LITESTAR = "2.25.0"
GUARDED: list[BaseRouteHandler] = []


class Note(Struct):
    """A body."""

    name: str


def shelf(request: EstanteRequest) -> str:
    return f"shelf of {request.url.path}"


def book(shelf: NamedDependency[str]) -> str:
    return f"book on the {shelf}"


async def reader() -> str:
    return "reader"


async def guard(_connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    GUARDED.append(handler)


@get("/books", sync_to_thread=False)
def read(book: NamedDependency[str], reader: NamedDependency[str]) -> dict[str, str]:
    return {"book": book, "reader": reader}


@post("/notes", sync_to_thread=False)
def write(data: JSONBody[Note]) -> dict[str, str]:
    return {"name": data.name}


@pytest.fixture
def app() -> Litestar:
    return Litestar(
        [read, write],
        guards=[guard],
        dependencies={
            "shelf": Provide(shelf, sync_to_thread=False),
            "book": Provide(book, sync_to_thread=False),
            "reader": Provide(reader),
        },
        request_class=EstanteRequest,
        response_class=Answer,
        openapi_config=None,
    )


def handler_and_model(app: Litestar, path: str, method: str) -> tuple[Any, Any]:
    route = next(route for route in app.routes if isinstance(route, HTTPRoute) and route.path == path)
    return route.route_handler_map[method]  # type: ignore[index]


async def answers(app: Litestar) -> list[tuple[int, Any]]:
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(cast("Any", app)), base_url="http://estante"
    ) as client:
        sent = [await client.get("/books"), await client.post("/notes", json={"name": "Lunes"})]
        return [(answer.status_code, answer.json()["data"]) for answer in sent]


def test_the_names_were_looked_at_in_this_version() -> None:
    assert version("litestar") == LITESTAR


def test_a_route_has_a_handler_and_a_model_of_its_dependencies(app: Litestar) -> None:
    _handler, model = handler_and_model(app, "/books", "GET")
    batches = [{entry.key for entry in batch} for batch in model.dependency_batches]
    assert sorted(key for batch in batches for key in batch) == ["book", "reader", "shelf"]
    (entry,) = [entry for batch in model.dependency_batches for entry in batch if entry.key == "book"]
    assert tuple(entry.provide.signature_model._fields) == ("shelf",)
    assert entry.provide.dependency(shelf="top") == "book on the top"
    assert entry.provide.has_sync_callable
    assert not entry.provide.has_sync_generator_dependency
    assert not entry.provide.has_async_generator_dependency
    assert not entry.provide.use_cache


def test_providers_that_wait_for_nothing_run_in_an_extractor(app: Litestar) -> None:
    _handler, model = handler_and_model(app, "/books", "GET")
    extractors = len(model.extractors)
    inline_sync_dependencies(app)
    assert [{entry.key for entry in batch} for batch in model.dependency_batches] == [{"reader"}]
    assert len(model.extractors) == extractors + 1


async def test_a_guard_gets_a_copy_of_the_handler_and_then_the_handler_itself(app: Litestar) -> None:
    handler, _model = handler_and_model(app, "/books", "GET")
    assert type(handler) is not HTTPRouteHandler, "`get` makes a class of its own"
    GUARDED.clear()
    await answers(app)
    skip_handler_copies(app)
    await answers(app)
    assert [given is handler for given in GUARDED[::2]] == [False, True]


def test_litestars_reader_of_json_is_known_by_its_name(app: Litestar) -> None:
    _handler, model = handler_and_model(app, "/notes", "POST")
    assert [_takes_json(extractor) for extractor in model.extractors].count(True) == 1
    decode_into_structs(app)
    assert not any(_takes_json(extractor) for extractor in model.extractors)


def test_a_request_keeps_its_body_where_litestar_does() -> None:
    assert {"body", "json"} <= set(ScopeState.__slots__)
    scope: Any = {"type": "http", "state": {}, "headers": []}
    assert EstanteRequest(scope)._connection_state is ScopeState.from_scope(scope)


def test_an_answer_by_the_short_way_lacks_nothing_that_litestar_sends() -> None:
    whole, short = ASGIResponse(body=b"{}", media_type="application/json"), Enveloped(200, b"{}")
    names = {name for kind in ASGIResponse.__mro__ for name in getattr(kind, "__slots__", ())}
    assert {name for name in names if hasattr(whole, name) and not hasattr(short, name)} == set()
    assert sorted(short.encode_headers()) == sorted(whole.encode_headers())


async def test_answers_are_the_same_without_the_fast_path(app: Litestar) -> None:
    plain = await answers(app)
    inline_sync_dependencies(app)
    decode_into_structs(app)
    skip_handler_copies(app)
    assert await answers(app) == plain
    assert plain == [
        (200, {"book": "book on the shelf of /books", "reader": "reader"}),
        (201, {"name": "Lunes"}),
    ]
