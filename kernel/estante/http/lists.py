"""The list call of a request, for handlers of routes with `list=SPEC`."""

from functools import partial
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from estante.database.engine import Database
from estante.http.request import RequestState
from estante.identity.permissions import PermissionChecker
from estante.lists.reading import NO_RELATIONS, Lists
from estante.lists.relations import relations_of
from estante.lists.spec import ListSpec
from estante.plugins.registry import PluginRegistry


def provide_lists(
    request: Request[Any, Any, Any],
    database: NamedDependency[Database],
    registry: NamedDependency[PluginRegistry],
    permissions: NamedDependency[PermissionChecker],
) -> Lists:
    """The list call of a route with `list=SPEC`.

    Raises:
        ValidationFailed: 400, with every parameter that is wrong.
    """
    scope, state = request.scope, RequestState(request)
    spec: ListSpec[Any, Any] = scope["route_handler"].opt["list"]
    query = spec.remembered.get(scope["query_string"])
    if query is None:
        query = spec.read(scope["query_string"], request.query_params.multi_items())
    relations = relations_of(registry, state.tenant) if spec.is_related else NO_RELATIONS
    principal, scope_of_rows = state.principal, spec.scope
    sees_all = scope_of_rows is not None and not scope_of_rows.narrows(partial(permissions.allows, principal))
    return Lists(
        database, state.tenant, principal.person_guid, spec, query, relations=relations, sees_all=sees_all
    )
