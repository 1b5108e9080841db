"""What the routes of contents are given: services built from the request's tenant, person and transaction."""

from typing import Any

from estante.database.engine import Database
from estante.files.store import FileStore
from estante.http.language import texts_for
from estante.identity.permitted import Permitted
from estante.identity.principal import Principal
from estante.jobs.queue import JobQueue
from estante.outbox import Events
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import ContentLibrary
from estante_contents.sentences import Say
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.details import Details
from estante_contents.services.listing.lists import ContentLists
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.library import Library
from estante_contents.services.relations import Relations
from estante_contents.services.storing import Storing
from estante_contents.services.writing import Writing

AnyRequest = Request[Any, Any, State]


def provide_types(
    registry: NamedDependency[PluginRegistry], tenant: NamedDependency[Tenant]
) -> TypeCatalogue:
    """The tenant's content types."""
    return TypeCatalogue.of(registry, tenant)


def provide_say(request: AnyRequest) -> Say:
    """The server's texts in the caller's language."""
    return texts_for(request.scope)


def provide_opening_rules(
    database: NamedDependency[Database],
    tenant: NamedDependency[Tenant],
    permitted: NamedDependency[Permitted],
    registry: NamedDependency[PluginRegistry],
) -> OpeningRules:
    """Who may open what."""
    return OpeningRules(database, tenant, permitted, registry)


def provide_content_library(
    database: NamedDependency[Database],
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
    permitted: NamedDependency[Permitted],
    registry: NamedDependency[PluginRegistry],
) -> ContentLibrary:
    """Contents for other plugins."""
    types = TypeCatalogue.of(registry, tenant)
    return Library(database, tenant, files, types, OpeningRules(database, tenant, permitted, registry))


def provide_content_lists(
    database: NamedDependency[Database], tenant: NamedDependency[Tenant], files: NamedDependency[FileStore]
) -> ContentLists:
    """Lists of contents."""
    return ContentLists(database, tenant, files)


def provide_details(
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
    types: NamedDependency[TypeCatalogue],
    say: NamedDependency[Say],
) -> Details:
    """Contents as calls answer them."""
    return Details(tenant, files, types, say)


def provide_relations(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    types: NamedDependency[TypeCatalogue],
) -> Relations:
    """Tags, custom tags and languages."""
    return Relations(session, principal, types)


def provide_storing(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    files: NamedDependency[FileStore],
    queue: NamedDependency[JobQueue],
    types: NamedDependency[TypeCatalogue],
) -> Storing:
    """Files of contents."""
    return Storing(session, principal, files, queue, types)


def provide_writing(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    *,
    types: NamedDependency[TypeCatalogue],
    storing: NamedDependency[Storing],
    relations: NamedDependency[Relations],
    events: NamedDependency[Events],
) -> Writing:
    """Writes of contents."""
    return Writing(session, principal, types=types, storing=storing, relations=relations, events=events)


DEPENDENCIES = {
    "types": Provide(provide_types, sync_to_thread=False),
    "say": Provide(provide_say, sync_to_thread=False),
    "opening_rules": Provide(provide_opening_rules, sync_to_thread=False),
    "content_lists": Provide(provide_content_lists, sync_to_thread=False),
    "details": Provide(provide_details, sync_to_thread=False),
    "relations": Provide(provide_relations, sync_to_thread=False),
    "storing": Provide(provide_storing, sync_to_thread=False),
    "writing": Provide(provide_writing, sync_to_thread=False),
}
