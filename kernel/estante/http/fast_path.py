"""A shorter way through Litestar for each call: see kernel/decisions/0030.

It leans on names that Litestar does not promise; tests/kernel/http/test_fast_path.py asks for each of them.
"""

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
ALWAYS_GIVEN = ("request", "scope")


def inline_sync_dependencies(app: Litestar) -> None:
    """Have a handler's dependencies provided in turn, and those that wait for nothing all at once.

    Litestar gives each of several a task of its own and checks its arguments, which costs more than ours do.
    """
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _handler, model in route.route_handler_map.values():
                dependencies = [entry for batch in model.dependency_batches for entry in batch]
                steps: dict[str, _Step] = {}
                for entry in dependencies:
                    names = tuple(entry.provide.signature_model._fields)
                    if _waits_for_nothing(entry.provide) and {*ALWAYS_GIVEN, *steps}.issuperset(names):
                        steps[entry.key] = (entry.provide.dependency, names)
                model.dependency_batches = [{entry} for entry in dependencies if entry.key not in steps]
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


class _UncopiedHandler(HTTPRouteHandler):
    """A handler that gives guards itself: Litestar copies it for each call, a tenth of the call's time."""

    async def authorize_connection(self, connection: Connection) -> None:
        for guard in self.resolve_guards():
            await guard(connection, self)  # type: ignore[misc]


def skip_handler_copies(app: Litestar) -> None:
    """Have guards given the handlers of `get`, `post`, `put`, `patch` and `delete` themselves."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler, _model in route.route_handler_map.values():
                if type(handler) is not HTTPRouteHandler:
                    handler.__class__ = _UncopiedHandler
