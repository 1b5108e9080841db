"""The list of people, with the schools and groups that a plugin knows of, and both lists as files."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import BelongsTo, NamesOf
from estante.api.people import ADMIN_USERS, PersonFilters
from estante.api.people import USERS as EVERYBODY

from estante_users.contracts import GROUPS, NETWORKS, SCHOOLS


class UserFilters(PersonFilters, frozen=True, kw_only=True):
    """What narrows the list. `network` are the people of the network's schools."""

    school: Annotated[tuple[UUID, ...], BelongsTo(SCHOOLS)] = ()
    group: Annotated[tuple[UUID, ...], BelongsTo(GROUPS)] = ()
    network: Annotated[tuple[UUID, ...], BelongsTo(NETWORKS)] = ()


USERS = EVERYBODY.filtered_by(UserFilters)

# `:words` are the names of roles and the words for yes and no, in the person's language.
COLUMNS = {
    "guid": "p.guid",
    "name": "p.name",
    "lastname": "p.lastname",
    "username": "p.username",
    "email": "p.email",
    "role_name": "coalesce(:words::jsonb ->> p.role_guid, p.role_guid)",
    "country_guid": "coalesce(:words::jsonb ->> p.country_guid::text, '')",
    "is_demo": ":words::jsonb ->> (p.is_demo::text)",
    "is_active": ":words::jsonb ->> (p.is_active::text)",
    "last_access_at": "to_char(p.last_access_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    "created_at": "to_char(p.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
}
TEXTS = "users.columns"
USERS_EXPORT = list_export(
    USERS,
    name="users",
    text_key="users.jobs.export",
    columns={**COLUMNS, "schools": NamesOf(SCHOOLS)},
    texts=TEXTS,
)
ADMIN_USERS_EXPORT = list_export(
    ADMIN_USERS, name="users.admins", text_key="users.jobs.export_admins", columns=COLUMNS, texts=TEXTS
)
