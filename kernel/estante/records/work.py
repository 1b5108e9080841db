"""Writing records after the call, for the person who asked: with the rights that they have now."""

from typing import TYPE_CHECKING
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from estante.actions import Action
from estante.errors import Forbidden
from estante.identity.accounts.people import principal_without_session
from estante.languages.choice import caller_language
from estante.permissions.enforcer import Permissions
from estante.plugins.registry import registry_of
from estante.records.context import RecordContext

if TYPE_CHECKING:
    from estante.jobs.context import WorkContext


async def record_context(
    work: "WorkContext",
    session: AsyncSession,
    action: Action,
    person_guid: UUID,
    acting_guid: UUID | None = None,
) -> RecordContext:
    """Where a job writes records in one transaction, for a person who has the action.

    Args:
        acting_guid: who signed in as that person.

    Raises:
        NotFound: the person is gone or was deactivated. Forbidden: the action was taken from the person.
    """
    principal = await principal_without_session(session, work.tenant, person_guid, acting_guid)
    permissions = Permissions(registry_of(work.plugins))
    if not permissions.allows(principal, action):
        raise Forbidden(action=str(action))
    t = work.translator(caller_language(principal, None))
    return RecordContext(session, principal, work.events, permissions, work.plugins, t)
