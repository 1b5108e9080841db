"""A call that deletes several things says of each one what became of it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from estante.app import create_app
from estante.cli.boot import NOWHERE
from estante.config import load_platform
from litestar.handlers import HTTPRouteHandler

GUID = {"type": "string", "format": "uuid"}


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema inside of one."""
    if isinstance(schema, dict):
        yield schema
        for inner in schema.values():
            yield from parts(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from parts(inner)


def is_guid_list(schema: dict[str, Any]) -> bool:
    return schema.get("type") == "array" and bool(schema.get("items") == GUID)


@pytest.fixture(scope="module")
def several(registry, tmp_path_factory) -> dict[str, HTTPRouteHandler]:
    """The DELETE calls that take a list of guids."""
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path_factory.mktemp("deletes"))})
    app = create_app(platform.at(NOWHERE), registry=registry)
    return {
        route.path_format: handler
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler)
        and "DELETE" in handler.http_methods
        and (data := handler.parsed_data_field) is not None
        and any(is_guid_list(one) for one in parts(msgspec.json.schema(data.annotation)))
    }


@pytest.mark.spec("KER-012")
def test_what_was_deleted_and_what_was_refused_with_its_code_is_answered(several):
    assert {"/api/cms/contents", "/api/cms/contents/{content_guid}/annotations"} <= set(several)
    for path, handler in several.items():
        (top,), known = msgspec.json.schema_components([handler.parsed_return_field.annotation])
        answer = known[top["$ref"].rpartition("/")[2]]["properties"]
        assert is_guid_list(answer["deleted"]), path
        refused = known[answer["refused"]["items"]["$ref"].rpartition("/")[2]]
        assert {"guid", "code"} <= set(refused["required"]), path
