"""The OpenAPI document shows what to send: every body has an example, and uploads say theirs too."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from estante.app import create_app
from estante.cli.boot import NOWHERE, openapi_document
from estante.config import load_platform
from estante.http.openapi import example_of
from litestar.datastructures import UploadFile
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

PLATFORM = load_platform({"ESTANTE_BASE_PATH": "/nowhere"})


def json_bodies() -> Iterator[tuple[str, HTTPRouteHandler, type[Struct]]]:
    """Each call with a Struct as its body."""
    for route in create_app(PLATFORM.at(NOWHERE)).routes:
        for handler in getattr(route, "route_handlers", ()):
            data = handler.parsed_fn_signature.parameters.get("data")
            kinds = [] if data is None else [one.annotation for one in data.inner_types] or [data.annotation]
            for kind in kinds:
                if isinstance(kind, type) and issubclass(kind, Struct) and not has_file(kind):
                    yield f"{sorted(handler.http_methods)} {route.path}", handler, kind


def has_file(kind: type[Struct]) -> bool:
    """Whether it is a form with a file, of which there is no example in JSON."""
    types = [field.type for field in msgspec.structs.fields(kind)]
    return any(UploadFile in (one, *get_args(one)) for one in types)


def test_every_body_has_an_example_that_its_own_call_takes() -> None:
    bodies = list(json_bodies())
    assert len(bodies) >= 30
    for call, handler, kind in bodies:
        example = example_of(handler)
        assert example is not None, f"{call}: give {kind.__name__} an EXAMPLE"
        try:
            msgspec.convert(example, kind)
        except msgspec.ValidationError as error:
            pytest.fail(f"{call}: the example of {kind.__name__} does not fit: {error}")


def test_uploads_say_what_they_take() -> None:
    paths = msgspec.json.decode(openapi_document(PLATFORM))["paths"]
    create, append = paths["/api/uploads"]["post"], paths["/api/uploads/{upload_guid}"]["patch"]
    assert create["requestBody"]["content"]["application/json"]["example"]["size"] > 0
    assert {one["name"] for one in create["parameters"]} == {
        "Tus-Resumable",
        "Upload-Length",
        "Upload-Metadata",
    }
    assert list(append["requestBody"]["content"]) == ["application/offset+octet-stream"]
    assert "Upload-Offset" in {one["name"] for one in append["parameters"]}
    form = paths["/api/files/upload"]["post"]["requestBody"]["content"]["multipart/form-data"]["schema"]
    assert form["required"] == ["file", "token"]
    assert form["properties"]["file"] == {"type": "string", "format": "binary"}
