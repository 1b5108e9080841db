"""What is settled about each route once the application stands: list parameters, dependencies."""

from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from estante.http.page import Page


def name_list_parameters(app: Litestar) -> None:
    """Give every route that answers a page the names of its query parameters, as its option `parameters`."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler, model in route.route_handler_map.values():
            if "list" not in handler.opt and _is_page(handler.parsed_fn_signature.return_type.annotation):
                expected: Any = model.expected_query_params
                handler.opt["parameters"] = frozenset(one.field_alias for one in expected)


def resolve_in_turn(app: Litestar) -> None:
    """Have a handler's dependencies resolved one after another.

    Litestar gives each of several a task of its own; ours are looked up and not waited for, and the tasks
    would cost more than the rest of the request.
    """
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _handler, model in route.route_handler_map.values():
                model.dependency_batches = [{one} for batch in model.dependency_batches for one in batch]


def _is_page(annotation: Any) -> bool:
    return annotation is Page or getattr(annotation, "__origin__", None) is Page
