"""What is settled about each route once the application stands: dependencies, guards."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

Connection = ASGIConnection[Any, Any, Any, Any]
# A provider's function and the names of what it asks for.
_Step = tuple[Callable[..., object], tuple[str, ...]]
GIVEN = ("request", "scope")


def settle_dependencies(app: Litestar) -> None:
    """Have a handler's dependencies provided in turn, and those that wait for nothing all at once.

    Litestar gives each of several a task of its own and checks its arguments, which costs more than ours do.
    """
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _handler, model in route.route_handler_map.values():
                wanted = [one for batch in model.dependency_batches for one in batch]
                steps: dict[str, _Step] = {}
                for one in wanted:
                    names = tuple(one.provide.signature_model._fields)
                    if _waits_for_nothing(one.provide) and {*GIVEN, *steps}.issuperset(names):
                        steps[one.key] = (one.provide.dependency, names)
                model.dependency_batches = [{one} for one in wanted if one.key not in steps]
                model.extractors.append(_extractor(steps))


def _waits_for_nothing(provide: Provide) -> bool:
    is_generator = provide.has_sync_generator_dependency or provide.has_async_generator_dependency
    return provide.has_sync_callable and not is_generator and not provide.use_cache


def _extractor(steps: Mapping[str, _Step]) -> Callable[[dict[str, Any], Any], Awaitable[None]]:
    in_turn = [(key, provide, names) for key, (provide, names) in steps.items()]

    async def extract(values: dict[str, Any], _connection: Any) -> None:
        for key, provide, names in in_turn:
            values[key] = provide(**{name: values[name] for name in names})

    return extract


class _HandedOver(HTTPRouteHandler):
    """A handler that gives guards itself: Litestar copies it for each call, a tenth of the call's time."""

    async def authorize_connection(self, connection: Connection) -> None:
        for guard in self.resolve_guards():
            await guard(connection, self)  # type: ignore[misc]


def hand_over_handlers(app: Litestar) -> None:
    """Have guards given the handlers of `get`, `post`, `put`, `patch` and `delete` themselves."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler, _model in route.route_handler_map.values():
                if type(handler) is not HTTPRouteHandler:
                    handler.__class__ = _HandedOver
