"""The calls of groups."""

from uuid import UUID

from estante.api.http import Hourly, inject
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordCalls, RecordGuids, refused_rows
from estante.api.tenants import Translator
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_schools.lists.group import GROUPS, GROUPS_EXPORT
from estante_schools.lists.member import GROUP_MEMBERS
from estante_schools.policies import Groups
from estante_schools.schemas.group import GroupFields, GroupRow, NewGroup
from estante_schools.schemas.member import AddedMembers, MemberRow
from estante_schools.services.group import ACTS, GroupPresenter, GroupService
from estante_schools.services.member_presenter import MemberPresenter
from estante_schools.services.members import MemberService

CALLS = RecordCalls(GroupService, Groups, "/groups", GroupRow, GroupPresenter)


class GroupMemberController(Controller):
    """The students and teachers of a group."""

    path = "/groups/{guid:uuid}/users"
    dependencies = inject(groups=GroupService, members=MemberService, presenter=MemberPresenter)

    @get(action=Groups.readDetail, list=GROUP_MEMBERS, summary="List the people of a group")
    async def list_members(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        groups: NamedDependency[GroupService],
        presenter: NamedDependency[MemberPresenter],
    ) -> Page[MemberRow]:
        """By their last names. Raises NotFound: 404."""
        group = await groups.get(guid)
        page = await lists.page(GROUP_MEMBERS, group=guid)
        return await presenter.rows(groups.session, group.school_guid, page)

    @post(action=Groups.update, status_code=200, limit=Hourly("bulk"), summary="Put people into a group")
    async def add_members(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        members: NamedDependency[MemberService],
        t: NamedDependency[Translator],
    ) -> AddedMembers:
        """Students and teachers of its school, each judged on its own. Raises NotFound, Conflict: 409."""
        result = await members.add_to_group(guid, data.guids)
        return AddedMembers(list(result.changed), refused_rows(result.refused, t))

    @delete(action=Groups.update, status_code=200, limit=Hourly("bulk"), summary="Take people out of a group")
    async def remove_members(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        members: NamedDependency[MemberService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """Each judged on its own. Raises NotFound: 404, Conflict: 409, it is archived."""
        result = await members.remove_from_group(guid, data.guids)
        return Deleted.of(result, t)


ROUTES = [
    CALLS.find(GROUPS),
    CALLS.export(GROUPS, GROUPS_EXPORT),
    CALLS.change_many(GROUPS, ACTS),
    CALLS.create(NewGroup),
    CALLS.read(),
    CALLS.change(GroupFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
    GroupMemberController,
]
