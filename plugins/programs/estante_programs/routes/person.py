"""The programs of a person, for the staff who ask about them (USR-037, USR-047)."""

from typing import TypeVar
from uuid import UUID

from estante.api.access import STUDENT
from estante.api.files import FileStore
from estante.api.http import inject
from estante.api.lists import Lists, Page
from estante.api.people import People, Users
from estante.api.tenants import Tenant, Translator
from estante_contents.contracts import PublicationGivers
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from estante_programs.lists.study import PERSON_PROGRAMS, SCHOOL_PROGRAMS, of_person
from estante_programs.schemas.study import PersonProgramRow, SchoolProgramRow

Row = TypeVar("Row", PersonProgramRow, SchoolProgramRow)


class PersonPrograms:
    """Answers what a person is given."""

    def __init__(self, people: People, tenant: Tenant, t: Translator, files: FileStore) -> None:
        self._people, self._tenant, self._t, self._files = people, tenant, t, files

    async def given(self, guid: UUID) -> dict[str, object]:
        """What the lists are to be given of a person. Raises NotFound, Forbidden."""
        person = await self._people.get(guid)
        return {"person": guid, "teaches": person.role_guid != STUDENT}

    def with_cover(self, row: Row) -> Row:
        """A row with the signed address of the program's cover."""
        path = row.program_cover
        return replace(row, program_cover=self._files.picture_url(self._tenant, path) if path else None)

    def with_givers(self, row: PersonProgramRow) -> PersonProgramRow:
        """A row with what gives the program in words; the list has the keys of those texts."""
        givers = [replace(giver, text=self._t(giver.text, name=giver.name)) for giver in row.givers]
        return replace(self.with_cover(row), givers=givers)


NEEDED = inject(people=People, person_programs=PersonPrograms, givers=PublicationGivers)


@get("/users/{guid:uuid}/programs", action=Users.readDetail, list=PERSON_PROGRAMS, dependencies=NEEDED)
async def list_person_programs(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    person_programs: NamedDependency[PersonPrograms],
    givers: NamedDependency[PublicationGivers],
) -> Page[PersonProgramRow]:
    """The programs that a person may open, each with the licences and schools that give it. Order: name.

    Raises:
        NotFound: 404, there is no such person. Forbidden: 403, somebody of the back office, for who may not
            read those.
    """
    given = await person_programs.given(guid)
    page = await lists.page(of_person(PERSON_PROGRAMS, givers), **given)
    return page.map(person_programs.with_givers)


@get(
    "/users/{guid:uuid}/school-programs",
    action=Users.readDetail,
    list=SCHOOL_PROGRAMS,
    dependencies=NEEDED,
)
async def list_school_programs(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    person_programs: NamedDependency[PersonPrograms],
    givers: NamedDependency[PublicationGivers],
) -> Page[SchoolProgramRow]:
    """The programs that a person's classes have, with school, year and group. Order: name, school.

    Raises:
        NotFound: 404. Forbidden: 403, as of `GET users/{guid}/programs`.
    """
    given = await person_programs.given(guid)
    page = await lists.page(of_person(SCHOOL_PROGRAMS, givers), **given)
    return page.map(person_programs.with_cover)


ROUTES = [list_person_programs, list_school_programs]
