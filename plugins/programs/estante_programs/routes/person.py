"""The programs of a person, for the staff who ask about them (USR-037)."""

from uuid import UUID

from estante.api.files import FileStore
from estante.api.http import inject
from estante.api.lists import Lists, Page
from estante.api.people import People, Users
from estante.api.tenants import Tenant
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from estante_programs.lists.study import PERSON_PROGRAMS
from estante_programs.schemas.study import PersonProgramRow


@get(
    "/users/{guid:uuid}/programs",
    action=Users.readDetail,
    list=PERSON_PROGRAMS,
    dependencies=inject(people=People),
)
async def list_person_programs(
    guid: FromPath[UUID],
    *,
    lists: NamedDependency[Lists],
    people: NamedDependency[People],
    tenant: NamedDependency[Tenant],
    files: NamedDependency[FileStore],
) -> Page[PersonProgramRow]:
    """The programs that a person's licences open, each with those licences. Order: name.

    Raises:
        NotFound: 404, there is no such person. Forbidden: 403, somebody of the back office, for who may not
            read those.
    """
    await people.get(guid)

    def signed(row: PersonProgramRow) -> PersonProgramRow:
        path = row.program_cover
        return replace(row, program_cover=files.picture_url(tenant, path) if path else None)

    return (await lists.page(PERSON_PROGRAMS, person=guid)).map(signed)


ROUTES = [list_person_programs]
