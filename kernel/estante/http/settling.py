"""What is settled about each route once the application stands: list parameters, dependencies."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from estante.http.page import Page

Lookup = Callable[[Any], object]


def name_list_parameters(app: Litestar) -> None:
    """Give every route that answers a page the names of its query parameters, as its option `parameters`."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler, model in route.route_handler_map.values():
            if "list" not in handler.opt and _is_page(handler.parsed_fn_signature.return_type.annotation):
                expected: Any = model.expected_query_params
                handler.opt["parameters"] = frozenset(one.field_alias for one in expected)


def settle_dependencies(app: Litestar, lookups: Mapping[Any, Lookup]) -> None:
    """Have a handler's dependencies resolved in turn, and those that are only looked up all at once.

    Litestar gives each of several a task of its own and checks its arguments, which costs more than ours do.
    `lookups` has for a provider's function what finds the same in the request's scope.
    """
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _handler, model in route.route_handler_map.values():
                wanted = [one for batch in model.dependency_batches for one in batch]
                found = {one.key: lookups.get(one.provide.dependency) for one in wanted}
                model.dependency_batches = [{one} for one in wanted if found[one.key] is None]
                model.extractors.append(_extractor({name: one for name, one in found.items() if one}))


def _extractor(lookups: Mapping[str, Lookup]) -> Callable[[dict[str, Any], Any], Awaitable[None]]:
    named = tuple(lookups.items())

    async def extract(values: dict[str, Any], connection: Any) -> None:
        scope = connection.scope
        for name, look_up in named:
            values[name] = look_up(scope)

    return extract


def _is_page(annotation: Any) -> bool:
    return annotation is Page or getattr(annotation, "__origin__", None) is Page
