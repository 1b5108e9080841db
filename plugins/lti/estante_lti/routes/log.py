"""The call of a school's log of launches."""

from uuid import UUID

from estante.api.lists import Lists, Page
from estante.api.records import RecordContext
from estante.api.tenants import Translator
from estante_schools.contracts import SchoolRegister
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import structs

from estante_lti.lists.launches import LAUNCHES, LaunchRow, StoredLaunch
from estante_lti.policies import SchoolLti


@get("/schools/{guid:uuid}/lti/launches", action=SchoolLti.readDetail, list=LAUNCHES)
async def list_launches(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    record_context: NamedDependency[RecordContext],
    t: NamedDependency[Translator],
) -> Page[LaunchRow]:
    """What became of the launches of a school, the last first, with the reason of each that was refused.

    Raises:
        NotFound: 404, there is no such school.
    """
    await SchoolRegister(record_context).get(guid)
    page = await lists.page(LAUNCHES, school=str(guid))
    return page.map(lambda row: _worded(row, t))


def _worded(row: StoredLaunch, t: Translator) -> LaunchRow:
    reason = t(f"errors.{row.code}", detail=row.detail) if row.code else None
    return LaunchRow(**structs.asdict(row), reason=reason)


ROUTES = [list_launches]
