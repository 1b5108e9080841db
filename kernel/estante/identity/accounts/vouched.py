"""People whom another platform vouches for, such as an LMS: known by their account there, and signed in.

The platform's word makes nobody staff: it speaks of front office people only, and opens no session of
somebody who has become more than that here.
"""

import re
from datetime import timedelta
from uuid import UUID

from litestar import Request
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante import audit
from estante.errors import ApiError
from estante.identity import sessions
from estante.identity.accounts.directory import PersonRecord
from estante.identity.accounts.people import by_account, by_guid, principal_of
from estante.identity.models import OauthAccount, Person
from estante.identity.principal import Principal
from estante.identity.roles import STUDENT, TEACHER, TEACHER_ADMIN
from estante.identity.sessions import Visitor
from estante.tenancy.tenant import Tenant

VOUCHED_ROLES = frozenset({STUDENT, TEACHER, TEACHER_ADMIN})
START = "session.start_by_provider"
MAX_NAME = 50
SPACES = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u2028\u2029]+")
# Of two who come for the first time at once as one account, one is made.
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended(:account, 0))")


class NotVouchedFor(ApiError):
    """403: the person is deactivated or in the trash here, or has a role that no other platform gives."""

    status, code = 403, "NOT_VOUCHED_FOR"


class VouchedAccount(Struct, frozen=True, kw_only=True):
    """An account elsewhere. `provider` is who vouches, `subject` its lasting id of the account.

    `source` is what people are marked with that come so (`lti`); `role_guid` is one of `VOUCHED_ROLES`.
    """

    provider: str
    subject: str
    source: str
    role_guid: str
    name: str = ""
    lastname: str = ""
    email: str | None = None
    lang_id: str | None = None


class VouchedPerson(Struct, frozen=True):
    """Whom an account is, and whether it has come for the first time."""

    person: PersonRecord
    is_new: bool


class VouchedPeople:
    """The people of one tenant who come by accounts elsewhere, in the caller's transaction.

    An e-mail that is equal to somebody's proves nothing: it is kept with the account only.
    """

    def __init__(self, session: AsyncSession, tenant: Tenant) -> None:
        self._session, self._tenant = session, tenant

    async def admit(self, account: VouchedAccount) -> VouchedPerson:
        """The person of an account, who is made when the account is new, with the account's role of now.

        Raises:
            NotVouchedFor: 403.
        """
        if account.role_guid not in VOUCHED_ROLES:
            raise NotVouchedFor
        key = f"{self._tenant.guid}:{account.provider}:{account.subject}"
        await self._session.execute(TURN, {"account": key})
        person = await by_account(self._session, self._tenant, account.provider, account.subject)
        is_new = person is None
        if person is None:
            person = await self._make(account)
        elif not person.is_active or person.role_guid not in VOUCHED_ROLES:
            raise NotVouchedFor
        elif person.role_guid != account.role_guid:
            await self._change_role(person, account)
        return VouchedPerson(_record(person), is_new)

    async def open_session(self, person_guid: UUID, visitor: Visitor, *, ttl: timedelta | None = None) -> str:
        """Sign such a person in, and answer the token. Raises NotVouchedFor: 403."""
        person = await by_guid(self._session, self._tenant, person_guid)
        if person is None or not person.is_active or person.role_guid not in VOUCHED_ROLES:
            raise NotVouchedFor
        opened = await sessions.start(self._session, self._tenant, person.guid, visitor=visitor, ttl=ttl)
        who = principal_of(self._tenant, person)
        detail: dict[str, audit.Detail] = {"address": visitor.address}
        await audit.record(self._session, who, START, "person", person.guid, detail)
        return opened.token

    async def _make(self, account: VouchedAccount) -> Person:
        known = select(OauthAccount.guid).where(
            OauthAccount.provider == account.provider, OauthAccount.subject == account.subject
        )
        # Its person lies in the trash: who deleted it did not mean it to come back by itself.
        if await self._session.scalar(known) is not None:
            raise NotVouchedFor
        guid = uuid7()
        username = f"{account.source}-{guid.hex[-12:]}"
        person = Person(
            tenant_id=self._tenant.guid,
            guid=guid,
            username=username,
            name=_line(account.name) or username,
            lastname=_line(account.lastname),
            role_guid=account.role_guid,
            lang_id=account.lang_id,
            source=account.source,
        )
        self._session.add(person)
        await self._session.flush()
        self._session.add(
            OauthAccount(
                tenant_id=self._tenant.guid,
                person_guid=guid,
                provider=account.provider,
                subject=account.subject,
                email=account.email,
            )
        )
        await self._session.flush()
        await self._record(person, "users.create", {"username": username, "source": account.source})
        return person

    async def _change_role(self, person: Person, account: VouchedAccount) -> None:
        person.role_guid = account.role_guid
        await self._session.flush()
        await self._record(person, "users.update", {"fields": ["role_guid"], "source": account.source})

    async def _record(self, person: Person, action: str, detail: dict[str, audit.Detail]) -> None:
        nobody = Principal(self._tenant)
        await audit.record(self._session, nobody, action, "person", person.guid, detail)


def visitor_of(request: Request[object, object, State]) -> Visitor:
    """From where somebody asks, for a session that a plugin opens."""
    address = request.client.host if request.client else ""
    return Visitor(address, request.headers.get("user-agent", ""))


def _line(name: str) -> str:
    """A name on one line, no longer than names are here."""
    return SPACES.sub(" ", name).strip()[:MAX_NAME].strip()


def _record(person: Person) -> PersonRecord:
    return PersonRecord(
        person.guid,
        person.username,
        person.name,
        person.lastname,
        person.role_guid,
        person.is_active,
        person.country_guid,
    )
