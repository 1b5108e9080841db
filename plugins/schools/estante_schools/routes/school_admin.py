"""The calls of teacher-admins about the classes of their own schools (BO §7)."""

from uuid import UUID

from estante.api.http import Hourly, inject
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordGuids, refused_rows
from estante.api.tenants import Translator
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_schools.lists.group import SCHOOL_GROUPS
from estante_schools.lists.member import GROUP_MEMBERS
from estante_schools.policies import SchoolAdmin
from estante_schools.schemas.group import GroupRow
from estante_schools.schemas.member import AddedMembers, MemberRow
from estante_schools.services.member_presenter import MemberPresenter
from estante_schools.services.members import MemberService
from estante_schools.services.school_admin import SchoolAdminService

Admin = NamedDependency[SchoolAdminService]


class SchoolAdminController(Controller):
    """The groups of a school, for its teacher-admins; any other school is not there."""

    path = "/front/school-admin/{school_guid:uuid}/groups"
    dependencies = inject(admin=SchoolAdminService, members=MemberService, presenter=MemberPresenter)

    @get(action=SchoolAdmin.manageClasses, list=SCHOOL_GROUPS, summary="List the groups of one's own school")
    async def list_groups(
        self, school_guid: FromPath[UUID], lists: NamedDependency[Lists], admin: Admin
    ) -> Page[GroupRow]:
        """By their names. Raises NotFound: 404."""
        await admin.school(school_guid)
        return await lists.page(SCHOOL_GROUPS, own_school=school_guid)

    @get(
        "/{group_guid:uuid}/users",
        action=SchoolAdmin.manageClasses,
        list=GROUP_MEMBERS,
        summary="List the people of a group of one's own school",
    )
    async def list_members(
        self,
        school_guid: FromPath[UUID],
        group_guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        admin: Admin,
        presenter: NamedDependency[MemberPresenter],
    ) -> Page[MemberRow]:
        """By their last names. Raises NotFound: 404."""
        await admin.group(school_guid, group_guid)
        page = await lists.page(GROUP_MEMBERS, group=group_guid)
        return await presenter.rows(admin.session, school_guid, page)

    @post(
        "/{group_guid:uuid}/users",
        action=SchoolAdmin.manageClasses,
        status_code=200,
        limit=Hourly("bulk"),
        summary="Put people into a group of one's own school",
    )
    async def add_members(
        self,
        school_guid: FromPath[UUID],
        group_guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        *,
        admin: Admin,
        members: NamedDependency[MemberService],
        t: NamedDependency[Translator],
    ) -> AddedMembers:
        """Students and teachers of the school, each judged on its own. Raises NotFound, Conflict: 409."""
        await admin.group(school_guid, group_guid)
        result = await members.add_to_group(group_guid, data.guids)
        return AddedMembers(list(result.changed), refused_rows(result.refused, t))

    @delete(
        "/{group_guid:uuid}/users",
        action=SchoolAdmin.manageClasses,
        status_code=200,
        limit=Hourly("bulk"),
        summary="Take people out of a group of one's own school",
    )
    async def remove_members(
        self,
        school_guid: FromPath[UUID],
        group_guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        *,
        admin: Admin,
        members: NamedDependency[MemberService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """Each judged on its own. Raises NotFound, Conflict: 409, it is archived."""
        await admin.group(school_guid, group_guid)
        return Deleted.of(await members.remove_from_group(group_guid, data.guids), t)


ROUTES = [SchoolAdminController]
