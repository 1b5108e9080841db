"""Which query parameters each list call has, so that an unknown one is told the known ones."""

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


def _is_page(annotation: Any) -> bool:
    return annotation is Page or getattr(annotation, "__origin__", None) is Page
