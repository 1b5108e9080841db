"""The calls of a school's people."""

from uuid import UUID

from estante.api.http import Hourly, inject
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordGuids, refused_rows
from estante.api.tenants import Translator
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_schools.lists.member import SCHOOL_MEMBERS
from estante_schools.policies import Members
from estante_schools.schemas.member import AddedMembers, MemberRow
from estante_schools.services.member_presenter import MemberPresenter
from estante_schools.services.members import MemberService
from estante_schools.services.school import SchoolService


class SchoolMemberController(Controller):
    """The people of a school."""

    path = "/schools/{guid:uuid}/users"
    dependencies = inject(schools=SchoolService, members=MemberService, presenter=MemberPresenter)

    @get(action=Members.readList, list=SCHOOL_MEMBERS, summary="List the people of a school")
    async def list_members(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        schools: NamedDependency[SchoolService],
        presenter: NamedDependency[MemberPresenter],
    ) -> Page[MemberRow]:
        """By their last names, each with the groups of this school. Raises NotFound: 404."""
        await schools.get(guid)
        page = await lists.page(SCHOOL_MEMBERS, school=guid)
        return await presenter.rows(schools.session, guid, page)

    @post(action=Members.update, status_code=200, limit=Hourly("bulk"), summary="Put people into a school")
    async def add_members(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        members: NamedDependency[MemberService],
        t: NamedDependency[Translator],
    ) -> AddedMembers:
        """Each judged on its own: only teacher-admins are of several schools. Raises NotFound: 404."""
        result = await members.add(guid, data.guids)
        return AddedMembers(list(result.changed), refused_rows(result.refused, t))

    @delete(
        action=Members.update, status_code=200, limit=Hourly("bulk"), summary="Take people out of a school"
    )
    async def remove_members(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        members: NamedDependency[MemberService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """And out of its groups; their accounts stay. Raises NotFound: 404."""
        result = await members.remove(guid, data.guids)
        return Deleted.of(result, t)


ROUTES = [SchoolMemberController]
