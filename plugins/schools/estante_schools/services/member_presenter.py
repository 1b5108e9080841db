"""Answering the people of a school or a group."""

from collections import defaultdict
from uuid import UUID

from estante.api.database import Transaction
from estante.api.lists import Page
from estante.api.people import PersonRow
from estante.api.tenants import Translator
from sqlalchemy import func, select

from estante_schools.models import Group, GroupMember
from estante_schools.schemas.member import GroupName, MemberRow


class MemberPresenter:
    """Answers people with their roles in words, and the groups of one school that they are in."""

    def __init__(self, t: Translator) -> None:
        self._t = t

    async def rows(self, session: Transaction, school: UUID, page: Page[PersonRow]) -> Page[MemberRow]:
        """A page of the people."""
        in_groups = (
            select(GroupMember.person_guid, Group.guid, Group.name)
            .join(Group, Group.guid == GroupMember.group_guid)
            .where(
                GroupMember.person_guid.in_([row.guid for row in page.rows]),
                Group.school_guid == school,
                Group.deleted_at.is_(None),
                Group.archived_at.is_(None),
            )
            .order_by(func.estante_order(Group.name))
        )
        groups: defaultdict[UUID, list[GroupName]] = defaultdict(list)
        for person, guid, name in await session.execute(in_groups):
            groups[person].append(GroupName(guid, name))
        return page.map(
            lambda row: MemberRow(
                guid=row.guid,
                full_name=row.full_name,
                username=row.username,
                role_guid=row.role_guid,
                role_name=self._t(f"roles.{row.role_guid}"),
                is_active=row.is_active,
                groups=groups[row.guid],
            )
        )
