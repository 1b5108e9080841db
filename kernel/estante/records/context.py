"""Where records are read and written: one transaction, who asks, who may delete, what follows."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from sqlalchemy import Select, TextClause, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.actions import Action
from estante.database.base import TenantTable
from estante.errors import ApiError, Forbidden
from estante.events.outbox import Events
from estante.identity.permissions import PermissionChecker
from estante.identity.principal import Principal
from estante.languages.translator import Translator
from estante.plugins.hook_caller import HookCaller
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from estante.bulk.acts import BulkContext
    from estante.files.store import FileStore
    from estante.jobs.queue import JobQueue

AFTER_COMMIT = "estante.after_commit"


class RecordContext(Struct, frozen=True):
    """What every record service is given, in a request, a bulk act or a job.

    What is in `after_commit` is awaited once the transaction stands. `is_automatic` is the platform itself,
    which has every right and is nobody.
    """

    session: AsyncSession
    principal: Principal
    events: Events
    permissions: PermissionChecker
    plugins: HookCaller
    t: Translator
    is_automatic: bool = False
    after_commit: list[Callable[[], Awaitable[None]]] = field(default_factory=list)

    @classmethod
    def of_bulk(cls, context: "BulkContext") -> "RecordContext":
        """The same transaction and person as a bulk act's."""
        return cls(
            session=context.session,
            principal=context.principal,
            events=context.events,
            permissions=context.permissions,
            plugins=context.registry,
            t=context.text,
            is_automatic=context.is_automatic,
            after_commit=context.after_commit,
        )

    def allows(self, action: Action) -> bool:
        """Whether the person has an action."""
        return self.is_automatic or self.permissions.allows(self.principal, action)

    def seen(self, model: type[TenantTable]) -> Select[Any]:
        """The rows of a table that the person sees, also those in the trash."""
        rows, scope = select(model), self.scope_of(model)
        return rows if scope is None else rows.where(scope)

    def scope_of(self, model: type[TenantTable]) -> TextClause | None:
        """The condition of the rows that the person sees of a table; None where these are all."""
        scope = model.row_scope
        if scope is None or self.is_automatic or not scope.narrows(self.allows):
            return None
        return scope.condition(model.__tablename__, self.principal.person_guid)


class TrashRules(Struct, frozen=True):
    """Who deletes, and what the trash shows.

    `delete_any` is for every record, `delete_own` for what the person made; who deleted a record may bring it
    back. `type` is the column of the code that a cover is drawn by, `thumbnail` of a picture's path.
    """

    delete_any: Action
    delete_own: Action
    type: str | None = None
    thumbnail: str | None = None

    def refusal(self, context: RecordContext, row: Any, *, in_trash: bool) -> ApiError | None:
        """Why the person may not delete, restore or purge this row; None where it may."""
        me = context.principal.person_guid
        if context.allows(self.delete_any):
            return None
        if context.allows(self.delete_own) and row.created_by == me:
            return None
        if in_trash and row.deleted_by == me:
            return None
        return Forbidden(extra={"action": str(self.delete_any)}, action=str(self.delete_any))


def service_values(
    context: RecordContext, *, files: "FileStore", queue: "JobQueue", registry: HookCaller
) -> Mapping[Any, object]:
    """What a service may ask for by type outside of a request; see `estante.plugins.injection.build`."""
    return {
        RecordContext: context,
        AsyncSession: context.session,
        Principal: context.principal,
        Tenant: context.principal.tenant,
        PermissionChecker: context.permissions,
        Events: context.events,
        Translator: context.t,
        type(files): files,
        type(queue): queue,
        type(registry): registry,
        HookCaller: registry,
    }
