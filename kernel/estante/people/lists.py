"""The lists of people: those of the back office's roles, and everybody else (BO §2).

A tenant may have a million people, so that each order walks an index, which `Person` has.
"""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from msgspec import Struct

from estante.lists.filters import AnyOf, Equals
from estante.lists.spec import ListSpec
from estante.lists.text_conditions import FullText
from estante.lists.values import by_name


class PersonFilters(Struct, frozen=True, kw_only=True):
    """What narrows a list of people; several values of one filter are alternatives."""

    guid: Annotated[tuple[UUID, ...], AnyOf("p.guid")] = ()
    role: Annotated[tuple[str, ...], AnyOf("p.role_guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("p.country_guid")] = ()
    is_demo: Annotated[bool | None, Equals("p.is_demo")] = None
    is_active: Annotated[bool | None, Equals("p.is_active")] = None


class PersonRow(Struct, frozen=True):
    """A person in a list. `avatar` is where the picture is in the store."""

    guid: UUID
    avatar: str | None
    full_name: str
    name: str
    lastname: str
    username: str
    email: str | None
    role_guid: str
    country_guid: UUID | None
    is_demo: bool
    is_active: bool
    last_access_at: datetime | None
    created_at: datetime
    updated_at: datetime


# In the words of the indexes of `Person`, which are walked for no others.
STAFF = "ARRAY['R04', 'R05', 'R06', 'R07']"
COLUMNS = {"full_name": "btrim(p.name || ' ' || p.lastname)"}
WORDS = FullText("people", columns=("p.name", "p.lastname", "p.username", "p.email"))
ORDERS = {
    "name": by_name("p.name || ' ' || p.lastname"),
    "lastname": by_name("p.lastname || ' ' || p.name"),
    "username": by_name("p.username::text"),
    "role": "p.role_guid",
    "created_at": "p.created_at",
    "last_access_at": "coalesce(p.last_access_at, '-infinity')",
}
USERS = ListSpec(
    row=PersonRow,
    source="people p",
    base=("p.deleted_at IS NULL", f"p.role_guid <> ALL ({STAFF})"),
    columns=COLUMNS,
    filters=PersonFilters,
    search=WORDS,
    sort=ORDERS,
    default="lastname",
    indexed=(
        *("guid", "role", "country", "is_demo"),
        *("+name", "+lastname", "+username", "+role", "-created_at", "-last_access_at"),
    ),
)
ADMIN_USERS = ListSpec(
    row=PersonRow,
    source="people p",
    base=("p.deleted_at IS NULL", f"p.role_guid = ANY ({STAFF})"),
    columns=COLUMNS,
    filters=PersonFilters,
    search=WORDS,
    sort=ORDERS,
    default="lastname",
    indexed=("guid", "role"),
)


def people_within(condition: str) -> ListSpec[PersonRow, PersonFilters]:
    """The list of those people for whom SQL about `p` holds, as `lists.page(MEMBERS, school=guid)` fills it.

    `people_within("p.guid IN (SELECT m.person_guid FROM members m WHERE m.school_guid = :school)")`
    """
    return ListSpec(
        row=PersonRow,
        source="people p",
        base=("p.deleted_at IS NULL", condition),
        columns=COLUMNS,
        filters=PersonFilters,
        search=WORDS,
        sort=ORDERS,
        default="lastname",
    )


def counted_people(role: str, among: str) -> str:
    """SQL of how many people of a role are among those that a query gives as `(tenant_id, guid)`."""
    return f"""
        (SELECT count(*)::int FROM people p
         WHERE p.deleted_at IS NULL AND p.role_guid = '{role}' AND (p.tenant_id, p.guid) IN ({among}))
    """  # noqa: S608 - a code and a query of the plugin's own
