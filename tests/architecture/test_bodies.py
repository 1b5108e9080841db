"""Every body is a Struct that refuses by name what it does not know."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from estante.app import create_app
from estante.cli.boot import NOWHERE
from estante.config import load_platform
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.structs import fields

# Fields beyond the e-mail are let pass, as the specification says (KER-047).
LENIENT = {"RecoverAccount"}


@pytest.fixture(scope="module")
def bodies(registry: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[type[Struct]]]:
    """`PUT /api/cms/contents/{guid}` -> the Structs of its body, those inside of others too."""
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path_factory.mktemp("bodies"))})
    return dict(declared(create_app(platform.at(NOWHERE), registry=registry)))


def declared(app: Any) -> Iterator[tuple[str, set[type[Struct]]]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler):
                body = handler.parsed_fn_signature.parameters.get("data")
                if body is not None:
                    for method in handler.http_methods:
                        yield f"{method} {route.path_format}", structs_in(body.raw)


def structs_in(kind: Any) -> set[type[Struct]]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {kind}.union(*(structs_in(field.type) for field in fields(kind)))
    return set().union(*(structs_in(one) for one in get_args(kind)))


def test_every_call_that_takes_a_body_takes_a_struct(bodies: dict[str, set[type[Struct]]]) -> None:
    assert len(bodies) > 25
    assert [claim for claim, kinds in bodies.items() if not kinds] == []


@pytest.mark.spec("KER-008", part="unknown fields")
def test_no_body_takes_a_field_that_it_does_not_know(bodies: dict[str, set[type[Struct]]]) -> None:
    lenient = {
        f"{claim}: {kind.__name__}"
        for claim, kinds in bodies.items()
        for kind in kinds
        if not kind.__struct_config__.forbid_unknown_fields and kind.__name__ not in LENIENT
    }
    assert lenient == set(), "say forbid_unknown_fields=True"
