"""The OpenAPI document: Litestar's, with the envelope and the error answers that the kernel adds."""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.response import Response
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from estante.lists.spec import ListSpec
from estante.lists.values import schema_of_value

JSON = "application/json"
ERROR = {
    "type": "object",
    "required": ["status", "code", "message", "errors", "request_id"],
    "properties": {
        "status": {"const": "error"},
        "code": {"type": "string"},
        "message": {"type": "string"},
        "errors": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["field", "code", "message"],
                "properties": {name: {"type": "string"} for name in ("field", "code", "message")},
            },
        },
        "request_id": {"type": "string"},
    },
}
META = {
    "type": "object",
    "required": ["total", "page", "pageSize"],
    "properties": {
        "total": {"type": "integer"},
        "page": {"type": "integer"},
        "pageSize": {"type": "integer"},
        "total_is_capped": {"type": "boolean"},
        "suggestion": {"type": "string"},
    },
}
ALWAYS = {"400": "The input is wrong", "404": "Not there", "429": "Too many requests", "503": "Away for now"}
WITH_SESSION = {"401": "No session, or a wrong one", "403": "The role lacks the action"}
_WRITES = {"409": "Taken or in use", "412": "A stale version or a business rule", "413": "Over a limit"}
ON_WRITES = {**_WRITES, "415": "A type that is not allowed", "422": "Well-formed and impossible"}


class NoPages(Router):
    """In place of Litestar's own pages: the document is one of the kernel's calls."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Take none of them."""
        return []


DOCUMENT = OpenAPIConfig("Estante", "0.1.0", openapi_router=NoPages("/openapi", route_handlers=[]))


def document(app: Litestar) -> dict[str, Any]:
    """The document as JSON values."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    handlers = _handlers(app)
    for path, item in schema.get("paths", {}).items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                handler = handlers.get((method.upper(), path))
                opt = handler.opt if handler else {}
                _envelop(operation["responses"], schemas)
                _document_errors(operation, method, opt)
                _document_body(operation, opt, schemas)
                if handler and (example := example_of(handler)) is not None:
                    operation["requestBody"]["content"][JSON]["example"] = example
    schemas["Error"] = ERROR
    schemas["Meta"] = META
    schema["components"]["securitySchemes"] = {"session": {"type": "http", "scheme": "bearer"}}
    return schema


def part_of(made: dict[str, Any], plugins: Collection[str]) -> dict[str, Any]:
    """The calls of some plugins, and the schemas that these calls name."""
    tags = {f"plugin:{name}" for name in plugins}
    paths = {}
    for path, item in made["paths"].items():
        own = {key: value for key, value in item.items() if tags & set(value.get("tags", ()))}
        if own:
            paths[path] = own
    everything = made["components"]["schemas"]
    schemas: dict[str, Any] = {}
    waiting = set(_names_in(paths))
    while waiting:
        name = waiting.pop()
        schemas[name] = everything[name]
        waiting |= set(_names_in(everything[name])) - schemas.keys()
    components = {**made["components"], "schemas": dict(sorted(schemas.items()))}
    return {**made, "paths": paths, "components": components}


def _names_in(value: object) -> Iterator[str]:
    """The schemas that a part of the document refers to."""
    if isinstance(value, dict):
        if isinstance(reference := value.get("$ref"), str):
            yield reference.rpartition("/")[2]
        for item in value.values():
            yield from _names_in(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _names_in(item)


def example_of(handler: HTTPRouteHandler) -> dict[str, Any] | None:
    """The `EXAMPLE` of a JSON body's Struct."""
    data = handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return None
    kinds = [inner.annotation for inner in data.inner_types] or [data.annotation]
    return next((kind.EXAMPLE for kind in kinds if hasattr(kind, "EXAMPLE")), None)


def _document_body(operation: dict[str, Any], opt: dict[str, Any], schemas: dict[str, Any]) -> None:
    """What a call reads of its request itself: `body=`, `headers=` and `query=` of its route.

    `body` has a Struct or a schema for each media type, `headers` and `query` a sentence for each name.
    """
    content = {}
    for media_type, kind in opt.get("body", {}).items():
        content[media_type] = {"schema": kind}
        if isinstance(kind, type):
            (schema,), more = msgspec.json.schema_components(
                [kind], ref_template="#/components/schemas/{name}"
            )
            schemas.update(more)
            content[media_type] = {"schema": schema, "example": getattr(kind, "EXAMPLE", None)}
    if content:
        operation["requestBody"] = {"content": content, "required": False}
    operation.setdefault("parameters", []).extend(
        {"name": name, "in": place, "required": False, "description": text, "schema": {"type": "string"}}
        for place, key in (("header", "headers"), ("query", "query"))
        for name, text in opt.get(key, {}).items()
    )


def _handlers(app: Litestar) -> dict[tuple[str, str], HTTPRouteHandler]:
    """The handler of each method and documented path."""
    handlers = {}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in handler.http_methods:
                handlers[method, route.path_format] = handler
    return handlers


def _envelop(responses: dict[str, Any], schemas: dict[str, Any]) -> None:
    for status, response in responses.items():
        content = response.get("content", {})
        if status.startswith("2") and JSON in content and status != "204":
            content[JSON]["schema"] = _enveloped(content[JSON].get("schema", {}), schemas)


def _enveloped(payload: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    properties: dict[str, Any] = {"status": {"const": "success"}, "data": payload}
    required = ["status", "data"]
    page = schemas.get(str(payload.get("$ref", "")).rpartition("/")[2], payload)
    if {"rows", "total", "page_size"} <= set(page.get("properties", {})):
        properties |= {"data": page["properties"]["rows"], "meta": {"$ref": "#/components/schemas/Meta"}}
        required.append("meta")
    return {"type": "object", "required": required, "properties": properties}


def _document_errors(operation: dict[str, Any], method: str, opt: dict[str, Any]) -> None:
    expected = dict(ALWAYS)
    if not opt.get("public"):
        expected |= WITH_SESSION
        operation["security"] = [{"session": []}]
    if method != "get":
        expected |= ON_WRITES
    if (shape := opt.get("list")) is not None:
        operation.setdefault("parameters", []).extend(_parameters(shape))
    if action := opt.get("action"):
        operation["x-action"] = str(action)
    for status, description in expected.items():
        operation["responses"][status] = {
            "description": description,
            "content": {JSON: {"schema": {"$ref": "#/components/schemas/Error"}}},
        }


def _parameters(spec: ListSpec[Any, Any]) -> list[dict[str, Any]]:
    """A list's query parameters."""
    kinds = spec.parameters
    schemas, _ = msgspec.json.schema_components(kinds.values(), schema_hook=schema_of_value)
    parameters = []
    for name, schema in zip(kinds, schemas, strict=True):
        described = {"type": "array", "items": schema} if name in spec.repeatable else schema
        parameters.append({"name": name, "in": "query", "required": False, "schema": described})
    return parameters


@get("/openapi.json", public=True, include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The document of this installation."""
    return Response(document(request.app), media_type=JSON)
