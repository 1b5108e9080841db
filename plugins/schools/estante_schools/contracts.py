"""What other plugins may use of schools."""

from collections.abc import Collection, Mapping
from uuid import UUID

from estante.api.database import Transaction
from estante.api.records import RecordContext
from msgspec import Struct
from sqlalchemy import func, select

from estante_schools.models import School
from estante_schools.schemas.school import SchoolFields
from estante_schools.services.school import SchoolService

# SQL of the guids of the schools that launch by LTI now; it runs under the tenant's row security.
LTI_SCHOOLS = "SELECT guid FROM schools WHERE lti_enabled AND deleted_at IS NULL"


class SchoolRecord(Struct, frozen=True):
    """A school that is not in the trash."""

    guid: UUID
    name: str
    is_lti_enabled: bool
    lti_tool_id: str | None


class SchoolRegister:
    """The schools of a tenant, for plugins that keep more about them."""

    def __init__(self, context: RecordContext) -> None:
        self._schools = SchoolService(context)

    async def get(self, guid: UUID) -> SchoolRecord:
        """One school. Raises NotFound."""
        return _record(await self._schools.get(guid))

    async def enable_lti(self, guid: UUID, is_enabled: bool) -> SchoolRecord:
        """Say whether a school launches by LTI; saying what is so changes nothing. Raises NotFound."""
        school = await self._schools.get_for_update(guid)
        if school.lti_enabled != is_enabled:
            school = await self._schools.update(guid, SchoolFields(enableLti=is_enabled))
        return _record(school)

    async def names(self, guids: Collection[UUID]) -> Mapping[UUID, str]:
        """What schools are called, also those in the trash."""
        rows = select(School.guid, School.name).where(School.guid.in_(guids))
        return {guid: name for guid, name in await self._schools.session.execute(rows)}


async def schools_with_lti(session: Transaction, guids: Collection[UUID]) -> frozenset[UUID]:
    """Those of these schools that launch by LTI and are not in the trash."""
    rows = select(School.guid).where(School.guid.in_(guids), School.lti_enabled, School.deleted_at.is_(None))
    return frozenset(await session.scalars(rows))


async def first_school(session: Transaction) -> UUID | None:
    """The first school by its name, for the demo data of other plugins; None where there is none."""
    living = select(School.guid).where(School.deleted_at.is_(None))
    return await session.scalar(living.order_by(func.estante_order(School.name), School.guid).limit(1))


def _record(school: School) -> SchoolRecord:
    return SchoolRecord(school.guid, school.name, school.lti_enabled, school.lti_tool_id)
