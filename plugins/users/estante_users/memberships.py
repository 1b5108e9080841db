"""The schools and groups of people, as the tenant's plugin for them has them."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import RecordContext
from msgspec import UNSET, UnsetType

from estante_users.contracts import Membership, Memberships, memberships_of


async def read_memberships(
    given: Memberships | None, session: Transaction, guid: UUID
) -> tuple[Sequence[Membership], Sequence[Membership]]:
    """The schools and the groups of one person."""
    if given is None:
        return [], []
    schools, groups = await given.schools_of(session, [guid]), await given.groups_of(session, [guid])
    return schools.get(guid, ()), groups.get(guid, ())


async def put_memberships(
    context: RecordContext,
    guid: UUID,
    *,
    schools: Sequence[UUID] | UnsetType | None = UNSET,
    groups: Sequence[UUID] | UnsetType | None = UNSET,
) -> None:
    """Make these the only schools and groups of a person; what is not sent stays.

    Raises:
        ValidationFailed: 400, one is not there.
    """
    given = memberships_of(context.plugins, context.principal.tenant)
    sent = {"schools": schools, "groups": groups}
    if given is None:
        if wrong := [FieldError(field, "choice") for field, guids in sent.items() if guids]:
            raise ValidationFailed(fields=wrong)
        return
    if isinstance(schools, Sequence):
        await given.put_schools(context, guid, schools)
    if isinstance(groups, Sequence):
        await given.put_groups(context, guid, groups)
