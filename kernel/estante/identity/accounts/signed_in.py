"""Everybody with their open sessions, for staff who look after accounts."""

from datetime import UTC, datetime, timedelta
from typing import Annotated
from uuid import UUID

from msgspec import Struct, structs

from estante.identity.roles import text_key
from estante.languages.translator import Translator
from estante.lists.filters import AnyOf, Cases
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.lists.values import by_name
from estante.tenancy.tenant import Tenant

# `:since` is from when on a session has to have been used, to be still alive.
SOURCE = """
people p LEFT JOIN (
    SELECT person_guid, count(*) AS sessions, max(last_used_at) AS last_used_at FROM sessions
    WHERE kind = 'session' AND expires_at > now() AND last_used_at > :since GROUP BY person_guid
) s ON s.person_guid = p.guid
"""


class SignedInFilters(Struct, frozen=True, kw_only=True):
    """What the list can be narrowed by."""

    guid: Annotated[tuple[UUID, ...], AnyOf("p.guid")] = ()
    role: Annotated[tuple[str, ...], AnyOf("p.role_guid")] = ()
    signed_in: Annotated[
        bool | None, Cases({True: "s.sessions IS NOT NULL", False: "s.sessions IS NULL"})
    ] = None


class SignedInRow(Struct, frozen=True):
    """A person, how many sessions they have open, and when they last used one of these."""

    guid: UUID
    username: str
    name: str
    lastname: str
    role_guid: str
    is_active: bool
    sessions: int
    last_used_at: datetime | None


SIGNED_IN = ListSpec(
    row=SignedInRow,
    source=SOURCE,
    base=("p.deleted_at IS NULL",),
    columns={"sessions": "coalesce(s.sessions, 0)", "last_used_at": "s.last_used_at"},
    filters=SignedInFilters,
    search=("p.username", "p.name", "p.lastname", "p.email"),
    sort={
        "name": by_name("concat_ws(' ', p.name, p.lastname, p.username)"),
        "last_used_at": "coalesce(s.last_used_at, '-infinity')",
    },
    default="-last_used_at",
)


class SignedIn(Struct, frozen=True, kw_only=True):
    """A row, with what the person's role is called."""

    guid: UUID
    username: str
    name: str
    lastname: str
    role_guid: str
    role_name: str
    is_active: bool
    sessions: int
    last_used_at: datetime | None


class SignedInList:
    """The people of one tenant, in the words of one language."""

    def __init__(self, tenant: Tenant, t: Translator) -> None:
        self._tenant, self._t = tenant, t

    async def page(self, lists: Lists) -> Page[SignedIn]:
        """One page, and the total."""
        idle = timedelta(seconds=self._tenant.settings.session_idle_seconds)
        page = await lists.page(SIGNED_IN, since=datetime.now(UTC) - idle)
        return page.map(self._answer)

    def _answer(self, row: SignedInRow) -> SignedIn:
        role = self._t(text_key(row.role_guid))
        return SignedIn(role_name=role, **structs.asdict(row))
