"""GET search: everything that holds the words, of every plugin, in one call."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler, Receive, Scope, Send
from msgspec import Struct

from estante.config import Platform
from estante.identity.principal import Principal
from estante.identity.roles import admitted_to_back_office
from estante.languages.caller import language_of_scope
from estante.languages.translator import Translator
from estante.permissions.enforcer import Permissions
from estante.plugins.registry import PluginRegistry
from estante.search.sources import FEW_RESULTS, MAX_RESULTS, SearchGroup, SearchSource

AnyRequest = Request[Any, Any, State]
Words = Annotated[str, QueryParameter(name="q", min_length=1, max_length=200)]
Limit = Annotated[int, QueryParameter(name="pageSize", ge=1, le=MAX_RESULTS)]


class SearchAnswer(Struct, frozen=True):
    """What was found, by plugin, in the order of their requirements; those that have nothing are left out."""

    groups: Sequence[SearchGroup]


@get("/search", session=True, summary="Search every plugin at once")
async def search(
    request: AnyRequest,
    *,
    q: Words,
    limit: Limit = FEW_RESULTS,
    principal: NamedDependency[Principal],
    registry: NamedDependency[PluginRegistry],
    permissions: NamedDependency[Permissions],
    platform: NamedDependency[Platform],
    t: NamedDependency[Translator],
) -> SearchAnswer:
    """The first records that hold the words, of every list that the caller may read and a plugin gives.

    The staff are shown the records of the back office, everybody else what they may open. `pageSize` is the
    most of each group.

    All are asked at the same time; one that breaks or is slow says so and leaves the others as they are.
    """
    words = q.strip()
    if not words:
        return SearchAnswer([])
    sources = [
        source
        for source in _sources(request, registry, principal, t)
        if permissions.allows(principal, source.action)
    ]
    groups = await asyncio.gather(
        *(source.find(words, limit, request.scope, platform.api_base.rstrip("/")) for source in sources)
    )
    return SearchAnswer([group for group in groups if group.results or group.is_failed])


def _sources(
    request: AnyRequest, registry: PluginRegistry, principal: Principal, t: Translator
) -> Iterator[SearchSource]:
    plugins = [plugin for plugin in registry if registry.on(principal.tenant, plugin.id)]
    types = {kind.guid: t(kind.text_key) for plugin in plugins for kind in plugin.record_types}
    language = language_of_scope(request.scope)
    app = request.app

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        # Past the host gate: it is known whose host this is.
        await Litestar.__call__(app, scope, receive, send)

    is_staff = principal.role_guid in admitted_to_back_office(principal.tenant, None)
    for plugin in plugins:
        search = plugin.manifest.search if is_staff else plugin.manifest.front_search
        if search is not None:
            yield SearchSource(plugin, search, language, call=call, types=types)


ROUTES: list[ControllerRouterHandler] = [search]
