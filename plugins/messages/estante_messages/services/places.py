"""The schools and groups of people as kinds of groups that messages can be for."""

from uuid import UUID

from estante_users.contracts import MemberRows
from sqlalchemy import Select, column, select, text
from sqlalchemy import types as sql

from estante_messages.contracts import Audience

GUID, NAME, SCHOOL = column("guid", sql.Uuid), column("name", sql.String), column("school_guid", sql.Uuid)
PERSON, PLACE = column("person_guid", sql.Uuid), column("place_guid", sql.Uuid)


def places_of(rows: MemberRows) -> tuple[Audience, Audience]:
    """What messages ask of them. Two schools can have a group of one name: it is told with its school's."""
    school = text(rows.schools).columns(GUID, NAME).subquery()
    group = text(rows.groups).columns(GUID, NAME, SCHOOL).subquery()
    groups = select(group.c.guid, group.c.name + " · " + school.c.name).join_from(
        group, school, school.c.guid == group.c.school_guid
    )
    return (
        _kind("schools", select(school.c.guid, school.c.name), rows.school_members),
        _kind("groups", groups, rows.group_members),
    )


def _kind(id: str, names: Select[UUID, str], members: str) -> Audience:
    in_places = text(members).columns(PERSON, PLACE).subquery()
    return Audience(
        id=id,
        text_key=f"messages.audiences.{id}",
        reference=id,
        names=names,
        members=select(in_places.c.place_guid, in_places.c.person_guid),
    )
